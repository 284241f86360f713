import type { StreamDefinition, StreamReport } from "@node-access/delivery/model";
import type { Condition } from "../clusters/condition.ts";
import { currentTime } from "../observe/clock.ts";
import { addEntry } from "../observe/tallies.ts";
import type { NetworkPart } from "../options/network-options.ts";

/** How well the upstreams of a part of a network serve it, and since when, in milliseconds since 1970. */
type PartCondition = Pick<Condition, "state" | "reason"> & { readonly since: number };

/**
 * Follows a part of a network closely for a while, so that it is known whether its upstreams respond.
 *
 * @returns `undefined` if it has no upstreams.
 */
export type FollowPart = (network: string, part: NetworkPart) => PartCondition | undefined;

interface Outage {
  readonly since: number;
  readonly wait: StreamReport;
}

type SourceType = StreamDefinition["source"]["type"];

const parts: Readonly<Record<SourceType, NetworkPart>> = {
  blocks: "rpc",
  logs: "rpc",
  receipts: "rpc",
  pending_transactions: "rpc",
  beacon_blocks: "beacon",
  beacon_finality: "beacon",
  fills: "info",
  orders: "info",
  accounts: "grpc",
  transactions: "grpc",
  checkpoints: "grpc",
};

/** Milliseconds after which an outage is no longer a short one. */
const minOutage = 5_000;
/** Milliseconds after which a stream that has moved in an outage waits all the same. */
const maxStillness = 60_000;

/** Why streams have nothing to read from, as it is at one moment. */
export class NetworkWaits {
  readonly #follow: FollowPart;
  readonly #known = new Map<string, Map<NetworkPart, Outage | undefined>>();
  readonly #now = currentTime();

  constructor(follow: FollowPart) {
    this.#follow = follow;
  }

  /**
   * @param movedAt - When it last read or delivered something: some upstreams still respond to some calls.
   * @returns `undefined` if it has something to read from.
   */
  of(network: string, type: SourceType, movedAt: number): StreamReport | undefined {
    const part = parts[type];
    const known = this.#known.get(network) ?? addEntry(this.#known, network, new Map());
    if (!known.has(part)) known.set(part, this.#read(network, part));
    const outage = known.get(part);
    return outage && (movedAt < outage.since || movedAt < this.#now - maxStillness) ? outage.wait : undefined;
  }

  #read(network: string, part: NetworkPart): Outage | undefined {
    const { state, since = this.#now, reason } = this.#follow(network, part) ?? {};
    if ((state !== "down" && state !== "failing") || this.#now - since < minOutage) return undefined;
    const name = part === "rpc" ? network : `${network} (${part})`;
    const text = `${name} has had no usable upstream since ${new Date(since).toISOString()}: ${reason}`;
    return { since, wait: { status: "waiting", reason: text } };
  }
}
