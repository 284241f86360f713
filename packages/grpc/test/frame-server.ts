import { createServer, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** The types of frames, and flags. Source: RFC 9113, 6. */
export const frameType = { data: 0, headers: 1, reset: 3, settings: 4, ping: 6, goaway: 7 } as const;
export const END_STREAM = 1;
const END_HEADERS = 4;

/** An HTTP/2 frame. */
export function frame(
  type: number,
  flags: number,
  stream: number,
  payload: Uint8Array = Buffer.of(),
): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

export type Fields = readonly (readonly [string, string])[];

/** A frame of headers or trailers, as literals without indexing (RFC 7541, 6.2.2). */
export function headers(stream: number, fields: Fields, flags = 0): Buffer {
  const block = fields.map(([name, value]) => Buffer.concat([Buffer.of(0), text(name), text(value)]));
  return frame(frameType.headers, END_HEADERS | flags, stream, Buffer.concat(block));
}

export function data(stream: number, bytes: Uint8Array, flags = 0): Buffer {
  return frame(frameType.data, flags, stream, bytes);
}

export function reset(stream: number, code: number): Buffer {
  return frame(frameType.reset, 0, stream, uint32(code));
}

export function goaway(lastStream: number, code: number): Buffer {
  return frame(frameType.goaway, 0, 0, Buffer.concat([uint32(lastStream), uint32(code)]));
}

/** A message as it is on the wire: a flag, the length, the bytes. */
export function message(bytes: Uint8Array, flag = 0, length = bytes.length): Buffer {
  return Buffer.concat([Buffer.of(flag), uint32(length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A text with its length as an integer with a prefix of 7 bits (RFC 7541, 5.1). */
function text(value: string): Buffer {
  const bytes = Buffer.from(value, "latin1");
  const length: number[] = [Math.min(bytes.length, 127)];
  if (bytes.length >= 127) {
    let rest = bytes.length - 127;
    for (; rest > 127; rest >>= 7) length.push((rest & 127) | 128);
    length.push(rest);
  }
  return Buffer.concat([Buffer.from(length), bytes]);
}

/** Responds to a call. What it returns is written; a server that breaks off ends the socket itself. */
export type Script = (stream: number, socket: Socket) => Buffer;

/** Starts a server that writes HTTP/2 frames as a script says, for one test. */
export async function startFrameServer(
  script: Script,
  respondsToPings = true,
): Promise<{ endpoint: string; calls: () => number; sockets: ReadonlySet<Socket> }> {
  let calls = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    let received: Buffer = Buffer.alloc(0);
    let isBegun = false;
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (!isBegun && received.length < 24) return;
      if (!isBegun) {
        isBegun = true;
        received = received.subarray(24);
        socket.write(frame(frameType.settings, 0, 0));
      }
      while (received.length >= 9 && received.length >= 9 + received.readUIntBE(0, 3)) {
        const end = 9 + received.readUIntBE(0, 3);
        const [type, flags = 0] = received.subarray(3);
        const stream = received.readUInt32BE(5);
        if (type === frameType.settings && (flags & 1) === 0) socket.write(frame(frameType.settings, 1, 0));
        if (respondsToPings && type === frameType.ping && (flags & 1) === 0)
          socket.write(frame(frameType.ping, 1, 0, received.subarray(9, end)));
        received = received.subarray(end);
        if (type !== frameType.headers) continue;
        calls += 1;
        socket.write(script(stream, socket));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, calls: () => calls, sockets };
}
