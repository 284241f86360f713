import { History } from "../chain/history.ts";
import {
  execute,
  checkForm,
  checkSender,
  computeCost,
  type AccountState,
  type ExecutedTransaction,
} from "./execution.ts";
import { rejection, type SignedTransaction } from "./signed-transaction.ts";
import { blockFacts, type SeededBlocks } from "./seeded-blocks.ts";
import { ChangingState, listEffects } from "./state-changes.ts";

const none: AccountState = { balance: 0n, nonce: 0n };
/** Maximum waiting transactions, and maximum transactions that the chain accepts in total. */
const maxPooled = 5_000;
const maxTaken = 100_000;

/** The place of a transaction: in a block, among those that callers sent, or waiting for one. */
export interface TransactionPlace {
  readonly transaction: SignedTransaction;
  readonly block?: { readonly number: number; readonly index: number };
}

/** What the next block includes, and the state after it. */
interface NextBlock {
  readonly transactions: readonly ExecutedTransaction[];
  readonly state: ChangingState;
}

/** The transactions that were sent to a chain. Each block includes those that it can, in order of arrival. */
export class Ledger {
  readonly #base: Pick<SeededBlocks, "account" | "tokens">;
  readonly #limits: Pick<typeof blockFacts, "gasLimit" | "room">;
  /** What these transactions have changed of accounts, and of the token's balances and allowances. */
  readonly #changes = new History<AccountState>();
  readonly #tokenChanges = new History<bigint>();
  /** Waiting transactions, in order of arrival. */
  readonly #pool = new Map<string, SignedTransaction>();
  readonly #blocks = new Map<number, readonly ExecutedTransaction[]>();
  readonly #places = new Map<string, TransactionPlace>();
  readonly #hashes = new Map<string, string>();
  /** The next block, until another transaction arrives. */
  #next: NextBlock | undefined;
  #head = -1;

  /** @param base - The state without these transactions. */
  constructor(
    base: Pick<SeededBlocks, "account" | "tokens">,
    limits: Pick<typeof blockFacts, "gasLimit" | "room"> = blockFacts,
  ) {
    this.#base = base;
    this.#limits = limits;
  }

  /** The number of the last generated block. */
  get head(): number {
    return this.#head;
  }

  /** Generates all blocks up to one. */
  advance(number: number): void {
    while (this.#head < number) {
      const next = this.#prepared;
      // Nothing changes until another transaction arrives.
      if (next.transactions.length === 0) this.#head = number;
      else this.#mine(this.#head + 1, next);
    }
  }

  /** Checks whether a transaction can wait for a block. @throws RpcFailure with go-ethereum's message */
  check(transaction: SignedTransaction): void {
    checkForm(transaction, this.#limits.gasLimit);
    const { from, hash, nonce } = transaction;
    if (this.#pool.has(hash)) throw rejection("already known");
    const pooled = [...this.#pool.values()].filter((one) => one.from === from);
    checkSender(transaction, this.account(from, this.#head), pooled);
    if (this.#waitingAt(from, nonce)) return;
    if (this.#pool.size >= maxPooled || this.#places.size >= maxTaken) throw rejection("txpool is full");
  }

  /** Adds a transaction, which then waits for a block. @throws RpcFailure with go-ethereum's message */
  add(transaction: SignedTransaction): void {
    this.check(transaction);
    const { from, hash, nonce } = transaction;
    const before = this.#waitingAt(from, nonce);
    for (const known of [this.#pool, this.#places]) known.delete(before?.hash ?? "");
    this.#pool.set(hash, transaction);
    this.#places.set(hash, { transaction });
    this.#hashes.set(createKey(from, nonce), hash);
    this.#next = undefined;
  }

  block(number: number): readonly ExecutedTransaction[] {
    return this.#blocks.get(number) ?? [];
  }

  /** @returns the transactions of the next block. */
  next(): readonly ExecutedTransaction[] {
    return this.#prepared.transactions;
  }

  /** @returns the waiting transactions, in order of arrival. */
  waiting(): readonly SignedTransaction[] {
    return [...this.#pool.values()];
  }

  find(hash: string): TransactionPlace | undefined {
    return this.#places.get(hash);
  }

  hashOf(sender: string, nonce: bigint): string | undefined {
    return this.#hashes.get(createKey(sender, nonce));
  }

  account(address: string, number: number): AccountState {
    const { balance, nonce } = this.#base.account(address, number);
    const { value: change = none } = this.#changes.at(address, number) ?? {};
    return { balance: balance + change.balance, nonce: nonce + change.nonce };
  }

  /** @returns a number in the token's storage after a block; after the next one for any later block. */
  token(key: string, number: number): bigint {
    const prepared = number > this.#head ? this.#prepared.state.tokens.get(key) : undefined;
    return prepared ?? this.#base.tokens(key, number) + (this.#tokenChanges.at(key, number)?.value ?? 0n);
  }

  /** All accounts that these transactions have changed, in lower case. */
  addresses(): Iterable<string> {
    return this.#changes.names;
  }

  /** The keys of all numbers in the token's storage that these transactions have changed. */
  tokenKeys(): Iterable<string> {
    return this.#tokenChanges.names;
  }

  /** @returns an account after the next block. The nonce includes all waiting transactions up to the first gap. */
  prepared(address: string): AccountState {
    // The next block also has transactions of its own, which the base has applied.
    const before = this.account(address, this.#head);
    const changed = this.#prepared.state.accounts.get(address) ?? before;
    const account = this.account(address, this.#head + 1);
    let nonce = account.nonce + changed.nonce - before.nonce;
    while (this.#hashes.has(createKey(address, nonce))) nonce += 1n;
    return { balance: account.balance + changed.balance - before.balance, nonce };
  }

  /** The next block, with the waiting transactions that it can include. */
  get #prepared(): NextBlock {
    this.#next ??= this.#prepare();
    return this.#next;
  }

  #prepare(): NextBlock {
    const transactions: ExecutedTransaction[] = [];
    const state = new ChangingState(this, this.#head);
    // Transactions whose nonce is not next: a sender's transactions may arrive in any order.
    const later = new Map<string, SignedTransaction>();
    let { room } = this.#limits;
    const take = (transaction: SignedTransaction): boolean => {
      const { from, nonce, maxFee } = transaction;
      const { balance, nonce: expected } = state.account(from);
      if (nonce > expected) later.set(createKey(from, nonce), transaction);
      const isCovered = maxFee >= blockFacts.baseFee && balance >= computeCost(transaction);
      if (nonce !== expected || !isCovered) return false;
      const execution = execute(transaction, (key) => state.token(key));
      if (execution.gasUsed > room) return false;
      room -= execution.gasUsed;
      const executed = { ...transaction, execution };
      state.apply(listEffects(executed));
      transactions.push(executed);
      return true;
    };
    for (const one of this.#pool.values()) {
      let next: SignedTransaction | undefined = one;
      while (next && take(next)) next = later.get(createKey(one.from, next.nonce + 1n));
    }
    return { transactions, state };
  }

  #mine(number: number, { transactions, state }: NextBlock): void {
    for (const [address, { balance, nonce }] of state.accounts) {
      const own = this.#base.account(address, this.#head);
      this.#changes.set(address, number, { balance: balance - own.balance, nonce: nonce - own.nonce });
    }
    for (const [key, amount] of state.tokens)
      this.#tokenChanges.set(key, number, amount - this.#base.tokens(key, this.#head));
    for (const [index, transaction] of transactions.entries()) {
      this.#places.set(transaction.hash, { transaction, block: { number, index } });
      this.#pool.delete(transaction.hash);
    }
    this.#blocks.set(number, transactions);
    this.#head = number;
    this.#next = undefined;
  }

  /** @returns a sender's waiting transaction with this nonce, which another one may replace. */
  #waitingAt(sender: string, nonce: bigint): SignedTransaction | undefined {
    return this.#pool.get(this.#hashes.get(createKey(sender, nonce)) ?? "");
  }
}

function createKey(address: string, nonce: bigint): string {
  return `${address} ${nonce}`;
}
