import { describeValue, invalidArgument } from "@node-access/auth";
import { writeAmount } from "../signing/write-amount.ts";

/** Where to round: to the nearest step (away from zero if two are as near), towards zero, or away from it. */
export type Rounding = "nearest" | "down" | "up";

const ROUNDINGS: readonly unknown[] = ["nearest", "down", "up"];

/**
 * Rounds a decimal number to so many decimal places, exactly: as the digits that it is written with.
 *
 * @param text - From `readDecimal`.
 * @returns the digits without needless zeros.
 */
export function roundDecimal(text: string, places: number, rounding: Rounding): string {
  const [whole = "", fraction = ""] = text.split(".");
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, "0"));
  const rest = fraction.slice(places);
  const more = rounding === "up" ? /[1-9]/.test(rest) : rounding === "nearest" && rest >= "5";
  const digits = String(more ? kept + 1n : kept).padStart(places + 1, "0");
  const point = digits.length - places;
  return writeAmount(places > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits, "number");
}

/** Reads a decimal number from 0 on, and how to round it. */
export function readDecimal(value: string | number, path: string, rounding: Rounding): string {
  if (!ROUNDINGS.includes(rounding))
    throw invalidArgument("rounding", ROUNDINGS.join(", "), describeValue(rounding));
  const text = writeAmount(value, path);
  if (text.startsWith("-")) throw invalidArgument(path, "a decimal number from 0 on", text);
  return text;
}

/** Reads an asset's decimals. */
export function readDecimals(asset: unknown, most: number): number {
  const { szDecimals } = Object(asset) as { szDecimals?: unknown };
  if (Number.isInteger(szDecimals) && Number(szDecimals) >= 0 && Number(szDecimals) <= most)
    return Number(szDecimals);
  throw invalidArgument("asset.szDecimals", `a whole number from 0 to ${most}`, describeValue(szDecimals));
}
