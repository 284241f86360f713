import { createHash } from "node:crypto";
import { between, type Random } from "@node-access-tools/workspace";

/** A log as a node returns it. */
export interface SimulatedLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly blockNumber: string;
  readonly blockHash: string;
  readonly transactionHash: string;
  readonly transactionIndex: string;
  readonly logIndex: string;
  readonly removed: boolean;
}

/** A block as a node returns it, and its logs. */
export interface SimulatedBlock {
  readonly number: number;
  readonly hash: string;
  readonly header: Readonly<Record<string, unknown>> & { readonly parentHash: string };
  readonly logs: readonly SimulatedLog[];
}

const ADDRESS = `0x${"ad".repeat(20)}`;

/** A simulated chain. Its random numbers determine everything: how many logs a block has, and what is reorganized. */
export class Chain {
  readonly #random: Random;
  /** The canonical blocks, by number. */
  readonly blocks: SimulatedBlock[] = [];
  /** All blocks that ever existed, by hash. */
  readonly known = new Map<string, SimulatedBlock>();
  #mined = 0;

  constructor(random: Random) {
    this.#random = random;
    this.mine();
  }

  get height(): number {
    return this.blocks.length - 1;
  }

  /** Adds a block. */
  mine(): void {
    const number = this.blocks.length;
    this.#mined += 1;
    const parentHash = this.blocks.at(-1)?.hash ?? `0x${"0".repeat(64)}`;
    const hash = hashOf(`${this.#mined} ${parentHash}`);
    const logs = Array.from({ length: between(this.#random, 0, 4) }, (_, index) =>
      logOf(number, hash, index),
    );
    const block = { number, hash, header: headerOf(number, hash, parentHash), logs };
    this.blocks.push(block);
    this.known.set(hash, block);
  }

  /** Replaces the newest blocks with as many others, plus one. The first block stays. */
  reorganize(depth: number): void {
    const replaced = Math.min(depth, this.height);
    this.blocks.length -= replaced;
    for (let count = 0; count <= replaced; count++) this.mine();
  }
}

/** Encodes a number as a JSON-RPC quantity. */
export function toQuantity(number: number): string {
  return `0x${number.toString(16)}`;
}

function hashOf(text: string): string {
  return `0x${createHash("sha256").update(text).digest("hex")}`;
}

function logOf(number: number, blockHash: string, index: number): SimulatedLog {
  return {
    address: ADDRESS,
    topics: [hashOf(`topic ${index}`)],
    data: "0x",
    blockNumber: toQuantity(number),
    blockHash,
    transactionHash: hashOf(`${blockHash} ${index}`),
    transactionIndex: toQuantity(index),
    logIndex: toQuantity(index),
    removed: false,
  };
}

function headerOf(number: number, hash: string, parentHash: string): SimulatedBlock["header"] {
  return {
    number: toQuantity(number),
    hash,
    parentHash,
    timestamp: toQuantity(1_700_000_000 + number),
    gasLimit: "0x1c9c380",
    gasUsed: "0x0",
    miner: ADDRESS,
    extraData: "0x",
  };
}
