import { Heads } from "../chain/heads.ts";
import type { EvmChain } from "../evm/chain.ts";
import type { RestRequest, RestService } from "../rest-service.ts";
import { BeaconBlocks } from "./beacon-blocks.ts";
import { BeaconChain, epochOf, slotsPerEpoch } from "./beacon-chain.ts";
import { BeaconExamples, type Fields } from "./beacon-examples.ts";
import { beaconResponses } from "./beacon-responses.ts";
import { LightClient } from "./light-client.ts";

/** A beacon node's responses and events, from a simulated chain. */
export class BeaconService implements RestService {
  readonly #chain: BeaconChain;
  readonly #blocks: BeaconBlocks;
  readonly #lightClient: LightClient;
  readonly #heads: Heads;
  readonly #responses: ReturnType<typeof beaconResponses>;

  /**
   * @param seed - Chains with the same seed have the same blocks.
   * @param execution - The EVM chain whose blocks are the payloads: slots have its numbers and its time.
   * @param find - Returns the specs' example of an operation's response: what does not follow from the chain is
   * as there.
   */
  constructor(seed: string, execution: EvmChain, find: (operation: string) => unknown) {
    const examples = new BeaconExamples(find);
    this.#chain = new BeaconChain(seed, execution);
    this.#blocks = new BeaconBlocks(this.#chain, examples);
    this.#lightClient = new LightClient(this.#chain, this.#blocks, examples);
    this.#heads = new Heads(this.#chain);
    this.#responses = beaconResponses(this.#chain, examples);
  }

  /**
   * @returns the response from the chain; `undefined` for the spec's example.
   * @throws RequestFailure 404 for an unknown block, state or validator, 400 for duties that are not known yet.
   */
  respond(request: RestRequest): unknown {
    return this.#responses[request.operationId]?.(request);
  }

  /**
   * Reports an event of each topic now, and those of each new block.
   *
   * @returns a function that ends this.
   */
  follow(
    examples: Readonly<Record<string, unknown>>,
    topics: readonly string[],
    emit: (topic: string, data: unknown) => void,
  ): () => void {
    const { head } = this.#chain;
    for (const topic of topics) emit(topic, this.#event(topic, examples[topic] as Fields, head));
    const onHead = (slot: number): void => {
      for (const topic of topics)
        if (isDue(topic, slot)) emit(topic, this.#event(topic, examples[topic] as Fields, slot));
    };
    this.#heads.add(onHead);
    return () => this.#heads.delete(onHead);
  }

  /** @returns an event of a slot; the example if the chain has no such events. */
  #event(topic: string, example: Fields, slot: number): Fields {
    const chain = this.#chain;
    const epoch = epochOf(slot);
    const block = { slot: String(slot), block: chain.root("block", slot) };
    const head = {
      ...block,
      state: chain.root("state", slot),
      epoch_transition: slot % slotsPerEpoch === 0,
    };
    switch (topic) {
      case "head":
        return {
          ...example,
          ...head,
          previous_duty_dependent_root: chain.dependentRoot(epoch, 1),
          current_duty_dependent_root: chain.dependentRoot(epoch, 0),
        };
      case "head_v2": {
        const data = {
          ...(example["data"] as Fields),
          ...head,
          current_epoch_dependent_root: chain.dependentRoot(epoch, 1),
          next_epoch_dependent_root: chain.dependentRoot(epoch, 0),
        };
        return { ...example, data };
      }
      case "block":
      case "block_gossip":
        return { ...example, ...block };
      case "finalized_checkpoint": {
        const { root, epoch: finalized } = chain.checkpoint(epoch - 2);
        return {
          ...example,
          block: root,
          state: chain.root("state", Number(finalized) * slotsPerEpoch),
          epoch: finalized,
        };
      }
      case "light_client_finality_update":
      case "light_client_optimistic_update":
        return this.#lightClient.newest(example);
      case "attestation":
      case "single_attestation":
        return { ...example, data: this.#blocks.attestationData(slot) };
      default:
        return example;
    }
  }
}

/** The topics that each block causes an event of. */
const dueTopics: ReadonlySet<string> = new Set([
  "head",
  "head_v2",
  "block",
  "block_gossip",
  "light_client_finality_update",
  "light_client_optimistic_update",
]);

/** Whether a slot's block causes an event of a topic. */
function isDue(topic: string, slot: number): boolean {
  if (topic === "finalized_checkpoint") return slot % slotsPerEpoch === 0;
  return dueTopics.has(topic);
}
