import { useState } from "preact/hooks";
import { admin } from "../api/client.ts";
import { countText, formatMilliseconds, none, formatNumber, formatPercent } from "../format.ts";
import type { NetworkState, Traffic, Upstream } from "../generated/types.ts";
import { type Change, openPeriods, useChanges } from "../live/changes.ts";
import { usePoll } from "../live/live.tsx";
import { countCalls, countFailures, sumFigure, useTraffic, countInvalid } from "../live/traffic.ts";
import { Badge } from "../parts/badge.tsx";
import { linkTo } from "../route.ts";
import { listOptions, periodOptions, Select } from "../parts/fields.tsx";
import { Loaded } from "../parts/notice.tsx";
import { Panel, Tile } from "../parts/panel.tsx";
import { type Column, numberColumn, Table } from "../parts/table.tsx";
import { Timeline } from "../parts/timeline.tsx";
import { CallerTable } from "./callers.tsx";
import { EventTable, createTracks } from "./events.tsx";
import { TrafficCharts } from "./traffic-charts.tsx";
import { isFollowed, isUsable, readUpstreams } from "./upstreams.tsx";

const windows = periodOptions(5, 15, 60);

/** The state of the gateway at a glance. */
export function OverviewView() {
  const [network, setNetwork] = useState("");
  const [minutes, setMinutes] = useState("15");
  const traffic = useTraffic(network);
  const upstreams = usePoll(readUpstreams, 5, []);
  const gateway = usePoll(() => admin.readGateway(), 5, []);
  const callers = usePoll(() => admin.listCallers({ minutes: 5 }), 10, []);
  const changes = useChanges();
  const networks = traffic.value?.networks ?? [];
  const isWanted = (subject: string): boolean => network === "" || subject.startsWith(`${network}.`);
  return (
    <>
      <h1>Overview</h1>
      <div class="filters">
        <Select
          label="Network"
          value={network}
          options={listOptions([...networks, ...(network ? [network] : [])])}
          onChange={setNetwork}
        />
        <Select label="Charts of the last" value={minutes} options={windows} onChange={setMinutes} />
      </div>
      <Loaded from={traffic}>
        {({ samples, interval }) => (
          <>
            <Tiles samples={samples} interval={interval} upstreams={upstreams.value} network={network} />
            <Panel
              title="Events"
              note="The latest ones, and the upstreams over time."
              controls={<a href={linkTo(["events"], { of: network })}>All events</a>}
            >
              <Loaded from={changes}>
                {(all) => {
                  const shown = all.filter(({ subject }) => isWanted(subject));
                  const ids = (upstreams.value ?? []).map(({ id }) => id).filter(isWanted);
                  return (
                    <>
                      {ids.length > 0 && (
                        <Timeline tracks={createTracks(shown, ids)} minutes={Number(minutes)} />
                      )}
                      <EventTable changes={shown.slice(-5).toReversed()} />
                    </>
                  );
                }}
              </Loaded>
            </Panel>
            <TrafficCharts
              network={network}
              samples={samples}
              interval={interval}
              minutes={Number(minutes)}
            />
          </>
        )}
      </Loaded>
      <Panel title="Networks" controls={<a href="#/upstreams">All upstreams</a>}>
        <Loaded from={upstreams}>
          {(all) => (
            <Table
              caption="Networks by part"
              columns={partColumns}
              rows={listParts(gateway.value?.networks ?? [], all, changes.value ?? [])}
              keyOf={({ name }) => name}
              empty="No network has upstreams: simulators and recordings serve all of them."
            />
          )}
        </Loaded>
      </Panel>
      <Panel
        title="Top callers by cost"
        note="In the last 5 minutes, of all networks."
        controls={<a href="#/callers">All callers</a>}
      >
        <Loaded from={callers}>{(list) => <CallerTable list={list} most={5} />}</Loaded>
      </Panel>
    </>
  );
}

function share(count: number, all: number): string {
  return all === 0 ? none : formatPercent(count / all);
}

/** The traffic of the last minute. */
function Tiles({
  samples,
  interval,
  upstreams,
  network,
}: Pick<Traffic, "samples" | "interval"> & {
  readonly upstreams: readonly Upstream[] | undefined;
  readonly network: string;
}) {
  const last = samples.slice(-60 / interval);
  const seconds = Math.max(1, last.length * interval);
  const calls = sumFigure(last, countCalls);
  const hits = sumFigure(last, ({ cache }) => cache.hits);
  const cacheable = hits + sumFigure(last, ({ cache }) => cache.misses);
  const hedged = sumFigure(last, ({ hedges }) => hedges.won + hedges.lost);
  const latency = last.findLast((sample) => sample.latency !== null)?.latency;
  const usable = upstreams?.filter(isUsable).length ?? 0;
  const failed = sumFigure(last, countFailures);
  return (
    <dl class="tiles">
      <Tile title="Calls" href="#/callers" value={`${formatNumber(calls / seconds)}/s`} note="last minute" />
      <Tile
        title="Failed"
        href={linkTo(["events"], { of: network })}
        tone={failed === 0 ? undefined : failed > calls / 100 ? "bad" : "fair"}
        value={share(failed, calls)}
        note={`and ${share(sumFigure(last, countInvalid), calls)} invalid calls`}
      />
      <Tile
        title="p95 latency"
        href={linkTo(["upstreams"], { network })}
        value={formatMilliseconds(latency?.p95)}
        note="last 5 seconds with calls"
      />
      <Tile title="From the cache" href="#/nodes" value={share(hits, cacheable)} note="of cacheable calls" />
      <Tile
        title="Hedged"
        href={linkTo(["upstreams"], { network })}
        value={share(hedged, calls)}
        note="last minute"
      />
      <Tile
        title="Upstreams"
        href={linkTo(["upstreams"], { network })}
        tone={upstreams && usable < upstreams.length ? (usable === 0 ? "bad" : "fair") : undefined}
        value={upstreams ? `${usable} of ${upstreams.length}` : none}
        note={upstreams && usable < upstreams.length ? "some cannot be used" : "can be used"}
      />
    </dl>
  );
}

/** A part of a network, with its upstreams. */
interface ServedPart {
  readonly name: string;
  readonly upstreams: readonly Upstream[];
  readonly state: string;
}

function listParts(
  networks: readonly NetworkState[],
  upstreams: readonly Upstream[],
  changes: readonly Change[],
): ServedPart[] {
  const open = new Set(openPeriods(changes).map(({ first }) => first.subject));
  return networks.map(({ network, part, state }) => {
    const members = upstreams.filter((one) => one.network === network && one.part === part);
    // While single requests fail, the upstreams still serve others.
    const isDegraded = state === "serving" && members.some(({ id }) => open.has(id));
    return { name: `${network} ${part}`, upstreams: members, state: isDegraded ? "degraded" : state };
  });
}

const partColumns: readonly Column<ServedPart>[] = [
  {
    title: "Network",
    isName: true,
    cell: ({ name }) => <a href={linkTo(["upstreams"], { network: name.split(" ", 1)[0] })}>{name}</a>,
  },
  {
    title: "State",
    cell: ({ upstreams, state }) => (
      <a href={linkTo(["events"], { of: `${upstreams[0]?.network}.${upstreams[0]?.part}` })}>
        <Badge state={state} />
      </a>
    ),
  },
  {
    title: "Upstreams",
    cell: ({ upstreams }) => {
      const usable = upstreams.filter(isUsable).length;
      return usable === upstreams.length
        ? countText(usable, "upstream")
        : `${usable} of ${upstreams.length} usable`;
    },
  },
  numberColumn(
    "Head",
    ({ upstreams }) => {
      const heads = upstreams.flatMap(({ head }) => (head === null ? [] : [head]));
      return heads.length > 0 ? String(Math.max(...heads)) : none;
    },
    "The newest block of its upstreams",
  ),
  numberColumn(
    "Largest lag",
    ({ upstreams }) => {
      const lags = upstreams.filter(isFollowed).flatMap(({ lag }) => (lag === null ? [] : [lag]));
      const [one] = upstreams;
      if (lags.length === 0 || !one) return none;
      return <a href={linkTo(["upstreams"], { network: one.network })}>{formatNumber(Math.max(...lags))}</a>;
    },
    "Blocks behind the newest one that callers have seen, of upstreams that respond",
  ),
];
