import { currentTime } from "../observe/clock.ts";
import { bodyBytes } from "../upstreams/rpc-request.ts";
import type { ClusterRequest } from "../upstreams/upstream.ts";
import { UpstreamFailure } from "../upstreams/upstream-failure.ts";
import type { PoolMember, UpstreamState } from "./pool-member.ts";
import type { Failover } from "./responses/verdict.ts";
import { type AnyMember, isTooLarge, mayServe } from "./select.ts";

/** The blocks that callers see. */
export interface SeenBlocks {
  /** The newest one; -1 before the first one. */
  readonly served: number;
  /** When it is given up, in milliseconds of `performance.now()`; `undefined` if an upstream has it. */
  readonly givesUpAt?: number | undefined;
}

export function outageFailure(members: readonly AnyMember[], seen: SeenBlocks, now: number): UpstreamFailure {
  const failure = new UpstreamFailure("unreachable", "no upstream");
  failure.shown = `no node could respond: ${describeOutage(members, seen, now)}`;
  return failure;
}

/**
 * What a caller learns whose call no node served: of the upstreams, neither names nor addresses.
 *
 * @param outage - The states of the upstreams, if none serves at the moment.
 * @param causes - Why each upstream that was tried did not serve the call.
 */
export function shownFailure(outage: string | undefined, causes: Iterable<string>): string | undefined {
  const groups = Map.groupBy(causes, (cause) => cause);
  const tried = [...groups].map(([cause, { length }]) => `${counted(length)} ${cause}`).join("; ");
  const call = outage !== undefined && tried !== "" ? `this call: ${tried}` : tried;
  const text = [outage ?? "", call].filter((one) => one !== "").join("; ");
  return text === "" ? undefined : `no node could respond: ${text}`;
}

/** Why a request to an upstream failed. Only codes are shown of what the platform says. */
export function describeCause({ reason, message }: UpstreamFailure): string {
  const detail = /^[A-Z][A-Z\d_]+$/.test(message) ? ` (${message})` : "";
  return `${causes[reason] ?? "failed"}${detail}`;
}

const causes: { readonly [Reason in UpstreamFailure["reason"]]?: string } = {
  malformed: "sent a malformed response",
  rejected: "cannot be used",
  throttled: "had no free connection",
  timeout: "did not respond in time",
  unreachable: "could not be reached, or ended the connection",
};

/** Why an upstream's response is not for the caller. */
export function describeVerdict({ reason, detail }: Failover): string {
  return reason === "malformed" ? "sent a malformed response" : `responded with ${detail}`;
}

/** Says how many upstreams are in which state, and since when. */
export function describeOutage(members: readonly AnyMember[], seen: SeenBlocks, now: number): string {
  const groups = Map.groupBy(members, (member) => (isBehind(member, seen) ? "lagging" : member.state(now)));
  const texts = [...groups].map(
    ([state, group]) =>
      `${counted(group.length)} ${group.length === 1 ? "is" : "are"} ${textFor(state, group, seen, now)}`,
  );
  return texts.length === 0 ? "no upstream is configured" : texts.join("; ");
}

function isBehind({ isUsable, head }: AnyMember, { served }: SeenBlocks): boolean {
  return isUsable && head >= 0 && head < served;
}

function counted(count: number): string {
  return count === 1 ? "1 upstream" : `${count} upstreams`;
}

function textFor(
  state: UpstreamState,
  members: readonly Pick<PoolMember, "head" | "downSince" | "throttledUntil" | "failing">[],
  { served, givesUpAt }: SeenBlocks,
  now: number,
): string {
  switch (state) {
    case "lagging": {
      const lag = served - Math.max(...members.map(({ head }) => head));
      const until = givesUpAt === undefined ? "" : `, which callers wait for until ${clock(givesUpAt, now)}`;
      return `${lag} ${lag === 1 ? "block" : "blocks"} behind the newest block ${served}${until}`;
    }
    case "down":
      return `down since ${clock(Math.min(...members.map(({ downSince = now }) => downSince)), now)}`;
    case "failing": {
      const share = Math.max(...members.map((member) => member.failing(now) ?? 0));
      return `failing ${Math.round(share * 100)} % of requests`;
    }
    case "throttled":
      return `throttled until ${clock(Math.min(...members.map(({ throttledUntil }) => throttledUntil)), now)}`;
    case "mismatched":
      return "on another chain";
    case "cordoned":
      return "cordoned";
    case "serving":
      return "not responding";
  }
}

/** A time of `performance.now()` as `21:58:03 UTC`. */
function clock(time: number, now: number): string {
  return `${new Date(currentTime() + time - now).toISOString().slice(11, 19)} UTC`;
}

/** @returns why no upstream can be tried. */
export function noUpstream(
  members: readonly AnyMember[],
  request: ClusterRequest,
  now: number,
): UpstreamFailure {
  const usable = members.filter((member) => mayServe(member, request));
  const { tenant } = request;
  const pausedUntil = usable.map(({ throttle, budget }) =>
    Math.max(throttle.untilFor(tenant), budget?.emptyUntil ?? 0),
  );
  // All upstreams have had too many requests: the caller learns when the first one accepts requests again.
  if (usable.length > 0 && pausedUntil.every((until) => until > now)) {
    const seconds = Math.max(1, Math.ceil((Math.min(...pausedUntil) - now) / 1000));
    return new UpstreamFailure("throttled", describeThrottling(usable, tenant, now), seconds);
  }
  const failure = new UpstreamFailure("unreachable", "no upstream");
  if (members.length > 0 && members.every((member) => isTooLarge(member, request))) {
    const most = Math.max(...members.map(({ upstream }) => upstream.limits.bodyBytes ?? 0));
    failure.shown = `no node accepts a request of ${bodyBytes(request)} bytes; send at most ${most}`;
  }
  return failure;
}

function describeThrottling(members: readonly AnyMember[], tenant: string | undefined, now: number): string {
  const percents = members.flatMap(({ throttle }) => throttle.computePercent(tenant, now) ?? []);
  if (percents.length === 0) return "upstreams have had too many requests";
  const percent = Math.max(...percents);
  return `upstreams have had too many requests, ${percent} % of them from this credential: others are served first, send fewer`;
}
