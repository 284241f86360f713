import { isRpcError } from "../../codec/json-rpc/read-response.ts";
import { rpcCode, type RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import { itemTexts, memberTexts, objectText } from "../../codec/json/json-text.ts";
import type { ClusterRequest, Reply, RoutedCall, Upstream } from "../../upstreams/upstream.ts";
import { redactError } from "../../upstreams/redact-response.ts";
import { describeVerdict, shownFailure } from "../../clusters/outage-failure.ts";
import { classifyNodeError } from "@node-access/transport/errors";
import { failoverFor } from "../../clusters/responses/judge-rpc.ts";
import { accepted, malformed, type Verdict, weightOf } from "../../clusters/responses/verdict.ts";
import type { Next } from "../filter.ts";

/** The response to one call of a batch, and whether another upstream may have a better one. */
export interface Item {
  readonly text: string;
  readonly verdict: Verdict;
  readonly from?: Upstream | undefined;
}

/** @returns each response of a batch, or a single response; `undefined` for one error for all. */
export function readItems(text: string): readonly string[] | undefined {
  if (text.trimStart().startsWith("[")) return itemTexts(text);
  const members = memberTexts(text);
  return members.has("id") && members.get("id") !== "null" ? [text] : undefined;
}

export function itemFor(
  text: string,
  members: ReadonlyMap<string, string> | undefined,
  from: Upstream | undefined,
): Item {
  if (!members) return { text: "", verdict: malformed };
  const error = members.get("error") ?? "null";
  if (error === "null")
    return members.has("result") ? { text, verdict: accepted, from } : { text: "", verdict: malformed };
  if ((members.get("result") ?? "null") !== "null") return { text: "", verdict: malformed };
  const shown = from ? redactError(error, from.redact) : error;
  const verdict = failoverFor(classifyNodeError(JSON.parse(error))) ?? accepted;
  // What an upstream means by it may be known, but no caller gets it.
  if (!isRpcError(error)) return { text: "", verdict: verdict.kind === "accepted" ? malformed : verdict };
  return { text: shown === error ? text : objectText(new Map(members).set("error", shown)), verdict, from };
}

export function isUsable(item: Item | undefined): item is Item {
  return (
    item !== undefined &&
    item.text !== "" &&
    (item.verdict.kind === "accepted" || item.verdict.isLastResort === true)
  );
}

/** The error of a call that no upstream of a batch has served. */
export function noNode(item: Item | undefined): RpcError {
  const causes = item?.verdict.kind === "failover" ? [describeVerdict(item.verdict)] : [];
  return {
    code: rpcCode.unavailable,
    message: shownFailure(undefined, causes) ?? "no node could respond",
  };
}

/** Whether a later response says as much about the call as the one before: any tells a caller more than none. */
export function saysMore({ verdict }: Item, before: Item): boolean {
  if (before.verdict.kind === "accepted") return false;
  return before.text === "" || weigh(verdict) >= weigh(before.verdict);
}

function weigh(verdict: Verdict): number {
  return weightOf(verdict.kind === "accepted" ? undefined : verdict.reason);
}

export function withId(text: string, id: string): string {
  const members = memberTexts(text);
  return members.get("id") === id ? text : objectText(new Map(members).set("id", id));
}

export class JoinedCall {
  readonly request: ClusterRequest;
  readonly call: RoutedCall;
  best: Item | undefined;
  isSettled = false;
  readonly #settled = Promise.withResolvers<Reply>();
  readonly reply: Promise<Reply> = this.#settled.promise;

  constructor(request: ClusterRequest, call: RoutedCall) {
    this.request = request;
    this.call = call;
  }

  resolve(reply: Reply): void {
    this.isSettled = true;
    this.#settled.resolve(reply);
  }

  reject(error: unknown): void {
    this.isSettled = true;
    this.#settled.reject(error);
  }

  async send(next: Next): Promise<void> {
    try {
      this.resolve(await next(this.request));
    } catch (error) {
      this.reject(error);
    }
  }
}
