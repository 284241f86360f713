import { found } from "../../codec/http/problem.ts";
import { listRecord } from "../../codec/rest/list-record.ts";
import { slicePage } from "../../state/tables/table.ts";
import type { ListedUpstream } from "../../router/networks/part-states.ts";
import type { LightClientStatus } from "../../router/networks/light-client-anchor.ts";
import { type AdminCall, formatOptionalTime, formatTime } from "./admin-call.ts";
import { currentTime, inTime } from "../../observe/clock.ts";

export async function listUpstreams({ context, path, query }: AdminCall): Promise<object> {
  const { page, network } = query as { page: number; network?: string };
  const all = [...context.services.networks.upstreams()].filter(
    (one) => network === undefined || one.network === network,
  );
  await refreshHeads(all);
  return listRecord(context.address() + path, query, slicePage(all, page), record);
}

/** Milliseconds after which a reported newest block is old, and for which an operator waits for a new one. */
const maxHeadAge = 10_000;
const maxWait = 500;

/** Without calls, upstreams are rarely polled. An operator who looks at them needs current blocks. */
async function refreshHeads(upstreams: readonly ListedUpstream[]): Promise<void> {
  const now = performance.now();
  const refreshes = upstreams
    .filter(
      ({ member }) => ["serving", "lagging"].includes(member.state(now)) && now - member.headAt > maxHeadAge,
    )
    .map(({ heads, member }) => heads?.refresh(member));
  await inTime(Promise.all(refreshes), maxWait, () => undefined);
}

export function cordonUpstream(call: AdminCall): Promise<object> {
  return setCordon(call, true);
}

export function uncordonUpstream(call: AdminCall): Promise<object> {
  return setCordon(call, false);
}

async function setCordon(call: AdminCall, isCordoned: boolean): Promise<object> {
  const { context, id } = call;
  const upstream = found(
    [...context.services.networks.upstreams()].find(({ member }) => member.id === id),
    "upstream",
    id,
  );
  await context.store.transaction(async (tables) => {
    const { upstreamCordons, audit } = tables;
    const isChanged = await (isCordoned ? upstreamCordons.add(id) : upstreamCordons.remove(id));
    if (!isChanged) return;
    await audit.record(call, {
      subject: id,
      before: { cordoned: !isCordoned },
      after: { cordoned: isCordoned },
    });
  });
  return record(upstream);
}

function record({ network, part, member, members, heads }: ListedUpstream): object {
  const { id, upstream, breaker, head, score, budget, throttledUntil, isCordoned, cordonReason } = member;
  const { name, tier, weight } = upstream;
  const now = performance.now();
  // Callers may have seen blocks that no upstream has any more: all of them are behind then.
  const newest = Math.max(heads?.isPinned ? heads.served : -1, ...members.map((one) => one.head));
  const tails = members.map((one) => one.score.tail(now)).filter((tail) => tail > 0);
  const tail = score.tail(now);
  const { requestsPerSecond = null, requestsPerDay = null, requestsToday = null } = budget?.describe() ?? {};
  // The newest block of an upstream that has not reported for some time says nothing about its lag.
  const isOld = head < newest && now - member.headAt > maxHeadAge / 2;
  const lag = head < 0 || isOld ? null : newest - head;
  return {
    id,
    network,
    part,
    name,
    tier,
    weight,
    state: member.state(now),
    breaker: breaker.state(now),
    head: head < 0 ? null : head,
    lag,
    score: round(score.quality(now, tails.length > 0 ? Math.min(...tails) : 0, lag ?? 0)),
    latency: tail > 0 ? round(tail) : null,
    throttled_until:
      throttledUntil > now ? formatTime(currentTime() + Math.ceil(throttledUntil - now)) : null,
    cordoned: isCordoned,
    cordon_reason: cordonReason ?? null,
    requests_per_second: requestsPerSecond,
    requests_per_day: requestsPerDay,
    requests_today: requestsToday,
    waiting: upstream
      .queues()
      .flatMap(({ queue, limit = null, callers = [] }) =>
        callers.map(({ caller, waiting, active }) => ({ queue, caller, waiting, active, limit })),
      ),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export async function listLightClients({ context, path, query }: AdminCall): Promise<object> {
  const { page, network } = query as { page: number; network?: string };
  const all = context.services.networks
    .lightClients()
    .filter((one) => network === undefined || one.network === network);
  return listRecord(context.address() + path, query, slicePage(all, page), lightClientRecord);
}

function lightClientRecord(status: LightClientStatus): object {
  const { network, checkpoint, upstream, latest, finalized, period, lag, followedAt, error } = status;
  return {
    network,
    checkpoint,
    upstream: upstream ?? null,
    latest: latest ?? null,
    finalized: finalized ?? null,
    period: period ?? null,
    lag: lag ?? null,
    followed_at: formatOptionalTime(followedAt ?? null),
    error: error ?? null,
  };
}
