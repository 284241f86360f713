import { once } from "node:events";
import type { Socket } from "node:net";
import { openSocket } from "./raw-request.ts";

/** The kinds of frames. Source: RFC 6455, 5.2. */
export const opcode = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, reserved: 3 } as const;

/** Deviations of a frame from the usual form. */
interface FrameOptions {
  /** Whether the message continues in the next frame. */
  readonly isFragment?: boolean;
  /** Whether the frame lacks the mask, which callers must send. */
  readonly isUnmasked?: boolean;
  /** Whether the frame claims to be compressed. */
  readonly isCompressed?: boolean;
}

/** A frame as callers send it. The mask is zero, so that the payload is readable. */
export function frame(kind: number, payload: string | Uint8Array = "", options: FrameOptions = {}): Buffer {
  const bytes = Buffer.from(payload);
  const { length } = bytes;
  const size = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const head = Buffer.alloc(2 + size);
  head[0] = kind | (options.isFragment ? 0 : 0x80) | (options.isCompressed ? 0x40 : 0);
  head[1] = (options.isUnmasked ? 0 : 0x80) | (size === 0 ? length : size === 2 ? 126 : 127);
  if (size === 2) head.writeUInt16BE(length, 2);
  if (size === 8) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, options.isUnmasked ? Buffer.alloc(0) : Buffer.alloc(4), bytes]);
}

/**
 * Opens a WebSocket, and does only the handshake.
 *
 * @param path - `/ws/<token>`, or `/ws`.
 * @param more - More header lines, each with its line end.
 */
export async function openRawWebSocket(url: string, path: string, more = ""): Promise<Socket> {
  const socket = openSocket(url);
  const key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: gateway\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}${more}\r\n`,
  );
  const [head] = (await once(socket, "data")) as [Buffer];
  const text = head.toString("latin1");
  if (!text.startsWith("HTTP/1.1 101 ")) throw new Error(`no WebSocket: ${text}`);
  if (/^sec-websocket-extensions:/im.test(text)) throw new Error("the gateway has negotiated an extension");
  return socket;
}

/**
 * @returns the code with which the gateway closes the socket, or `undefined` if it ends it without a close
 * frame.
 */
export function closeCode(socket: Socket): Promise<number | undefined> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => void chunks.push(chunk));
  return new Promise((resolve) => {
    socket.once("close", () => {
      const bytes = Buffer.concat(chunks);
      const at = bytes.lastIndexOf(Buffer.of(0x80 | opcode.close));
      resolve(at < 0 || at + 4 > bytes.length ? undefined : bytes.readUInt16BE(at + 2));
    });
  });
}
