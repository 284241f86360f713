import type { ConsensusOptions } from "../options/network-options.ts";
import type { ClusterRequest, RoutedCall, Upstream } from "../upstreams/upstream.ts";
import type { Filter, Next } from "./filter.ts";
import type { SharedResults } from "../state/shared-results.ts";
import { normalHash } from "../clusters/chain/block-hashes.ts";
import type { ChainHeads } from "../clusters/chain/chain-heads.ts";
import { watchReorgs } from "../clusters/chain/reorg-watch.ts";
import type { PoolMember } from "../clusters/pool-member.ts";
import { isHealthy, upstreamsFor } from "../clusters/select.ts";
import type { FiltersContext } from "../clusters/upstream-pool.ts";
import { type BatchLimits, joinCalls } from "./batch/join-calls.ts";
import type { JoinContext } from "./batch/joined-request.ts";
import { splitBatch } from "./batch/split-batch.ts";
import { broadcastTransactions } from "./broadcast/broadcast.ts";
import { resendTransactions } from "./broadcast/resend-transaction.ts";
import { readResults, saveResults } from "./cache/cache-results.ts";
import { cacheRest } from "./cache/rest-cache.ts";
import { ResultCache } from "./cache/result-cache.ts";
import { ResultStore } from "./cache/result-store.ts";
import { coalesceCalls } from "./coalesce/coalesce.ts";
import { type OnDisagreement, seekConsensus } from "./consensus/consensus.ts";
import { followChain } from "./follow-chain.ts";
import { checkIntegrity } from "./integrity/integrity.ts";
import type { CheckerOptions, CheckOutcome, WrongResult } from "./integrity/result-checker.ts";
import { hedgeCalls } from "./hedge/hedge.ts";
import { HangWatch } from "./retry/hang-watch.ts";
import { reportLostAnswers } from "./lost-answers.ts";
import { tryUpstreams } from "./retry/retry.ts";
import { maxFurtherUpstreams } from "./retry/silent-gaps.ts";
import { splitLogs } from "./split-logs/split-logs.ts";

export interface IntegrityReports {
  readonly onChecked: (upstream: Upstream, outcome: CheckOutcome | "skipped") => void;
  /** Called for each additional call. */
  readonly onRead: () => void;
  /** Called for each result that is wrong, with whether its upstream is to be cordoned. */
  readonly onWrong: (member: PoolMember, wrong: WrongResult, isCordoned: boolean) => void;
  /** Called for results of all upstreams that are equal and contradict the chain. */
  readonly onQuirk: (member: PoolMember, wrong: WrongResult) => void;
  readonly onCheckFailed: (error: unknown) => void;
}

export interface CallOptions {
  /** Maximum bytes of cached results. Default: no cache. */
  readonly cacheBytes?: number;
  /** Results that other gateways cache too. */
  readonly sharedResults?: SharedResults | undefined;
  /** Distinguishes the results of this cluster from others: its network, part and chain. */
  readonly resultPrefix?: string;
  /** Whether a second upstream is tried when one is slow. Default: no. */
  readonly hedging?: boolean;
  /** Calls that are sent to several upstreams. Default: none. */
  readonly consensus?: ConsensusOptions | undefined;
  /** How results of upstreams are checked, and where that is reported. Default: they are not. */
  readonly integrity?: Omit<CheckerOptions, keyof IntegrityReports> & IntegrityReports;
  /** Whether the upstreams take batches. Default: yes. */
  readonly batches?: boolean;
  /** How many upstreams get each signed transaction. Default: one. */
  readonly broadcast?: number;
  /** Called for each hedged call, with whether the second upstream responded first. */
  readonly onHedged?: (isWon: boolean) => void;
  readonly onDisagreement?: OnDisagreement;
  /** Called for each cacheable call, with whether it was a hit. */
  readonly onCached?: (isHit: boolean) => void;
  /** Called with the number of a block that replaces another one. */
  readonly onReorg?: (number: number) => void;
}

/** @returns what sends a request through the filters of a cluster, in their order. */
export function createFilters(cluster: FiltersContext, options: CallOptions): Next {
  const { members, heads, onFailure, blockNames } = cluster;
  const { cacheBytes = 0, consensus, broadcast = 1, onDisagreement = () => {} } = options;
  const { onCached = () => {}, onHedged = () => {} } = options;
  const upstreams = (request: ClusterRequest): readonly Upstream[] =>
    upstreamsFor(members, request, heads.isPinned ? heads.served : -1, performance.now());
  const store = cacheBytes > 0 ? createStore(cacheBytes, heads, options) : undefined;
  const filters: readonly Filter[] = [
    splitBatch,
    reportLostAnswers,
    followChain(heads, blockNames),
    ...(store ? [cacheRest(cacheBytes, onCached), readResults(store, onCached)] : []),
    coalesceCalls(heads),
    ...(store ? [saveResults(store)] : []),
    splitLogs(upstreams, (call) => pinSlices(heads, call)),
    ...(consensus ? [seekConsensus(upstreams, consensus, onDisagreement)] : []),
    ...(broadcast > 1 ? [broadcastTransactions(upstreams, broadcast)] : []),
    resendTransactions(upstreams),
    ...checkResults(upstreams, members, options),
    ...(options.hedging && members.length > 1 ? [hedgeCalls(upstreams, onHedged)] : []),
    ...(options.batches === false
      ? []
      : [joinCalls(createJoinContext(members, heads), findBatchLimits(members))]),
  ];
  const retry = tryUpstreams({
    members,
    heads,
    hangs: new HangWatch(),
    get served() {
      return heads.isPinned ? heads.served : -1;
    },
    get isProbed() {
      return heads.isFollowed;
    },
    onFailure,
  });
  return chainFilters(filters, retry);
}

export function chainFilters(filters: readonly Filter[], last: Next): Next {
  return filters.reduceRight<Next>((next, filter) => (request) => filter(request, next), last);
}

function checkResults(
  upstreams: (request: ClusterRequest) => readonly Upstream[],
  members: readonly PoolMember[],
  { integrity }: CallOptions,
): readonly Filter[] {
  if (!integrity) return [];
  const findMember = (upstream: Upstream): PoolMember | undefined =>
    members.find((one) => one.upstream === upstream);
  const check = checkIntegrity(upstreams, {
    ...integrity,
    onSkipped: (upstream) => integrity.onChecked(upstream, "skipped"),
    isTrusted: (upstream) => findMember(upstream)?.cordonReason === undefined,
    onQuirk: (wrong) => {
      const member = findMember(wrong.upstream);
      if (member) integrity.onQuirk(member, wrong);
    },
    onWrong: (wrong, isShown) => {
      const member = findMember(wrong.upstream);
      // The last usable upstream keeps serving: its wrong results are withheld one by one.
      const hasOther = members.some((one) => one !== member && one.isUsable);
      if (member) integrity.onWrong(member, wrong, isShown && hasOther);
    },
  });
  return [check];
}

/** With one upstream, calls are sent unchanged, but slices of a range need numbers. */
function pinSlices(heads: ChainHeads, call: RoutedCall): RoutedCall {
  if (heads.isPinned) return call;
  heads.used();
  return heads.pin(call);
}

/** The smallest of the upstreams' limits: any of them may get a batch. */
function findBatchLimits(members: readonly PoolMember[]): BatchLimits {
  const least = (name: keyof BatchLimits): number =>
    Math.min(...members.map(({ upstream }) => upstream.limits[name] ?? Infinity));
  return { batchItems: least("batchItems"), bodyBytes: least("bodyBytes") };
}

function createJoinContext(members: readonly PoolMember[], heads: ChainHeads): JoinContext {
  return {
    onUnserved: (upstream, unserved, tenant) => {
      const now = performance.now();
      const member = members.find((one) => one.upstream === upstream);
      if (!member) return;
      for (const [call, reason] of unserved) {
        member.capabilities.learn(call, reason, now);
        if (reason === "lagging" && call.block !== undefined) heads.lacks(member, call.block);
      }
      if ([...unserved.values()].includes("throttled"))
        member.rejected("throttled", undefined, now, now, "throttled", tenant);
    },
    mayBeKnown: (request, tried) =>
      tried.length <= maxFurtherUpstreams &&
      members.some(
        (one) => !tried.includes(one.upstream) && isHealthy(one, request, heads.served, performance.now()),
      ),
    readsKnownBlock: ({ block, facts }) =>
      heads.isPinned && block !== undefined && block <= heads.served && !facts.name.includes("Index"),
  };
}

function createStore(bytes: number, heads: ChainHeads, options: CallOptions): ResultStore {
  const { sharedResults: results, resultPrefix = "", onReorg } = options;
  const prefix = `${resultPrefix} ${describeChecks(options)} `;
  const cache = new ResultCache(bytes);
  const reported = watchReorgs(heads.hashes, cache, onReorg);
  heads.onBlock = (member, block) => {
    const final = heads.finalizedNumber;
    // Another block at the same height is no reorg yet if as many upstreams still have the one that callers see.
    const shown = heads.agreed.hashAt(block.number, heads.hashes.seenAt(block.number));
    if (shown !== undefined && shown !== normalHash(block.hash)) return;
    // After a pause, blocks may have been replaced and become final: results of the replaced ones must not.
    void reported(block, (number, hash) => heads.has(member, number, hash)).then(() => cache.finalize(final));
  };
  // Results from an upstream since it last agreed may be from a fork.
  heads.agreed.onChange = () => cache.drop(0);
  heads.onReplaced = () => cache.clear();
  return new ResultStore(cache, heads, results && { results, prefix });
}

/** How results are checked before they are cached. A gateway with other checks gets no hit for them. */
function describeChecks({ integrity, consensus }: CallOptions): string {
  const { mode, level, methods, sampling, maxReads, readsPerMinute, senders, trustedBlock } = integrity ?? {};
  const budgets = [sampling, maxReads, readsPerMinute];
  const enforced = mode === "enforce" ? [level, methods, senders, trustedBlock, ...budgets] : [];
  return JSON.stringify([enforced, consensus ?? null]);
}
