import { gzipSync } from "node:zlib";
import type { Body, Fault } from "./fault.ts";
import { createWebBody } from "./grpc-message.ts";
import { createEcho, type SeenRequest } from "./request.ts";

/** The values of a body's placeholders. */
export interface Filling {
  readonly request: SeenRequest;
  readonly id: unknown;
  /** The correct response, as text. */
  readonly correct: string;
  /** The correct result, as JSON. */
  readonly result: string;
  /** Returns the correct response to a batch with one alteration. */
  readonly altered: (fault: Body & object) => string;
}

/** A body's bytes and their content encoding. */
export interface Filled {
  readonly bytes: Buffer;
  readonly encoding?: string;
  /** Default: JSON. */
  readonly type?: string;
}

/** Encodes a body. A body of a given size is a JSON text padded with spaces. */
export function fill(body: Body | undefined, filling: Filling): Filled {
  if (body === undefined) return { bytes: Buffer.from(filling.correct) };
  if (typeof body === "string") return { bytes: Buffer.from(filled(body, filling)) };
  if ("latin1" in body) return { bytes: Buffer.from(filled(body.latin1, filling), "latin1") };
  if ("batch" in body) return { bytes: Buffer.from(filling.altered(body)) };
  if ("encoded" in body) return { bytes: gzipSync(filling.correct), encoding: body.encoded };
  // Not joined from two parts: a copy of a large body takes long.
  const text = Buffer.alloc(Buffer.byteLength(filling.correct) + body.bytes, " ");
  text.write(filling.correct);
  return body.gzip ? { bytes: gzipSync(text, { level: 1 }), encoding: "gzip" } : { bytes: text };
}

/** Encodes the body of a response to a call of gRPC-Web. A text is sent as it is: servers in front of a node do so. */
export function fillWeb(request: SeenRequest, { body, status = 200 }: Fault): Filled {
  if (status !== 200 || typeof body === "string") return { bytes: Buffer.from(String(body ?? "")) };
  const type = "application/grpc-web+proto";
  if (typeof body === "object" && "latin1" in body)
    return { bytes: Buffer.from(body.latin1, "latin1"), type };
  const bytes = createWebBody(request, body);
  const isPacked = typeof body === "object" && ("encoded" in body || ("gzip" in body && body.gzip));
  return isPacked ? { bytes: gzipSync(bytes, { level: 1 }), encoding: "gzip", type } : { bytes, type };
}

function filled(template: string, { request, id, result }: Filling): string {
  const values: Readonly<Record<string, () => string>> = {
    $ID: () => JSON.stringify(id ?? null),
    $OTHER_ID: () => "999999999",
    $RESULT: () => result,
    $NONCE: () => request.nonces[0] ?? "none",
    $ECHO: () => JSON.stringify(createEcho(request.head)).slice(1, -1),
  };
  return template.replaceAll(/\$[A-Z_]+/g, (name) => values[name]?.() ?? name);
}
