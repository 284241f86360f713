import {
  escapeHtml,
  formatChart,
  formatFacts,
  formatPage,
  formatSection,
  formatTable,
} from "../output/html-page.ts";
import { countCalls, describeGenerator, describeSearch, describeStep } from "./load-text.ts";
import type { LoadReport, NodeLoad, SearchReport } from "./report.ts";

/** Writes a report as one page that loads nothing else. */
export function formatLoadHtml({ time, nodes, interrupted }: LoadReport): string {
  const title = `Load on ${nodes.map(({ endpoint, protocol }) => `${endpoint} (${protocol})`).join(", ")}`;
  const begin = `<p>${escapeHtml(time)}${interrupted ? ': <span class="defect">interrupted, the report so far</span>' : ""}</p>`;
  return formatPage(title, [begin, ...nodes.flatMap((node) => formatNode(node, nodes.length > 1))]);
}

function formatNode(node: NodeLoad, isNamed: boolean): string[] {
  const { endpoint, rate, seconds, latency, errors, methods, omitted, search, broken } = node;
  const of = isNamed ? `${endpoint}: ` : "";
  return [
    formatSection(`${of}${rate} calls a second for ${seconds} s`, formatFacts(countCalls(node))),
    `<p>${escapeHtml(describeGenerator(node))}</p>`,
    broken === undefined ? "" : `<p class="defect">${escapeHtml(broken)}</p>`,
    formatSection(`${of}Search`, search ? formatSearch(search) : ""),
    formatSection(`${of}Latency in milliseconds`, latency ? formatFacts(latency) : ""),
    formatSection(
      `${of}Errors`,
      errors.length === 0
        ? ""
        : formatTable(
            ["code", "calls", "such as"],
            errors.map(({ code, count, example }) => [code, String(count), example]),
          ),
    ),
    formatSection(`${of}Latency, p50 and p95 in milliseconds`, formatChart(methods)),
    formatSection(
      `${of}Methods`,
      formatTable(
        ["method", "calls", "results", "p50", "p95", "p99"],
        methods.map(({ name, calls, results, p50 = "", p95 = "", p99 = "" }) =>
          [name, calls, results, p50, p95, p99].map(String),
        ),
      ),
    ),
    formatSection(`${of}Omitted`, formatFacts(omitted)),
  ];
}

function formatSearch(search: SearchReport): string {
  const rows = search.steps.map((step) => [String(step.rate), ...describeStep(step)]);
  return `<p>${escapeHtml(describeSearch(search))}</p>${formatTable(["rate", "result", "latency", "errors"], rows)}`;
}
