import { Buffer } from "node:buffer";
import { isSameId, responseScanner, scannedResponse } from "../../contract/json-rpc/read-response.ts";
import { rpcCode } from "../../contract/json-rpc/rpc-failure.ts";
import { errorText } from "../../contract/json-rpc/rpc-message.ts";
import { JsonText } from "../../contract/json-text.ts";
import type { PartRequest, Reply, RoutedCall } from "../../contract/part-source.ts";
import { classifyError, type ErrorClass } from "./classify-error.ts";
import { answer, type Elsewhere, malformed, type Verdict } from "./verdict.ts";

/** Bytes of a response that is compared with what most nodes write for most calls before it is scanned. */
const smallBytes = 512;
const head = '{"jsonrpc":"2.0","id":';
const separator = ',"result":';
const simpleValue = /^(?:"[ !#-[\]-~]*"|null|true|false|-?(?:0|[1-9]\d*))$/;

/** Seconds for which an upstream is left alone whose limit is used up until the next day, or longer. */
const longPause = 600;

/**
 * Decides what a response to a JSON-RPC call or batch means. What is no JSON-RPC response never reaches a caller. A large response,
 * which arrives as a stream, was checked as far as it had arrived; the upstream checks the rest of it as it arrives.
 *
 * @param byStatus - What the HTTP status says.
 */
export function judgeRpc({ call }: PartRequest, reply: Reply, byStatus: Elsewhere | undefined): Verdict {
  const { body } = reply;
  if (!Buffer.isBuffer(body)) return byStatus ? withoutBody(byStatus) : answer;
  if (call && !byStatus && body.length <= smallBytes) {
    const result = simpleResult(call, body);
    if (result !== undefined) {
      reply.result = result;
      return answer;
    }
  }
  const scanner = responseScanner();
  scanner.push(body);
  // The items of a batch are looked at one by one, where they can be requested again one by one.
  if (!call && scanner.isComplete && scanner.kind === "array")
    return byStatus ? withoutBody(byStatus) : answer;
  const response = scannedResponse(scanner);
  if (!response) return byStatus ? withOwnBody(byStatus, call) : malformed;
  const { id, error } = response;
  if (error !== undefined) {
    const hasId = id !== undefined && id !== "null";
    if (call && hasId && !isSameId(call.id, id)) return malformed;
    const verdict = judgeError(error, byStatus);
    return call && !hasId
      ? { ...verdict, instead: { body: withId(call, error), contentType: "application/json" } }
      : verdict;
  }
  if (byStatus) return withoutBody(byStatus);
  return call && isSameId(call.id, id) ? answer : malformed;
}

/** @returns the result of a response whose only members are the version, the call's id and a plain value; nothing of another. */
function simpleResult({ id }: RoutedCall, body: Buffer): string | undefined {
  const text = body.toString("latin1");
  const at = head.length + id.length;
  if (!text.startsWith(head) || !text.startsWith(id, head.length) || !text.startsWith(separator, at))
    return undefined;
  const end = text.endsWith("}\n") ? -2 : text.endsWith("}") ? -1 : 0;
  const value = text.slice(at + separator.length, end);
  return end < 0 && simpleValue.test(value) ? value : undefined;
}

/** @returns why another upstream may do better; nothing if the error is the caller's, or says that a transaction is known. */
export function elsewhereFor({ reason, code, lasts }: ErrorClass): Elsewhere | undefined {
  if (reason === "caller" || reason === "known") return undefined;
  const detail = `JSON-RPC error ${code}`;
  // An error about the gateway's own key or account means nothing to a caller.
  if (reason === "refused") return { kind: "elsewhere", reason, detail };
  return {
    kind: "elsewhere",
    reason: reason === "failed" ? "internal" : reason,
    detail,
    isLastResort: true,
    ...(lasts && { retryAfter: longPause }),
  };
}

function judgeError(error: string, byStatus: Elsewhere | undefined): Verdict {
  // One that is too long to be kept is none of the known ones.
  return (error === "" ? undefined : elsewhereFor(classifyError(error))) ?? byStatus ?? answer;
}

/** The error as a response to the call: the node did not say what it responds to. */
function withId({ id }: RoutedCall, error: string): Buffer {
  return Buffer.from(errorText(id, new JsonText(error)));
}

/** What the status says, with a JSON-RPC error of the gateway's own: the body is none. */
function withOwnBody(verdict: Elsewhere, call: RoutedCall | undefined): Elsewhere {
  if (!verdict.isLastResort) return withoutBody(verdict);
  const error = { code: rpcCode.limit, message: "the node has had too many requests" };
  return {
    ...verdict,
    instead: { body: Buffer.from(errorText(call?.id ?? "null", error)), contentType: "application/json" },
  };
}

function withoutBody({ kind, reason, detail, retryAfter }: Elsewhere): Elsewhere {
  return { kind, reason, detail, ...(retryAfter !== undefined && { retryAfter }) };
}
