import { describeValue, invalidArgument } from "@node-access/auth";
import type { MarginTier, Meta, PerpetualAsset } from "./generated/types.ts";
import { readMeta } from "./read-meta.ts";

/** Tables with a lower id are not listed. They have one tier, whose leverage is the id. */
const LISTED_FROM = 50;

/**
 * Finds the margin tier of a position. Amounts are compared as decimals, without rounding.
 *
 * @param meta - The metadata from `info.meta()`.
 * @param asset - An asset of its universe.
 * @param notional - The position's size in USD, as a decimal string (`"1500000.5"`)
 * or a whole number. The sign is ignored.
 * @returns the tier with the highest lower bound that is not above the notional.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the notional is not a decimal number,
 * or the metadata lacks the asset's table.
 *
 * @example
 * ```ts
 * import { createInfoClient, findAsset, marginTier, urlToken } from "@node-access/exchange";
 *
 * const meta = await createInfoClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-hyperliquid") }).meta();
 * const found = findAsset(meta, "BTC");
 * if (found) console.log(marginTier(meta, found.asset, "1500000.5").maxLeverage);
 * ```
 *
 * Source: hyperliquid-python-sdk.
 */
export function marginTier(meta: Meta, asset: PerpetualAsset, notional: string | bigint): MarginTier {
  const isNumber = /^(string|number|bigint)$/.test(typeof notional);
  const size = /^-?(\d+(\.\d+)?)$/.exec(isNumber ? String(notional) : "")?.[1];
  if (size === undefined) throw invalidArgument("notional", "a decimal number", describeValue(notional));
  if (!Object(asset).name) throw invalidArgument("asset", "an asset of the metadata", describeValue(asset));
  const found = readMeta(meta, () => {
    let best: MarginTier | undefined;
    for (const tier of listTiers(meta, asset)) {
      const { lowerBound } = tier;
      if (reaches(size, lowerBound) && (!best || reaches(lowerBound, best.lowerBound))) best = tier;
    }
    return best;
  });
  if (found) return found;
  throw invalidArgument("asset", "an asset whose margin table has a tier for each notional", asset.name);
}

function listTiers(
  { marginTables }: Meta,
  { name, marginTableId, maxLeverage }: PerpetualAsset,
): readonly MarginTier[] {
  const table = marginTables.find(([id]) => id === marginTableId)?.[1];
  if (table) return table.marginTiers;
  const flat = marginTableId ?? maxLeverage;
  if (flat < LISTED_FROM || flat !== marginTableId) return [{ lowerBound: "0.0", maxLeverage: flat }];
  throw invalidArgument("meta", `the margin table ${marginTableId} of ${name}`, "none");
}

/** Whether a decimal number is at least another one. */
function reaches(number: string, other: string): boolean {
  const [one = [], two = []] = [number, other].map((text) => text.split("."));
  const places = Math.max(one[1]?.length ?? 0, two[1]?.length ?? 0);
  return scaled(one, places) >= scaled(two, places);
}

function scaled([whole = "", fraction = ""]: readonly string[], places: number): bigint {
  return BigInt(whole + fraction.padEnd(places, "0"));
}
