import type { Fault } from "./fault.ts";
import type { SeenRequest } from "./request.ts";

/**
 * Encodes the correct message: the nonce as field 1, where TRON's TransactionInfo has its id, or for a write as field 3,
 * where its Return has a text. A body with a size adds that many bytes.
 */
export function encodeMessage({ nonces: [nonce = "none"] }: SeenRequest, body?: Fault["body"]): Buffer {
  if (typeof body === "string") return Buffer.from(body, "latin1");
  const size = typeof body === "object" && "bytes" in body ? body.bytes : 0;
  const start = Buffer.concat([
    Buffer.from([nonce.startsWith("nonce-w") ? 0x1a : 0x0a]),
    varint(Buffer.byteLength(nonce) + size),
    Buffer.from(nonce),
  ]);
  // Not joined from parts: a copy of a large message takes long.
  const message = Buffer.alloc(start.length + size);
  start.copy(message);
  return message;
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}

export function isGrpcWeb({ head }: SeenRequest): boolean {
  return /^content-type: *application\/grpc-web/im.test(head);
}

/** Encodes the body of a response of gRPC-Web: the correct message, and the trailers. Source: gRPC-Web protocol. */
export function createWebBody(request: SeenRequest, body?: Fault["body"]): Buffer {
  return Buffer.concat([
    ...frame(0, encodeMessage(request, body)),
    ...frame(0x80, Buffer.from("grpc-status: 0\r\n")),
  ]);
}

function frame(flags: number, content: Buffer): [head: Buffer, content: Buffer] {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags);
  head.writeUInt32BE(content.length, 1);
  return [head, content];
}
