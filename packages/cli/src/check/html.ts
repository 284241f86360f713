import type { MethodReport, Report } from "./report.ts";

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2430;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.25rem .6rem .25rem 0;border-bottom:1px solid #e3e7ee;vertical-align:top;overflow-wrap:anywhere}
.defect{color:#b3261e}.ok{color:#1b7a3d}code{font-size:.9em}svg text{font-size:12px;fill:currentColor}
@media(prefers-color-scheme:dark){body{background:#14181f;color:#e4e8ef}td,th{border-color:#2b3340}.defect{color:#ff8a80}.ok{color:#7bd88f}}`;

/** Writes a report as one page that loads nothing else. */
export function htmlOf(report: Report): string {
  const { endpoint, protocol, time, seconds, requests, findings, methods, comparison, drift } = report;
  const title = `${endpoint} (${protocol})`;
  const parts = [
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(time)}: ${requests} requests in ${seconds} s. ${findings.length === 0 ? '<span class="ok">No defects.</span>' : `<span class="defect">${findings.length} ${findings.length === 1 ? "defect" : "defects"}.</span>`}</p>`,
    section(
      "Defects",
      findings.length === 0
        ? ""
        : table(
            ["what", "where", "path", "explanation"],
            findings.map(({ id, subject, path = "", what }) => [id, subject, path, what]),
          ),
    ),
    section(
      "Since the earlier report",
      drift ? list(drift.length > 0 ? drift : ["nothing has changed"]) : "",
    ),
    section("Compared", comparison ? facts({ ...comparison }) : ""),
    section("Identity", facts(report.identity)),
    section("Capabilities", facts(report.capabilities)),
    section("Truth of a sample", facts(report.truth)),
    section("Latency, p50 and p95 in milliseconds", chart(methods)),
    section(
      "Methods",
      table(
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
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body>
${parts.filter((part) => part !== "").join("\n")}
</body></html>
`;
}

function section(title: string, body: string): string {
  return body === "" ? "" : `<h2>${escaped(title)}</h2>\n${body}`;
}

function facts(record: object): string {
  const rows = Object.entries(record).flatMap(([name, value]): string[][] => {
    if (value === undefined) return [];
    if (typeof value !== "object" || value === null) return [[name, String(value)]];
    return Object.entries(value as object).map(([inner, part]) => [`${name}.${inner}`, String(part)]);
  });
  return rows.length === 0 ? "" : table(["", ""], rows);
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = header.some((cell) => cell !== "") ? cells("th", header) : "";
  return `<table>${head}${rows.map((row) => cells("td", row)).join("")}</table>`;
}

function cells(tag: string, row: readonly string[]): string {
  return `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
}

/** The slowest methods as bars: p95 pale, p50 over it. */
function chart(methods: readonly MethodReport[]): string {
  const slowest = methods
    .filter(({ p95 }) => p95 !== undefined)
    .toSorted((a, b) => (b.p95 ?? 0) - (a.p95 ?? 0))
    .slice(0, 20);
  if (slowest.length === 0) return "";
  const longest = Math.max(...slowest.map(({ p95 = 0 }) => p95), 1);
  const [left, width, row] = [300, 480, 20];
  const scaled = (value: number): number => Math.round((value / longest) * width);
  const bars = slowest.map(({ name, p50 = 0, p95 = 0 }, index) => {
    const y = index * row;
    const text = (x: number, words: string, more = ""): string =>
      `<text x="${x}" y="${y + 14}"${more}>${escaped(words)}</text>`;
    const bar = (value: number, color: string): string =>
      `<rect x="${left}" y="${y + 3}" width="${scaled(value)}" height="14" fill="${color}"/>`;
    const label = text(left - 8, name, ' text-anchor="end"');
    return (
      label + bar(p95, "#9db8e8") + bar(p50, "#3367c4") + text(left + scaled(p95) + 6, `${p50} / ${p95}`)
    );
  });
  const height = slowest.length * row;
  return `<svg viewBox="0 0 ${left + width + 120} ${height}" width="100%" role="img" aria-label="latency by method">${bars.join("")}</svg>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
