import { type OwnAccounts, funded } from "./accounts.ts";
import { keyHash } from "./micheline.ts";

/** A value as it is after each level. */
class History<Value> {
  readonly #changes: { readonly level: number; readonly value: Value }[] = [];

  /** The newest value, including that of a block which is still to come; `undefined` before the first one. */
  get newest(): Value | undefined {
    return this.#changes.at(-1)?.value;
  }

  /** @returns the value after a level. */
  at(level: number): Value | undefined {
    return this.#changes.findLast((change) => change.level <= level)?.value;
  }

  /** Sets the value from a level on, which is not before that of the last change. */
  set(level: number, value: Value): void {
    if (this.#changes.at(-1)?.level === level) this.#changes.pop();
    this.#changes.push({ level, value });
  }
}

/** What callers have changed of an account. */
export interface AccountState {
  /** The change of the balance in mutez, compared with the chain without what callers send. */
  readonly change: bigint;
  readonly counter: bigint;
  readonly key?: string | undefined;
  readonly delegate?: string | undefined;
}

/** The state that an operation reads and writes. */
export interface State {
  /** @returns the balance in mutez. */
  balance(address: string): bigint;
  account(address: string): AccountState;
  setAccount(address: string, state: AccountState): void;
  tokens(holder: string): bigint;
  setTokens(holder: string, amount: bigint): void;
  supply: bigint;
}

const addressType = { prim: "address" };
const noChange: AccountState = { change: 0n, counter: 0n };

/** The accounts and tokens of a simulated chain at each level. */
export class Ledger {
  readonly #own: OwnAccounts;
  readonly #accounts = new Map<string, History<AccountState>>();
  readonly #tokens = new Map<string, History<bigint>>();
  readonly #supply = new History<bigint>();
  /** The token's holders by the hashes of their keys in the big map. */
  readonly #holders = new Map<string, string>();

  constructor(own: OwnAccounts) {
    this.#own = own;
    for (const { address, balance, tokens, key, delegate } of funded) {
      historyIn(this.#accounts, address).set(0, { change: balance, counter: 0n, key, delegate });
      this.#setTokens(address, 0, tokens);
    }
    this.#supply.set(
      0,
      funded.reduce((sum, { tokens }) => sum + tokens, 0n),
    );
  }

  /** All accounts that have ever had tez. */
  get addresses(): readonly string[] {
    return [...this.#own.addresses, ...this.#accounts.keys()];
  }

  /** @returns whether an account has anything after a block. */
  exists(address: string, level: number): boolean {
    return this.balance(address, level) > 0n || this.account(address, level).key !== undefined;
  }

  balance(address: string, level: number): bigint {
    return (this.#own.readState(address, level)?.balance ?? 0n) + this.account(address, level).change;
  }

  counter(address: string, level: number): bigint {
    return this.#own.readState(address, level)?.counter ?? this.account(address, level).counter;
  }

  account(address: string, level: number): AccountState {
    return this.#accounts.get(address)?.at(level) ?? noChange;
  }

  tokens(holder: string, level: number): bigint | undefined {
    return this.#tokens.get(holder)?.at(level);
  }

  supply(level: number): bigint {
    return this.#supply.at(level) ?? 0n;
  }

  /** @returns the holder whose key in the big map has a hash. */
  findHolder(hash: string): string | undefined {
    return this.#holders.get(hash);
  }

  /** The holders of tokens, in the order of their first token. */
  get holders(): readonly string[] {
    return [...this.#tokens.keys()];
  }

  /** @returns the newest state for the block at a level, whose changes are kept apart until they are committed. */
  draft(level: number): Draft {
    return new Draft(this, level);
  }

  commit(
    level: number,
    accounts: ReadonlyMap<string, AccountState>,
    tokens: ReadonlyMap<string, bigint>,
  ): void {
    for (const [address, state] of accounts) historyIn(this.#accounts, address).set(level, state);
    for (const [holder, amount] of tokens) this.#setTokens(holder, level, amount);
  }

  setSupply(level: number, supply: bigint): void {
    this.#supply.set(level, supply);
  }

  #setTokens(holder: string, level: number, amount: bigint): void {
    historyIn(this.#tokens, holder).set(level, amount);
    this.#holders.set(keyHash({ string: holder }, addressType), holder);
  }
}

/** Changes of the newest state, on top of the ledger. */
export class Draft implements State {
  readonly #ledger: Ledger;
  readonly #level: number;
  readonly #accounts = new Map<string, AccountState>();
  readonly #tokens = new Map<string, bigint>();
  supply: bigint;

  constructor(ledger: Ledger, level: number) {
    this.#ledger = ledger;
    this.#level = level;
    this.supply = ledger.supply(level);
  }

  account(address: string): AccountState {
    return this.#accounts.get(address) ?? this.#ledger.account(address, this.#level);
  }

  setAccount(address: string, state: AccountState): void {
    this.#accounts.set(address, state);
  }

  balance(address: string): bigint {
    const before = this.#ledger.account(address, this.#level).change;
    return this.#ledger.balance(address, this.#level) - before + this.account(address).change;
  }

  tokens(holder: string): bigint {
    return this.#tokens.get(holder) ?? this.#ledger.tokens(holder, this.#level) ?? 0n;
  }

  setTokens(holder: string, amount: bigint): void {
    this.#tokens.set(holder, amount);
  }

  /** @returns a copy to which one can return. */
  copy(): Draft {
    const copy = new Draft(this.#ledger, this.#level);
    copy.take(this);
    return copy;
  }

  /** Replaces all changes by those of another draft. */
  take(other: Draft): void {
    this.#accounts.clear();
    this.#tokens.clear();
    for (const [address, state] of other.#accounts) this.#accounts.set(address, state);
    for (const [holder, amount] of other.#tokens) this.#tokens.set(holder, amount);
    this.supply = other.supply;
  }

  /** Makes the changes part of the ledger. */
  commit(): void {
    this.#ledger.commit(this.#level, this.#accounts, this.#tokens);
    this.#ledger.setSupply(this.#level, this.supply);
  }
}

function historyIn<Value>(histories: Map<string, History<Value>>, name: string): History<Value> {
  const history = histories.get(name) ?? new History<Value>();
  histories.set(name, history);
  return history;
}
