import { type SignedTransaction, rejection } from "./signed-transaction.ts";
import { callToken, initialTokens, type ReadToken, tokenAddress, type TokenResult } from "./token.ts";

/** An account after a block. */
export interface AccountState {
  readonly balance: bigint;
  readonly nonce: bigint;
}

/** What a transaction does: all that its receipt and its traces show. */
export interface Execution extends Omit<TokenResult, "gas"> {
  readonly gasUsed: bigint;
  /** Whether its gas was too little for the call, which then reverts. */
  readonly isOutOfGas: boolean;
}

/** A transaction with what it does in its block. */
export type ExecutedTransaction = SignedTransaction & { readonly execution: Execution };

/** A transaction, or a call that could be one. */
export type Call = Pick<SignedTransaction, "from" | "to" | "value" | "input" | "accessList" | "gas">;

/** The accounts that have tokens at first: those of the chain, and those of the shared mnemonic. */
const holders = 18n;
/** The sum of all balances of the token. */
export const tokenSupply: bigint = holders * initialTokens;

export function isContract(address: string): boolean {
  return address.toLowerCase() === tokenAddress;
}

/** Executes a transaction: a call of the token, whose storage `read` reads, or a transfer of ether. */
export function execute(call: Call, read: ReadToken): Execution {
  const intrinsic = intrinsicGas(call);
  if (!isContract(call.to))
    return { isReverted: false, isOutOfGas: false, output: "0x", changes: [], gasUsed: intrinsic };
  const { gas, ...result } = callToken(call, read, tokenSupply);
  const needed = gas + accessListGas(call.accessList);
  const gasUsed = needed > intrinsic ? needed : intrinsic;
  if (gasUsed > call.gas)
    return { isReverted: true, isOutOfGas: true, output: "0x", changes: [], gasUsed: call.gas };
  return { ...result, isOutOfGas: false, gasUsed };
}

/** Gas of a transaction, of bytes of its data, of its access list. Sources: the Yellow Paper; EIP-2028; EIP-2930. */
const transferGas = 21_000n;
const [zeroByteGas, otherByteGas] = [4n, 16n];
const addressGas = 2_400n;
const keyGas = 1_900n;
/** Maximum bytes of a transaction, and maximum wei of its fee, by go-ethereum's defaults. */
const maxBytes = 128 * 1024;
const feeCap = 10n ** 18n;
/** The minimum fee of a replacement, in percent of the replaced one. Source: go-ethereum. */
const bump = 110n;

function accessListGas(accessList: SignedTransaction["accessList"]): bigint {
  const keys = accessList.reduce((sum, { storageKeys }) => sum + storageKeys.length, 0);
  return BigInt(accessList.length) * addressGas + BigInt(keys) * keyGas;
}

/** @returns the gas before the call. A zero byte costs at least 10, any other 40. Source: EIP-7623. */
function intrinsicGas({ accessList, input }: Pick<SignedTransaction, "accessList" | "input">): bigint {
  const bytes = Buffer.from(input.slice(2), "hex");
  const zeros = BigInt(bytes.filter((byte) => byte === 0).length);
  const others = BigInt(bytes.length) - zeros;
  const usual = zeros * zeroByteGas + others * otherByteGas + accessListGas(accessList);
  const floor = zeros * 10n + others * 40n;
  return transferGas + (usual > floor ? usual : floor);
}

/** @returns the maximum cost of a transaction for its sender. */
export function computeCost({ gas, maxFee, value }: SignedTransaction): bigint {
  return gas * maxFee + value;
}

export function computePrice({ maxFee, maxTip }: SignedTransaction, baseFee: bigint): bigint {
  return maxFee < baseFee + maxTip ? maxFee : baseFee + maxTip;
}

/** Checks a transaction's fields, in the order and with the messages of go-ethereum. @throws RpcFailure */
export function checkForm(transaction: SignedTransaction, gasLimit: bigint): void {
  const { gas, maxFee, maxTip, nonce, raw } = transaction;
  const bytes = raw.length / 2 - 1;
  const fee = gas * maxFee;
  if (fee > feeCap)
    throw rejection(
      `tx fee (${formatEther(fee)} ether) exceeds the configured cap (${formatEther(feeCap)} ether)`,
    );
  if (bytes > maxBytes) throw rejection(`oversized data: transaction size ${bytes}, limit ${maxBytes}`);
  if (gas > gasLimit) throw rejection("exceeds block gas limit");
  if (maxFee < maxTip) throw rejection("max priority fee per gas higher than max fee per gas");
  if (nonce >= 2n ** 64n - 1n) throw rejection("nonce has max value");
  const needed = intrinsicGas(transaction);
  if (gas < needed) throw rejection(`intrinsic gas too low: gas ${gas}, minimum needed ${needed}`);
  if (maxTip < 1n) throw rejection(`transaction underpriced: gas tip cap ${maxTip}, minimum needed 1`);
}

/** Checks whether a sender can pay for a transaction in addition to those that wait already. @throws RpcFailure */
export function checkSender(
  transaction: SignedTransaction,
  { balance, nonce }: AccountState,
  pooled: readonly SignedTransaction[],
): void {
  const before = pooled.find((one) => one.nonce === transaction.nonce);
  if (nonce > transaction.nonce)
    throw rejection(`nonce too low: next nonce ${nonce}, tx nonce ${transaction.nonce}`);
  const cost = computeCost(transaction);
  const spent = pooled.reduce((sum, one) => sum + computeCost(one), 0n);
  const funds = `insufficient funds for gas * price + value: balance ${balance}`;
  if (balance < cost) throw rejection(`${funds}, tx cost ${cost}, overshot ${cost - balance}`);
  const added = before ? cost - computeCost(before) : cost;
  const overshot = spent + added - balance;
  const details = before ? `tx bumped ${added}` : `tx cost ${cost}`;
  if (overshot > 0n) throw rejection(`${funds}, queued cost ${spent}, ${details}, overshot ${overshot}`);
  if (before && !isBumped(transaction, before)) throw rejection("replacement transaction underpriced");
}

function isBumped(next: SignedTransaction, before: SignedTransaction): boolean {
  return next.maxFee * 100n >= before.maxFee * bump && next.maxTip * 100n >= before.maxTip * bump;
}

function formatEther(wei: bigint): string {
  return (Number(wei / 10n ** 14n) / 10_000).toFixed(2);
}
