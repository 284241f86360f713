import { blockFacts } from "./seeded-blocks.ts";
import { computeSlot, tokenAddress, type TokenChange, word } from "./token.ts";
import { type Fields, quantity } from "../values.ts";
import { type AccountState, computePrice, type ExecutedTransaction } from "./execution.ts";

/** What a transaction, or a call that could be one, takes and gives. */
export interface Effects {
  readonly from: string;
  readonly to: string;
  /** The ether that reaches the receiver, in wei. */
  readonly value: bigint;
  /** What the sender pays for gas, and what the block's producer gets of it, in wei. */
  readonly fee: bigint;
  readonly tip: bigint;
  readonly tokens: readonly TokenChange[];
}

interface NumberChange {
  /** As {@link computeSlot} has it. */
  readonly key: string;
  readonly before: bigint;
  readonly after: bigint;
}

export interface AccountChange {
  readonly address: string;
  readonly before: AccountState;
  readonly after: AccountState;
  /** What changes of the token's storage, which only the token has. */
  readonly numbers: readonly NumberChange[];
}

/** The state after each block. */
interface StateSource {
  account(address: string, number: number): AccountState;
  token(key: string, number: number): bigint;
}

/** The accounts and the token while transactions are executed in order. */
export class ChangingState {
  /** What has changed so far. */
  readonly accounts: Map<string, AccountState> = new Map();
  readonly tokens: Map<string, bigint> = new Map();
  readonly #source: StateSource;
  readonly #number: number;

  /** @param number - The block after which it begins. */
  constructor(source: StateSource, number: number) {
    this.#source = source;
    this.#number = number;
  }

  account(address: string): AccountState {
    return this.accounts.get(address) ?? this.#source.account(address, this.#number);
  }

  token(key: string): bigint {
    return this.tokens.get(key) ?? this.#source.token(key, this.#number);
  }

  /** @returns the accounts that a transaction changes. */
  apply({ from, to, value, fee, tip, tokens }: Effects): AccountChange[] {
    const before = new Map<string, AccountState>();
    const add = (address: string, balance: bigint, nonce = 0n): void => {
      const state = this.account(address);
      if (!before.has(address)) before.set(address, state);
      this.accounts.set(address, { balance: state.balance + balance, nonce: state.nonce + nonce });
    };
    add(from, -value - fee, 1n);
    add(to, value);
    add(blockFacts.producer, tip);
    const numbers = this.changeTokens(tokens);
    return [...before].map(([address, state]) => ({
      address,
      before: state,
      after: this.account(address),
      numbers: address === tokenAddress ? numbers : [],
    }));
  }

  changeTokens(changes: readonly TokenChange[]): NumberChange[] {
    return changes.map(({ key, by }) => {
      const before = this.token(key);
      this.tokens.set(key, before + by);
      return { key, before, after: before + by };
    });
  }
}

export function stateDiff(changes: readonly AccountChange[]): Fields {
  return Object.fromEntries(
    changes.map(({ address, before, after, numbers }) => [
      address,
      {
        balance: diff(before.balance, after.balance, quantity),
        nonce: diff(before.nonce, after.nonce, quantity),
        code: "=",
        storage: Object.fromEntries(
          numbers.map((one) => [computeSlot(one.key), diff(one.before, one.after, word)]),
        ),
      },
    ]),
  );
}

/** @returns the state before, or with `isDiff` both before and after, in the form of `prestateTracer`. */
export function prestate(changes: readonly AccountChange[], isDiff: boolean): Fields {
  const side = (name: "before" | "after"): Fields =>
    Object.fromEntries(
      changes.map(({ address, numbers, ...states }) => {
        const { balance, nonce } = states[name];
        const storage = Object.fromEntries(numbers.map((one) => [computeSlot(one.key), word(one[name])]));
        return [
          address,
          {
            balance: quantity(balance),
            ...(nonce > 0n && { nonce: Number(nonce) }),
            ...(numbers.length > 0 && { storage }),
          },
        ];
      }),
    );
  return isDiff ? { pre: side("before"), post: side("after") } : side("before");
}

export function listEffects(transaction: ExecutedTransaction): Effects {
  const { from, to, value, execution } = transaction;
  const { gasUsed, isReverted, changes: tokens } = execution;
  const { baseFee } = blockFacts;
  const price = computePrice(transaction, baseFee);
  const moved = isReverted ? 0n : value;
  return { from, to, value: moved, fee: gasUsed * price, tip: gasUsed * (price - baseFee), tokens };
}

function diff(before: bigint, after: bigint, write: (value: bigint) => string): unknown {
  return before === after ? "=" : { "*": { from: write(before), to: write(after) } };
}
