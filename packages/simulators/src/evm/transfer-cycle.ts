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

/** What transfers have changed of an account: units of the token and of ether, and the gas used. */
interface Change {
  readonly token: number;
  readonly ether: number;
  readonly gas: number;
}

/**
 * The endless transfers between the chain's own accounts. They repeat in a cycle that leaves balances as they were,
 * so the balance after any number of transfers is known without adding them up.
 */
export class TransferCycle {
  readonly #units: readonly number[];
  /** The changes after each transfer of a cycle, by account. */
  readonly #changes: readonly (readonly Change[])[];

  constructor(seed: string) {
    const hashes = new NumberedHashes(seed, 64);
    this.#units = Array.from(
      { length: amounts },
      (_, index) => 100 + (Number.parseInt(hashes.named(`amount ${index}`).slice(2, 10), 16) % 99_900),
    );
    let state: readonly Change[] = Array.from({ length: senders }, () => ({ token: 0, ether: 0, gas: 0 }));
    const changes = [state];
    for (let ordinal = 0; ordinal < cycle; ordinal++) changes.push((state = this.#after(state, ordinal)));
    this.#changes = changes;
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
  after(count: number, account: number): { readonly token: bigint; readonly ether: bigint; gas: bigint } {
    const of = (position: number): Change =>
      this.#changes[position]?.[account] ?? { token: 0, ether: 0, gas: 0 };
    const { token, ether, gas } = of(count % cycle);
    const earlier = BigInt(Math.floor(count / cycle)) * BigInt(of(cycle).gas);
    return { token: BigInt(token) * tokenUnit, ether: BigInt(ether) * etherUnit, gas: earlier + BigInt(gas) };
  }

  #unitsOf(ordinal: number): number {
    return this.#units[(Math.floor(ordinal / round) + (ordinal % round)) % amounts] ?? 0;
  }

  #after(state: readonly Change[], ordinal: number): readonly Change[] {
    const kind = isTokenTransfer(ordinal) ? "token" : "ether";
    const gas = kind === "token" ? tokenTransferGas : etherTransferGas;
    const units = this.#unitsOf(ordinal);
    return state.map((one, account) => {
      if (account === ordinal % senders) return { ...one, [kind]: one[kind] - units, gas: one.gas + gas };
      return account === (ordinal + 1) % senders ? { ...one, [kind]: one[kind] + units } : one;
    });
  }
}

function isTokenTransfer(ordinal: number): boolean {
  return ordinal % perBlock !== perBlock - 1;
}
