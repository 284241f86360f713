import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import type { Change } from "./head-chain.ts";

/** Receives changes of the chain. */
export interface ChainListener {
  /** @param link - The upstream that reported the head. */
  changed(change: Change, link: UpstreamLink): void;
  /** The last event. */
  ended(reason: string): void;
}
