import { Buffer } from "node:buffer";
import {
  isRpcError,
  isSameId,
  responseScanner,
  scannedResponse,
} from "../../codec/json-rpc/read-response.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import { JsonText, memberTexts } from "../../codec/json/json-text.ts";
import type { ClusterRequest, Reply, RoutedCall } from "../../upstreams/upstream.ts";
import { redactError } from "../../upstreams/redact-response.ts";
import { classifyNodeError, type NodeErrorClass } from "@node-access/transport/errors";
import { accepted, type Failover, malformed, type Verdict } from "./verdict.ts";

/** Responses up to this many bytes are first compared with the most common form: that is faster. */
const smallBytes = 512;
const head = '{"jsonrpc":"2.0","id":';
const separator = ',"result":';
const simpleValue = /^(?:"[ !#-[\]-~]*"|null|true|false|-?(?:0|[1-9]\d*))$/;

/** Seconds for which an upstream gets no requests if its limit is used up for the day, or longer. */
const longPause = 600;

/**
 * Decides what a response to a JSON-RPC call or batch means. A body that is not a JSON-RPC response never reaches
 * a caller. A large response, which arrives as a stream, has been checked as far as it has arrived.
 */
export function judgeRpc({ call }: ClusterRequest, reply: Reply, byStatus: Failover | undefined): Verdict {
  const { body } = reply;
  if (!Buffer.isBuffer(body)) return byStatus ? withoutBody(byStatus) : accepted;
  if (call && !byStatus && body.length <= smallBytes) {
    const result = simpleResult(call, body);
    if (result !== undefined) {
      reply.result = result;
      return accepted;
    }
  }
  const scanner = responseScanner();
  scanner.push(body);
  // The items of a batch are judged one by one where each can be retried.
  if (!call && scanner.isComplete && scanner.kind === "array")
    return byStatus ? withoutBody(byStatus) : accepted;
  const response = scannedResponse(scanner);
  if (!response) return byStatus ? withOwnBody(byStatus, call) : malformed;
  const { id, error } = response;
  if (error !== undefined) {
    const hasId = id !== undefined && id !== "null";
    if (call && hasId && !isSameId(call.id, id)) return malformed;
    const verdict = judgeError(error, byStatus);
    const written = error === "" ? wholeError(body) : error;
    if (!isRpcError(written)) return judgeOddError(verdict, call);
    const shown = reply.from ? redactError(written, reply.from.redact) : written;
    return shown === written && (hasId || !call)
      ? verdict
      : { ...verdict, instead: { body: errorBody(call?.id ?? id, shown), contentType: "application/json" } };
  }
  if (byStatus) return withoutBody(byStatus);
  return call && isSameId(call.id, id) ? accepted : malformed;
}

/** @returns the result of a response that has only the version, the call's id and a plain value. */
function simpleResult({ id }: RoutedCall, body: Buffer): string | undefined {
  const text = body.toString("latin1");
  const at = head.length + id.length;
  if (!text.startsWith(head) || !text.startsWith(id, head.length) || !text.startsWith(separator, at))
    return undefined;
  const end = text.endsWith("}\n") ? -2 : text.endsWith("}") ? -1 : 0;
  const value = text.slice(at + separator.length, end);
  return end < 0 && simpleValue.test(value) ? value : undefined;
}

/** @returns why another upstream may do better; `undefined` if the error is the caller's. */
export function failoverFor({ reason, code, lasts }: NodeErrorClass): Failover | undefined {
  if (reason === undefined || reason === "caller" || reason === "known") return undefined;
  const detail = `JSON-RPC error ${code}`;
  // An error about the gateway's own key or account is not for the caller.
  if (reason === "rejected") return { kind: "failover", reason, detail };
  return {
    kind: "failover",
    reason: reason === "failed" ? "internal" : reason,
    detail,
    isLastResort: true,
    ...(lasts && { retryAfter: longPause }),
  };
}

function judgeError(error: string, byStatus: Failover | undefined): Verdict {
  // An error that is too long to be stored is none of the known ones.
  return (
    (error === "" ? undefined : failoverFor(classifyNodeError(JSON.parse(error)))) ?? byStatus ?? accepted
  );
}

/** What an upstream means by an error that is none by JSON-RPC may be known, but no caller gets it. */
function judgeOddError(verdict: Verdict, call: RoutedCall | undefined): Failover {
  if (verdict.kind === "accepted") return malformed;
  return verdict.reason === "throttled" ? withOwnBody(verdict, call) : withoutBody(verdict);
}

/** An error that is too long for the scanner to store. */
function wholeError(body: Buffer): string {
  return memberTexts(body.toString("utf8")).get("error") ?? "null";
}

/** The error as a response to the call, which may lack the call's id as the node sent it. */
function errorBody(id = "null", error: string): Buffer {
  return Buffer.from(errorText(id, new JsonText(error)));
}

/** The verdict by the status, with an error of the gateway's own: the body is not JSON-RPC. */
function withOwnBody(verdict: Failover, call: RoutedCall | undefined): Failover {
  if (!verdict.isLastResort) return withoutBody(verdict);
  const message = "the node has had too many requests, from this gateway or others";
  const { retryAfter } = verdict;
  const wait = retryAfter === undefined ? {} : { try_again_in: `${retryAfter}s` };
  const error = { code: rpcCode.limit, message, data: { ...wait, limit_of: "upstreams" } };
  return {
    ...verdict,
    instead: { body: Buffer.from(errorText(call?.id ?? "null", error)), contentType: "application/json" },
  };
}

function withoutBody({ kind, reason, detail, retryAfter }: Failover): Failover {
  return { kind, reason, detail, ...(retryAfter !== undefined && { retryAfter }) };
}
