import { Buffer } from "node:buffer";
import { isToBeJson } from "../../codec/http/content-type.ts";
import { JsonScanner } from "../../codec/json-scanner.ts";
import type { ClusterRequest, Reply } from "../../codec/cluster.ts";
import { redactBody } from "../../upstreams/redact-response.ts";
import { judgeRpc } from "./judge-rpc.ts";
import { judgeStatus } from "./judge-status.ts";
import { accepted, malformed, type Verdict } from "./verdict.ts";

/** Decides whether a response is about the request, or about the upstream and the gateway's access to it. */
export function judge(request: ClusterRequest, reply: Reply): Verdict {
  const byStatus = judgeStatus(request, reply);
  if (request.calls) return judgeRpc(request, reply, byStatus);
  const verdict = byStatus ?? (request.expectsJson && isMalformed(reply) ? malformed : accepted);
  return reply.status < 300 ? verdict : withoutSecrets(verdict, reply);
}

/** The verdict on an error, which may repeat the operator's secrets. */
function withoutSecrets(verdict: Verdict, { body, contentType, from }: Reply): Verdict {
  if (!from || !Buffer.isBuffer(body)) return verdict;
  const shown = redactBody(body, from.redact);
  return shown === body ? verdict : { ...verdict, instead: { body: shown, contentType } };
}

const none: ReadonlyMap<string, number> = new Map();

/** Whether a response is a web page, or a successful one that is not JSON. An error may be plain text. */
function isMalformed({ status, contentType, body }: Reply): boolean {
  if (/^text\/html\b/i.test(contentType)) return true;
  // The rest of a large response is checked as it arrives.
  if (status >= 300 || !Buffer.isBuffer(body) || !isToBeJson(contentType)) return false;
  const scanner = new JsonScanner(none);
  scanner.push(body);
  return !scanner.isComplete;
}
