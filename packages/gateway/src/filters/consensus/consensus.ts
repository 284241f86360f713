import type { ConsensusOptions } from "../../options/network-options.ts";
import type { UpstreamsFor } from "../../clusters/select.ts";
import { rpcCode } from "../../codec/json-rpc/rpc-failure.ts";
import { readOutcome } from "../../codec/json-rpc/read-response.ts";
import { errorText } from "../../codec/json-rpc/rpc-message.ts";
import type { Reply, Upstream } from "../../upstreams/upstream.ts";
import { type Filter, readPlainCall } from "../filter.ts";
import { unambiguousBody } from "../response-body.ts";
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
    const poll = openPoll(participants, quorum, call.id, (upstream) => onDisagreement(upstream, name));
    request.inFlight?.add(poll);
    for (const upstream of participants) void poll.count(upstream, next({ ...request, only: upstream }));
    return poll.reply;
  };
}

interface Poll {
  readonly reply: Promise<Reply>;
  count(upstream: Upstream, response: Reply | Promise<Reply>): Promise<void>;
  abort(): void;
}

function openPoll(
  participants: readonly Upstream[],
  quorum: number,
  id: string,
  onDisagreement: (upstream: Upstream) => void,
): Poll {
  const votes = new Map<string, Upstream[]>();
  const settled = Promise.withResolvers<Reply>();
  let pending = participants.length;
  let agreed: string | undefined;

  async function count(upstream: Upstream, response: Reply | Promise<Reply>): Promise<void> {
    try {
      const reply = await response;
      const text = await readText(reply);
      const vote = canonicalResponse(text);
      if (vote !== undefined) add(vote, upstream, { ...reply, body: unambiguousBody(text, id) });
    } catch {
      // An upstream that does not respond does not agree with any other.
    }
    pending -= 1;
    failIfUndecidable();
    if (pending === 0) reportDisagreement();
  }

  function add(vote: string, upstream: Upstream, reply: Reply): void {
    const others = votes.get(vote) ?? [];
    others.push(upstream);
    votes.set(vote, others);
    if (others.length < quorum || agreed !== undefined) return;
    agreed = vote;
    settled.resolve({ ...reply, route: { ...reply.route, attempts: participants.length } });
  }

  function failIfUndecidable(): void {
    if (agreed !== undefined) return;
    let max = 0;
    for (const voters of votes.values()) max = Math.max(max, voters.length);
    if (max + pending >= quorum) return;
    const message = `no ${quorum} of ${participants.length} upstreams respond the same`;
    const text = errorText(id, { code: rpcCode.unavailable, message });
    settled.resolve(jsonReply(text, { route: { attempts: participants.length } }));
  }

  /** Without agreement, no upstream is known to be wrong. */
  function reportDisagreement(): void {
    if (agreed === undefined) return;
    for (const [vote, voters] of votes)
      if (vote !== agreed) for (const upstream of voters) onDisagreement(upstream);
  }

  failIfUndecidable();
  return { reply: settled.promise, count, abort: () => settled.reject(abortedFailure()) };
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
