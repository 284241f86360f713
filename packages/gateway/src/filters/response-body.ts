import { Buffer } from "node:buffer";
import { parseLossless } from "../codec/json/json-text.ts";
import { readOutcome } from "../codec/json-rpc/read-response.ts";
import { resultText } from "../codec/json-rpc/rpc-message.ts";

const head = '{"jsonrpc":"2.0","id":';
const close = Buffer.from("}");

/** @returns the parts of a response with a result, which is not copied. */
export function resultPieces(id: string, result: Buffer): readonly Buffer[] {
  return [Buffer.from(`${head}${id},"result":`), result, close];
}

/** @returns the parts of a response with another id; the unchanged body if it is no JSON-RPC response. */
export function piecesWithId(body: Buffer, id: string): readonly Buffer[] {
  const { result, error } = readOutcome(body.toString("latin1"));
  if (error !== undefined) return [Buffer.from(`${head}${id},"error":`), bytes(error), close];
  return result === undefined ? [body] : resultPieces(id, bytes(result));
}

/** @returns the result of a JSON-RPC response, one character for each byte, if it has one. */
export function readResultText(body: Buffer): string | undefined {
  const { result, error } = readOutcome(body.toString("latin1"));
  return error === undefined ? result : undefined;
}

/**
 * Writes a response so that every client reads what was checked or compared: some clients find members by names in
 * another case, and of members that share a name, some read the first one, and not the last one.
 */
export function unambiguousBody(text: string, id: string): Buffer {
  const { result, error } = readOutcome(text);
  if (result === undefined || error !== undefined) return Buffer.from(text);
  // In a list, so that a top-level number follows a delimiter, where long numbers are detected.
  return Buffer.from(resultText(id, JSON.stringify(parseLossless(`[${result}]`)).slice(1, -1)));
}

/** One byte for each character, as the text was decoded: it is only cut, never changed. */
function bytes(text: string): Buffer {
  return Buffer.from(text, "latin1");
}
