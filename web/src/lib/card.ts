/** A picture of a result, to send to friends. It is drawn in the browser, in the colours that are shown. */
import type { Colour } from "./board";

export interface Result {
  game: string;
  headline: string;
  sub: string;
  places: { name: string; score: number; colour: Colour; won: boolean }[];
  foot: string;
}

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 64];

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Breaks a text into at most two lines of this width; what is too long ends with dots. */
function lines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const found = [""];
  for (const word of text.split(" ")) {
    const longer = found.at(-1) ? `${found.at(-1)} ${word}` : word;
    if (pen.measureText(longer).width <= width || !found.at(-1)) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found.length > 2 ? [found[0]!, `${found[1]} …`] : found;
}

/** Draws a wall with battlements along the lower edge. */
function wall(pen: CanvasRenderingContext2D, top: number): void {
  pen.fillStyle = colour("--stone");
  pen.fillRect(0, top, WIDTH, HEIGHT - top);
  for (let x = 0; x < WIDTH; x += 48) pen.fillRect(x, top - 18, 28, 18);
  pen.fillStyle = colour("--stone-dark");
  for (let x = 0; x < WIDTH; x += 60) pen.fillRect(x, top + 8, 2, HEIGHT - top);
}

export async function drawResult(result: Result): Promise<Blob> {
  await document.fonts.load('1em "Young Serif"').catch(() => []);
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  const write = (text: string, x: number, y: number, font: string, ink = "--ink") => {
    pen.font = font;
    pen.fillStyle = colour(ink);
    pen.fillText(text, x, y, WIDTH - EDGE - x);
  };
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  wall(pen, HEIGHT - 46);
  const [display, plain] = ['"Young Serif", serif', "system-ui, sans-serif"];
  write(`Muraglia · ${result.game}`, EDGE, 84, `600 28px ${plain}`, "--ink-3");
  pen.font = `400 58px ${display}`;
  const said = lines(pen, result.headline, WIDTH - 2 * EDGE);
  said.forEach((line, row) => write(line, EDGE, 158 + 66 * row, `400 58px ${display}`));
  let y = 158 + 66 * (said.length - 1) + 46;
  write(result.sub, EDGE, y, `400 30px ${plain}`, "--ink-2");
  y += 34;
  const step = Math.min(58, (HEIGHT - 110 - y) / result.places.length);
  for (const place of result.places) {
    pen.fillStyle = colour(`--p${place.colour}`);
    pen.fillRect(EDGE, y, 10, step - 10);
    write(String(place.score), EDGE + 32, y + step * 0.6, `400 ${step * 0.66}px ${display}`, place.won ? "--seal-text" : "--ink");
    write(place.name, EDGE + 150, y + step * 0.6, `${place.won ? 700 : 500} ${step * 0.56}px ${plain}`);
    y += step;
  }
  write(result.foot, EDGE, HEIGHT - 76, `400 24px ${plain}`, "--ink-3");
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Hands a picture to the phone's own way of sharing, or saves it. */
export async function sharePicture(blob: Blob, name: string, address: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], url: address }).catch(() => {}); // the person has thought better of it
    return;
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
