/** The server's clock, estimated from the dates of its responses. */
let ahead = 0;

export function hearDate(header: string | null, sent: number): void {
  const server = header ? Date.parse(header) : NaN;
  if (Number.isNaN(server)) return;
  const middle = (sent + Date.now()) / 2;
  const found = (server + 500 - middle) / 1000; // the header contains whole seconds
  if (Math.abs(found) > 2) ahead = found; // below that, the local clock is more accurate
}

export const serverNow = (): number => Date.now() / 1000 + ahead;
