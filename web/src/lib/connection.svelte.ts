/** The connection to one table: a socket that reconnects automatically, and commands that are repeated until they are answered. */
import { api } from "./api";
import type { AnyCommand, AnyNews, Done, Explained, GoOn, Hinted, NotDone } from "./wire";

export type Answer = Done | NotDone | GoOn | Hinted | Explained;
/** lost: reconnecting. gone: the server says there is no such table for us. */
export type Link = "connecting" | "live" | "lost" | "gone";

interface Waiting {
  command: AnyCommand;
  sent: boolean;
  resolve: (answer: Answer | null) => void;
}

// Repeated after a lost connection, because sending them twice has no further effect. Others are dropped; the person can repeat them.
const REPEATABLE = new Set<AnyCommand["do"]>(["choose", "withdraw", "ready", "consent", "write", "plan", "start", "rematch", "sit", "seat_bot", "look"]);
const SHORTEST = 400;
const LONGEST = 15_000;
const GONE = 4404;

export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

export class Connection {
  link = $state<Link>("connecting");
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
    private readonly hear: (news: AnyNews) => void,
    private readonly opened: () => void = () => {},
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
    for (const waiting of this.#waiting.values()) waiting.resolve(null);
  }

  /** Opens the socket again, with the cookie that this browser has now. */
  renew(): void {
    const old = this.#socket;
    this.#open();
    old?.close();
  }

  /** Sends a command and returns the answer with the same id, or null if the connection was closed in the meantime. */
  send(command: AnyCommand): Promise<Answer | null> {
    const id = command.id ?? freshId();
    return new Promise((resolve) => {
      const waiting: Waiting = { command: { ...command, id } as AnyCommand, sent: false, resolve };
      this.#waiting.set(id, waiting);
      this.#post(waiting);
    });
  }

  /** Whether a command has not been answered yet. */
  get pending(): boolean {
    return this.#waiting.size > 0;
  }

  #post(waiting: Waiting): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return; // it is sent when the socket opens
    waiting.sent = true;
    this.#socket.send(JSON.stringify(waiting.command));
  }

  #now = (): void => {
    if (this.link !== "lost" || document.visibilityState !== "visible") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    if (this.#closed) return;
    const socket = new WebSocket(api.socket(this.table, this.seat()));
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.link = "live";
      this.opened();
      for (const [id, waiting] of this.#waiting) {
        if (!waiting.sent || REPEATABLE.has(waiting.command.do)) this.#post(waiting);
        else {
          this.#waiting.delete(id);
          waiting.resolve(null);
        }
      }
    };
    socket.onmessage = (message) => {
      // A frame contains one line, or several that belong together.
      for (const line of (message.data as string).split("\n")) if (line) this.#take(JSON.parse(line) as AnyNews);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      if (event.code === GONE) {
        this.link = "gone";
        return;
      }
      this.link = "lost";
      // When a server restarts, all clients lose their connection at once. They should not all reconnect at the same time.
      const wait = Math.min(LONGEST, SHORTEST * 2 ** this.#tries) * (0.5 + Math.random());
      this.#tries++;
      this.#timer = setTimeout(() => this.#open(), wait) as unknown as number;
    };
  }

  #take(news: AnyNews): void {
    this.hear(news);
    if (news.is !== "done" && news.is !== "not_done" && news.is !== "go_on" && news.is !== "hinted" && news.is !== "explained") return;
    const waiting = news.id ? this.#waiting.get(news.id) : undefined;
    if (waiting && news.id) this.#waiting.delete(news.id);
    waiting?.resolve(news);
  }
}
