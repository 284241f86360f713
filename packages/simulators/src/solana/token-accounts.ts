import { base58 } from "../base58.ts";
import type { Account } from "./engine.ts";
import { isTokenProgram } from "./programs.ts";

/** Bytes of a token account and of a mint, without extensions. */
export const tokenAccountBytes = 165;
export const mintBytes = 82;
/** Where accounts with extensions have the kind of account. */
const kindAt = tokenAccountBytes;
const kinds = { mint: 1, account: 2 } as const;

/** The states of a token account, by their number. */
const states = ["uninitialized", "initialized", "frozen"] as const;

export interface TokenAccount {
  readonly mint: string;
  readonly owner: string;
  readonly amount: bigint;
  readonly delegate: string | undefined;
  readonly delegatedAmount: bigint;
  readonly state: (typeof states)[number];
  /** The lamports that stay when it holds wrapped SOL. */
  readonly nativeReserve: bigint | undefined;
  readonly closeAuthority: string | undefined;
}

export interface Mint {
  readonly authority: string | undefined;
  readonly supply: bigint;
  readonly decimals: number;
  readonly freezeAuthority: string | undefined;
}

/** @returns an account's content as a token account; `undefined` if it is none. */
export function tokenAccount(account: Account | undefined): TokenAccount | undefined {
  if (!account || !hasForm(account, tokenAccountBytes, kinds.account)) return undefined;
  const { data } = account;
  const state = states[data[108] ?? 0] ?? "uninitialized";
  if (state === "uninitialized") return undefined;
  return {
    mint: base58(data.subarray(0, 32)),
    owner: base58(data.subarray(32, 64)),
    amount: data.readBigUInt64LE(64),
    delegate: optionalAddress(data, 72),
    state,
    nativeReserve: data.readUInt32LE(109) === 0 ? undefined : data.readBigUInt64LE(113),
    delegatedAmount: data.readBigUInt64LE(121),
    closeAuthority: optionalAddress(data, 129),
  };
}

/** @returns an account's content as a mint; `undefined` if it is none. */
export function mint(account: Account | undefined): Mint | undefined {
  if (!account || !hasForm(account, mintBytes, kinds.mint)) return undefined;
  const { data } = account;
  if (data[45] !== 1) return undefined;
  return {
    authority: optionalAddress(data, 0),
    supply: data.readBigUInt64LE(36),
    decimals: data[44] ?? 0,
    freezeAuthority: optionalAddress(data, 46),
  };
}

/** @returns an amount as nodes write it: exact, and as a decimal. */
export function uiAmount(amount: bigint, decimals: number): Readonly<Record<string, unknown>> {
  const digits = String(amount).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  const text = fraction === "" ? whole : `${whole}.${fraction}`;
  return { amount: String(amount), decimals, uiAmount: Number(text), uiAmountString: text };
}

function hasForm({ owner, data }: Account, length: number, kind: number): boolean {
  if (!isTokenProgram(owner)) return false;
  return data.length === length || (data.length > tokenAccountBytes && data[kindAt] === kind);
}

/** Programs write whether there is an address in four bytes before it. */
function optionalAddress(data: Buffer, at: number): string | undefined {
  return data.readUInt32LE(at) === 0 ? undefined : base58(data.subarray(at + 4, at + 36));
}
