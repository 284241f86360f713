import { describeValue, invalidArgument } from "@node-access/auth";
import type { Meta, PerpetualAsset } from "./generated/types.ts";
import { readMeta } from "./read-meta.ts";

/** An asset with the index that actions use for it. */
export interface IndexedAsset {
  /** The index in the dex's universe. */
  readonly index: number;
  /** The entry in the universe. */
  readonly asset: PerpetualAsset;
}

/**
 * Finds an asset by name, including delisted ones, which keep their index.
 *
 * @param meta - The metadata from `info.meta()`.
 * @param name - The venue's name of the asset, such as `BTC`.
 * @returns the asset with its index, or `undefined` if the dex does not have it.
 * @throws NodeAccessError `INVALID_ARGUMENT` for invalid metadata or an invalid name.
 *
 * @example
 * ```ts
 * import { createInfoClient, findAsset, urlToken } from "@node-access/exchange";
 *
 * const info = createInfoClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-hyperliquid") });
 * const found = findAsset(await info.meta(), "BTC");
 * if (found && !found.asset.isDelisted) console.log(found.index);
 * ```
 */
export function findAsset(meta: Meta, name: string): IndexedAsset | undefined {
  if (typeof name !== "string") throw invalidArgument("name", "an asset's name", describeValue(name));
  return readMeta(meta, () => {
    const index = meta.universe.findIndex((asset) => asset.name === name);
    const asset = meta.universe[index];
    return asset && { index, asset };
  });
}
