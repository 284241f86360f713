import type { AdminRequest } from "./admin-command.ts";

type Row = Readonly<Record<string, unknown>>;

/** The columns of a list: each with its heading and the property that it shows, or a property of it. */
const columns: Readonly<
  Record<
    "organizations" | "keys" | "upstreams" | "lightClients" | "wrongResults" | "audit" | "usage",
    readonly (readonly [string, string])[]
  >
> = {
  organizations: [
    ["ID", "id"],
    ["NAME", "name"],
    ["CREATED", "created_at"],
  ],
  keys: [
    ["ID", "id"],
    ["NAME", "name"],
    ["STATUS", "status"],
    ["EXPIRES", "expires_at"],
    ["LAST USED", "last_used_at"],
    ["RATE", "rate"],
    ["BURST", "burst"],
    ["METHODS", "methods"],
    ["REPLACES", "replaces"],
  ],
  usage: [
    ["DAY", "day"],
    ["CREDENTIAL", "credential"],
    ["METHOD", "method"],
    ["CALLS", "calls"],
    ["ERRORS", "errors"],
  ],
  upstreams: [
    ["ID", "id"],
    ["TIER", "tier"],
    ["WEIGHT", "weight"],
    ["STATE", "state"],
    ["BREAKER", "breaker"],
    ["HEAD", "head"],
    ["LAG", "lag"],
    ["SCORE", "score"],
    ["P95 MS", "latency"],
    ["TODAY", "requests_today"],
    ["A DAY", "requests_per_day"],
    ["A SECOND", "requests_per_second"],
  ],
  lightClients: [
    ["NETWORK", "network"],
    ["UPSTREAM", "upstream"],
    ["LATEST", "latest.number"],
    ["SLOT", "latest.slot"],
    ["LAG", "lag"],
    ["FINALIZED", "finalized.number"],
    ["SLOT", "finalized.slot"],
    ["PERIOD", "period"],
    ["FOLLOWED", "followed_at"],
    ["ERROR", "error"],
  ],
  wrongResults: [
    ["ID", "id"],
    ["TIME", "at"],
    ["UPSTREAM", "upstream"],
    ["METHOD", "method"],
    ["CHECK", "check"],
    ["PATH", "path"],
    ["EXPECTED", "expected"],
    ["ACTUAL", "actual"],
    ["CORDONED", "cordoned"],
  ],
  audit: [
    ["TIME", "at"],
    ["ACTOR", "actor"],
    ["ACTION", "action"],
    ["SUBJECT", "subject"],
    ["FROM", "source"],
    ["DETAIL", "detail"],
  ],
};

/** The properties that are shown only once, if present. */
const secrets = ["api_key", "key", "password"];

/**
 * @param response - The admin API's response.
 * @returns the response as text for people: a list as a table, anything else line by line.
 */
export function showResponse({ shows }: Pick<AdminRequest, "shows">, response: unknown): string {
  const row = Object(response) as Row;
  if (shows === "organization" || shows === "key" || shows === "upstream" || shows === "reload")
    return showObject(row);
  if (shows === "evidence") return `${JSON.stringify(row["evidence"])}\n`;
  const rows = row["results"] as readonly Row[];
  const shown = [columns[shows].map(([heading]) => heading), ...rows.map((one) => cells(shows, one))];
  const more = row["next"] ? `${String(row["count"])} in all: more with --page\n` : "";
  return table(shown) + more;
}

function cells(shows: keyof typeof columns, row: Row): string[] {
  return columns[shows].map(([, path]) =>
    cell(path.split(".").reduce<unknown>((value, name) => (Object(value) as Row)[name], row)),
  );
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
