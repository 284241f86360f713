import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Fault, StopPoint } from "./fault.ts";
import type { Filled } from "./fill.ts";

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
  switch (point) {
    case "start":
      return 0;
    case "head":
      return head >> 1;
    case "body":
      return head + ((whole - head) >> 1);
    case "last":
      return whole - 1;
    default:
      return Math.min(point, whole);
  }
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
function flushed(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) resolve();
    else socket.write(bytes, () => resolve());
  });
}
