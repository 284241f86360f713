import { describeValue, invalidArgument } from "@node-access/auth";
import type { Meta, PerpetualAsset } from "./generated/types.ts";
import { readMeta } from "./read-meta.ts";

/** An asset with its index, by which actions name it. */
export interface IndexedAsset {
  /** Its place in the dex's universe. */
  readonly index: number;
  /** The entry in the universe. */
  readonly asset: PerpetualAsset;
}

/**
 * Looks up an asset by its name. A delisted asset is found too, and keeps its index.
 *
 * @param meta - From `info.meta()`.
 * @param name - The name as the venue writes it, such as `BTC`.
 * @returns the asset with its index, or `undefined` if the dex has none of that name.
 * @throws NodeAccessError `INVALID_ARGUMENT` for anything but metadata and a name.
 *
 * @example
 * ```ts
 * import { createInfoClient, findAsset } from "@node-access/exchange";
 *
 * const info = createInfoClient({ endpoint: "https://node.example" });
 * const found = findAsset(await info.meta(), "BTC");
 * if (found && !found.asset.isDelisted) console.log(found.index);
 * ```
 *
 * Source: interface, Perpetuals metadata.
 */
export function findAsset(meta: Meta, name: string): IndexedAsset | undefined {
  if (typeof name !== "string") throw invalidArgument("name", "an asset's name", describeValue(name));
  return readMeta(meta, () => {
    const index = meta.universe.findIndex((asset) => asset.name === name);
    const asset = meta.universe[index];
    return asset && { index, asset };
  });
}
