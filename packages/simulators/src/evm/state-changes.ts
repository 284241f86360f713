import type { EvmChain } from "./chain.ts";
import { blockFacts, type IncludedTransaction } from "./seeded-blocks.ts";
import { computeSlot, tokenAddress, type TokenChange, word } from "./token.ts";
import { type Fields, quantity } from "../values.ts";
import type { AccountState } from "./execution.ts";

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

interface SlotChange {
  readonly slot: string;
  readonly before: bigint;
  readonly after: bigint;
}

export interface AccountChange {
  readonly address: string;
  readonly before: AccountState;
  readonly after: AccountState;
  /** Only the token has any. */
  readonly slots: readonly SlotChange[];
}

/** The accounts while a block's transactions are executed in order. */
export class ChangingState {
  readonly #chain: EvmChain;
  readonly #number: number;
  readonly #accounts = new Map<string, AccountState>();
  readonly #tokens = new Map<string, bigint>();

  /** @param number - The block after which it begins. */
  constructor(chain: EvmChain, number: number) {
    this.#chain = chain;
    this.#number = number;
  }

  /** @returns the accounts that a transaction changes. */
  apply({ from, to, value, fee, tip, tokens }: Effects): AccountChange[] {
    const before = new Map<string, AccountState>();
    const add = (address: string, balance: bigint, nonce = 0n): void => {
      const state = this.#account(address);
      if (!before.has(address)) before.set(address, state);
      this.#accounts.set(address, { balance: state.balance + balance, nonce: state.nonce + nonce });
    };
    add(from, -value - fee, 1n);
    add(to, value);
    add(blockFacts.producer, tip);
    const slots = tokens.map(({ key, by }) => {
      const old = this.#tokens.get(key) ?? this.#chain.token(key, this.#number);
      this.#tokens.set(key, old + by);
      return { slot: computeSlot(key), before: old, after: old + by };
    });
    return [...before].map(([address, state]) => ({
      address,
      before: state,
      after: this.#account(address),
      slots: address === tokenAddress ? slots : [],
    }));
  }

  #account(address: string): AccountState {
    return this.#accounts.get(address) ?? this.#chain.account(address, this.#number);
  }
}

/** @returns the accounts that each transaction of a block changes, in order. */
export function blockChanges(chain: EvmChain, number: number): (readonly AccountChange[])[] {
  const state = new ChangingState(chain, number - 1);
  return chain.block(number).transactions.map((one) => state.apply(listEffects(one)));
}

export function stateDiff(changes: readonly AccountChange[]): Fields {
  return Object.fromEntries(
    changes.map(({ address, before, after, slots }) => [
      address,
      {
        balance: diff(before.balance, after.balance, quantity),
        nonce: diff(before.nonce, after.nonce, quantity),
        code: "=",
        storage: Object.fromEntries(slots.map((one) => [one.slot, diff(one.before, one.after, word)])),
      },
    ]),
  );
}

/** @returns the state before, or with `isDiff` both before and after, in the form of `prestateTracer`. */
export function prestate(changes: readonly AccountChange[], isDiff: boolean): Fields {
  const side = (name: "before" | "after"): Fields =>
    Object.fromEntries(
      changes.map(({ address, slots, ...states }) => {
        const { balance, nonce } = states[name];
        const storage = Object.fromEntries(slots.map((one) => [one.slot, word(one[name])]));
        return [
          address,
          {
            balance: quantity(balance),
            ...(nonce > 0n && { nonce: Number(nonce) }),
            ...(slots.length > 0 && { storage }),
          },
        ];
      }),
    );
  return isDiff ? { pre: side("before"), post: side("after") } : side("before");
}

function listEffects({ transaction, receipt, changes }: IncludedTransaction): Effects {
  const [value, price, gas] = [transaction["value"], receipt["effectiveGasPrice"], receipt["gasUsed"]].map(
    (one) => BigInt(String(one)),
  ) as [bigint, bigint, bigint];
  return {
    from: String(transaction["from"]),
    to: String(transaction["to"]),
    value: receipt["status"] === "0x1" ? value : 0n,
    fee: gas * price,
    tip: gas * (price - blockFacts.baseFee),
    tokens: changes,
  };
}

function diff(before: bigint, after: bigint, write: (value: bigint) => string): unknown {
  return before === after ? "=" : { "*": { from: write(before), to: write(after) } };
}
