import { Buffer } from "node:buffer";
import { pipeline, type Readable, Transform } from "node:stream";
import type { HttpReply } from "../http/respond.ts";
import { memberTexts, JsonText } from "../json/json-text.ts";
import { type Dialect, errorText, resultText } from "./rpc-message.ts";

/** @returns a response to one call, in the call's dialect. The upstream may have used another. */
export function inDialect<Given extends HttpReply>(reply: Given, dialect: Dialect): Given {
  const { body } = reply;
  if (!Buffer.isBuffer(body)) return { ...reply, body: streamInDialect(body, dialect) };
  const before = body.toString("latin1");
  const text = textInDialect(before, dialect);
  return text === before ? reply : { ...reply, body: Buffer.from(text, "latin1") };
}

/** @param text - A response, one character for each byte or decoded. */
export function textInDialect(text: string, dialect: Dialect): string {
  // The most common ones need no look at the whole text.
  if (dialect === "2.0" && text.startsWith('{"jsonrpc":"2.0"')) return text;
  if (dialect === "1.0" && text.startsWith('{"result":') && !text.startsWith('{"result":null')) return text;
  const members = memberTexts(text);
  const [id = "null", result = "null", error = "null"] = ["id", "result", "error"].map((one) =>
    members.get(one),
  );
  if (dialect === "1.0") return `{"result":${result},"error":${error},"id":${id}}`;
  return error === "null" ? resultText(id, result) : errorText(id, new JsonText(error));
}

/** What the response to a call begins with if it has the other dialect, and what in this one. */
const beginnings: Readonly<Record<Dialect, readonly [string, string]>> = {
  "1.0": ['{"jsonrpc":"2.0",', '{"error":null,'],
  "2.0": ['{"result"', '{"jsonrpc":"2.0","result"'],
};

/** Changes the first bytes if they are of the other dialect. A response that is a stream has a result, and no error. */
function streamInDialect(body: Readable, dialect: Dialect): Readable {
  const [from, to] = beginnings[dialect];
  let isFirst = true;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      const isOther = isFirst && chunk.subarray(0, from.length).toString("latin1") === from;
      isFirst = false;
      done(null, isOther ? Buffer.concat([Buffer.from(to), chunk.subarray(from.length)]) : chunk);
    },
  });
  return pipeline(body, stream, () => {});
}

/** @param statuses - The HTTP status by error code, and for all others (`default`). */
export function chooseStatus(
  { status, body }: HttpReply,
  dialect: Dialect,
  statuses: Readonly<Record<string, number>>,
): number {
  if (status !== 200 || dialect === "2.0" || !Buffer.isBuffer(body)) return status;
  const error = memberTexts(body.toString("latin1")).get("error") ?? "null";
  if (error === "null") return status;
  return statuses[memberTexts(error).get("code") ?? ""] ?? statuses["default"] ?? status;
}
