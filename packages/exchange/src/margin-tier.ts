import { invalidArgument } from "@node-access/auth";
import type { MarginTier, Meta, PerpetualAsset } from "./generated/types.ts";

/** Tables with an id below this have one tier, whose leverage is the id, and are not listed. */
const LISTED_FROM = 50;

/**
 * Finds the margin tier that holds for a position. Amounts are compared as the decimal texts that they are: nothing is
 * rounded.
 *
 * @param meta - From `info.meta()`.
 * @param asset - An asset of its universe.
 * @param notional - The position's size in USD, as decimal text (`"1500000.5"`) or a whole number. The sign of a short
 * position does not matter.
 * @returns the tier with the highest lower bound that is not above the notional.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the notional is no decimal number, or the metadata lacks the asset's table.
 *
 * @example
 * ```ts
 * import { createInfoClient, findAsset, marginTier } from "@node-access/exchange";
 *
 * const meta = await createInfoClient({ endpoint: "https://node.example" }).meta();
 * const found = findAsset(meta, "BTC");
 * if (found) console.log(marginTier(meta, found.asset, "1500000.5").maxLeverage);
 * ```
 *
 * Source: interface, Perpetuals metadata; hyperliquid-python-sdk and the venue's `marginTable` for unlisted tables.
 */
export function marginTier(meta: Meta, asset: PerpetualAsset, notional: string | bigint): MarginTier {
  const size = decimal("notional", String(notional).replace(/^-/, ""));
  let holds: MarginTier | undefined;
  for (const tier of tiersOf(meta, asset)) {
    const bound = decimal("lowerBound", tier.lowerBound);
    const above = !holds || compare(bound, decimal("lowerBound", holds.lowerBound)) > 0;
    if (above && compare(bound, size) <= 0) holds = tier;
  }
  if (holds) return holds;
  throw invalidArgument("asset", "one whose margin table has a tier for every notional", asset.name);
}

function tiersOf(
  { marginTables }: Meta,
  { name, marginTableId, maxLeverage }: PerpetualAsset,
): readonly MarginTier[] {
  if (marginTableId === undefined) return [{ lowerBound: "0.0", maxLeverage }];
  const table = marginTables.find(([id]) => id === marginTableId)?.[1];
  if (table) return table.marginTiers;
  if (marginTableId < LISTED_FROM) return [{ lowerBound: "0.0", maxLeverage: marginTableId }];
  throw invalidArgument(
    "meta",
    `metadata with the margin table ${marginTableId} of ${name}`,
    "metadata without it",
  );
}

/** A decimal number: its digits before and after the point, without zeros that say nothing. */
type Decimal = readonly [string, string];

function decimal(path: string, text: string): Decimal {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined)
    throw invalidArgument(path, 'a decimal number such as "1500000.5"', JSON.stringify(text));
  return [whole.replace(/^0+/, ""), fraction.replace(/0+$/, "")];
}

function compare([whole, fraction]: Decimal, [otherWhole, otherFraction]: Decimal): number {
  if (whole.length !== otherWhole.length) return whole.length - otherWhole.length;
  return order(whole, otherWhole) || order(fraction, otherFraction);
}

// Digits compare as text does, where both begin at the same place.
function order(digits: string, other: string): number {
  return digits < other ? -1 : Number(digits > other);
}
