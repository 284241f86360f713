import type { NetworkPart } from "../../codec/network-options.ts";
import type { Protocol } from "../../generated/catalog.ts";
import { offeredMethods } from "../../codec/json-rpc/offered-methods.ts";
import { BeaconReader } from "./beacon-reader.ts";
import { BlockReader } from "./block-reader.ts";
import type { HeadReader } from "./head-reader.ts";

/**
 * @returns the reader for block headers of a part's upstreams; `undefined` if the part has no blocks that can
 * be followed.
 */
export function headReader(part: NetworkPart, protocol: Protocol): HeadReader | undefined {
  if (part === "beacon") return new BeaconReader();
  const method = part === "rpc" && [...offeredMethods(protocol).values()].find(({ head }) => head);
  return method ? new BlockReader(method) : undefined;
}
