import { gzipSync } from "node:zlib";
import type { Body } from "./fault.ts";
import { echoOf, type SeenRequest } from "./request.ts";

/** What the placeholders of a body stand for. */
export interface Filling {
  readonly request: SeenRequest;
  readonly id: unknown;
  /** The right answer, as text. */
  readonly right: string;
  /** The right result, as JSON. */
  readonly result: string;
  /** Makes the right response to a batch, with one alteration. */
  readonly spoiled: (fault: Body & object) => string;
}

/** A body's bytes, and the content encoding that they are in. */
export interface Filled {
  readonly bytes: Buffer;
  readonly encoding?: string;
}

/** Makes the bytes of a body. One of this many bytes is a JSON text within spaces. */
export function fill(body: Body | undefined, filling: Filling): Filled {
  if (body === undefined) return { bytes: Buffer.from(filling.right) };
  if (typeof body === "string") return { bytes: Buffer.from(filled(body, filling)) };
  if ("latin1" in body) return { bytes: Buffer.from(filled(body.latin1, filling), "latin1") };
  if ("batch" in body) return { bytes: Buffer.from(filling.spoiled(body)) };
  if ("encoded" in body) return { bytes: gzipSync(filling.right), encoding: body.encoded };
  const text = Buffer.concat([Buffer.from(filling.right), Buffer.alloc(body.bytes, " ")]);
  return body.gzip ? { bytes: gzipSync(text, { level: 1 }), encoding: "gzip" } : { bytes: text };
}

function filled(template: string, { request, id, result }: Filling): string {
  const values: Readonly<Record<string, () => string>> = {
    $ID: () => JSON.stringify(id ?? null),
    $OTHER_ID: () => "999999999",
    $RESULT: () => result,
    $NONCE: () => request.nonces[0] ?? "none",
    $ECHO: () => JSON.stringify(echoOf(request.head)).slice(1, -1),
  };
  return template.replaceAll(/\$[A-Z_]+/g, (name) => values[name]?.() ?? name);
}
