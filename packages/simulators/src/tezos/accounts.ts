import { hash20, encodeText } from "./addresses.ts";
import type { TransactionContent } from "./operation.ts";

/** An account that has tez and tokens before the first block. */
export interface GenesisAccount {
  readonly address: string;
  readonly balance: bigint;
  readonly tokens: bigint;
  /** Its public key, which is revealed. */
  readonly key: string;
  readonly delegate?: string;
}

/** The baker of all blocks, which is that of the specs' examples. */
export const baker = "tz1YyeuwnW6Ytk7VbDi1xT38Vagvf4pb3M5o";

/** The two accounts of Flextesa's sandboxes, whose secret keys are public. Source: Flextesa, `alice` and `bob`. */
export const funded: readonly GenesisAccount[] = [
  {
    address: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb",
    key: "edpkvGfYw3LyB1UcCahKQk4rF2tvbMUk8GFiTuMjL75uGXrpvKXhjn",
    balance: 2_000_000_000_000n,
    tokens: 1_000_000n,
    delegate: baker,
  },
  {
    address: "tz1aSkwEot3L2kmUvcoxzjMomb9mvBNuzFK6",
    key: "edpkurPsQ8eUApnLUJ9ZPDvu98E8VNj4KtJa1aZr16Cr5ow5VHKnz4",
    balance: 2_000_000_000_000n,
    tokens: 1_000_000n,
  },
];

/** The number of accounts that send tez to each other, one in each block. */
const ringSize = 4;
const ringBalance = 1_000_000_000_000n;
/** What each transfer sends and costs, in mutez. */
const amount = 1_000_000n;
const fee = 500n;
/** What the baker has before the first block, and gets for each block, in mutez. */
const bakerBalance = 10_000_000_000_000n;
export const bakingReward = 10_000n;

/** The chain's own accounts: a ring that passes tez on, one transfer in each block, and the baker of all blocks. */
export class OwnAccounts {
  readonly #ring: readonly string[];

  constructor(seed: string) {
    const deriveAddress = (name: string): string => encodeText("tz1", hash20(Buffer.from(`${seed} ${name}`)));
    this.#ring = Array.from({ length: ringSize }, (_, index) => deriveAddress(`account ${index}`));
  }

  get addresses(): readonly string[] {
    return [baker, ...this.#ring];
  }

  /** @returns the transfer of a block. */
  transfer(level: number): TransactionContent {
    const place = level % ringSize;
    const [source = "", destination = ""] = [this.#ring[place], this.#ring[(place + 1) % ringSize]];
    const counter = String(sentBy(place, level));
    const limits = { gas_limit: "1000", storage_limit: "0" };
    const cost = { fee: String(fee), counter, ...limits };
    return { kind: "transaction", source, ...cost, amount: String(amount), destination };
  }

  /** @returns what an account has after a block, without what callers send; `undefined` for other accounts. */
  readState(
    address: string,
    level: number,
  ): { readonly balance: bigint; readonly counter: bigint } | undefined {
    if (address === baker)
      return { balance: bakerBalance + BigInt(level) * (fee + bakingReward), counter: 0n };
    const place = this.#ring.indexOf(address);
    if (place < 0) return undefined;
    const sent = BigInt(sentBy(place, level));
    const received = BigInt(sentBy((place + ringSize - 1) % ringSize, level));
    return { balance: ringBalance - sent * (amount + fee) + received * amount, counter: sent };
  }
}

/** @returns how many of the blocks up to a level have the transfer of an account, by its place in the ring. */
function sentBy(place: number, level: number): number {
  return Math.floor((level - place) / ringSize) + (place === 0 ? 0 : 1);
}
