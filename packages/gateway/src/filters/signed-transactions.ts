import { Buffer } from "node:buffer";
import { callRequest } from "../codec/json-rpc/rpc-request.ts";
import { memberTexts } from "../codec/json-text.ts";
import type {
  InFlightRequest,
  ClusterRequest,
  Reply,
  RoutedCall,
  Sender,
  Upstream,
} from "../codec/cluster.ts";
import { textOf } from "../codec/reply-text.ts";
import { UpstreamFailure } from "../codec/upstream-failure.ts";
import { classifyError } from "../clusters/responses/classify-error.ts";
import { failoverFor } from "../clusters/responses/judge-rpc.ts";
import { acceptedText, transactionHash } from "./accepted-transaction.ts";
import type { LocatedSender } from "./hedging.ts";
import type { UpstreamsFor } from "./upstreams-for.ts";

/** Failures after which another upstream may get the transaction. */
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
export class SignedTransactions implements Sender {
  readonly #next: LocatedSender;
  readonly #upstreamsFor: UpstreamsFor;

  constructor(next: LocatedSender, upstreams: UpstreamsFor) {
    this.#next = next;
    this.#upstreamsFor = upstreams;
  }

  send(request: ClusterRequest): InFlightRequest {
    const { call } = request;
    if (!call?.facts.broadcast) return this.#next.send(request);
    return new SignedTransaction(this.#next, this.#upstreamsFor, request, call);
  }
}

class SignedTransaction implements InFlightRequest {
  readonly reply: Promise<Reply>;
  readonly #next: LocatedSender;
  readonly #call: RoutedCall;
  #current: InFlightRequest | undefined;
  #attempts = 0;

  constructor(next: LocatedSender, upstreamsFor: UpstreamsFor, request: ClusterRequest, call: RoutedCall) {
    this.#next = next;
    this.#call = call;
    this.reply = this.#run(request, upstreamsFor);
  }

  abort(): void {
    this.#current?.abort();
  }

  async #run(first: ClusterRequest, upstreamsFor: UpstreamsFor): Promise<Reply> {
    let request = first;
    let rejection: Reply | undefined;
    for (;;) {
      const sent = this.#next.send(request);
      this.#current = sent;
      let failure: unknown;
      try {
        const reply = await sent.reply;
        this.#attempts += reply.route?.attempts ?? 1;
        const judged = await this.#judge(reply, sent.at);
        if (judged.isFinal) return judged.reply;
        rejection = judged.reply;
      } catch (error) {
        if (!(error instanceof UpstreamFailure && isRepeatable.has(error.reason))) throw error;
        this.#attempts += 1;
        failure = error;
      }
      const next = { ...request, avoid: [...(request.avoid ?? []), ...(sent.at ? [sent.at] : [])] };
      if (sent.at && upstreamsFor(next).length > 0) request = next;
      else if (rejection) return rejection;
      else throw failure;
    }
  }

  /** Decides whether a response is final, or another upstream may accept the transaction. */
  async #judge(
    reply: Reply,
    at: Upstream | undefined,
  ): Promise<{ readonly reply: Reply; readonly isFinal: boolean }> {
    const text = await textOf(reply);
    const whole: Reply = {
      ...reply,
      body: Buffer.from(text),
      route: { ...reply.route, attempts: this.#attempts },
    };
    const error = memberTexts(text).get("error") ?? "null";
    if (error === "null") return { reply: whole, isFinal: reply.status < 400 };
    const errorClass = classifyError(error);
    if (reply.status === 429 || failoverFor(errorClass)) return { reply: whole, isFinal: false };
    // An upstream that failed may have passed the transaction on, so that others know it, or a block includes it.
    const isAccepted =
      this.#attempts > 1 && (errorClass.reason === "known" || (await this.#isIncluded(reply.from ?? at)));
    const accepted = isAccepted ? acceptedText(this.#call) : undefined;
    return {
      reply: accepted === undefined ? whole : { ...whole, status: 200, body: Buffer.from(accepted) },
      isFinal: true,
    };
  }

  /** Whether an upstream that rejects the transaction has it: its nonce, for example, is used by itself. */
  async #isIncluded(upstream: Upstream | undefined): Promise<boolean> {
    const hash = transactionHash(this.#call);
    if (!upstream || hash === undefined) return false;
    const name = "eth_getTransactionByHash";
    const call = {
      id: "1",
      method: name,
      params: `[${hash}]`,
      facts: { name, idempotency: "safe" },
    } as const;
    try {
      const reply = await this.#next.send(callRequest(call, { only: upstream })).reply;
      return (memberTexts(await textOf(reply)).get("result") ?? "null") !== "null";
    } catch {
      return false;
    }
  }
}
