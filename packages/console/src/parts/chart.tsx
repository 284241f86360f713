import uPlot from "uplot";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { formatClock, formatMinute, formatNumber } from "../format.ts";
import { resolveColor, useColorScheme } from "../style/colors.ts";
import { Empty } from "./notice.tsx";

export interface Series {
  readonly title: string;
  /** A custom property of the style sheet: `--series-1`. */
  readonly color: string;
  /** Lengths of dashes and gaps, because lines must differ by more than their colour. */
  readonly dash?: readonly number[] | undefined;
  readonly values: readonly (number | null)[];
}

export interface ChartFacts {
  readonly title: string;
  /** The unit of the values, such as `ms`. */
  readonly unit: string;
  /** Shown if there are no values. */
  readonly empty: string;
}

/** Lengths of dashes and gaps, so that lines differ by more than their colours. */
export const dashes: readonly (readonly number[] | undefined)[] = [
  undefined,
  [6, 3],
  [2, 3],
  [10, 3, 2, 3],
  [4, 2],
  [1, 2],
  [12, 4],
];

const height = 150;

/** Shared by all charts of a page. */
const sync = uPlot.sync("console");

/** Lines over time, with a table of their values. */
export function Chart({
  title,
  unit,
  times,
  series,
  seconds,
  empty,
}: ChartFacts & {
  /** Seconds since 1970. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
  /** The period that the chart covers. */
  readonly seconds: number;
}) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | undefined>(undefined);
  const [index, setIndex] = useState<number | null>(null);
  const scheme = useColorScheme();
  const hasValues = series.some(({ values }) => values.some((value) => value !== null && value !== 0));
  const form = series.map((one) => one.title).join();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const made = new uPlot(
      createOptions(series, seconds, element.clientWidth, setIndex),
      alignData(times, series),
      element,
    );
    plot.current = made;
    sync.sub(made);
    const observer = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      sync.unsub(made);
      made.destroy();
      plot.current = undefined;
    };
    // New colours need a new chart; new values are only set.
  }, [form, seconds, scheme, hasValues]);
  useEffect(() => plot.current?.setData(alignData(times, series)), [times, series]);
  if (!hasValues) return <Empty>{empty}</Empty>;
  const at = index ?? times.length - 1;
  const time = times[at];
  return (
    <figure class="chart">
      <div ref={place} role="img" aria-label={`${title}: a chart, whose values the table below shows.`} />
      <table class="legend">
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col" class="number">
              {index === null ? "Now" : formatClock((time ?? 0) * 1000)}
            </th>
            <th scope="col" class="number">
              Highest
            </th>
          </tr>
        </thead>
        <tbody>
          {series.map(({ title: name, values, color, dash }) => (
            <tr key={name}>
              <th scope="row">
                <svg class="line" viewBox="0 0 22 4" aria-hidden="true">
                  <path d="M0 2h22" style={{ stroke: `var(${color})` }} stroke-dasharray={dash?.join(" ")} />
                </svg>
                {name}
              </th>
              <td class="number">{formatNumber(values[at])}</td>
              <td class="number">{formatNumber(highest(values))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function highest(values: readonly (number | null)[]): number | undefined {
  let most: number | undefined;
  for (const value of values) if (value !== null && (most === undefined || value > most)) most = value;
  return most;
}

function alignData(times: readonly number[], series: readonly Series[]): uPlot.AlignedData {
  return [[...times], ...series.map(({ values }) => [...values])];
}

function createOptions(
  series: readonly Series[],
  seconds: number,
  width: number,
  setIndex: (index: number | null) => void,
): uPlot.Options {
  const [text, line] = [resolveColor("--muted"), resolveColor("--line")];
  const axis = { stroke: text, font: "11px ui-sans-serif, system-ui, sans-serif", ticks: { show: false } };
  const grid = { stroke: line, width: 1 };
  return {
    width,
    height,
    padding: [8, 18, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, sync: { key: "console" }, points: { size: 5 } },
    scales: {
      x: { range: (_, __, last) => [last - seconds, last] },
      y: { range: (_, __, most) => [0, most > 0 ? most * 1.1 : 1] },
    },
    series: [
      {},
      ...series.map(({ title, color, dash }): uPlot.Series => {
        return {
          label: title,
          stroke: resolveColor(color),
          width: 1.5,
          points: { show: false },
          ...(dash && { dash: [...dash] }),
        };
      }),
    ],
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 24,
        gap: 4,
        values: (_, splits) => splits.map((time) => formatMinute(time * 1000)),
      },
      { ...axis, grid, size: 44, gap: 4, values: (_, splits) => splits.map((value) => formatNumber(value)) },
    ],
    hooks: { setCursor: [({ cursor }): void => setIndex(cursor.idx ?? null)] },
  };
}
