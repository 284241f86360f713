import { baker, bakingReward } from "./accounts.ts";
import { contractUpdate } from "./execution.ts";
import type { Included, TezosChain } from "./tezos-chain.ts";
import type { Fields } from "../values.ts";

/** The number of lists of operations in a block: consensus, votes, anonymous ones, and those of accounts. */
const lists = 4;

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

  /** The protocol of all blocks. */
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
    const example = this.#block["header"] as Fields;
    return {
      level,
      proto: example["proto"],
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
    const {
      payload_round,
      proof_of_work_nonce,
      liquidity_baking_toggle_vote,
      adaptive_issuance_vote,
      signature,
    } = this.#block["header"] as Fields;
    return {
      payload_hash: this.#chain.hash("payload", level),
      payload_round,
      proof_of_work_nonce,
      liquidity_baking_toggle_vote,
      adaptive_issuance_vote,
      signature,
    };
  }

  /** @returns a header as `getBlockHeader` returns it. */
  header(level: number): Fields {
    return {
      protocol: this.protocol,
      chain_id: this.chainId,
      hash: this.#chain.hash("block", level),
      ...this.shell(level),
      ...this.protocolData(level),
    };
  }

  /** @returns a header as monitors stream it. */
  streamed(level: number): Fields {
    return {
      hash: this.#chain.hash("block", level),
      ...this.shell(level),
      protocol_data: this.#head["protocol_data"],
    };
  }

  /** @returns a block as `getBlock` returns it. */
  block(level: number, withMetadata: boolean): Fields {
    const { protocol, chain_id, hash } = this.header(level);
    return {
      protocol,
      chain_id,
      hash,
      header: { ...this.shell(level), ...this.protocolData(level) },
      ...(withMetadata && level > 0 && { metadata: this.metadata(level) }),
      operations: this.operations(level).map((list) =>
        list.map((operation) => (withMetadata ? operation : withoutMetadata(operation))),
      ),
    };
  }

  metadata(level: number): Fields {
    const {
      next_protocol,
      test_chain_status,
      max_operations_ttl,
      max_operation_data_length,
      max_block_header_length,
      max_operation_list_length,
      voting_period_info,
      liquidity_baking_toggle_ema,
      adaptive_issuance_vote_ema,
      adaptive_issuance_activation_cycle,
    } = this.#block["metadata"] as Fields;
    const chain = this.#chain;
    const contents = chain.operations(level).flatMap((operation) => operation.contents);
    const fees = contents.reduce((sum, { fee }) => sum + BigInt(fee), 0n);
    return {
      protocol: this.protocol,
      next_protocol,
      test_chain_status,
      max_operations_ttl,
      max_operation_data_length,
      max_block_header_length,
      max_operation_list_length,
      proposer: baker,
      baker,
      level_info: this.level(level),
      voting_period_info,
      nonce_hash: null,
      deactivated: [],
      balance_updates: [
        { kind: "accumulator", category: "block fees", change: String(-fees), origin: "block" },
        contractUpdate(baker, fees),
        { kind: "minted", category: "baking rewards", change: String(-bakingReward), origin: "block" },
        contractUpdate(baker, bakingReward),
      ],
      liquidity_baking_toggle_ema,
      adaptive_issuance_vote_ema,
      adaptive_issuance_activation_cycle,
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
    const first = level - Number(this.level(level)["cycle_position"]);
    return { first: Math.max(1, first), last: Math.max(1, first) + this.#blocksPerCycle - 1 };
  }

  /** @returns the lists of operations in a block, in order. */
  operations(level: number): readonly (readonly Fields[])[] {
    const operations = this.#chain.operations(level);
    return Array.from({ length: level > 0 ? lists : 0 }, (_, list) =>
      list < lists - 1 ? [] : operations.map((operation) => this.#operation(operation)),
    );
  }

  /** @returns an operation as the mempool shows it. */
  pending({ hash, branch, contents, signature }: Included): Fields {
    return {
      hash,
      branch,
      contents: contents.map(bare),
      ...(signature !== undefined && { signature }),
      protocol: this.protocol,
    };
  }

  #operation({ hash, branch, contents, signature }: Included): Fields {
    return {
      protocol: this.protocol,
      chain_id: this.chainId,
      hash,
      branch,
      contents,
      ...(signature !== undefined && { signature }),
    };
  }
}

function withoutMetadata(operation: Fields): Fields {
  const contents = operation["contents"] as readonly Fields[];
  return { ...operation, contents: contents.map(bare) };
}

function readGas(metadata: object): bigint {
  const { operation_result } = metadata as { operation_result?: { consumed_milligas?: string } };
  return BigInt(operation_result?.consumed_milligas ?? 0);
}

/** @returns the content of an operation without its result. */
function bare(content: object): object {
  return { ...content, metadata: undefined };
}
