import { readOutcome } from "../../codec/json-rpc/read-response.ts";
import type { UpstreamsFor } from "../../clusters/select.ts";
import type { Delivery, Reply, RoutedCall } from "../../upstreams/upstream.ts";
import type { Filter } from "../filter.ts";
import { readText } from "../../upstreams/reply-text.ts";
import { classifyError } from "../../clusters/responses/classify-error.ts";
import { failoverFor } from "../../clusters/responses/judge-rpc.ts";
import { mayBeExecuted, weightOf } from "../../clusters/responses/verdict.ts";
import { acceptedText } from "./accepted-transaction.ts";

/**
 * Sends signed transactions to several upstreams, so that no single one can withhold them. The first one that
 * accepts it decides; one that has it already counts as accepting it.
 */
export function broadcastTransactions(upstreamsFor: UpstreamsFor, count: number): Filter {
  return (request, next) => {
    const { call, only, route, delivery } = request;
    if (!call?.facts.broadcast || only || route?.upstream !== undefined) return next(request);
    const upstreams = upstreamsFor(request).slice(0, count);
    if (upstreams.length < 2) return next(request);
    const responses = upstreams.map((upstream) => next({ ...request, only: upstream }));
    return awaitAccepted(call, responses, delivery);
  };
}

async function awaitAccepted(
  call: RoutedCall,
  responses: readonly (Reply | Promise<Reply>)[],
  delivery: Delivery | undefined,
): Promise<Reply> {
  let rejection: Reply | undefined;
  let maxWeight = -1;
  let failure: unknown;
  const accepted = responses.map(async (response) => {
    try {
      const reply = await response;
      const text = await readText(reply);
      const { taken, weight = 0 } = readAccepted(call, text, reply.status, delivery);
      const whole = { ...reply, route: { ...reply.route, attempts: responses.length } };
      if (taken !== undefined) return { ...whole, status: 200, body: Buffer.from(taken) };
      if (weight > maxWeight) rejection = { ...whole, body: Buffer.from(text) };
      maxWeight = Math.max(maxWeight, weight);
    } catch (error) {
      failure ??= error;
    }
    throw failure;
  });
  try {
    return await Promise.any(accepted);
  } catch {
    if (rejection) return rejection;
    throw failure;
  }
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
  const errorClass = classifyError(error);
  const failover = failoverFor(errorClass);
  if (delivery && failover && mayBeExecuted(failover, status)) delivery.isUncertain = true;
  if (errorClass.reason === "known") return { taken: acceptedText(call) };
  return { weight: weightOf(status === 429 ? "throttled" : failover?.reason) };
}
