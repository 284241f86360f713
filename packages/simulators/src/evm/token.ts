import { hex } from "../values.ts";
import { keccak } from "../keccak.ts";

/** The token's address on every chain: the first contract of the first account that development nodes share. */
export const tokenAddress = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
/** What each account has that has tokens at first: a million, of 18 decimals. */
export const initialTokens: bigint = 10n ** 24n;

const [name, symbol, decimals] = ["Demo Token", "DEMO", 18n];
const transferTopic = eventTopic("Transfer(address,address,uint256)");
const approvalTopic = eventTopic("Approval(address,address,uint256)");
const maxWord = 2n ** 256n - 1n;
const zeroAddress = `0x${"0".repeat(40)}`;

export interface TokenEvent {
  readonly topics: readonly string[];
  readonly data: string;
}

/** A change of a number in the token's storage. */
export interface TokenChange {
  /** An address for its balance; an owner's and a spender's for an allowance. */
  readonly key: string;
  readonly by: bigint;
}

/** What a call of the token does. A call that reverts changes nothing. */
export interface TokenResult {
  readonly isReverted: boolean;
  /** What it returns, or why it reverts: as the contract encodes it. */
  readonly output: string;
  /** The gas of a transaction that makes the call. */
  readonly gas: bigint;
  readonly event?: TokenEvent;
  readonly changes: readonly TokenChange[];
}

/** Reads a number in the token's storage. */
export type ReadToken = (key: string) => bigint;

/** What a method of the token gets: its arguments, who calls it, the token's storage, and the sum of all balances. */
interface Context {
  readonly words: readonly bigint[];
  readonly from: string;
  readonly read: ReadToken;
  readonly supply: bigint;
}

type Run = (context: Context) => Partial<TokenResult>;

/** The gas of a transaction whose call reverts, and of one that only reads; and of those that write. */
const otherGas = 24_000n;
const gas: Readonly<Record<string, bigint>> = { transfer: 51_423n, approve: 46_364n, transferFrom: 58_912n };

const view =
  (read: (context: Context) => string): Run =>
  (context) => ({ output: read(context) });

/** The methods of an ERC-20 token, with the errors of OpenZeppelin's. */
const runs: Readonly<Record<string, Run>> = {
  "name()": view(() => text(name)),
  "symbol()": view(() => text(symbol)),
  "decimals()": view(() => word(decimals)),
  "totalSupply()": view(({ supply }) => word(supply)),
  "balanceOf(address)": view(({ words: [owner = 0n], read }) => word(read(address(owner)))),
  "allowance(address,address)": view(({ words: [owner = 0n, spender = 0n], read }) =>
    word(read(allowanceKey(address(owner), address(spender)))),
  ),
  "transfer(address,uint256)": ({ words: [to = 0n, amount = 0n], from, read }) =>
    moved(from, address(to), amount, read),
  "approve(address,uint256)"({ words: [spender = 0n, amount = 0n], from, read }) {
    if (spender === 0n) return reverted("ERC20: approve to the zero address");
    const key = allowanceKey(from, address(spender));
    const event = createEvent(approvalTopic, from, address(spender), amount);
    return { output: word(1n), event, changes: [{ key, by: amount - read(key) }] };
  },
  "transferFrom(address,address,uint256)"({ words: [owner = 0n, to = 0n, amount = 0n], from, read }) {
    const key = allowanceKey(address(owner), from);
    const allowed = read(key);
    if (allowed < amount) return reverted("ERC20: insufficient allowance");
    const result = moved(address(owner), address(to), amount, read);
    // The largest number allows any amount, and stays.
    const spent = allowed === maxWord || !result.changes ? [] : [{ key, by: -amount }];
    return { ...result, changes: [...(result.changes ?? []), ...spent] };
  },
};

/** The methods by selector, with their gas and the number of their arguments. */
const methods = new Map(
  Object.entries(runs).map(([signature, run]) => {
    const [own = "", ...types] = signature.split(/[(),]/).filter((part) => part !== "");
    return [computeSelector(signature), { run, gas: gas[own] ?? otherGas, count: types.length }];
  }),
);

/** Runs a call of the token, from an address in lower case. `supply` is the sum of all balances. */
export function callToken(
  { from, value, input }: { readonly from: string; readonly value: bigint; readonly input: string },
  read: ReadToken,
  supply: bigint,
): TokenResult {
  const method = methods.get(input.slice(0, 10).toLowerCase());
  const digits = input.slice(10);
  const failed = { isReverted: true, output: "0x", gas: otherGas, changes: [] };
  if (!method || value > 0n || digits.length < method.count * 64) return failed;
  const words = Array.from({ length: method.count }, (_, index) =>
    BigInt(`0x${digits.slice(index * 64, (index + 1) * 64)}`),
  );
  const result = method.run({ words, from, read, supply });
  if (result.isReverted) return { ...failed, ...result };
  return { isReverted: false, output: "0x", gas: method.gas, changes: [], ...result };
}

export function transferInput(to: string, amount: bigint): string {
  return `${computeSelector("transfer(address,uint256)")}${padded(to)}${word(amount).slice(2)}`;
}

export function transferEvent(from: string, to: string, amount: bigint): TokenEvent {
  return createEvent(transferTopic, from, to, amount);
}

/** @returns the storage slot of a number: OpenZeppelin's mappings 0 (balances) and 1 (allowances). */
export function computeSlot(key: string): string {
  const [owner = "", spender] = key.split(" ");
  const slot = hash(padded(owner), padded("0x0"));
  if (spender === undefined) return slot;
  const inner = hash(padded(owner), padded("0x1"));
  return hash(padded(spender), inner.slice(2));
}

/** The storage slot of the total supply. */
export const supplySlot: string = word(2n);

/** @returns a number as 32 bytes in hex. */
export function word(value: bigint): string {
  return `0x${value.toString(16).padStart(64, "0")}`;
}

/** @returns why a call reverted, if the contract says it in words. */
export function revertReason(output: string): string | undefined {
  if (!output.startsWith(errorSelector)) return undefined;
  const body = Buffer.from(output.slice(errorSelector.length), "hex");
  return body.subarray(64, 64 + Number(BigInt(`0x${body.subarray(32, 64).toString("hex")}`))).toString();
}

const errorSelector = computeSelector("Error(string)");

function moved(from: string, to: string, amount: bigint, read: ReadToken): Partial<TokenResult> {
  if (to === zeroAddress) return reverted("ERC20: transfer to the zero address");
  if (read(from) < amount) return reverted("ERC20: transfer amount exceeds balance");
  const changes = [
    { key: from, by: -amount },
    { key: to, by: amount },
  ];
  return { output: word(1n), event: transferEvent(from, to, amount), changes };
}

function reverted(reason: string): Partial<TokenResult> {
  return { isReverted: true, output: `${errorSelector}${text(reason).slice(2)}` };
}

function createEvent(topic: string, one: string, other: string, amount: bigint): TokenEvent {
  return { topics: [topic, `0x${padded(one)}`, `0x${padded(other)}`], data: word(amount) };
}

function allowanceKey(owner: string, spender: string): string {
  return `${owner} ${spender}`;
}

/** Text as a contract returns it: its offset, its length, and its bytes. */
function text(value: string): string {
  const bytes = Buffer.from(value);
  const digits = bytes.toString("hex").padEnd(Math.ceil(bytes.length / 32) * 64, "0");
  return `${word(32n)}${word(BigInt(bytes.length)).slice(2)}${digits}`;
}

function address(value: bigint): string {
  return `0x${word(value).slice(-40)}`;
}

function padded(value: string): string {
  return value.slice(2).padStart(64, "0");
}

function computeSelector(signature: string): string {
  return eventTopic(signature).slice(0, 10);
}

function eventTopic(signature: string): string {
  return hex(keccak(Buffer.from(signature)));
}

function hash(...words: readonly string[]): string {
  return hex(keccak(Buffer.from(words.join(""), "hex")));
}
