import { stringifyJson } from "@node-access/transport/rest";
import { formatScalar } from "./readable.ts";

/** Writes a list of objects as a table, and an object as one of names and values. Without `columns`, tabs separate cells. */
export function formatTable(value: unknown, columns?: number): string {
  const rows = listRows(value);
  if (columns === undefined) return rows.map((row) => `${row.join("\t")}\n`).join("");
  const [header = []] = rows;
  const widths = header.map((_, index) =>
    Math.min(66, Math.max(...rows.map((row) => row[index]?.length ?? 0))),
  );
  return rows
    .map((row) => {
      const cells = row.map((cell, index) => cutText(cell, widths[index] ?? 0).padEnd(widths[index] ?? 0));
      return `${cutText(cells.join("  ").trimEnd(), columns)}\n`;
    })
    .join("");
}

function listRows(value: unknown): string[][] {
  if (!Array.isArray(value)) {
    if (typeof value !== "object" || value === null) return [[formatCell(value)]];
    const list = listIn(value);
    if (list) return listRows(list);
    return [["NAME", "VALUE"], ...Object.entries(value).map(([name, part]) => [name, formatCell(part)])];
  }
  if (!value.every(isRecord)) return [["VALUE"], ...value.map((item) => [formatCell(item)])];
  const names = [...new Set(value.flatMap((item) => Object.keys(item)))];
  return [
    names.map((name) => name.toUpperCase()),
    ...value.map((item) => names.map((name) => formatCell((item as Record<string, unknown>)[name]))),
  ];
}

/** The list of a page: the only list of objects, next to nothing but counts and addresses of other pages. */
function listIn(value: object): readonly object[] | undefined {
  const parts: readonly unknown[] = Object.values(value);
  const lists = parts.filter((part) => typeof part === "object" && part !== null);
  const [only] = lists;
  return lists.length === 1 &&
    Array.isArray(only) &&
    only.length > 0 &&
    only.every(isRecord) &&
    parts.length < 5
    ? (only as readonly object[])
    : undefined;
}

function formatCell(value: unknown): string {
  if (value === undefined) return "";
  return formatScalar(typeof value === "object" && value !== null ? stringifyJson(value) : value);
}

function cutText(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text;
}

function isRecord(item: unknown): item is object {
  return typeof item === "object" && item !== null && !Array.isArray(item);
}
