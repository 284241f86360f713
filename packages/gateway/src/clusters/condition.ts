import { catchUpTime } from "./pool-member.ts";
import { describeOutage, type SeenBlocks } from "./outage-failure.ts";
import type { AnyMember } from "./select.ts";

/**
 * How well the upstreams of a part of a network serve it: `degraded` if some do not, `failing` if none does and some
 * still get requests, `down` if none gets any.
 */
export type ServingState = "serving" | "degraded" | "failing" | "down";

export interface Condition {
  readonly state: ServingState;
  /** The number of upstreams that get requests, or will after a rest. */
  readonly usable: number;
  readonly serving: number;
  /** What is wrong with which upstreams; `undefined` if all serve. */
  readonly reason: string | undefined;
}

export interface ChainCondition extends SeenBlocks {
  /** Whether the cluster itself tests upstreams that are down. Otherwise callers' calls have to. */
  readonly isProbed: boolean;
}

/** Milliseconds from which on an upstream's budget counts as used up, and not only for a moment. */
const minRest = 1_000;

export function describeCondition(
  members: readonly AnyMember[],
  chain: ChainCondition,
  now: number,
): Condition {
  const usable = members.filter((member) => isUsable(member, chain.isProbed, now));
  const isLost = usable.every((member) => failsCalls(member, now));
  const troubled = members.filter(
    (member) =>
      !usable.includes(member) || member.state(now) !== "serving" || (isLost && failsCalls(member, now)),
  );
  const serving = members.length - troubled.length;
  if (troubled.length === 0) return { state: "serving", usable: usable.length, serving, reason: undefined };
  return {
    serving,
    state: !isLost ? "degraded" : usable.length > 0 ? "failing" : "down",
    usable: usable.length,
    reason: describeOutage(troubled, chain, now),
  };
}

/** Whether it fails many calls, has lacked the newest block for too long, or has used up its budget. */
function failsCalls(member: AnyMember, now: number): boolean {
  if (member.isBehindFor(catchUpTime) || member.failing(now) !== undefined) return true;
  return (member.budget?.emptyUntil ?? 0) > now + minRest;
}

/** One that may recover needs calls for that, unless the cluster itself tests it. */
function isUsable(member: AnyMember, isProbed: boolean, now: number): boolean {
  const { breaker, isCordoned, isMismatched, upstream } = member;
  if (breaker.isClosed) return member.isUsable;
  if (isProbed || isMismatched || isCordoned || upstream.unverifiedSince !== undefined) return false;
  return breaker.state(now) === "half-open";
}
