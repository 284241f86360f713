import { NumberedHashes } from "../chain/numbered-hashes.ts";

/** The number of transactions in each block but the first, which has none: two of the token, one of ether. */
export const perBlock = 3;
/** The gas of a token transfer, and of a transfer of ether. */
export const tokenTransferGas = 51_423;
export const etherTransferGas = 21_000;

/** The number of accounts. */
export const senders = 8;
/** After this many transactions, each account has sent and received of both kinds equally often. */
const round = senders * perBlock;
/** Different amounts. Once each transfer of a round has had all of them, every balance is as at first. */
const amounts = 32;
const cycle = round * amounts;
/** The gas of all transfers that an account sends in a cycle. */
const cycleGas = amounts * ((perBlock - 1) * tokenTransferGas + etherTransferGas);
/** The units of an amount: 0.01 tokens, and 0.00001 ether, in their smallest parts. */
const tokenUnit = 10n ** 16n;
const etherUnit = 10n ** 13n;

export interface OwnTransfer {
  /** Positions of accounts. */
  readonly from: number;
  readonly to: number;
  readonly isToken: boolean;
  /** In the smallest parts of the token, or in wei. */
  readonly amount: bigint;
}

/**
 * The endless transfers between the chain's own accounts. They repeat in a cycle that leaves balances as they were,
 * so the balance after any number of transfers is known without adding them up.
 */
export class TransferCycle {
  readonly #units: readonly number[];

  constructor(seed: string) {
    const hashes = new NumberedHashes(seed, 64);
    this.#units = Array.from(
      { length: amounts },
      (_, index) => 100 + (Number.parseInt(hashes.named(`amount ${index}`).slice(2, 10), 16) % 99_900),
    );
  }

  /** @param ordinal - Counts all transfers from 0. */
  at(ordinal: number): OwnTransfer {
    const isToken = isTokenTransfer(ordinal);
    const amount = BigInt(this.#unitsOf(ordinal)) * (isToken ? tokenUnit : etherUnit);
    return { from: ordinal % senders, to: (ordinal + 1) % senders, isToken, amount };
  }

  /** @returns the number of an account's transfers among the first ones. */
  sentBy(account: number, count: number): number {
    return count <= account ? 0 : Math.floor((count - 1 - account) / senders) + 1;
  }

  /** @returns what the first `count` transfers have changed of an account: smallest parts of the token, wei, gas used. */
  after(
    count: number,
    account: number,
  ): { readonly token: bigint; readonly ether: bigint; readonly gas: bigint } {
    let [token, ether, gas] = [0, 0, Math.floor(count / cycle) * cycleGas];
    for (let ordinal = count - (count % cycle); ordinal < count; ordinal += 1) {
      const isSender = ordinal % senders === account;
      if (!isSender && (ordinal + 1) % senders !== account) continue;
      const isToken = isTokenTransfer(ordinal);
      const units = isSender ? -this.#unitsOf(ordinal) : this.#unitsOf(ordinal);
      if (isToken) token += units;
      else ether += units;
      if (isSender) gas += isToken ? tokenTransferGas : etherTransferGas;
    }
    return { token: BigInt(token) * tokenUnit, ether: BigInt(ether) * etherUnit, gas: BigInt(gas) };
  }

  #unitsOf(ordinal: number): number {
    return this.#units[(Math.floor(ordinal / round) + (ordinal % round)) % amounts] ?? 0;
  }
}

function isTokenTransfer(ordinal: number): boolean {
  return ordinal % perBlock !== perBlock - 1;
}
