import { describeValue, invalidArgument } from "@node-access/auth";
import { writeAmount } from "../signing/write-amount.ts";

/** How to round: to the nearest step (ties away from zero), towards zero, or away from zero. */
export type Rounding = "nearest" | "down" | "up";

const ROUNDINGS: readonly unknown[] = ["nearest", "down", "up"];

/** Rounds a decimal from `readDecimal` exactly to a number of places. The result has no trailing zeros. */
export function roundDecimal(text: string, places: number, rounding: Rounding): string {
  const [whole = "", fraction = ""] = text.split(".");
  const truncated = BigInt(whole + fraction.slice(0, places).padEnd(places, "0"));
  const rest = fraction.slice(places);
  const roundsUp = rounding === "up" ? /[1-9]/.test(rest) : rounding === "nearest" && rest >= "5";
  const digits = String(roundsUp ? truncated + 1n : truncated).padStart(places + 1, "0");
  const point = digits.length - places;
  return writeAmount(places > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits, "number");
}

/** Validates a non-negative decimal number, and how to round it. */
export function readDecimal(value: string | number, path: string, rounding: Rounding): string {
  if (!ROUNDINGS.includes(rounding))
    throw invalidArgument("rounding", ROUNDINGS.join(", "), describeValue(rounding));
  const text = writeAmount(value, path);
  if (text.startsWith("-")) throw invalidArgument(path, "a decimal number of at least 0", text);
  return text;
}

/** Validates an asset's number of decimals. */
export function readDecimals(asset: unknown, max: number): number {
  const { szDecimals } = Object(asset) as { szDecimals?: unknown };
  if (Number.isInteger(szDecimals) && Number(szDecimals) >= 0 && Number(szDecimals) <= max)
    return Number(szDecimals);
  throw invalidArgument("asset.szDecimals", `a whole number from 0 to ${max}`, describeValue(szDecimals));
}
