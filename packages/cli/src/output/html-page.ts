import { writeFile } from "node:fs/promises";
import { CommandError } from "../io/command-error.ts";

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#1c2430;background:#fff}
h1{font-size:1.5rem;overflow-wrap:anywhere}h2{font-size:1.1rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
td,th{text-align:left;font-weight:400;padding:.25rem .8rem .25rem 0;border-bottom:1px solid #e3e7ee;vertical-align:top}
th[scope=col]{font-weight:600}.facts{table-layout:fixed}.facts th{width:14rem}td:first-child,td:last-child,.facts th,.path,li{overflow-wrap:anywhere}
.defect{color:#b3261e}.ok{color:#1b7a3d}
.rows td:first-child{min-width:8rem}.chart{display:grid;grid-template-columns:fit-content(45%) 1fr max-content;gap:.2rem .6rem;align-items:center;font-size:.85rem;overflow-wrap:anywhere}
.bar{position:relative;height:.9rem}.bar i{position:absolute;inset:0 auto 0 0;background:#9db8e8}.bar i+i{background:#3367c4}
@media(max-width:40rem){.facts th{width:38%}thead{display:none}.rows tr{display:flex;flex-wrap:wrap;border-bottom:1px solid #8886}
.rows td{border:0}.rows td:first-child,.rows td:last-child{flex:0 0 100%}.rows td:empty{display:none}.rows td[data-label]::before{content:attr(data-label) " "}}
@media(prefers-color-scheme:dark){body{background:#14181f;color:#e4e8ef}td,th{border-color:#2b3340}.defect{color:#ff8a80}.ok{color:#7bd88f}
.bar i{background:#3d5a94}.bar i+i{background:#84aaf0}}`;

/** A page that loads nothing, even if text of a node got into it as markup. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Writes a report as one page that loads nothing else. Sections without content are omitted. */
export function formatPage(title: string, sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>
${[`<h1>${escapeHtml(title)}</h1>`, ...sections].filter((part) => part !== "").join("\n")}
</main></body></html>
`;
}

/** Writes a page to the file of the option `--html`. */
export async function writePage(path: string, text: string, flag = "w"): Promise<void> {
  try {
    await writeFile(path, text, { flag });
  } catch (error) {
    throw new CommandError(`--html: ${path} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

export function formatSection(title: string, body: string): string {
  return body === "" ? "" : `<h2>${escapeHtml(title)}</h2>\n${body}`;
}

export function formatFacts(record: object): string {
  const rows = Object.entries(record).flatMap(([name, value]): string[][] => {
    if (value === undefined) return [];
    if (typeof value !== "object" || value === null) return [[name, String(value)]];
    return Object.entries(value as object).map(([inner, part]) => [`${name}.${inner}`, String(part)]);
  });
  if (rows.length === 0) return "";
  const lines = rows.map(
    ([name = "", value = ""]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table class="facts">${lines.join("")}</table>`;
}

export function formatList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

/** A table whose rows are blocks on a narrow screen, where those of `LABELLED` have their names. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const names = header.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`);
  const lines = rows.map(
    (row) => `<tr>${row.map((cell, index) => formatCell(header[index], cell)).join("")}</tr>`,
  );
  return `<table class="rows"><thead><tr>${names.join("")}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

const LABELLED: ReadonlySet<string> = new Set(["path", "calls", "results", "p50", "p95", "p99"]);

function formatCell(name = "", text: string): string {
  const label = LABELLED.has(name) ? ` class="${name}" data-label="${name}"` : "";
  return `<td${label}>${escapeHtml(text)}</td>`;
}

/** A method with its latency in milliseconds. */
export interface TimedMethod {
  readonly name: string;
  readonly p50?: number;
  readonly p95?: number;
}

/** The slowest methods as bars: p95 pale, p50 over it. */
export function formatChart(methods: readonly TimedMethod[]): string {
  const slowest = methods
    .filter(({ p95 }) => p95 !== undefined)
    .toSorted((a, b) => (b.p95 ?? 0) - (a.p95 ?? 0))
    .slice(0, 20);
  if (slowest.length === 0) return "";
  const longest = Math.max(...slowest.map(({ p95 = 0 }) => p95), 1);
  const formatBar = (value: number): string =>
    `<i style="width:${((value / longest) * 100).toFixed(1)}%"></i>`;
  const rows = slowest.map(
    ({ name, p50 = 0, p95 = 0 }) =>
      `<span>${escapeHtml(name)}</span><span class="bar">${formatBar(p95)}${formatBar(p50)}</span><span>${p50} / ${p95}</span>`,
  );
  return `<div class="chart">${rows.join("")}</div>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
