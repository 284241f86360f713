import { useState } from "preact/hooks";
import { readAllPages } from "../api/all-pages.ts";
import { admin } from "../api/client.ts";
import { formatClock, countText, formatMilliseconds, none, formatNumber, formatPercent } from "../format.ts";
import type { Upstream } from "../generated/types.ts";
import { openPeriods, type Period, useChanges } from "../live/changes.ts";
import { usePoll } from "../live/live.tsx";
import { useAnnounce } from "../parts/announce.tsx";
import { Badge } from "../parts/badge.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { listOptions, Select } from "../parts/fields.tsx";
import { Loaded, Notice } from "../parts/notice.tsx";
import { type Column, type Group, numberColumn, Table } from "../parts/table.tsx";
import { linkTo } from "../route.ts";
import { UpstreamCharts } from "./upstream-charts.tsx";

/** Whether an upstream receives requests now, or will once its throttling ends. */
export function isUsable({ state }: Upstream): boolean {
  return state === "serving" || state === "throttled" || state === "failing";
}

/** Whether an upstream is behind because it lacks blocks, and not because nobody asks it. */
export function isFollowed(upstream: Upstream): boolean {
  return isUsable(upstream) || upstream.state === "lagging";
}

export function readUpstreams(): Promise<readonly Upstream[]> {
  return readAllPages((page) => admin.listUpstreams({ page }));
}

export function UpstreamsView({ query }: { readonly query: URLSearchParams }) {
  const upstreams = usePoll(readUpstreams, 4, []);
  const changes = useChanges();
  const open = openPeriods(changes.value ?? []);
  const wanted = query.get("network") ?? "";
  const networks = (upstreams.value ?? []).map(({ network }) => network);
  const charted = wanted || networks[0];
  const [confirming, setConfirming] = useState<Upstream>();
  const announce = useAnnounce();
  const columns = columnsWith(setConfirming, open);
  return (
    <>
      <h1>Upstreams</h1>
      <p class="lead">
        The nodes that serve calls, as this gateway sees them. A cordoned upstream gets no calls from any
        gateway on the database.
      </p>
      <div class="filters">
        <Select
          label="Network"
          value={wanted}
          options={listOptions(networks)}
          onChange={(network) => (location.hash = linkTo(["upstreams"], { network }))}
        />
      </div>
      <Loaded from={upstreams}>
        {(all) => (
          <Table
            caption="Upstreams"
            columns={columns}
            groups={groupByPart(all.filter(({ network }) => wanted === "" || network === wanted))}
            keyOf={({ id }) => id}
            empty="No network has upstreams: simulators and recordings serve all of them. To use your own nodes, add them to networks in the config."
          />
        )}
      </Loaded>
      {charted !== undefined && (
        <>
          <h2 class="apart">Traffic of {charted}</h2>
          <UpstreamCharts key={charted} network={charted} />
        </>
      )}
      {confirming && (
        <ConfirmCordon
          upstream={confirming}
          others={(upstreams.value ?? []).filter(
            ({ id, network, part }) =>
              id !== confirming.id && network === confirming.network && part === confirming.part,
          )}
          onDone={(text) => {
            announce(text);
            upstreams.reload();
          }}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </>
  );
}

function groupByPart(upstreams: readonly Upstream[]): Group<Upstream>[] {
  const parts = Map.groupBy(upstreams, ({ network, part }) => `${network} ${part}`);
  return Array.from(parts, ([name, rows]) => {
    const usable = `${rows.filter(isUsable).length} of ${rows.length} usable`;
    return { rows, title: [name, " ", <span class="muted">{usable}</span>] };
  });
}

function columnsWith(
  onAction: (upstream: Upstream) => void,
  open: readonly Period[],
): readonly Column<Upstream>[] {
  return [
    {
      title: "Name",
      isName: true,
      cell: ({ id, name }) => <a href={linkTo(["events"], { of: id })}>{name}</a>,
    },
    {
      title: "State",
      cell: (one) => <State upstream={one} periods={open.filter(({ first }) => first.subject === one.id)} />,
    },
    numberColumn("Head", ({ head }) => (head === null ? none : String(head)), "Its newest block"),
    numberColumn("Lag", ({ lag }) => formatNumber(lag), "Blocks behind the newest one"),
    numberColumn("Score", ({ score }) => formatPercent(score), "From errors, throttling, latency and lag"),
    numberColumn("p95", ({ latency }) => formatMilliseconds(latency), "95 % of its responses are faster"),
    numberColumn("Tier", ({ tier }) => tier),
    numberColumn("Weight", ({ weight }) => formatNumber(weight)),
    { title: "Budget", cell: (one) => budgetText(one) },
    {
      title: "Action",
      cell: (one) => (
        <button type="button" onClick={() => onAction(one)}>
          {one.cordoned ? "Uncordon" : "Cordon"}
          <span class="unseen"> {one.id}</span>
        </button>
      ),
    },
  ];
}

interface StateProps {
  readonly upstream: Upstream;
  /** What is wrong with it now. */
  readonly periods: readonly Period[];
}

function State({ upstream: { id, state, throttled_until: until, waiting }, periods }: StateProps) {
  // While single requests fail, it still serves others.
  const shown = state === "serving" && periods.length > 0 ? "degraded" : state;
  return (
    <>
      <Badge state={shown} />
      {state === "throttled" && until !== null && <span class="muted"> until {formatClock(until)}</span>}
      {periods.map(({ first, last }) => (
        <a key={first.id} class="reason" href={linkTo(["events"], { of: id })}>
          {String(last.fields["reason"] ?? first.kind)} since {formatClock(first.at)}
        </a>
      ))}
      {waiting.slice(0, 3).map(({ queue, caller, waiting: count, active, limit }) => (
        <a key={`${queue} ${caller}`} class="reason" href="#/callers">
          {countText(count, "request")} of {caller || "the gateway"} {count === 1 ? "waits" : "wait"}: it has{" "}
          {formatNumber(active)} of {formatNumber(limit)} {queue.replace("_", " ")}
        </a>
      ))}
    </>
  );
}

function budgetText({
  requests_per_second: second,
  requests_per_day: day,
  requests_today: today,
}: Upstream): string {
  const parts = [
    ...(second === null ? [] : [`${formatNumber(second)}/s`]),
    ...(day === null ? [] : [`${formatNumber(today)} of ${formatNumber(day)} today`]),
  ];
  return parts.length > 0 ? parts.join(", ") : none;
}

interface ConfirmCordonProps {
  readonly upstream: Upstream;
  /** The other upstreams of the same part. */
  readonly others: readonly Upstream[];
  onDone(text: string): void;
  onClose(): void;
}

function ConfirmCordon({ upstream, others, onDone, onClose }: ConfirmCordonProps) {
  const { id, network, part, cordoned } = upstream;
  const left = others.filter(isUsable).length;
  const change = async (): Promise<void> => {
    await (cordoned ? admin.uncordonUpstream(id) : admin.cordonUpstream(id));
    onDone(cordoned ? `${id} is back in use.` : `${id} is cordoned.`);
  };
  if (cordoned)
    return (
      <Confirm title={`Uncordon ${id}?`} action="Uncordon" onConfirm={change} onClose={onClose}>
        <p>All gateways on the database send it requests again, if its state and score allow.</p>
      </Confirm>
    );
  return (
    <Confirm
      title={`Cordon ${id}?`}
      action="Cordon"
      isDangerous={left === 0}
      onConfirm={change}
      onClose={onClose}
    >
      <p>
        No gateway on the database will send it requests until it is uncordoned. Requests in flight continue,
        and subscriptions move to other upstreams.
      </p>
      {left === 0 ? (
        <Notice tone="bad">
          No other upstream of {network} {part} can be used: its calls will fail.
        </Notice>
      ) : (
        <p>
          {countText(left, "other upstream")} of {network} {part} can be used.
        </p>
      )}
    </Confirm>
  );
}
