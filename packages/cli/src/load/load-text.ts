import { formatReadable, formatScalar } from "../output/readable.ts";
import type { LoadReport, NodeLoad, RateReport, SearchReport } from "./report.ts";

/** Writes a report for people at a terminal. */
export function formatLoad({ nodes, interrupted }: LoadReport): string {
  const lines = nodes.flatMap((node) => [...formatNode(node), ""]);
  if (interrupted) lines.push("It was interrupted: this is the report so far.", "");
  return lines.join("\n");
}

function formatNode(node: NodeLoad): string[] {
  const { endpoint, protocol, rate, seconds, latency, errors, methods, omitted, search, broken } = node;
  const slowest = methods
    .filter(({ p99 }) => p99 !== undefined)
    .toSorted((a, b) => (b.p99 ?? 0) - (a.p99 ?? 0))
    .slice(0, 5);
  const left = Object.keys(omitted);
  return [
    `${endpoint} (${protocol}): ${rate} calls a second for ${seconds} s`,
    "",
    formatReadable({ calls: countCalls(node), ...(latency && { "latency in ms": latency }) }, false),
    ...(errors.length === 0 ? [] : ["Errors:"]),
    ...errors.map(({ code, count, example }) => formatScalar(`  ${code}: ${count}, such as ${example}`)),
    ...(slowest.length === 0 ? [] : ["Slowest methods:"]),
    ...slowest.map(({ name, calls, p50, p99 }) => `  ${name}: ${calls} calls, p50 ${p50} ms, p99 ${p99} ms`),
    ...(left.length === 0
      ? []
      : [`Omitted: ${left.slice(0, 5).join(", ")}${left.length > 5 ? ` and ${left.length - 5} more` : ""}`]),
    describeGenerator(node),
    ...(broken === undefined ? [] : [`Broken: ${broken}`]),
    ...(search
      ? [
          describeSearch(search),
          ...search.steps.map((step) => `  ${step.rate}: ${describeStep(step).join(", ")}`),
        ]
      : []),
  ];
}

/** What became of the calls. */
export function countCalls(node: NodeLoad): object {
  const { planned, results, failed, notSent, unfinished } = node;
  return { planned, results, failed, "not sent": notSent, ...(unfinished !== undefined && { unfinished }) };
}

/** Says whether the generator is part of what was measured. */
export function describeGenerator({
  generator: { lateP50, lateP99, lateMax, busyPercent, isLimit },
  notSent,
}: NodeLoad): string {
  const what = `Generator: p50 ${lateP50} ms late, p99 ${lateP99} ms, at most ${lateMax} ms; ${busyPercent} % busy`;
  if (isLimit) return `${what}. This is part of the latencies: use a lower rate, or several machines`;
  return notSent > 0 ? `${what}. Calls were not sent because all connections were in use` : what;
}

/** Says which rate a search has found. */
export function describeSearch({ highestRate, endedBy }: SearchReport): string {
  const more = {
    node: "",
    generator: "; the generator cannot send faster, and the node may hold more",
    interruption: "; the search was interrupted",
    "largest rate": "; no higher rate was tried",
  }[endedBy];
  return `Highest rate that held: ${highestRate} calls a second${more}`;
}

/** Says what became of a rate: whether it held, p99 and errors. */
export function describeStep({
  broken,
  latency,
  errorPercent,
}: RateReport): readonly [string, string, string] {
  return [
    broken === undefined ? "held" : "broken",
    `p99 ${latency?.p99 ?? "-"} ms`,
    `${errorPercent} % errors`,
  ];
}
