import { valueAt } from "../../options/check-options.ts";

type Row = Readonly<Record<string, unknown>>;

/** The columns of a list: the property that each shows, or a property of it. */
const columns = {
  organizations: "id name created_at",
  keys: "id name status expires_at last_used_at rate burst methods replaces",
  usage: "day credential method calls errors",
  upstreams:
    "id tier weight state breaker head lag score latency requests_today requests_per_day requests_per_second",
  lightClients:
    "network upstream latest.number latest.slot lag finalized.number finalized.slot period followed_at error",
  wrongResults: "id at upstream method check path expected actual cordoned",
  audit: "at actor action subject source detail",
};

/** The kind of a response. */
export type Shown = keyof typeof columns | "organization" | "key" | "upstream" | "reload" | "evidence";

/** The headings that are not the property's name. */
const headings: Readonly<Record<string, string>> = {
  at: "TIME",
  source: "FROM",
  latency: "P95 MS",
  requests_today: "TODAY",
  requests_per_day: "A DAY",
  requests_per_second: "A SECOND",
  "latest.number": "LATEST",
  "finalized.number": "FINALIZED",
};

function formatHeading(path: string): string {
  return (
    headings[path] ??
    path
      .replaceAll(/^.*\.|_at$/g, "")
      .replaceAll("_", " ")
      .toUpperCase()
  );
}

/** The properties that are shown only once, if present. */
const secrets = ["api_key", "key", "password"];

/** @returns a response as text for people: a list as a table, anything else line by line. */
export function showResponse({ shows }: { readonly shows: Shown }, response: unknown): string {
  const row = Object(response) as Row;
  if (shows === "organization" || shows === "key" || shows === "upstream" || shows === "reload")
    return showObject(row);
  if (shows === "evidence") return `${JSON.stringify(row["evidence"])}\n`;
  const rows = row["results"] as readonly Row[];
  const shown = [columns[shows].split(" ").map(formatHeading), ...rows.map((one) => cells(shows, one))];
  const more = row["next"] ? `${String(row["count"])} in all: more with --page\n` : "";
  return table(shown) + more;
}

function cells(shows: keyof typeof columns, row: Row): string[] {
  return columns[shows].split(" ").map((path) => cell(valueAt(row, path.split("."))));
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}

function showObject(row: Row): string {
  const { nodes = [], ...own } = row as Row & { nodes?: readonly Row[] };
  const isNew = secrets.some((name) => name in own);
  const lines = Object.entries(own).map(([name, value]) => `${name.replaceAll("_", " ")}: ${cell(value)}`);
  const ofNodes = nodes.map(
    ({ id, protocol, username, password, key }) =>
      `  ${cell(protocol)}: ${cell(id)}\n    key ${cell(key)}\n    basic ${cell(username)}:${cell(password)}`,
  );
  const secretsNote = isNew ? ["The secrets among these are shown only once."] : [];
  return `${[...secretsNote, ...lines, ...ofNodes].join("\n")}\n`;
}

/** Escapes control characters, which a terminal could interpret as commands. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return "-";
  if (Array.isArray(value)) return value.length === 0 ? "-" : value.map(cell).join(" ");
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.replaceAll(/\p{Cc}/gu, " ");
}
