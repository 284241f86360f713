import { useMemo } from "preact/hooks";
import { admin } from "../api/client.ts";
import type { UpstreamSample, UpstreamTrafficList } from "../generated/types.ts";
import { usePoll } from "../live/live.tsx";
import { Chart, type ChartFacts, dashes } from "../parts/chart.tsx";
import { Loaded } from "../parts/notice.tsx";
import { Panel } from "../parts/panel.tsx";

/** Maximum lines in a chart: as many as there are colours. */
const most = 7;

const figures: readonly (ChartFacts & {
  of(sample: UpstreamSample, interval: number): number | null;
})[] = [
  {
    title: "Served calls",
    unit: "Calls per second",
    empty: "No upstream served a call in this time.",
    of: ({ calls }, interval) => calls / interval,
  },
  {
    title: "Latency",
    unit: "p95 in milliseconds",
    empty: "No upstream served a call in this time.",
    of: ({ latency }) => latency,
  },
  {
    title: "Failures",
    unit: "Requests per minute",
    empty: "No upstream failed in this time.",
    of: ({ failures }, interval) => (failures * 60) / interval,
  },
  {
    title: "Throttling",
    unit: "Rejected requests per minute",
    empty: "No upstream throttled requests in this time.",
    of: ({ throttled }, interval) => (throttled * 60) / interval,
  },
];

/** The traffic of a network's upstreams over the last hour, a line for each. */
export function UpstreamCharts({ network }: { readonly network: string }) {
  const traffic = usePoll(() => admin.readUpstreamTraffic({ network }), 15, [network]);
  return <Loaded from={traffic}>{(list) => <Charts list={list} network={network} />}</Loaded>;
}

function Charts({ list, network }: { readonly list: UpstreamTrafficList; readonly network: string }) {
  const { upstreams: all, interval } = list;
  const upstreams = all.slice(0, most);
  const times = useMemo(
    () => (upstreams[0]?.samples ?? []).map(({ at }) => Date.parse(at) / 1000),
    [upstreams],
  );
  return (
    <>
      {all.length > most && <p class="note">The first {most} upstreams are shown.</p>}
      <div class="charts">
        {figures.map(({ of, ...facts }) => (
          <Panel
            key={facts.title}
            title={`${facts.title} by upstream`}
            controls={<a href={`#/events?of=${network}`}>Events</a>}
          >
            <Chart
              {...facts}
              times={times}
              seconds={Math.max(900, times.length * interval)}
              series={upstreams.map(({ id, samples }, index) => ({
                title: id.slice(network.length + 1),
                color: `--series-${index + 1}`,
                dash: dashes[index],
                values: samples.map((sample) => of(sample, interval)),
              }))}
            />
          </Panel>
        ))}
      </div>
    </>
  );
}
