import { type ExampleValues, type Fields, fillExample } from "../chain/fill-example.ts";
import { Heads } from "../chain/heads.ts";
import type { EvmChain } from "../evm/chain.ts";
import type { RestRequest, RestService } from "../rest-service.ts";
import { BeaconChain, slotsPerEpoch } from "./beacon-chain.ts";
import { beaconResponses, findSlotIn } from "./beacon-responses.ts";
import { BeaconValidators } from "./beacon-validators.ts";
import { readBeaconChain } from "./beacon-values.ts";

/** A beacon node's responses and events: the spec's examples, with the values of a simulated chain. */
export class BeaconService implements RestService {
  readonly #chain: BeaconChain;
  readonly #values: ExampleValues;
  readonly #heads: Heads;
  readonly #findExample: (operation: string) => unknown;
  readonly #responses: ReturnType<typeof beaconResponses>;

  /**
   * @param seed - Chains with the same seed have the same blocks.
   * @param execution - The EVM chain whose blocks are the payloads: slots have its numbers and its time.
   * @param find - Returns the spec's example of an operation's response.
   */
  constructor(seed: string, execution: EvmChain, find: (operation: string) => unknown) {
    const findExample = find as (operation: string) => Fields;
    this.#chain = new BeaconChain(seed, execution);
    this.#values = readBeaconChain(this.#chain);
    this.#heads = new Heads(this.#chain);
    this.#findExample = find;
    const { data } = findExample("getStateValidator");
    this.#responses = beaconResponses(this.#chain, new BeaconValidators(this.#chain, data), findExample);
  }

  /**
   * @returns the response from the chain; `undefined` for an operation without one.
   * @throws RequestFailure 404 for an unknown block, state or validator, 400 for duties that are not known yet.
   */
  respond(request: RestRequest): unknown {
    const { operationId } = request;
    const example = this.#findExample(operationId);
    if (example === undefined) return undefined;
    const slot = findSlotIn(this.#chain, request);
    const fill = (at: number): Fields => fillExample(example, at, this.#values) as Fields;
    const own = this.#responses[operationId]?.(slot, request, fill);
    return own === undefined || Array.isArray(own) ? (own ?? fill(slot)) : { ...fill(slot), ...own };
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
    const report = (topic: string, slot: number): void =>
      emit(topic, fillExample(examples[topic], slot, this.#values));
    for (const topic of topics) report(topic, this.#chain.head);
    const onHead = (slot: number): void => {
      for (const topic of topics) if (isDue(topic, slot)) report(topic, slot);
    };
    this.#heads.add(onHead);
    return () => this.#heads.delete(onHead);
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
  return topic === "finalized_checkpoint" ? slot % slotsPerEpoch === 0 : dueTopics.has(topic);
}
