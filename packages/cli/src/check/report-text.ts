import { formatReadable, formatScalar } from "../output/readable.ts";
import type { Comparison, Report } from "./report.ts";

export function formatReport(report: Report): string {
  const { endpoint, protocol, seconds, requests, methods, findings, comparison, drift } = report;
  const by = (status: string): number => methods.filter((one) => one.status === status).length;
  const times = methods.flatMap(({ p50 }) => p50 ?? []).toSorted((a, b) => a - b);
  const slowest = methods
    .filter(({ p95 }) => p95 !== undefined)
    .toSorted((a, b) => (b.p95 ?? 0) - (a.p95 ?? 0));
  const lines = [
    `${endpoint} (${protocol}): ${requests} requests in ${seconds} s`,
    "",
    formatReadable(
      { identity: report.identity, capabilities: report.capabilities, truth: report.truth },
      false,
    ),
    `Methods: ${by("offered")} offered, ${by("error")} with an error, ${by("not offered")} not offered, ${by("skipped")} skipped`,
    `Latency: the median of methods takes ${times[Math.floor(times.length / 2)] ?? 0} ms`,
    ...slowest.slice(0, 5).map(({ name, p50, p95 }) => `  ${name}: p50 ${p50} ms, p95 ${p95} ms`),
    ...(comparison ? ["", formatComparison(comparison)] : []),
    ...(drift
      ? [
          "",
          drift.length === 0 ? "Nothing has changed since the other report." : "Since the other report:",
          ...drift.map((one) => `  ${formatScalar(one)}`),
        ]
      : []),
    "",
    findings.length === 0 ? "No defects." : "Defects:",
    ...findings.map(({ id, subject, path, what }) =>
      formatScalar(`  ${id}: ${subject}${path ? ` at ${path}` : ""}: ${what}`),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

function formatComparison({ endpoint, compared, headLag, notCompared }: Comparison): string {
  if (notCompared !== undefined) return `Not compared with ${endpoint}: ${notCompared}`;
  return `Compared with ${endpoint}: ${compared} results${headLag === undefined ? "" : `, ${headLag} blocks behind`}`;
}
