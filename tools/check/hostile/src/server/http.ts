import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Fault, StopPoint } from "./fault.ts";
import type { Filled } from "./response.ts";

/** Reads the requests of a connection. If `first`, called with a request's first bytes, returns `true`, these bytes are not read. */
export function readRequests(
  socket: Socket,
  first: (chunk: Buffer) => boolean,
  onRequest: (head: string, body: string) => void,
): void {
  let received = "";
  socket.on("data", (chunk: Buffer) => {
    if (received === "" && first(chunk)) return;
    received += chunk.toString("latin1");
    for (;;) {
      const end = received.indexOf("\r\n\r\n");
      if (end === -1) return;
      const head = received.slice(0, end);
      const from = end + 4;
      const chunked = /^transfer-encoding: *chunked/im.test(head);
      const to = chunked
        ? received.indexOf("0\r\n\r\n", from) + 5
        : from + Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
      if (received.length < to || to < from) return;
      onRequest(head, received.slice(from, to));
      received = received.slice(to);
    }
  });
}

/** @param elsewhere - The URL of another server. */
export async function writeResponse(
  socket: Socket,
  fault: Fault,
  { bytes, encoding, type = "application/json" }: Filled,
  elsewhere: string,
): Promise<void> {
  const { status = 200, headers = {}, stop, drip, twice, wait = 0 } = fault;
  if (wait > 0) await pause(wait);
  const all = {
    "content-type": type,
    ...(status !== 204 && !("transfer-encoding" in headers) && { "content-length": String(bytes.length) }),
    ...(encoding && { "content-encoding": encoding }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${headerValue(value, elsewhere)}\r\n`);
  const head = Buffer.from(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Odd"}\r\n${lines.join("")}\r\n`,
    "latin1",
  );
  const whole = status === 204 ? head : Buffer.concat([head, bytes]);
  const end = stop ? lengthUntil(stop.at, head.length, whole.length) : whole.length;
  await send(socket, whole.subarray(0, end), drip);
  if (twice) await send(socket, whole, drip);
  if (stop?.how === "reset") socket.resetAndDestroy();
  else if (stop?.how === "close") socket.end();
}

/** Replaces placeholders: `$DATE+3` is the date in three seconds. */
function headerValue(template: string, elsewhere: string): string {
  return template
    .replace("$ELSEWHERE", elsewhere)
    .replace(/\$DATE([+-]\d+)/, (_, seconds) => new Date(Date.now() + Number(seconds) * 1_000).toUTCString());
}

function lengthUntil(point: StopPoint, head: number, whole: number): number {
  if (typeof point === "number") return Math.min(point, whole);
  return { start: 0, head: head >> 1, body: head + ((whole - head) >> 1), last: whole - 1 }[point];
}

async function send(socket: Socket, bytes: Buffer, drip: Fault["drip"]): Promise<void> {
  if (!drip) {
    if (bytes.length > 0) await flushed(socket, bytes);
    return;
  }
  for (let from = 0; from < bytes.length && !socket.destroyed; from += drip.bytes) {
    await flushed(socket, bytes.subarray(from, from + drip.bytes));
    await pause(drip.every);
  }
}

/** Waits until the bytes are written, or the connection is gone, so that a reset cannot overtake them. */
async function flushed(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.destroyed) await new Promise((resolve) => socket.write(bytes, resolve));
}
