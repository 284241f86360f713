/** An account after a block. */
export interface AccountState {
  readonly balance: bigint;
  readonly nonce: bigint;
}

/** A block's effect on an account, including that of all earlier blocks. */
interface Checkpoint extends AccountState {
  readonly block: number;
}

/** The state of accounts without the recorded changes. */
export type BaseState = (address: string, block: number) => AccountState;

/** Balances and nonces of a chain's accounts after each of its blocks. */
export class Accounts {
  readonly #base: BaseState;
  readonly #checkpoints = new Map<string, Checkpoint[]>();

  constructor(base: BaseState) {
    this.#base = base;
  }

  /** @param address - In lower case. */
  at(address: string, block: number): AccountState {
    const { balance, nonce } = this.#base(address, block);
    const changed = this.#checkpoints.get(address)?.findLast((one) => one.block <= block);
    return changed
      ? { balance: balance + changed.balance, nonce: nonce + changed.nonce }
      : { balance, nonce };
  }

  /** Records a block's effect on an account. Call it in block order. */
  change(address: string, block: number, balance: bigint, nonce = 0n): void {
    const checkpoints = this.#checkpoints.get(address) ?? [];
    const last = checkpoints.at(-1) ?? { block: -1, balance: 0n, nonce: 0n };
    if (last.block === block) checkpoints.pop();
    checkpoints.push({ block, balance: last.balance + balance, nonce: last.nonce + nonce });
    this.#checkpoints.set(address, checkpoints);
  }

  /** The accounts that blocks have changed. */
  changed(): Iterable<string> {
    return this.#checkpoints.keys();
  }
}
