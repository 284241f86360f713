import { Readable } from "node:stream";
import { memberTexts } from "../json-text.ts";

/** Bodies up to this many bytes are handed on as a whole. */
const wholeUpTo = 256 * 1024;

const head = '{"jsonrpc":"2.0","id":';
const close = Buffer.from("}");

/** @returns a response with a result that was kept, under the caller's id: JSON both. */
export function resultBody(id: string, result: Buffer): Buffer | Readable {
  return joined([Buffer.from(`${head}${id},"result":`), result, close]);
}

/**
 * @param body - A JSON-RPC response.
 * @param id - JSON, as the caller wrote it.
 * @returns the same response under another id; as it is if it is no JSON-RPC response.
 */
export function bodyWithId(body: Buffer, id: string): Buffer | Readable {
  const members = memberTexts(body.toString("latin1"));
  const error = members.get("error") ?? "null";
  const result = members.get("result");
  if (error !== "null") return joined([Buffer.from(`${head}${id},"error":`), bytes(error), close]);
  return result === undefined ? body : resultBody(id, bytes(result));
}

/** @returns the result of a response, copied; nothing of an error, or of what is no JSON-RPC response. */
export function resultOf(body: Buffer): Buffer | undefined {
  const members = memberTexts(body.toString("latin1"));
  const result = (members.get("error") ?? "null") === "null" ? members.get("result") : undefined;
  return result === undefined ? undefined : bytes(result);
}

/** @returns one body of several parts: a large one is a stream, so that what many callers get exists once. */
export function joined(parts: readonly Buffer[]): Buffer | Readable {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return length <= wholeUpTo
    ? Buffer.concat(parts, length)
    : Readable.from(pieces(parts), { objectMode: false });
}

function* pieces(parts: readonly Buffer[]): Generator<Buffer> {
  for (const part of parts)
    for (let at = 0; at < part.length; at += wholeUpTo) yield part.subarray(at, at + wholeUpTo);
}

/** Every byte is a character of its own here: the text is only cut, never changed. */
function bytes(text: string): Buffer {
  return Buffer.from(text, "latin1");
}
