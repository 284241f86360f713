import type { OutgoingHttpHeaders } from "node:http2";
import { frame } from "./frames.ts";

/** How gRPC-Web writes the bytes of a body. Source: grpc/grpc, gRPC-Web. */
export type WebForm = "binary" | "text";

/** The flag of a frame that holds trailers. */
const trailersFlag = 0x80;

/**
 * @param type - A content type, or a list of them.
 * @returns the form of gRPC-Web that it names; `undefined` if it names none, or messages other than protobuf's.
 */
export function detectWebForm(type: string | undefined): WebForm | undefined {
  const found = /^application\/grpc-web(-text)?(\+proto)?\s*([;,]|$)/.exec(type ?? "");
  return found ? (found[1] === undefined ? "binary" : "text") : undefined;
}

/** @returns the frame with the trailers, which ends a body. */
export function trailersFrame(trailers: OutgoingHttpHeaders): Buffer {
  const lines = Object.entries(trailers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const bytes = frame(Buffer.from(lines.join(""), "latin1"));
  bytes[0] = trailersFlag;
  return bytes;
}

/** Decodes a body in base64, in chunks of any size. Each part of it may end with padding. */
export class Base64Decoder {
  #rest = "";

  /** @returns the bytes of all complete groups of four letters. */
  decode(chunk: Buffer): Buffer {
    const text = this.#rest + chunk.toString("latin1");
    const end = text.length - (text.length % 4);
    this.#rest = text.slice(end);
    const parts = text.slice(0, end).split(/(?<==)(?!=)/);
    return Buffer.concat(parts.map((part) => Buffer.from(part, "base64")));
  }
}
