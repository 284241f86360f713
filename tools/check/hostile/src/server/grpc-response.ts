import { gzipSync } from "node:zlib";
import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import type { Body, Fault } from "./fault.ts";
import type { SeenRequest } from "./request.ts";
import type { Filled } from "./response.ts";

/** Bytes before each message: a compression flag and the length. */
export const HEAD = 5;

export function framed(message: Uint8Array, flags = 0): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(flags);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/**
 * Encodes the correct message: the nonce as field 1, where TRON's TransactionInfo has its id, or for a write as field 3,
 * where its Return has a text. A body with a size adds that many bytes.
 */
export function encodeMessage({ nonces: [nonce = "none"] }: SeenRequest, body?: Body): Uint8Array {
  if (typeof body === "string") return Buffer.from(body, "latin1");
  const value = Buffer.alloc(nonce.length + (typeof body === "object" && "bytes" in body ? body.bytes : 0));
  value.write(nonce);
  const field = nonce.startsWith("nonce-w") ? 3 : 1;
  return new BinaryWriter().tag(field, WireType.LengthDelimited).bytes(value).finish();
}

export function isGrpcWeb({ head }: SeenRequest): boolean {
  return /^content-type: *application\/grpc-web/im.test(head);
}

/**
 * Encodes the body of a response to a call of gRPC-Web: the correct message, and the trailers. A text is sent as it is:
 * servers in front of a node do so. Source: gRPC-Web protocol.
 */
export function fillWeb(request: SeenRequest, { body, status = 200 }: Fault): Filled {
  if (status !== 200 || typeof body === "string") return { bytes: Buffer.from(String(body ?? "")) };
  const type = "application/grpc-web+proto";
  if (body && "latin1" in body) return { bytes: Buffer.from(body.latin1, "latin1"), type };
  const trailers = Buffer.from("grpc-status: 0\r\n");
  const bytes = Buffer.concat([framed(encodeMessage(request, body)), framed(trailers, 0x80)]);
  const isPacked = body && ("encoded" in body || ("gzip" in body && body.gzip));
  return isPacked ? { bytes: gzipSync(bytes, { level: 1 }), encoding: "gzip", type } : { bytes, type };
}
