import type { ConsensusOptions } from "../../options/network-options.ts";
import type { UpstreamsFor } from "../../clusters/select.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { readOutcome } from "../../codec/json-rpc/read-response.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import type { Reply, Upstream } from "../../upstreams/upstream.ts";
import { type Filter, readPlainCall } from "../filter.ts";
import { abortedFailure } from "../../upstreams/upstream-failure.ts";
import { jsonReply, readText } from "../../upstreams/reply-text.ts";
import { memberTexts, parseLossless } from "../../codec/json/json-text.ts";

export type OnDisagreement = (upstream: Upstream, method: string) => void;

/** Sends calls of certain methods to several upstreams, and responds with what enough of them agree on. */
export function seekConsensus(
  upstreamsFor: UpstreamsFor,
  { methods, participants: count, quorum }: ConsensusOptions,
  onDisagreement: OnDisagreement,
): Filter {
  const names = new Set(methods);
  return (request, next) => {
    const call = readPlainCall(request);
    if (!call || request.route?.upstream !== undefined || !names.has(call.facts.name)) return next(request);
    const { name } = call.facts;
    const participants = upstreamsFor(request).slice(0, count);
    const poll = new Poll(participants, quorum, call.id, (upstream) => onDisagreement(upstream, name));
    request.inFlight?.add(poll);
    for (const upstream of participants) void poll.count(upstream, next({ ...request, only: upstream }));
    return poll.reply;
  };
}

class Poll {
  readonly #participants: readonly Upstream[];
  readonly #quorum: number;
  readonly #id: string;
  readonly #onDisagreement: (upstream: Upstream) => void;
  readonly #votes = new Map<string, Upstream[]>();
  readonly #settled = Promise.withResolvers<Reply>();
  readonly reply: Promise<Reply> = this.#settled.promise;
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

  abort(): void {
    this.#settled.reject(abortedFailure());
  }

  async count(upstream: Upstream, response: Reply | Promise<Reply>): Promise<void> {
    try {
      const reply = await response;
      const text = await readText(reply);
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
    this.#settled.resolve(jsonReply(text, { route: { attempts: this.#participants.length } }));
  }

  /** Without agreement, no upstream is known to be wrong. */
  #reportDisagreement(): void {
    if (this.#agreed === undefined) return;
    for (const [vote, voters] of this.#votes)
      if (vote !== this.#agreed) for (const upstream of voters) this.#onDisagreement(upstream);
  }
}

/**
 * Rewrites a JSON-RPC response so that two nodes that agree produce the same text: members in one order, hex
 * in lower case. Of an error, only the code counts, since each node words its errors differently.
 */
export function canonicalResponse(text: string): string | undefined {
  const { result, error } = readOutcome(text);
  if (error !== undefined) return `error ${memberTexts(error).get("code") ?? ""}`;
  if (result === undefined) return undefined;
  try {
    // In a list, so that a top-level number follows a delimiter, where long numbers are detected.
    return JSON.stringify(sorted(parseLossless(`[${result}]`)));
  } catch {
    return undefined;
  }
}

function sorted(value: unknown): unknown {
  if (typeof value === "string") return /^0x[\da-f]*$/i.test(value) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, member]) => [name, sorted(member)]));
}
