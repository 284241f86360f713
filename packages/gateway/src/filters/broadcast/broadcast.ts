import { memberTexts } from "../../codec/json/json-text.ts";
import type { ClusterRequest, Delivery, Reply, RoutedCall } from "../../upstreams/upstream.ts";
import type { Filter, Next } from "../filter.ts";
import { textOf } from "../../upstreams/reply-text.ts";
import { classifyError } from "../../clusters/responses/classify-error.ts";
import { failoverFor } from "../../clusters/responses/judge-rpc.ts";
import { mayBeExecuted } from "../../clusters/responses/verdict.ts";
import { acceptedText } from "./accepted-transaction.ts";
import type { UpstreamsFor } from "../../clusters/upstreams-for.ts";

/**
 * Sends signed transactions to several upstreams, so that no single one can withhold them.
 * The first upstream that accepts the transaction decides; one that has it already counts as accepting it.
 */
export class Broadcast implements Filter {
  readonly #upstreamsFor: UpstreamsFor;
  readonly #count: number;

  /** @param count - How many upstreams get each transaction. */
  constructor(upstreams: UpstreamsFor, count: number) {
    this.#upstreamsFor = upstreams;
    this.#count = count;
  }

  handle(request: ClusterRequest, next: Next): Reply | Promise<Reply> {
    const { call, only, route } = request;
    if (!call?.facts.broadcast || only || route?.upstream !== undefined) return next(request);
    const upstreams = this.#upstreamsFor(request).slice(0, this.#count);
    if (upstreams.length < 2) return next(request);
    return new SentTransaction(
      call,
      upstreams.map((upstream) => next({ ...request, only: upstream })),
      request.delivery,
    ).reply;
  }
}

/** One transaction, sent to several upstreams. */
class SentTransaction {
  readonly #call: RoutedCall;
  readonly #count: number;
  readonly #delivery: Delivery | undefined;
  readonly #settled = Promise.withResolvers<Reply>();
  #pending: number;
  /** The first response that rejects the transaction, or the first failure. */
  #rejection: Reply | undefined;
  #failure: unknown;

  constructor(
    call: RoutedCall,
    responses: readonly (Reply | Promise<Reply>)[],
    delivery: Delivery | undefined,
  ) {
    this.#call = call;
    this.#delivery = delivery;
    this.#count = responses.length;
    this.#pending = responses.length;
    for (const response of responses) void this.#follow(response);
  }

  get reply(): Promise<Reply> {
    return this.#settled.promise;
  }

  async #follow(response: Reply | Promise<Reply>): Promise<void> {
    try {
      const reply = await response;
      const text = await textOf(reply);
      const taken = this.#taken(text, reply.status);
      const whole = { ...reply, route: { ...reply.route, attempts: this.#count } };
      if (taken !== undefined) this.#settled.resolve({ ...whole, status: 200, body: Buffer.from(taken) });
      else this.#rejection ??= { ...whole, body: Buffer.from(text) };
    } catch (error) {
      this.#failure ??= error;
    }
    this.#pending -= 1;
    if (this.#pending > 0) return;
    // Both are ignored if the transaction was accepted.
    if (this.#rejection) this.#settled.resolve(this.#rejection);
    else this.#settled.reject(this.#failure);
  }

  /** @returns the response to the caller if the transaction was accepted; `undefined` if it was rejected. */
  #taken(text: string, status: number): string | undefined {
    const error = memberTexts(text).get("error") ?? "null";
    if (error === "null") return text;
    const errorClass = classifyError(error);
    const failover = failoverFor(errorClass);
    if (this.#delivery && failover && mayBeExecuted(failover, status)) this.#delivery.isUncertain = true;
    return errorClass.reason === "known" ? acceptedText(this.#call) : undefined;
  }
}
