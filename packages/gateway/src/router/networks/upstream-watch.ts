import type { Log } from "../../observe/log.ts";
import { Outage, type OutageReport } from "../../observe/outage.ts";
import type { PoolMember } from "../../clusters/pool-member.ts";
import type { ListedUpstream } from "./part-states.ts";

/** Milliseconds for which an upstream's newest block must be older than the others' to count as lagging. */
const lagTime = 15_000;
/** Milliseconds after which an upstream's report of its newest block is too old to tell that it lags. */
const maxReportAge = 5_000;

/** How the log calls the beginning, the continuation and the end of an outage of one kind. */
interface OutageKind {
  readonly change: string;
  readonly began: string;
  readonly goesOn: string;
  readonly over: string;
}

function defineKind(change: string, began: string, goesOn: string, over: string): OutageKind {
  return { change, began: `upstream ${began}`, goesOn: `upstream ${goesOn}`, over: `upstream ${over}` };
}

const failed = defineKind("failed", "failed", "still fails", "works again");
const throttled = defineKind("throttled", "throttles", "still throttles", "no longer throttles");
const lagging = defineKind("lagging", "lags", "still lags", "has caught up");
const forked = defineKind("forked", "follows a fork", "still follows a fork", "has left the fork");
const mismatched = defineKind(
  "mismatched",
  "serves another chain",
  "still serves another chain",
  "serves its network again",
);

type WatchedUpstream = Omit<ListedUpstream, "heads">;

interface Watched {
  readonly outages: Map<OutageKind, Outage>;
  failures: number;
  rejections: number;
  isCordoned: boolean;
}

/**
 * Logs when an upstream fails, throttles, lags, follows a fork or serves another chain, and when that is
 * over: a line each, however many calls are affected, and a reminder from time to time. The upstreams'
 * counters are compared once a second, so that calls are not slowed down.
 */
export class UpstreamWatch {
  readonly #log: Log;
  readonly #onTroubles: (id: string, failures: number, throttled: number) => void;
  readonly #watched = new WeakMap<PoolMember, Watched>();
  /** The newest block of each part at earlier checks, the oldest first. */
  readonly #newest = new Map<string, { readonly at: number; readonly block: number }[]>();

  constructor(log: Log, onTroubles: (id: string, failures: number, throttled: number) => void = () => {}) {
    this.#log = log;
    this.#onTroubles = onTroubles;
  }

  check(upstreams: Iterable<WatchedUpstream>, now: number): void {
    for (const one of upstreams) {
      const known = this.#watched.get(one.member) ?? newWatched(one.member);
      this.#watched.set(one.member, known);
      this.#checkCordon(one, known);
      this.#checkTroubles(one, known, now);
    }
  }

  #checkCordon({ network, part, member }: WatchedUpstream, known: Watched): void {
    const { isCordoned, cordonReason: reason, upstream } = member;
    if (isCordoned === known.isCordoned) return;
    known.isCordoned = isCordoned;
    const event = isCordoned ? "upstream cordoned" : "upstream no longer cordoned";
    const change = isCordoned ? "cordoned" : "recovered";
    const over = isCordoned ? {} : { from: "cordoned" };
    this.#log("info", event, {
      change,
      ...over,
      network,
      part,
      upstream: upstream.name,
      ...(reason !== undefined && { reason }),
    });
  }

  #checkTroubles(one: WatchedUpstream, known: Watched, now: number): void {
    const { member } = one;
    const { failures, rejections, servedAt } = member;
    const lag = this.#measureLag(one, now);
    const update = (kind: OutageKind, count: number, reason: string, isOver = true): void => {
      const outage = known.outages.get(kind) ?? new Outage();
      known.outages.set(kind, outage);
      const report = count > 0 ? outage.failed(count, reason, now) : isOver && outage.worked(now);
      if (report) this.#report(one, kind, report, now);
    };
    update(failed, failures.count - known.failures, failures.reason, servedAt > failures.at);
    const isThrottled = servedAt <= rejections.at || member.throttledUntil > now;
    update(throttled, rejections.count - known.rejections, rejections.reason, !isThrottled);
    // The others may be gone, and callers still wait for the blocks that these had.
    const isBehind = lag > 0 || (member.state(now) === "lagging" && !member.isUsable);
    const behind = lag > 0 ? `${lag} blocks behind` : "behind the newest block that callers have seen";
    update(lagging, isBehind ? 1 : 0, behind);
    update(mismatched, member.isMismatched ? 1 : 0, member.upstream.mismatch ?? "");
    update(forked, member.agreement === "forked" ? 1 : 0, "its blocks differ from the others'");
    const fresh = [failures.count - known.failures, rejections.count - known.rejections] as const;
    if (fresh[0] + fresh[1] > 0)
      this.#onTroubles(`${one.network}.${one.part}.${member.upstream.name}`, ...fresh);
    known.failures = failures.count;
    known.rejections = rejections.count;
  }

  #report(
    { network, part, member, members, condition }: WatchedUpstream,
    kind: OutageKind,
    { step, failures, reason, seconds }: OutageReport,
    now: number,
  ): void {
    const isOver = step === "over";
    this.#log(isOver ? "info" : "warn", kind[step], {
      change: isOver ? "recovered" : kind.change,
      ...(isOver && { from: kind.change }),
      network,
      part,
      upstream: member.upstream.name,
      reason,
      ...((kind === failed || kind === throttled) && { failures }),
      ...(step !== "began" && { seconds }),
      serving: `${condition(now).serving} of ${members.length}`,
    });
  }

  /** @returns how many blocks an upstream lacks that another one has had for some time; 0 if it does not lag. */
  #measureLag({ network, part, member, members }: WatchedUpstream, now: number): number {
    const name = `${network}/${part}`;
    const newest = this.#newest.get(name) ?? [];
    this.#newest.set(name, newest);
    const block = Math.max(...members.map(({ head }) => head));
    if (newest.at(-1)?.at !== now) newest.push({ at: now, block });
    while ((newest[1]?.at ?? now) <= now - lagTime) newest.shift();
    const [before] = newest;
    const isOld = !before || before.at > now - lagTime || member.headAt < now - maxReportAge;
    return isOld || member.head < 0 || member.head >= before.block ? 0 : block - member.head;
  }
}

function newWatched({ isCordoned }: PoolMember): Watched {
  return { outages: new Map(), failures: 0, rejections: 0, isCordoned };
}
