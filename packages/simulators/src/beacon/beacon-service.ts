import { type ExampleValues, fillExample, NoBlock } from "../chain/fill-example.ts";
import type { EvmChain } from "../evm/chain.ts";
import type { RestRequest, RestService } from "../rest-service.ts";
import { BeaconChain, committeeSize, slotsPerEpoch, findEpoch } from "./beacon-chain.ts";
import { beaconResponses, type FillSlot, findSlotIn } from "./beacon-responses.ts";
import { blockResult } from "../evm/blocks.ts";
import type { Fields } from "../values.ts";

/** A beacon node's responses and events: the spec's examples, with the values of a simulated chain. */
export class BeaconService implements RestService {
  readonly #chain: BeaconChain;
  readonly #valuesOf: (validator?: number) => ExampleValues;
  readonly #findExample: (operation: string) => unknown;
  readonly #responses: ReturnType<typeof beaconResponses>;

  /**
   * @param seed - Chains with the same seed have the same blocks.
   * @param execution - The EVM chain whose blocks are the payloads: slots have its numbers and its time.
   * @param find - Returns the spec's example of an operation's response.
   */
  constructor(seed: string, execution: EvmChain, find: (operation: string) => unknown) {
    const findExample = find as (operation: string) => Fields;
    const example = findExample("getStateValidator")["data"] as Fields;
    this.#chain = new BeaconChain(seed, execution, example);
    this.#valuesOf = readBeaconChain(this.#chain);
    this.#findExample = find;
    this.#responses = beaconResponses(this.#chain, findExample);
  }

  /**
   * @returns the response from the chain; `undefined` for an operation without one.
   * @throws RequestFailure 404 for an unknown block, state or validator, 400 for duties that are not known yet.
   */
  respond(request: RestRequest): unknown {
    const { operationId } = request;
    if (this.#findExample(operationId) === undefined) return undefined;
    const slot = findSlotIn(this.#chain, request);
    const fill: FillSlot = (at, validator, operation = operationId) =>
      fillExample(this.#findExample(operation), at, this.#valuesOf(validator)) as Fields;
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
      emit(topic, fillExample(examples[topic], slot, this.#valuesOf()));
    for (const topic of topics) report(topic, this.#chain.head);
    return this.#chain.execution.follow((slot) => {
      for (const topic of topics)
        if (topic === "finalized_checkpoint" ? slot % slotsPerEpoch === 0 : dueTopics.has(topic))
          report(topic, slot);
    });
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

type Read = (slot: number, offset: number, validator: number) => unknown;

/** The fields of a payload that are bytes, and those that are numbers, with their names in the EVM chain's header. */
const bytes = {
  parent_hash: "parentHash",
  fee_recipient: "miner",
  state_root: "stateRoot",
  receipts_root: "receiptsRoot",
  logs_bloom: "logsBloom",
  prev_randao: "mixHash",
  extra_data: "extraData",
  block_hash: "hash",
} as const;
const numbers = {
  block_number: "number",
  gas_limit: "gasLimit",
  gas_used: "gasUsed",
  timestamp: "timestamp",
  base_fee_per_gas: "baseFeePerGas",
} as const;

/** @returns what a beacon chain knows of the values that the rules of the spec name: of a validator, or of any. */
function readBeaconChain(chain: BeaconChain): (validator?: number) => ExampleValues {
  const { execution } = chain;
  const payload = (slot: number): Fields => blockResult(execution, slot, false);
  /** @throws NoBlock for a validator that is no member of the slot's sync committee: lists omit it. */
  const findSyncSeat = (slot: number, validator: number): string => {
    const seat = chain.findSyncSeat(validator, findEpoch(slot));
    if (seat === undefined) throw new NoBlock();
    return String(seat);
  };
  const reads: Readonly<Record<string, Read>> = {
    slot(slot) {
      if (slot < 0) throw new NoBlock();
      return String(slot);
    },
    block: (slot, offset) => chain.root("block", slot + offset),
    state: (slot) => chain.root("state", slot),
    body: (slot) => chain.root("body", slot),
    proposer: (slot) => String(chain.proposer(slot)),
    // All validators of a slot are in one committee.
    committees: () => "1",
    committee: () => "0",
    "committee size": () => String(committeeSize),
    "committee position": (slot, _, validator) => String(chain.findSeat(validator, findEpoch(slot)).position),
    validator: (_slot, _offset, validator) => ({
      index: String(validator),
      validator_index: String(validator),
      pubkey: chain.publicKey(validator),
      withdrawal_credentials: chain.named(`withdrawal ${validator}`),
      activation_eligibility_epoch: "0",
      activation_epoch: "0",
    }),
    "sync committee member": (slot, _, validator) => findSyncSeat(slot, validator) && String(validator),
    "sync committee positions": (slot, _, validator) => [findSyncSeat(slot, validator)],
    epoch: (slot, offset) => chain.checkpoint(findEpoch(slot) + offset).epoch,
    checkpoint: (slot, offset) => chain.checkpoint(findEpoch(slot) + offset),
    finalized: (slot) => slot <= chain.finalizedAt(chain.head),
    "epoch transition": (slot) => slot % slotsPerEpoch === 0,
    "dependent root": (slot, offset) => chain.dependentRoot(findEpoch(slot), -offset),
    "sync committee": (slot, offset) => ({ pubkeys: chain.syncCommitteeKeys(slot, offset) }),
    randao: (slot) => chain.named(`randao ${findEpoch(slot)}`),
    "genesis time": () => String(chain.genesisTime),
    "chain id": () => String(execution.options.chainId),
    "execution payload": (slot) => ({
      ...mapFields(bytes, (name) => payload(slot)[name]),
      ...mapFields(numbers, (name) => String(BigInt(String(payload(slot)[name])))),
    }),
    "execution hash": (slot, offset) => execution.block(Math.max(0, slot + offset)).hash,
    "fee recipient": (slot) => execution.block(slot).header["miner"],
    transactions: (slot) => execution.block(slot).transactions.map((one) => execution.rawTransaction(one)),
    "transactions root": (slot) => payload(slot)["transactionsRoot"],
    "withdrawals root": (slot) => payload(slot)["withdrawalsRoot"],
    withdrawals: () => [],
    // The EVM chain has no blobs.
    blobs: () => [],
    "blob gas": () => "0",
  };
  return (validator = 0) => ({
    read: (name, offset, slot) => reads[name]?.(slot, offset, validator),
    // The only place with a name: the newest block that cannot be reverted.
    find: (_finalized, slot) => chain.finalizedAt(slot),
  });
}

function mapFields(names: Readonly<Record<string, string>>, read: (name: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(names).map(([name, source]) => [name, read(source)]));
}
