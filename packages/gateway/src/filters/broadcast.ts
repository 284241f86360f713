import { memberTexts } from "../codec/json-text.ts";
import type { InFlightRequest, ClusterRequest, Reply, RoutedCall, Sender } from "../codec/cluster.ts";
import { UpstreamFailure } from "../codec/upstream-failure.ts";
import { textOf } from "../codec/reply-text.ts";
import { classifyError } from "../clusters/responses/classify-error.ts";
import { acceptedText } from "./accepted-transaction.ts";
import type { UpstreamsFor } from "./upstreams-for.ts";

/**
 * Sends signed transactions to several upstreams, so that no single one can withhold them.
 * The first upstream that accepts the transaction decides; one that has it already counts as accepting it.
 */
export class Broadcast implements Sender {
  readonly #next: Sender;
  readonly #upstreamsFor: UpstreamsFor;
  readonly #count: number;

  /** @param count - How many upstreams get each transaction. */
  constructor(next: Sender, upstreams: UpstreamsFor, count: number) {
    this.#next = next;
    this.#upstreamsFor = upstreams;
    this.#count = count;
  }

  send(request: ClusterRequest): InFlightRequest {
    const { call, only, route } = request;
    if (!call?.facts.broadcast || only || route?.upstream !== undefined) return this.#next.send(request);
    const upstreams = this.#upstreamsFor(request).slice(0, this.#count);
    if (upstreams.length < 2) return this.#next.send(request);
    return new BroadcastRequest(
      call,
      upstreams.map((upstream) => this.#next.send({ ...request, only: upstream })),
    );
  }
}

/** One transaction, sent to several upstreams. */
class BroadcastRequest implements InFlightRequest {
  readonly #call: RoutedCall;
  readonly #sentRequests: readonly InFlightRequest[];
  readonly #settled = Promise.withResolvers<Reply>();
  #pending: number;
  /** The first response that rejects the transaction, or the first failure. */
  #rejection: Reply | undefined;
  #failure: unknown;

  constructor(call: RoutedCall, sentRequests: readonly InFlightRequest[]) {
    this.#call = call;
    this.#sentRequests = sentRequests;
    this.#pending = sentRequests.length;
    for (const sentRequest of sentRequests) void this.#follow(sentRequest);
  }

  get reply(): Promise<Reply> {
    return this.#settled.promise;
  }

  abort(): void {
    for (const sentRequest of this.#sentRequests) sentRequest.abort();
    this.#settled.reject(new UpstreamFailure("aborted", "the caller has gone"));
  }

  async #follow(sentRequest: InFlightRequest): Promise<void> {
    try {
      const reply = await sentRequest.reply;
      const text = await textOf(reply);
      const taken = this.#taken(text);
      const whole = { ...reply, route: { ...reply.route, attempts: this.#sentRequests.length } };
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
  #taken(text: string): string | undefined {
    const error = memberTexts(text).get("error") ?? "null";
    if (error === "null") return text;
    return classifyError(error).reason === "known" ? acceptedText(this.#call) : undefined;
  }
}
