import type { UpstreamLink } from "../../contract/json-rpc/upstream-link.ts";
import type { Change } from "./head-chain.ts";

/** Takes what happens to the chain. */
export interface ChainListener {
  /** @param link - The upstream that reported the head. */
  changed(change: Change, link: UpstreamLink): void;
  /** Nothing comes after this. */
  ended(reason: string): void;
}
