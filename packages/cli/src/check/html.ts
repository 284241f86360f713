import {
  escapeHtml,
  formatChart,
  formatFacts,
  formatList,
  formatPage,
  formatSection,
  formatTable,
} from "../output/html-page.ts";
import type { Report } from "./report.ts";

/** Writes a report as one page that loads nothing else. */
export function formatHtml(report: Report): string {
  const { endpoint, protocol, time, seconds, requests, findings, methods, comparison, drift } = report;
  const title = `${endpoint} (${protocol})`;
  const parts = [
    `<p>${escapeHtml(time)}: ${requests} requests in ${seconds} s. ${findings.length === 0 ? '<span class="ok">No defects.</span>' : `<span class="defect">${findings.length} ${findings.length === 1 ? "defect" : "defects"}.</span>`}</p>`,
    formatSection(
      "Defects",
      findings.length === 0
        ? ""
        : formatTable(
            ["what", "where", "path", "explanation"],
            findings.map(({ id, subject, path = "", what }) => [id, subject, path, what]),
          ),
    ),
    formatSection(
      "Since the earlier report",
      drift ? formatList(drift.length > 0 ? drift : ["nothing has changed"]) : "",
    ),
    formatSection("Compared", comparison ? formatFacts({ ...comparison }) : ""),
    formatSection("Identity", formatFacts(report.identity)),
    formatSection("Capabilities", formatFacts(report.capabilities)),
    formatSection("Truth of a sample", formatFacts(report.truth)),
    formatSection("Latency, p50 and p95 in milliseconds", formatChart(methods)),
    formatSection(
      "Methods",
      formatTable(
        ["method", "status", "p50", "p95", "why"],
        methods.map(({ name, status, p50 = "", p95 = "", why = "" }) => [
          name,
          status,
          String(p50),
          String(p95),
          why,
        ]),
      ),
    ),
  ];
  return formatPage(title, parts);
}
