import { Buffer } from "node:buffer";
import { classifyNodeError } from "@node-access/transport/errors";
import { isToBeJson } from "../../codec/http/body.ts";
import { JsonScanner } from "../../codec/json/json-scanner.ts";
import { valueAt } from "../../options/check-options.ts";
import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import { redactBody } from "../../upstreams/redact-response.ts";
import { judgeRpc, failoverFor } from "./judge-rpc.ts";
import { accepted, malformed, type Verdict, type Failover } from "./verdict.ts";
import { parseIfJson } from "../../codec/json/json-text.ts";

/** Decides whether a response is about the request, or about the upstream and the gateway's access to it. */
export function judge(request: ClusterRequest, reply: Reply): Verdict {
  const byStatus = judgeStatus(request, reply);
  if (request.calls) return judgeRpc(request, reply, byStatus);
  const byTexts = byStatus ? undefined : judgeTexts(request, reply);
  const isFailed = byTexts?.kind !== "failover" && isMalformed(request, reply);
  const verdict = byStatus ?? (isFailed ? malformed : (byTexts ?? accepted));
  return reply.status < 300 && !byTexts ? verdict : withoutSecrets(verdict, reply);
}

/** The verdict on an error, which may repeat the operator's secrets. */
function withoutSecrets(verdict: Verdict, { body, contentType, from }: Reply): Verdict {
  if (!from || !Buffer.isBuffer(body)) return verdict;
  const shown = redactBody(body, from.redact);
  return shown === body ? verdict : { ...verdict, instead: { body: shown, contentType } };
}

const none: ReadonlyMap<string, number> = new Map();

/** Whether a response is a web page, or a successful one that should be JSON and is not. An error may be plain text. */
function isMalformed(
  { expectsJson, isStream }: ClusterRequest,
  { status, contentType, body }: Reply,
): boolean {
  if (/^text\/html\b/i.test(contentType)) return true;
  if (!(expectsJson ?? isStream)) return false;
  // The rest of a large response is checked as it arrives.
  if (status >= 300 || !Buffer.isBuffer(body) || !isToBeJson(contentType)) return false;
  const scanner = new JsonScanner(none);
  scanner.push(body);
  return !scanner.isComplete;
}

function judgeStatus(
  { statuses, answers, hasBlock }: ClusterRequest,
  { status, contentType, retryAfter }: Reply,
): Failover | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (answers?.includes(status) && isToBeJson(contentType)) return undefined;
  const detail = `HTTP ${status}`;
  if (status === 429)
    return { kind: "failover", reason: "throttled", detail, isLastResort: true, ...seconds(retryAfter) };
  if (status === 404 && hasBlock) return { kind: "failover", reason: "lagging", detail, isLastResort: true };
  if (statuses?.includes(status)) return { kind: "failover", reason: "failed", detail, isLastResort: true };
  if (status >= 500) return { kind: "failover", reason: "failed", detail, ...seconds(retryAfter) };
  // A redirect is never followed: the credentials in its address would not be the upstream's.
  if (status < 400 || status === 401 || status === 402 || status === 403 || status === 407)
    return { kind: "failover", reason: "rejected", detail };
  return undefined;
}

function seconds(retryAfter: string | undefined): { readonly retryAfter?: number } {
  return retryAfter === undefined ? {} : { retryAfter: Number(retryAfter) };
}

/** Maximum bytes of a response that says what went wrong. Larger ones are results. */
const maxBytes = 16 * 1024;

/** Finds an error that the HTTP status does not show: where the spec says, or a body that is a text. */
export function judgeTexts({ errorTexts }: ClusterRequest, { body, status }: Reply): Verdict | undefined {
  if (!errorTexts || !Buffer.isBuffer(body) || body.length > maxBytes) return undefined;
  const texts = textsIn(body.toString("utf8"), errorTexts);
  if (texts.length === 0) return undefined;
  for (const message of texts) {
    const verdict = failoverFor(classifyNodeError(message));
    if (verdict) return { ...verdict, detail: `an error with HTTP ${status}` };
  }
  return accepted;
}

function textsIn(body: string, pointers: readonly string[]): string[] {
  const value = parseIfJson(body);
  if (value === undefined) return [body];
  const found = pointers.map((pointer) => valueAt(value, pointer.split("/").slice(1)));
  return found.filter((one) => typeof one === "string");
}
