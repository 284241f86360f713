import { History } from "../chain/history.ts";
import { type OwnAccounts, funded } from "./accounts.ts";
import { keyHash } from "./micheline.ts";

/** What callers have changed of an account. */
export interface AccountState {
  /** The change of the balance in mutez, compared with the chain without what callers send. */
  readonly change: bigint;
  readonly counter: bigint;
  readonly key?: string | undefined;
  readonly delegate?: string | undefined;
}

const addressType = { prim: "address" };
const noChange: AccountState = { change: 0n, counter: 0n };
/** The only name among the versions of the supply. */
const all = "";

/** The accounts and tokens of a simulated chain at each level. */
export class Ledger {
  readonly #own: OwnAccounts;
  readonly #accounts = new History<AccountState>();
  readonly #tokens = new History<bigint>();
  readonly #supply = new History<bigint>();
  /** The token's holders by the hashes of their keys in the big map. */
  readonly #holders = new Map<string, string>();

  constructor(own: OwnAccounts) {
    this.#own = own;
    for (const { address, balance, tokens, key, delegate } of funded) {
      this.#accounts.set(address, 0, { change: balance, counter: 0n, key, delegate });
      this.#setTokens(address, 0, tokens);
    }
    const supply = funded.reduce((sum, { tokens }) => sum + tokens, 0n);
    this.#supply.set(all, 0, supply);
  }

  /** All accounts that have ever had tez. */
  get addresses(): readonly string[] {
    return [...this.#own.addresses, ...this.#accounts.names];
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
    return this.#accounts.at(address, level)?.value ?? noChange;
  }

  tokens(holder: string, level: number): bigint | undefined {
    return this.#tokens.at(holder, level)?.value;
  }

  supply(level: number): bigint {
    return this.#supply.at(all, level)?.value ?? 0n;
  }

  /** @returns the holder whose key in the big map has a hash. */
  findHolder(hash: string): string | undefined {
    return this.#holders.get(hash);
  }

  /** The holders of tokens, in the order of their first token. */
  get holders(): readonly string[] {
    return [...this.#tokens.names];
  }

  /** Makes the changes of a draft a part of its block. */
  commit({ level, accounts, tokens, supply }: Draft): void {
    for (const [address, state] of accounts) this.#accounts.set(address, level, state);
    for (const [holder, amount] of tokens) this.#setTokens(holder, level, amount);
    this.#supply.set(all, level, supply);
  }

  #setTokens(holder: string, level: number, amount: bigint): void {
    this.#tokens.set(holder, level, amount);
    this.#holders.set(keyHash({ string: holder }, addressType), holder);
  }
}

/** The state that an operation reads and changes: the newest one for the block at a level, of which others may be a part. */
export class Draft {
  readonly #ledger: Ledger;
  readonly level: number;
  accounts: ReadonlyMap<string, AccountState> = new Map();
  tokens: ReadonlyMap<string, bigint> = new Map();
  supply: bigint;

  constructor(ledger: Ledger, level: number) {
    this.#ledger = ledger;
    this.level = level;
    this.supply = ledger.supply(level);
  }

  account(address: string): AccountState {
    return this.accounts.get(address) ?? this.#ledger.account(address, this.level);
  }

  setAccount(address: string, state: AccountState): void {
    this.accounts = new Map(this.accounts).set(address, state);
  }

  balance(address: string): bigint {
    const before = this.#ledger.account(address, this.level).change;
    return this.#ledger.balance(address, this.level) - before + this.account(address).change;
  }

  tokensOf(holder: string): bigint {
    return this.tokens.get(holder) ?? this.#ledger.tokens(holder, this.level) ?? 0n;
  }

  setTokens(holder: string, amount: bigint): void {
    this.tokens = new Map(this.tokens).set(holder, amount);
  }

  /** @returns a function that returns to the state as it is now. */
  save(): () => void {
    const { accounts, tokens, supply } = this;
    return () => void Object.assign(this, { accounts, tokens, supply });
  }
}
