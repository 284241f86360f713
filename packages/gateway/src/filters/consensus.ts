import type { ConsensusOptions } from "../codec/network-options.ts";
import { rpcCode } from "../codec/json-rpc/rpc-failure.ts";
import { errorText } from "../codec/json-rpc/rpc-message.ts";
import type { InFlightRequest, ClusterRequest, Reply, Sender, Upstream } from "../codec/cluster.ts";
import { UpstreamFailure } from "../codec/upstream-failure.ts";
import { textOf } from "../codec/reply-text.ts";
import { canonicalResponse } from "./canonical-response.ts";
import type { UpstreamsFor } from "./upstreams-for.ts";

/** Called with each upstream whose response differs from the agreed one. */
export type OnDisagreement = (upstream: Upstream, method: string) => void;

/** Sends calls of certain methods to several upstreams, and responds with what enough of them agree on. */
export class Consensus implements Sender {
  readonly #next: Sender;
  readonly #upstreamsFor: UpstreamsFor;
  readonly #options: ConsensusOptions;
  readonly #methods: ReadonlySet<string>;
  readonly #onDisagreement: OnDisagreement;

  constructor(
    next: Sender,
    upstreams: UpstreamsFor,
    options: ConsensusOptions,
    onDisagreement: OnDisagreement,
  ) {
    this.#next = next;
    this.#upstreamsFor = upstreams;
    this.#options = options;
    this.#methods = new Set(options.methods);
    this.#onDisagreement = onDisagreement;
  }

  send(request: ClusterRequest): InFlightRequest {
    const { call, idempotency, only, route } = request;
    if (!call || idempotency === "write" || only || route?.upstream !== undefined)
      return this.#next.send(request);
    if (call.facts.filter || !this.#methods.has(call.facts.name)) return this.#next.send(request);
    const participants = this.#upstreamsFor(request).slice(0, this.#options.participants);
    const { quorum } = this.#options;
    const poll = new ConsensusRequest(participants, quorum, call.id, (upstream) =>
      this.#onDisagreement(upstream, call.facts.name),
    );
    for (const upstream of participants) poll.add(upstream, this.#next.send({ ...request, only: upstream }));
    return poll;
  }
}

/** One call, sent to several upstreams. */
class ConsensusRequest implements InFlightRequest {
  readonly #participants: readonly Upstream[];
  readonly #quorum: number;
  readonly #id: string;
  readonly #onDisagreement: (upstream: Upstream) => void;
  readonly #sentRequests: InFlightRequest[] = [];
  /** The upstreams by their response. */
  readonly #votes = new Map<string, Upstream[]>();
  readonly #settled = Promise.withResolvers<Reply>();
  #pending: number;
  #agreed: string | undefined;

  constructor(
    participants: readonly Upstream[],
    quorum: number,
    id: string,
    onDisagreement: (upstream: Upstream) => void,
  ) {
    this.#participants = participants;
    this.#quorum = quorum;
    this.#id = id;
    this.#onDisagreement = onDisagreement;
    this.#pending = participants.length;
    this.#failIfUndecidable();
  }

  get reply(): Promise<Reply> {
    return this.#settled.promise;
  }

  add(upstream: Upstream, sentRequest: InFlightRequest): void {
    this.#sentRequests.push(sentRequest);
    void this.#count(upstream, sentRequest);
  }

  abort(): void {
    for (const sentRequest of this.#sentRequests) sentRequest.abort();
    this.#settled.reject(new UpstreamFailure("aborted", "the caller has gone"));
  }

  async #count(upstream: Upstream, sentRequest: InFlightRequest): Promise<void> {
    try {
      const reply = await sentRequest.reply;
      const text = await textOf(reply);
      const vote = canonicalResponse(text);
      if (vote !== undefined) this.#vote(upstream, vote, { ...reply, body: Buffer.from(text) });
    } catch {
      // An upstream that does not respond does not agree with any other.
    }
    this.#pending -= 1;
    this.#failIfUndecidable();
    if (this.#pending === 0) this.#reportDisagreement();
  }

  #vote(upstream: Upstream, vote: string, reply: Reply): void {
    const others = this.#votes.get(vote) ?? [];
    others.push(upstream);
    this.#votes.set(vote, others);
    if (others.length < this.#quorum || this.#agreed !== undefined) return;
    this.#agreed = vote;
    this.#settled.resolve({ ...reply, route: { ...reply.route, attempts: this.#participants.length } });
  }

  #failIfUndecidable(): void {
    if (this.#agreed !== undefined) return;
    let max = 0;
    for (const voters of this.#votes.values()) max = Math.max(max, voters.length);
    if (max + this.#pending >= this.#quorum) return;
    const message = `no ${this.#quorum} of ${this.#participants.length} upstreams respond the same`;
    const text = errorText(this.#id, { code: rpcCode.unavailable, message });
    this.#settled.resolve({
      status: 200,
      contentType: "application/json",
      body: Buffer.from(text),
      route: { attempts: this.#participants.length },
    });
  }

  /** Without agreement, no upstream is known to be wrong. */
  #reportDisagreement(): void {
    if (this.#agreed === undefined) return;
    for (const [vote, voters] of this.#votes)
      if (vote !== this.#agreed) for (const upstream of voters) this.#onDisagreement(upstream);
  }
}
