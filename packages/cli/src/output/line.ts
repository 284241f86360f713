import { stringifyJson } from "@node-access/transport/rest";
import { scalar } from "./readable.ts";

/** Length from which a nested value is shortened. */
const LONG = 60;

/** Writes a value in one line for people: `name=value`, with the event's type first. */
export function line(value: unknown, hasColor: boolean): string {
  if (typeof value !== "object" || value === null) return `${scalar(value)}\n`;
  if (Array.isArray(value)) return `${shortened(value)}\n`;
  const { type, ...rest } = value as { readonly type?: unknown };
  const words = Object.entries(rest).map(([name, part]) => {
    const key = hasColor ? `\u001B[36m${name}\u001B[0m` : name;
    return `${key}=${typeof part === "object" && part !== null ? shortened(part) : scalar(part)}`;
  });
  return `${[...(type === undefined ? [] : [shownType(scalar(type), hasColor)]), ...words].join("  ")}\n`;
}

function shownType(type: string, hasColor: boolean): string {
  if (!hasColor) return type;
  return type === "gap" || type === "removed" ? `\u001B[33m${type}\u001B[0m` : `\u001B[1m${type}\u001B[0m`;
}

function shortened(value: object): string {
  const text = stringifyJson(value);
  return scalar(text.length > LONG ? `${text.slice(0, LONG - 1)}…` : text);
}
