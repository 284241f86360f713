import { isDeepStrictEqual } from "node:util";
import { between, chooseOne, type Random } from "@node-access-tools/workspace";
import { type Block, logAddress, createLogs, quantity } from "@node-access-tools/local-servers/evm-node";
import { keccak256, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import {
  countedWrite,
  revertingContract,
  type SharedChain,
  signedWrite,
  createTransaction,
} from "../upstreams/state-node.ts";
import { type Checked, checkBlock, wrong } from "./check-block.ts";

export interface PlannedCall {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly check: (result: unknown) => Checked;
  /** The code of the expected error of a mistake in the call itself. A result is wrong then. */
  readonly error?: number;
  /** Whether its result is larger than what a gateway buffers. */
  readonly isLarge?: boolean;
}

export interface CallContext {
  readonly chain: SharedChain;
  readonly random: Random;
  /** The head when the load began, and the highest one that any caller has seen. Calls ask for no later block. */
  readonly seen: { readonly first: number; head: number };
}

/** Blocks with more logs are only asked for one by one. */
const manyLogs = 10;

type Draw = (context: CallContext) => PlannedCall;

/** Kinds of calls. Frequent ones are listed several times. */
const draws: readonly Draw[] = [
  drawChainId,
  drawBlockNumber,
  drawBlockNumber,
  drawLatestBlock,
  drawBlockByNumber,
  drawBlockByNumber,
  drawBlockByHash,
  drawReceipt,
  drawReceipt,
  drawLogs,
  drawLogs,
  ...[drawCallOfContract, drawCallOfContract, drawNonce, drawStorage].flatMap((draw): Draw[] => [
    (context) => draw(context, undefined),
    (context) => draw(context, drawNumber(context)),
  ]),
  () => drawMistake("eth_call", [{ to: revertingContract, data: "0x" }, "latest"], 3),
  () => drawMistake("eth_getBalance", ["0x12", "latest"], -32_602),
];

export function drawCall(context: CallContext): PlannedCall {
  return chooseOne(context.random, draws)(context);
}

/** Draws the number of a block that callers have seen: mostly one of the last, sometimes any. */
function drawNumber({ random, seen }: CallContext): number {
  const last = Math.max(seen.first, seen.head);
  return random() < 0.7 ? Math.max(2, last - between(random, 0, 12)) : between(random, 2, last + 1);
}

function drawChainId({ chain }: CallContext): PlannedCall {
  const check = (result: unknown): Checked =>
    result === quantity(chain.chainId) ? {} : wrong("wrong chain", `eth_chainId is ${String(result)}`);
  return { method: "eth_chainId", params: [], check };
}

function drawBlockNumber(): PlannedCall {
  return { method: "eth_blockNumber", params: [], check: (result) => ({ head: Number(result) }) };
}

function drawLatestBlock({ chain }: CallContext): PlannedCall {
  const check = (result: unknown): Checked => {
    const block = result as { number: string } | null;
    if (block === null) return wrong("missing", "the newest block is null");
    return { ...checkBlock(chain, block), head: Number(block.number) };
  };
  return { method: "eth_getBlockByNumber", params: ["latest", false], check };
}

function drawBlockByNumber(context: CallContext): PlannedCall {
  const number = drawNumber(context);
  const params = [quantity(number), context.random() < 0.3];
  const check = (result: unknown): Checked => checkBlock(context.chain, result, number);
  return { method: "eth_getBlockByNumber", params, check };
}

function drawBlockByHash(context: CallContext): PlannedCall {
  const number = drawNumber(context);
  const check = (result: unknown): Checked => checkBlock(context.chain, result, number);
  return { method: "eth_getBlockByHash", params: [context.chain.blocks[number]?.hash, false], check };
}

function drawReceipt(context: CallContext): PlannedCall {
  const number = drawNumber(context);
  const method = chooseOne(context.random, ["eth_getTransactionReceipt", "eth_getTransactionByHash"]);
  const check = (result: unknown): Checked => {
    const found = result as { blockHash: string; blockNumber: string } | null;
    return checkBlock(context.chain, found && { hash: found.blockHash, number: found.blockNumber }, number);
  };
  return { method, params: [createTransaction(context.chain.blocks[number] as Block)], check };
}

function drawLogs(context: CallContext): PlannedCall {
  const { chain, random } = context;
  const last = drawNumber(context);
  const isMany = (number: number): boolean => (chain.blocks[number]?.logs ?? 0) > manyLogs;
  const [isLarge, wanted] = [isMany(last), Math.max(2, last - between(random, 0, 20))];
  let from = last;
  if (!isLarge) while (from > wanted && !isMany(from - 1)) from--;
  const expected = chain.blocks.slice(from, last + 1).flatMap((block) => createLogs(block));
  const params = [{ address: logAddress, fromBlock: quantity(from), toBlock: quantity(last) }];
  const check = (result: unknown): Checked => {
    if (isDeepStrictEqual(result, expected)) return {};
    const logs = result as { readonly blockHash: string; readonly blockNumber: string }[];
    const checked = logs.map((log) => checkBlock(chain, { hash: log.blockHash, number: log.blockNumber }));
    const found = checked.find((one) => one.fork ?? one.wrong);
    return found ?? wrong("incomplete", `${logs.length} of ${expected.length} logs to block ${last}`);
  };
  return { method: "eth_getLogs", params, check, isLarge };
}

/** A call whose result repeats its data, so that it cannot be another's. */
function drawCallOfContract({ random }: CallContext, number?: number): PlannedCall {
  const data = `0x${Array.from({ length: 8 }, () => between(random, 16, 256).toString(16)).join("")}`;
  const check = (result: unknown): Checked => {
    const text = String(result);
    if (!text.endsWith(data.slice(2)))
      return wrong("wrong state", `eth_call is that of another call: ${text}`);
    return checkState("eth_call", number, text.slice(0, 66));
  };
  return { method: "eth_call", params: [{ data }, formatTag(number)], check };
}

function drawNonce(_: CallContext, number?: number): PlannedCall {
  const method = "eth_getTransactionCount";
  return {
    method,
    params: [logAddress, formatTag(number)],
    check: (result) => checkState(method, number, result),
  };
}

function drawStorage(_: CallContext, number?: number): PlannedCall {
  const method = "eth_getStorageAt";
  const params = [logAddress, `0x${"0".repeat(64)}`, formatTag(number)];
  return { method, params, check: (result) => checkState(method, number, result) };
}

function drawMistake(method: string, params: readonly unknown[], error: number): PlannedCall {
  return { method, params, check: rejectResult, error };
}

function rejectResult(result: unknown): Checked {
  return wrong("wrong state", `an invalid call has the result ${String(result)}`);
}

function formatTag(number: number | undefined): string {
  return number === undefined ? "latest" : quantity(number);
}

/** Checks a state, which is the number of its block: of a given block, or of the newest one. */
function checkState(method: string, number: number | undefined, result: unknown): Checked {
  const actual = Number(result);
  if (number === undefined) return { head: actual };
  return actual === number ? {} : wrong("wrong state", `${method} of block ${number} is that of ${actual}`);
}

function expecting(expected: string): PlannedCall["check"] {
  return (result) => (result === expected ? {} : wrong("wrong state", "another write's"));
}

/** Draws a unique write: a transaction from its own account, or a call of a method that is in no spec. */
export async function drawWrite(random: Random): Promise<PlannedCall> {
  const own = toHex(Uint8Array.from({ length: 32 }, (_, index) => between(random, index === 0 ? 1 : 0, 128)));
  if (random() < 0.5) return { method: countedWrite, params: [own], check: expecting(own) };
  const account = privateKeyToAccount(own);
  const transaction = { chainId: 1, to: account.address, gas: 21_000n, gasPrice: 0n };
  const raw = await account.signTransaction(transaction);
  return { method: signedWrite, params: [raw], check: expecting(keccak256(raw)) };
}
