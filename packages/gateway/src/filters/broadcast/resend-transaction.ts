import { Buffer } from "node:buffer";
import type { UpstreamsFor } from "../../clusters/select.ts";
import { callRequest, createCall } from "../../upstreams/rpc-request.ts";
import { readOutcome } from "../../codec/json-rpc/read-response.ts";
import type { ClusterRequest, Reply, RoutedCall, Upstream } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";
import { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { readText } from "../../upstreams/reply-text.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import { classifyNodeError } from "@node-access/transport/errors";
import { failoverFor } from "../../clusters/responses/judge-rpc.ts";
import { mayBeExecuted, weightOf } from "../../clusters/responses/verdict.ts";
import { acceptedText, transactionHash } from "./accepted-transaction.ts";

const isRepeatable: ReadonlySet<UpstreamFailure["reason"]> = new Set([
  "malformed",
  "rejected",
  "timeout",
  "unreachable",
]);

/**
 * Sends a signed transaction to another upstream if one fails, even if that one may have received it: its hash
 * identifies it, so a chain includes it at most once. Every other write is sent at most once.
 */
export function resendTransactions(upstreamsFor: UpstreamsFor): Filter {
  return (request, next) => {
    const { call } = request;
    if (!call?.facts.broadcast) return next(request);
    return new SignedTransaction(call, next).send({ ...request, batch: undefined }, upstreamsFor);
  };
}

class SignedTransaction {
  readonly #call: RoutedCall;
  readonly #next: Next;
  #attempts = 0;

  constructor(call: RoutedCall, next: Next) {
    this.#call = call;
    this.#next = next;
  }

  async send(first: ClusterRequest, upstreamsFor: UpstreamsFor): Promise<Reply> {
    const { inFlight: caller } = first;
    const avoid = [...(first.avoid ?? [])];
    let rejection: Reply | undefined;
    let maxWeight = 0;
    let isUncertain = false;
    for (;;) {
      if (isUncertain && first.delivery) first.delivery.isUncertain = true;
      const inFlight = new InFlightRequests();
      caller?.add(inFlight);
      let failure: unknown;
      try {
        const reply = await this.#next({ ...first, avoid: [...avoid], inFlight });
        this.#attempts += reply.route?.attempts ?? 1;
        const judged = await this.#judge(reply, inFlight.at);
        isUncertain ||= judged.isUncertain ?? false;
        // If the call is not a write, a later filter has already tried the other upstreams.
        if (judged.isFinal || first.idempotency !== "write") return judged.reply;
        if (judged.weight >= maxWeight) rejection = judged.reply;
        maxWeight = Math.max(maxWeight, judged.weight);
      } catch (error) {
        const isWrite = first.idempotency === "write";
        if (!(isWrite && error instanceof UpstreamFailure && isRepeatable.has(error.reason))) throw error;
        this.#attempts += 1;
        failure = error;
      }
      if (inFlight.at) avoid.push(inFlight.at);
      if (inFlight.at && upstreamsFor({ ...first, avoid }).length > 0) continue;
      if (rejection) return rejection;
      throw failure;
    }
  }

  async #judge(
    reply: Reply,
    at: Upstream | undefined,
  ): Promise<{
    readonly reply: Reply;
    readonly isFinal: boolean;
    readonly isUncertain?: boolean | undefined;
    /** How much a rejection says about the transaction. */
    readonly weight: number;
  }> {
    const text = await readText(reply);
    const whole: Reply = {
      ...reply,
      body: Buffer.from(text),
      route: { ...reply.route, attempts: this.#attempts },
    };
    const { error } = readOutcome(text);
    if (error === undefined) return { reply: whole, isFinal: reply.status < 400, weight: 0 };
    const errorClass = classifyNodeError(JSON.parse(error));
    const failover = failoverFor(errorClass);
    if (reply.status === 429 || failover) {
      const isUncertain = failover && mayBeExecuted(failover, reply.status);
      const weight = weightOf(reply.status === 429 ? "throttled" : failover?.reason);
      return { reply: whole, isFinal: false, isUncertain, weight };
    }
    // An upstream that failed may have forwarded the transaction. Then others know it, or a block includes it.
    const isAccepted =
      this.#attempts > 1 && (errorClass.reason === "known" || (await this.#isIncluded(reply.from ?? at)));
    const accepted = isAccepted ? acceptedText(this.#call) : undefined;
    return {
      reply: accepted === undefined ? whole : { ...whole, status: 200, body: Buffer.from(accepted) },
      isFinal: true,
      weight: weightOf(undefined),
    };
  }

  /** Whether an upstream rejects the transaction because it already has it: then the transaction itself used the nonce. */
  async #isIncluded(upstream: Upstream | undefined): Promise<boolean> {
    const hash = transactionHash(this.#call);
    // Elsewhere, a node that has the transaction says so.
    if (!upstream || hash === undefined || this.#call.facts.broadcast?.hash !== undefined) return false;
    const name = "eth_getTransactionByHash";
    const call = createCall({ name, idempotency: "safe" }, `[${hash}]`);
    try {
      const reply = await this.#next(callRequest(call, { only: upstream }));
      return (readOutcome(await readText(reply)).result ?? "null") !== "null";
    } catch {
      return false;
    }
  }
}
