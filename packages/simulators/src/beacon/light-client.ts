import { RequestFailure, type RestRequest } from "../rest-service.ts";
import type { BeaconBlocks } from "./beacon-blocks.ts";
import {
  type BeaconChain,
  epochOf,
  epochsPerSyncPeriod,
  slotsPerEpoch,
  syncPeriodOf,
} from "./beacon-chain.ts";
import type { BeaconExamples, Fields } from "./beacon-examples.ts";

/** Maximum updates of a response. Source: the consensus specs. */
const maxUpdates = 128;
const slotsPerPeriod = epochsPerSyncPeriod * slotsPerEpoch;

/** The responses to light clients: headers and sync committees of the chain, with the examples' proofs. */
export class LightClient {
  readonly #chain: BeaconChain;
  readonly #blocks: BeaconBlocks;
  readonly #examples: BeaconExamples;

  constructor(chain: BeaconChain, blocks: BeaconBlocks, examples: BeaconExamples) {
    this.#chain = chain;
    this.#blocks = blocks;
    this.#examples = examples;
  }

  /** @throws RequestFailure 404 if there is no such block. */
  bootstrap({ parameters }: RestRequest): Fields {
    const slot = this.#chain.slotOf("block", String(parameters["block_root"]));
    if (slot === undefined) throw new RequestFailure(404, "there is no such block");
    const { header, ...rest } = this.#examples.dataOf("getLightClientBootstrap");
    const data = {
      ...rest,
      header: this.#blocks.lightHeader(header as Fields, slot),
      current_sync_committee: this.#committee(rest["current_sync_committee"] as Fields, epochOf(slot)),
    };
    return { ...this.#examples.of("getLightClientBootstrap"), data };
  }

  /** @returns an update for each period that has begun. */
  updates({ query }: RestRequest): readonly Fields[] {
    const [example] = this.#examples.of("getLightClientUpdatesByRange") as unknown as readonly [Fields];
    const first = Number(query["start_period"]);
    const count = Math.min(Number(query["count"]), maxUpdates);
    const periods = Array.from({ length: count }, (_, index) => first + index);
    const newest = syncPeriodOf(epochOf(this.#chain.head));
    return periods
      .filter((period) => period <= newest)
      .map((period) => {
        const head = Math.min(this.#chain.head, (period + 1) * slotsPerPeriod - 1);
        const data = this.#update(example["data"] as Fields, head);
        const committee = (example["data"] as Fields)["next_sync_committee"] as Fields;
        const next = this.#committee(committee, (period + 1) * epochsPerSyncPeriod);
        return Object.assign({}, example, { data: { ...data, next_sync_committee: next } });
      });
  }

  /** @returns the newest update, in the form of an operation's or an event's example. */
  newest(example: Fields): Fields {
    return { ...example, data: this.#update(example["data"] as Fields, this.#chain.head) };
  }

  /** @param signature - The slot whose block has the committee's signature of the one before. */
  #update(example: Fields, signature: number): Fields {
    const finalized = Math.max(0, epochOf(signature) - 2) * slotsPerEpoch;
    const attested = Math.max(0, signature - 1);
    return {
      ...example,
      attested_header: this.#blocks.lightHeader(example["attested_header"] as Fields, attested),
      ...("finalized_header" in example && {
        finalized_header: this.#blocks.lightHeader(example["finalized_header"] as Fields, finalized),
      }),
      signature_slot: String(signature),
    };
  }

  #committee(example: Fields, epoch: number): Fields {
    const pubkeys = this.#chain.syncCommittee(epoch).map((validator) => this.#chain.publicKey(validator));
    return { ...example, pubkeys };
  }
}
