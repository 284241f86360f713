import { type Fields, omit } from "../values.ts";
import { baker, bakingReward } from "./accounts.ts";
import { contractUpdate } from "./execution.ts";
import type { Included, TezosChain } from "./tezos-chain.ts";

/** The number of lists of operations in a block: consensus, votes, anonymous ones, and those of accounts. */
const lists = 4;
/** Fields of the examples that the simulated blocks do not have. */
const absentHeaderFields = ["priority", "seed_nonce_hash"];
const absentMetadata = [
  "dal_attestation",
  "all_bakers_attest_activation_level",
  "attestations",
  "preattestations",
];

/** Blocks of a simulated chain in the form of the specs' examples. */
export class BlockResults {
  readonly #chain: TezosChain;
  readonly #block: Fields;
  readonly #head: Fields;
  readonly #blocksPerCycle: number;

  /** @param block - The example of a block; `head`: of a streamed head. */
  constructor(chain: TezosChain, block: Fields, head: Fields, blocksPerCycle: number) {
    this.#chain = chain;
    this.#block = block;
    this.#head = head;
    this.#blocksPerCycle = blocksPerCycle;
  }

  get protocol(): unknown {
    return this.#block["protocol"];
  }

  /** The identifier of the network. */
  get chainId(): unknown {
    return this.#chain.options.chainId ?? this.#block["chain_id"];
  }

  /** @returns the part of a header that does not depend on the protocol. */
  shell(level: number): Fields {
    const chain = this.#chain;
    return {
      level,
      proto: (this.#block["header"] as Fields)["proto"],
      // Block 0 is its own predecessor.
      predecessor: chain.hash("block", Math.max(0, level - 1)),
      timestamp: chain.timestamp(level),
      validation_pass: lists,
      operations_hash: chain.hash("operations", level),
      fitness: ["02", level.toString(16).padStart(8, "0"), "", "ffffffff", "00000000"],
      context: chain.hash("context", level),
    };
  }

  /** @returns the part of a header that depends on the protocol. */
  protocolData(level: number): Fields {
    const own = omit(this.#block["header"] as Fields, [
      ...absentHeaderFields,
      ...Object.keys(this.shell(level)),
    ]);
    return { ...own, payload_hash: this.#chain.hash("payload", level) };
  }

  /** @returns a header as `getBlockHeader` returns it. */
  header(level: number): Fields {
    return {
      ...this.#network,
      hash: this.#chain.hash("block", level),
      ...this.shell(level),
      ...this.protocolData(level),
    };
  }

  /** @returns a header as monitors stream it. */
  streamed(level: number): Fields {
    const { protocol_data } = this.#head;
    return { hash: this.#chain.hash("block", level), ...this.shell(level), protocol_data };
  }

  /** @returns a block as `getBlock` returns it. */
  block(level: number, withMetadata: boolean): Fields {
    return {
      ...this.#network,
      hash: this.#chain.hash("block", level),
      header: { ...this.shell(level), ...this.protocolData(level) },
      ...(withMetadata && level > 0 && { metadata: this.metadata(level) }),
      operations: this.operations(level).map((list) =>
        list.map((operation) => (withMetadata ? operation : withoutMetadata(operation))),
      ),
    };
  }

  metadata(level: number): Fields {
    const contents = this.#chain.operations(level).flatMap((operation) => operation.contents);
    const fees = contents.reduce((sum, { fee }) => sum + BigInt(fee), 0n);
    return {
      ...omit(this.#block["metadata"] as Fields, absentMetadata),
      protocol: this.protocol,
      proposer: baker,
      baker,
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
      proposer_consensus_key: baker,
      baker_consensus_key: baker,
      consumed_milligas: String(contents.reduce((sum, content) => sum + readGas(content.metadata), 0n)),
    };
  }

  /** @returns a level and its place in its cycle. */
  level(level: number): Fields {
    const position = Math.max(0, level - 1);
    return {
      level,
      level_position: position,
      cycle: Math.floor(position / this.#blocksPerCycle),
      cycle_position: position % this.#blocksPerCycle,
      expected_commitment: false,
    };
  }

  /** @returns the first and last level of the cycle of a level. */
  cycle(level: number): Fields {
    const first = Math.max(1, level - Number(this.level(level)["cycle_position"]));
    return { first, last: first + this.#blocksPerCycle - 1 };
  }

  /** @returns the lists of operations in a block, in order. */
  operations(level: number): readonly (readonly Fields[])[] {
    if (level === 0) return [];
    const own = this.#chain.operations(level).map((one) => Object.assign({}, this.#network, one));
    return [...Array.from({ length: lists - 1 }, () => []), own];
  }

  /** @returns an operation as the mempool shows it. */
  pending(operation: Included): Fields {
    return { ...withoutMetadata({ ...operation }), protocol: this.protocol };
  }

  get #network(): Fields {
    return { protocol: this.protocol, chain_id: this.chainId };
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
