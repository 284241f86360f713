import { badResponse, type CallTarget } from "../call-error.ts";
import type { HttpResponse } from "../http/http-transport.ts";
import type { ResultReader } from "./api-operation.ts";

/** A response whose text is decoded from its bytes when it is read. */
export function withText(
  { status, headers }: HttpResponse,
  target: CallTarget,
  bytes: Uint8Array,
): HttpResponse {
  return {
    status,
    headers,
    get text() {
      return decoded(bytes, "utf-8", target);
    },
  };
}

/** Makes a reader of a body that may not be text. */
export function ofBytes(
  read: (response: HttpResponse, target: CallTarget, bytes: Uint8Array) => unknown,
): ResultReader {
  return Object.assign(read as ResultReader, { collect: () => new Collector() });
}

export function decoded(bytes: Uint8Array, charset: string, target: CallTarget): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw badResponse(target, "UNDECODABLE_BODY", `not text in ${charset}`, "");
  }
}

/** Collects a body's bytes, in place of a TextDecoder. */
class Collector {
  #chunks: Uint8Array[] = [];

  decode(chunk?: AllowSharedBufferSource): string {
    if (chunk) this.#chunks.push(chunk as Uint8Array);
    return "";
  }

  /** Returns all bytes in a buffer of their own. */
  bytes(): Uint8Array {
    const [first] = this.#chunks;
    if (first && this.#chunks.length === 1 && first.length === first.buffer.byteLength) {
      return new Uint8Array(first.buffer);
    }
    const whole = new Uint8Array(this.#chunks.reduce((size, { length }) => size + length, 0));
    let at = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }
}
