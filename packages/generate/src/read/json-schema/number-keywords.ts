import { words } from "../../model/tables.ts";
import type { Part } from "../spec-document.ts";

type Schema = Record<string, unknown>;

/** Limits, which are copied if they are numbers. Plugins use them. */
const limits = words(
  "minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems minLength maxLength minProperties maxProperties",
);

export function readLimits(given: Schema): Schema {
  return Object.fromEntries(
    limits.flatMap((key) => {
      const limit = limitIn(given, key);
      return limit === undefined ? [] : [[key, limit]];
    }),
  );
}

/** Returns a limit. In OpenAPI 3.0, `exclusiveMinimum: true` says that `minimum` is not included. */
function limitIn(given: Schema, key: string): number | undefined {
  const exclusive = { minimum: "exclusiveMinimum", maximum: "exclusiveMaximum" }[key];
  const inclusive = { exclusiveMinimum: "minimum", exclusiveMaximum: "maximum" }[key];
  if (exclusive !== undefined && given[exclusive] === true) return undefined;
  const value = inclusive !== undefined && given[key] === true ? given[inclusive] : given[key];
  return typeof value === "number" && (key !== "multipleOf" || value > 0) ? value : undefined;
}

/** Whether a value is an integer that JavaScript has rounded, which no literal type can state. */
function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** Replaces values that JavaScript has rounded with the type of such integers, as clients return them. */
export function withoutRounded(own: Schema, schema: Part): void {
  for (const key of ["const", "enum"]) {
    if (![own[key]].flat().some(isRounded)) continue;
    schema.noteAt(
      key,
      `${key} has an integer beyond 2^53, so the type is any integer`,
      "describe it as an integer with format: int64",
    );
    const isMixed = [own[key]].flat().some((value) => typeof value !== "number");
    delete own[key];
    if (!isMixed && own["type"] !== "number") Object.assign(own, { type: "integer", format: "int64" });
  }
}

/** Returns what says how a value is a number: a quantity in hex, or a decimal that must not be rounded. */
export function numberExtensions(schema: Part): Schema {
  const { "x-quantity": quantity, "x-scale": scale, pattern = "^0x", type: stated } = schema.value as Schema;
  const type = [stated].flat().find((one) => one !== "null");
  if (quantity === true && type === "string") return { "x-quantity": true, pattern };
  if (quantity !== undefined && quantity !== false)
    schema.noteAt(
      "x-quantity",
      "x-quantity is ignored: only a string can be a quantity",
      "write `type: string` and `x-quantity: true`",
    );
  const isScale = Number.isInteger(scale) && Number(scale) >= 1 && Number(scale) <= 30;
  if (isScale && type === "number") return { "x-scale": scale };
  if (scale !== undefined)
    schema.noteAt(
      "x-scale",
      "x-scale is ignored: it must be the decimal places of a number",
      "write `type: number`, and an x-scale from 1 to 30",
    );
  return {};
}
