import type { PartRequest, Reply } from "../../contract/part-source.ts";
import { judgeRpc } from "./judge-rpc.ts";
import { judgeStatus } from "./judge-status.ts";
import { answer, type Verdict } from "./verdict.ts";

/** Decides whether a response is about the request, or about the upstream and the gateway's access to it. */
export function judge(request: PartRequest, reply: Reply): Verdict {
  const byStatus = judgeStatus(request, reply);
  if (request.calls) return judgeRpc(request, reply, byStatus);
  return byStatus ?? answer;
}
