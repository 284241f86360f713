import { callNode } from "@node-access-tools/local-servers/anvil";
import { type Hex, keccak256, toRlp } from "viem";

/** A block of a node, as JSON-RPC returns it. */
export type Block = Readonly<Record<string, unknown>>;

/** What a beacon chain asks a block to be. Source: ethereum/execution-apis, PayloadAttributesV2. */
export interface PayloadAttributes {
  readonly timestamp: Hex;
  readonly prevRandao: Hex;
}

/** A header's fields in the order in which they are hashed. Source: EIP-1559 and EIP-4895. */
const header = [
  ["parentHash", "sha3Uncles", "miner", "stateRoot", "transactionsRoot", "receiptsRoot", "logsBloom"],
  ["difficulty", "number", "gasLimit", "gasUsed", "timestamp", "extraData", "mixHash", "nonce"],
  ["baseFeePerGas", "withdrawalsRoot"],
].flat();
/** Seconds for which a block waits to be proposed. */
const patience = 10;
const quantities = new Set(["difficulty", "number", "gasLimit", "gasUsed", "timestamp", "baseFeePerGas"]);

/**
 * The chain of an anvil node, with the random value of the beacon chain in each header. anvil cannot be told it, and it is
 * part of a block's hash, so the blocks have other hashes than anvil's: {@link show} and {@link ask} translate.
 */
export class ExecutionChain {
  readonly #url: string;
  readonly #blocks: Block[] = [];
  /** anvil's hash of a block -> the chain's. */
  readonly #hashes = new Map<string, string>();

  private constructor(url: string) {
    this.#url = url;
  }

  /** @param url - An anvil node with the option `--no-mining`, and with no block after genesis. */
  static async open(url: string): Promise<ExecutionChain> {
    const chain = new ExecutionChain(url);
    await chain.#add(`0x${"00".repeat(32)}`);
    return chain;
  }

  get head(): Block {
    return this.#blocks.at(-1) as Block;
  }

  has(hash: string): boolean {
    return this.#blocks.some((block) => block["hash"] === hash);
  }

  /**
   * Mines a block on a block of the chain. Later blocks are taken back if they are so old that the beacon chain has lost them.
   *
   * @throws Error if a later block is young: a busy beacon node may still propose it.
   */
  async mine(parent: string, { timestamp, prevRandao }: PayloadAttributes): Promise<Block> {
    const length = this.#blocks.findIndex(({ hash }) => hash === parent) + 1;
    if (length === 0) throw new Error(`block ${parent} is not in the chain`);
    const depth = this.#blocks.length - length;
    const next = this.#blocks[length];
    if (next && Number(timestamp) - Number(next["timestamp"]) < patience)
      throw new Error(`block ${String(next["hash"])} is on ${parent}, and can still be proposed`);
    if (depth > 0) await callNode(this.#url, "anvil_rollback", depth);
    this.#blocks.length = length;
    await callNode(this.#url, "evm_setNextBlockTimestamp", timestamp);
    await callNode(this.#url, "evm_mine");
    return this.#add(prevRandao);
  }

  /** What anvil says, in terms of the chain. */
  show(result: unknown): unknown {
    const text = JSON.stringify(result ?? null).replaceAll(
      /0x[0-9a-f]{64}/g,
      (hash) => this.#hashes.get(hash) ?? hash,
    );
    return JSON.parse(text, (_, value: unknown) => {
      const hash =
        value !== null && typeof value === "object" && "mixHash" in value && (value as Block)["hash"];
      const block = hash && this.#blocks.find((one) => one["hash"] === hash);
      return block
        ? { ...(value as Block), ...block, transactions: (value as Block)["transactions"] }
        : value;
    });
  }

  /** Params of a call in terms of anvil. */
  ask(params: unknown): unknown {
    const own = new Map([...this.#hashes].map(([theirs, ours]) => [ours, theirs]));
    return JSON.parse(
      JSON.stringify(params ?? []).replaceAll(/0x[0-9a-f]{64}/g, (hash) => own.get(hash) ?? hash),
    );
  }

  async #add(mixHash: string): Promise<Block> {
    // anvil has the fields of blobs in each block, also before the fork that brought them.
    const {
      blobGasUsed: _,
      excessBlobGas: __,
      ...mined
    } = (await callNode(this.#url, "eth_getBlockByNumber", "latest", false)) as Block;
    const parentHash = this.#blocks.at(-1)?.["hash"] ?? mined["parentHash"];
    const block = { ...mined, parentHash, mixHash };
    const hash = keccak256(toRlp(header.map((name) => encoded(name, block))));
    this.#hashes.set(String(mined["hash"]), hash);
    this.#blocks.push({ ...block, hash });
    return this.head;
  }
}

function encoded(name: string, block: Block): Hex {
  const text = String(block[name]) as Hex;
  if (!quantities.has(name)) return text;
  const digits = BigInt(text).toString(16);
  return digits === "0" ? "0x" : `0x${digits.padStart(digits.length + (digits.length % 2), "0")}`;
}
