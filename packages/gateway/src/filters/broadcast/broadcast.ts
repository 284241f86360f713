import { readOutcome } from "../../codec/json-rpc/read-response.ts";
import type { UpstreamsFor } from "../../clusters/select.ts";
import type { ClusterRequest, Delivery, Reply, RoutedCall, Upstream } from "../../upstreams/upstream.ts";
import type { Filter } from "../filter.ts";
import { readText } from "../../upstreams/reply-text.ts";
import { classifyNodeError } from "@node-access/transport/errors";
import { failoverFor } from "../../clusters/responses/judge-rpc.ts";
import { mayBeExecuted, weightOf } from "../../clusters/responses/verdict.ts";
import { acceptedText } from "./accepted-transaction.ts";

/**
 * Sends signed transactions to several upstreams, so that no single one can withhold them. The first one that
 * accepts it decides; one that has it already counts as accepting it.
 */
export function broadcastTransactions(upstreamsFor: UpstreamsFor, count: number): Filter {
  return (request, next) => {
    const { call, only, route } = request;
    if (!call?.facts.broadcast || only || route?.upstream !== undefined) return next(request);
    const upstreams = upstreamsFor(request);
    if (upstreams.length < 2) return next(request);
    const send = async (upstream: Upstream): Promise<Reply> => next({ ...request, only: upstream });
    return sendUntilJudged(call, send, { upstreams, count, request });
  };
}

interface Recipients {
  readonly upstreams: readonly Upstream[];
  readonly count: number;
  readonly request: ClusterRequest;
}

/** Sends the transaction to as many upstreams as configured, and to the next ones if those fail without judging it. */
async function sendUntilJudged(
  call: RoutedCall,
  send: (upstream: Upstream) => Promise<Reply>,
  { upstreams, count, request: { delivery, inFlight } }: Recipients,
): Promise<Reply> {
  let rejection: Reply | undefined;
  let maxWeight = -1;
  let failure: unknown;
  let attempts = 0;
  const sendTo = async (upstream: Upstream): Promise<Reply> => {
    attempts += 1;
    try {
      const reply = await send(upstream);
      const text = await readText(reply);
      const { taken, weight = 0 } = readAccepted(call, text, reply.status, delivery);
      const whole = { ...reply, route: { ...reply.route, attempts } };
      if (taken !== undefined) return { ...whole, status: 200, body: Buffer.from(taken) };
      if (weight > maxWeight) rejection = { ...whole, body: Buffer.from(text) };
      maxWeight = Math.max(maxWeight, weight);
    } catch (error) {
      failure ??= error;
    }
    throw failure;
  };
  for (let sent = 0; sent < upstreams.length; sent += count) {
    try {
      return await Promise.any(upstreams.slice(sent, sent + count).map(sendTo));
    } catch {
      if (maxWeight >= weightOf(undefined) || inFlight?.isAborted) break;
    }
  }
  if (rejection) return rejection;
  throw failure;
}

/** @returns the response to the caller if the transaction was accepted, or else how much the rejection says. */
function readAccepted(
  call: RoutedCall,
  text: string,
  status: number,
  delivery: Delivery | undefined,
): { readonly taken?: string | undefined; readonly weight?: number } {
  const { error } = readOutcome(text);
  if (error === undefined) return { taken: text };
  const errorClass = classifyNodeError(JSON.parse(error));
  const failover = failoverFor(errorClass);
  if (delivery && failover && mayBeExecuted(failover, status)) delivery.isUncertain = true;
  if (errorClass.reason === "known") return { taken: acceptedText(call) };
  return { weight: weightOf(status === 429 ? "throttled" : failover?.reason) };
}
