import { Contradiction } from "../contradiction.ts";
import { describe } from "../fields.ts";

const DECIMAL = /^(\d+)(?:\.(\d{0,8})0*)?$/;

/** Reads an amount of bitcoins in satoshi: a JSON number, or its digits as text. */
export function satoshisOf(value: unknown, path: string): bigint {
  // Doubles have the eight places of every amount up to 90 million bitcoins.
  if (typeof value === "number" && value >= 0 && value < 9e7) return BigInt(Math.round(value * 1e8));
  const [, whole, places = ""] = (typeof value === "string" && DECIMAL.exec(plain(value))) || [];
  if (whole !== undefined) return BigInt(whole) * 100_000_000n + BigInt(places.padEnd(8, "0"));
  throw new Contradiction("form", path, "an amount with up to eight places", describe(value));
}

/** Small amounts may come as `1e-8`, from proxies that write JSON again. */
function plain(text: string): string {
  return /^\d+(?:\.\d+)?e-\d$/i.test(text) ? Number(text).toFixed(8) : text;
}
