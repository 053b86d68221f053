// The load client, the same for every server: T tables with three seats, one WebSocket a seat. The next choice of a table is made when all
// three seats have seen the last one. Latency: from sending a choice until ANOTHER seat has the new state. A game that is over is followed by a
// new one at the same table: opened, joined, started and connected to within the measured time.
//   node client.js '{"kind":"muraglia","url":"ws://…","tables":[…],"seconds":8,"pause":0}'
const WebSocket = require("ws");
const job = JSON.parse(process.argv[2]);
const random = (n) => Math.floor(Math.random() * n);
const clock = () => Number(process.hrtime.bigint()) / 1e6;

const latencies = [];
let accepted = 0, bytes = 0, messages = 0, faults = 0, measuring = false;

/** One table: knows who is to act, and waits until everybody has seen the last choice. */
class Table {
  constructor() { this.sent = 0; this.by = -1; this.waiting = new Set(); this.next = null; this.connected = 0; this.sockets = []; this.renew = null; }
  seen(seat, changed) {
    if (!changed || !this.waiting.has(seat)) return;
    this.waiting.delete(seat);
    if (seat !== this.by && measuring) latencies.push(clock() - this.sent);
    if (this.waiting.size === 0) { if (measuring) accepted++; if (this.renew) this.renew(); else this.go(); }
  }
  /** A connection has got its first state. */
  met() {
    if (++this.connected < 3) return;
    if (this.opened) this.go();
    else { this.opened = true; ready(); }
  }
  go() {
    const submit = this.next;
    this.next = null;
    if (!submit) return;
    const send = () => { this.waiting = new Set([0, 1, 2]); this.sent = clock(); submit(); };
    if (job.pause) setTimeout(send, job.pause * (0.5 + Math.random()));
    else send();
  }
}

const ours = (seat) => job.addresses[seat % job.addresses.length]; // several processes: the seats of a table come through different ones
const sockets = { // how each server is spoken to
  muraglia(table, place, seat) {
    const socket = new WebSocket(`${ours(seat).replace("http", "ws")}/api/tables/${place.id}/socket?seat=${seat}`, { headers: { cookie: place.cookies[seat], origin: ours(seat) }, perMessageDeflate: false });
    let version = -1, number = 0;
    socket.on("message", (data) => { // a frame holds one line of JSON or several that belong together
      messages++; bytes += data.length;
      for (const text of data.toString().split("\n")) hear(text);
    });
    const hear = (text) => {
      if (text.startsWith('{"is":"go_on"')) return goOn(JSON.parse(text).question);
      if (text.startsWith('{"is":"not_done"')) {
        faults++;
        return console.error(text.slice(0, 300));
      }
      if (!text.startsWith('{"is":"game"')) return;
      const now = Number(/"version":(\d+)/.exec(text)[1]);
      const changed = now !== version;
      version = now;
      const asked = /"question":\{/.test(text);
      if (asked) {
        const { question } = JSON.parse(text);
        table.next = () => {
          const option = question.options[random(question.options.length)];
          answer(question.version, [option.pick]);
        };
      }
      if (text.includes('"is_over":true')) table.renew = () => newGame(table, place);
      if (table.connected < 3) return table.met();
      table.seen(seat, changed);
    };
    const goOn = (question) => answer(question.version, [...question.so_far, question.options[random(question.options.length)].pick]); // a form
    const answer = (version, picks) => { table.by = seat; socket.send(JSON.stringify({ do: "choose", id: `${seat}-${number++}`, version, picks })); };
    return socket;
  },
  boardgameio(table, place, seat) {
    const socket = new WebSocket(`${job.url}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    const emit = (...event) => socket.send(`42/wall,${JSON.stringify(event)}`);
    let version = -1;
    socket.on("message", (data) => {
      const text = data.toString();
      if (text[0] === "0") return socket.send("40/wall,");
      if (text === "2") return socket.send("3");
      if (text.startsWith("40")) return emit("sync", place.id, String(seat), undefined, 3);
      if (!text.startsWith("42")) return;
      messages++; bytes += data.length;
      const now = Number(/"_stateID":(\d+)/.exec(text)?.[1] ?? -1);
      if (now < 0) return;
      const changed = now !== version;
      version = now;
      const turn = Number(/"currentPlayer":"(\d)"/.exec(text)[1]);
      if (turn === seat) {
        table.next = () => {
          table.by = seat;
          emit("update", { type: "MAKE_MOVE", payload: { type: "place", args: [random(5), random(3)], playerID: String(seat) } }, now, place.id, String(seat));
        };
      }
      if (table.connected < 3) return table.met();
      table.seen(seat, changed);
    });
    return socket;
  },
};

/** The three sit down to another game. */
async function newGame(table, place) {
  const post = async (seat, path, body) => {
    const headers = { cookie: place.cookies[seat], origin: ours(seat), "content-type": "application/json" };
    const answer = await fetch(ours(seat) + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) { faults++; console.error(path, answer.status, await answer.text()); }
    return answer.json();
  };
  for (const socket of table.sockets) socket.removeAllListeners("close").close();
  Object.assign(table, { renew: null, next: null, connected: 0, sockets: [] });
  const { id } = await post(0, "/api/tables", job.setting);
  for (const seat of [1, 2]) await post(seat, `/api/tables/${id}/join`, {});
  await post(0, `/api/tables/${id}/commands`, { do: "start" });
  await connect(table, { ...place, id });
}

async function connect(table, place) {
  for (const seat of [0, 1, 2]) {
    const socket = sockets[job.kind](table, place, seat);
    table.sockets.push(socket);
    socket.on("error", (error) => { console.error(String(error)); process.exit(1); });
    socket.on("close", () => { console.error("a connection was closed"); process.exit(1); });
    await new Promise((done) => socket.once("open", done));
  }
}

let opened = 0;
const tables = job.tables.map(() => new Table());
function ready() {
  if (++opened < tables.length) return;
  if (job.hold) { console.log(JSON.stringify({ connected: true })); process.stdin.once("data", begin); } else begin();
}
function begin() {
  for (const table of tables) table.go();
  setTimeout(() => { measuring = true; bytes = messages = 0; }, job.warm * 1000);
  setTimeout(finish, (job.warm + job.seconds) * 1000);
}
function finish() {
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
  console.log(JSON.stringify({ per_second: accepted / job.seconds, p50: at(0.5), p99: at(0.99), size: bytes / messages, faults, cpu: process.cpuUsage() }));
  process.exit(0);
}
(async () => {
  for (const [index, place] of job.tables.entries()) await connect(tables[index], place);
})();
