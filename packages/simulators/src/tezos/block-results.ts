import { type ExampleValues, fillExample } from "../chain/fill-example.ts";
import { type Fields, omit } from "../values.ts";
import { baker, bakingReward } from "./accounts.ts";
import { contractUpdate } from "./execution.ts";
import type { Included, TezosChain } from "./tezos-chain.ts";

/** Blocks of a simulated chain: the specs' examples, with the values of the chain. */
export class BlockResults {
  readonly #chain: TezosChain;
  /** @returns the spec's example of an operation's response. */
  readonly example: (operation: string) => unknown;
  readonly #values: ExampleValues;
  /** How many blocks a cycle has. */
  readonly #cycle: number;
  /** The protocol of all blocks. */
  readonly protocol: unknown;
  /** The identifier of the network. */
  readonly chainId: unknown;

  /** @param find - Returns the spec's example of an operation's response. */
  constructor(chain: TezosChain, find: (operation: string) => unknown) {
    const { protocol, chain_id } = find("getBlock") as Fields;
    this.#chain = chain;
    this.example = find;
    this.#cycle = Number((find("getConstants") as Fields)["blocks_per_cycle"]);
    this.protocol = protocol;
    this.chainId = chain.options.chainId ?? chain_id;
    const rules: Readonly<Record<string, (level: number) => Fields>> = {
      header: (level) => this.#header(level),
      metadata: (level) => this.#metadata(level),
      progress: (level) => ({ block: chain.hash("block", level), timestamp: chain.timestamp(level) }),
    };
    this.#values = { read: (rule, _offset, level) => rules[rule]?.(level), find: (_place, level) => level };
  }

  /** @returns an example, by default that of an operation's response, with the values of a block. */
  fill(operation: string, level: number, example: unknown = this.example(operation)): Fields {
    return fillExample(example, level, this.#values) as Fields;
  }

  /** @returns a block as `getBlock` returns it. */
  block(level: number, withMetadata: boolean): Fields {
    const { metadata, operations: _, ...block } = this.fill("getBlock", level);
    const operations = this.operations(level).map((list) =>
      list.map((operation) => (withMetadata ? operation : withoutMetadata(operation))),
    );
    return { ...block, ...(withMetadata && level > 0 && { metadata }), operations };
  }

  /** @returns a level and its place in its cycle. */
  level(level: number): Fields {
    const position = Math.max(0, level - 1);
    return {
      level,
      level_position: position,
      cycle: Math.floor(position / this.#cycle),
      cycle_position: position % this.#cycle,
      expected_commitment: false,
    };
  }

  /** @returns the first and last level of the cycle of a level. */
  cycle(level: number): Fields {
    const first = Math.max(1, level - Number(this.level(level)["cycle_position"]));
    return { first, last: first + this.#cycle - 1 };
  }

  /** @returns the lists of operations in a block, in order: consensus, votes, anonymous ones, and those of accounts. */
  operations(level: number): readonly (readonly Fields[])[] {
    if (level === 0) return [];
    const network: Fields = { protocol: this.protocol, chain_id: this.chainId };
    return [[], [], [], this.#chain.operations(level).map((one) => Object.assign({}, network, { ...one }))];
  }

  /** @returns an operation as the mempool shows it. */
  pending(operation: Included): Fields {
    return { ...withoutMetadata({ ...operation }), protocol: this.protocol };
  }

  /** What a chain has instead of the example's header. Fields that its blocks do not have are undefined. */
  #header(level: number): Fields {
    const chain = this.#chain;
    return {
      chain_id: this.chainId,
      hash: chain.hash("block", level),
      level,
      // Block 0 is its own predecessor.
      predecessor: chain.hash("block", Math.max(0, level - 1)),
      timestamp: chain.timestamp(level),
      operations_hash: chain.hash("operations", level),
      fitness: ["02", level.toString(16).padStart(8, "0"), "", "ffffffff", "00000000"],
      context: chain.hash("context", level),
      payload_hash: chain.hash("payload", level),
      priority: undefined,
      seed_nonce_hash: undefined,
    };
  }

  #metadata(level: number): Fields {
    const contents = this.#chain.operations(level).flatMap((operation) => operation.contents);
    const fees = contents.reduce((sum, { fee }) => sum + BigInt(fee), 0n);
    return {
      level_info: this.level(level),
      nonce_hash: null,
      deactivated: [],
      balance_updates: [
        { kind: "accumulator", category: "block fees", change: String(-fees), origin: "block" },
        contractUpdate(baker, fees),
        { kind: "minted", category: "baking rewards", change: String(-bakingReward), origin: "block" },
        contractUpdate(baker, bakingReward),
      ],
      implicit_operations_results: [],
      consumed_milligas: String(contents.reduce((sum, content) => sum + readGas(content.metadata), 0n)),
      dal_attestation: undefined,
      all_bakers_attest_activation_level: undefined,
      attestations: undefined,
      preattestations: undefined,
    };
  }
}

function withoutMetadata(operation: Fields): Fields {
  const contents = operation["contents"] as readonly Fields[];
  return { ...operation, contents: contents.map((content) => omit(content, ["metadata"])) };
}

function readGas(metadata: object): bigint {
  const { operation_result } = metadata as { operation_result?: { consumed_milligas?: string } };
  return BigInt(operation_result?.consumed_milligas ?? 0);
}
