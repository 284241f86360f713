import { useMemo } from "preact/hooks";
import type { Traffic, TrafficSample } from "../generated/types.ts";
import { countCalls, countFailures, countInvalid } from "../live/traffic.ts";
import { Chart, type ChartFacts, dashes, type Series } from "../parts/chart.tsx";
import { Panel } from "../parts/panel.tsx";
import { linkTo } from "../route.ts";

type Figure = readonly [
  title: string,
  figure: (sample: TrafficSample) => number | null,
  /** Default: a colour without a meaning. */
  color?: "--bad" | "--fair",
];

interface FigureChart extends ChartFacts {
  readonly figures: readonly Figure[];
  /** What explains the figures, and its address. */
  readonly cause?: readonly [title: string, hrefOf: (network: string) => string];
  /** Whether lines that are always 0 are omitted. */
  readonly leavesOut?: boolean;
  /** Whether figures are totals of the interval instead of rates per second. */
  readonly isWhole?: boolean;
}

const linkToUpstreams = (network: string): string => linkTo(["upstreams"], { network });

const charts: readonly FigureChart[] = [
  {
    title: "Rate",
    unit: "Calls per second",
    empty: "No calls in this time.",
    figures: [
      ["All", countCalls],
      ["Failed", countFailures, "--bad"],
      ["Invalid", countInvalid],
      ["Throttled", ({ calls }) => calls.throttled, "--fair"],
    ],
    cause: ["Callers", (): string => "#/callers"],
  },
  {
    title: "Latency",
    unit: "Milliseconds",
    empty: "No calls in this time.",
    isWhole: true,
    figures: [
      ["p50", ({ latency }) => latency?.p50 ?? null],
      ["p95", ({ latency }) => latency?.p95 ?? null],
      ["p99", ({ latency }) => latency?.p99 ?? null],
    ],
    cause: ["By upstream", linkToUpstreams],
  },
  {
    title: "Errors",
    unit: "Calls per second",
    empty: "Every call succeeded in this time.",
    leavesOut: true,
    figures: [
      ["Invalid call", ({ calls }) => calls.caller],
      ["No upstream", ({ calls }) => calls.upstream, "--bad"],
      ["Timeout", ({ calls }) => calls.timeout],
      ["Not allowed", ({ calls }) => calls.denied],
      ["Throttled", ({ calls }) => calls.throttled],
      ["Gateway", ({ calls }) => calls.gateway],
      ["Canceled", ({ calls }) => calls.canceled],
    ],
    cause: ["Warnings in the log", (contains) => linkTo(["log"], { level: "warn", contains })],
  },
  {
    title: "Cache",
    unit: "Cacheable calls per second",
    empty: "No cacheable call in this time.",
    figures: [
      ["Hits", ({ cache }) => cache.hits],
      ["Misses", ({ cache }) => cache.misses],
    ],
  },
  {
    title: "Hedges",
    unit: "Calls per second",
    empty: "No call was hedged in this time.",
    figures: [
      ["Second upstream first", ({ hedges }) => hedges.won],
      ["First upstream first", ({ hedges }) => hedges.lost],
    ],
    cause: ["By upstream", linkToUpstreams],
  },
  {
    title: "Upstream failures",
    unit: "Requests per second",
    empty: "No upstream failed in this time.",
    figures: [["Failed requests", (sample) => sample.upstream_failures, "--bad"]],
    cause: ["Events", (of) => linkTo(["events"], { of })],
  },
];

interface TrafficChartsProps {
  /** The network whose traffic it is; empty for all. */
  readonly network: string;
  readonly samples: readonly TrafficSample[];
  readonly interval: Traffic["interval"];
  /** The period that the charts cover. */
  readonly minutes: number;
}

/** The traffic as lines over time. */
export function TrafficCharts({ samples: all, interval, minutes, network }: TrafficChartsProps) {
  const samples = useMemo(() => all.slice((-60 / interval) * minutes), [all, interval, minutes]);
  const times = useMemo(() => samples.map(({ at }) => Date.parse(at) / 1000), [samples]);
  const series = useMemo(
    () => charts.map((facts) => createSeries(facts, samples, interval)),
    [samples, interval],
  );
  return (
    <div class="charts">
      {charts.map(({ cause, ...facts }, index) => (
        <Panel
          key={facts.title}
          title={facts.title}
          controls={cause && <a href={cause[1](network)}>{cause[0]}</a>}
        >
          <Chart {...facts} times={times} series={series[index] ?? []} seconds={60 * minutes} />
        </Panel>
      ))}
    </div>
  );
}

function createSeries(
  { figures, isWhole = false, leavesOut = false }: FigureChart,
  samples: readonly TrafficSample[],
  interval: number,
): Series[] {
  return figures.flatMap(([title, figure, color], index) => {
    const values = samples.map((sample) => {
      const value = figure(sample);
      return value === null || isWhole ? value : value / interval;
    });
    if (leavesOut && !values.some(Boolean)) return [];
    const dash = dashes[index];
    return [{ title, color: color ?? `--series-${index + 1}`, values, ...(dash && { dash }) }];
  });
}
