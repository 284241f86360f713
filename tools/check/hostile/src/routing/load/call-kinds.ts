import { between, oneOf, type Random } from "@node-access-tools/workspace";
import { toQuantity } from "../../chain/chain.ts";
import { chainId } from "../chain/anvil-node.ts";
import type { TestChain } from "../chain/test-chain.ts";
import { type Checked, checkBlock, fine, wrong } from "./check-block.ts";

/** One call of the load, and what is to be said about its result. */
export interface PlannedCall {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly check: (result: unknown) => Checked;
  /** The error that is right, and a result wrong: the caller's own mistake. */
  readonly error?: { readonly code: number };
}

/** What calls are drawn from. */
export interface CallContext {
  readonly chain: TestChain;
  readonly random: Random;
  /** The highest block number that any caller has seen: what is asked about is not beyond it. */
  readonly head: () => number;
}

/** Returns the number of the block in which it runs: NUMBER, MSTORE at 0, RETURN 32 bytes. */
const numberCode = "0x4360005260206000f3";
const slot0 = `0x${"0".repeat(64)}`;
const counted = `0x${"2a".padStart(64, "0")}`;

type Draw = (context: CallContext) => PlannedCall;

/** Those that nodes are asked for most come several times. */
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
  drawNumberNow,
  drawNumberNow,
  drawNumberThen,
  drawNonceNow,
  drawNonceThen,
  drawStorageNow,
  drawStorageThen,
  drawRevert,
  drawInvalid,
];

/** Draws one safe call. */
export function drawCall(context: CallContext): PlannedCall {
  return oneOf(context.random, draws)(context);
}

/** A block that callers have seen: mostly one of the last, sometimes any. */
function drawNumber({ chain, random, head }: CallContext): number {
  // A node shows a block a moment before the chain has noted it.
  const last = Math.min(head(), chain.blocks.length - 1);
  return random() < 0.7 ? Math.max(2, last - between(random, 0, 12)) : between(random, 2, last + 1);
}

function drawChainId(): PlannedCall {
  return { method: "eth_chainId", params: [], check: checkChainId };
}

function checkChainId(result: unknown): Checked {
  return result === toQuantity(chainId) ? fine() : wrong("wrong chain", `eth_chainId is ${String(result)}`);
}

function drawBlockNumber(): PlannedCall {
  return { method: "eth_blockNumber", params: [], check: headOf };
}

/** What a result that is a number tells of the head. */
function headOf(result: unknown): Checked {
  return fine(Number(result));
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
  const params = [toQuantity(number), context.random() < 0.3];
  const check = (result: unknown): Checked => checkBlock(context.chain, result, number);
  return { method: "eth_getBlockByNumber", params, check };
}

function drawBlockByHash(context: CallContext): PlannedCall {
  const number = drawNumber(context);
  const { hash } = context.chain.blocks[number] ?? { hash: "" };
  const check = (result: unknown): Checked => checkBlock(context.chain, result, number);
  return { method: "eth_getBlockByHash", params: [hash, false], check };
}

function drawReceipt(context: CallContext): PlannedCall {
  const number = drawNumber(context);
  const { transaction } = context.chain.blocks[number] ?? { transaction: "" };
  const method = oneOf(context.random, ["eth_getTransactionReceipt", "eth_getTransactionByHash"]);
  const check = (result: unknown): Checked => {
    const found = result as { blockHash: string | null; blockNumber: string | null } | null;
    // A node that has not seen the block yet may have the transaction.
    const block = found?.blockHash ? { hash: found.blockHash, number: found.blockNumber } : null;
    return checkBlock(context.chain, block, number);
  };
  return { method, params: [transaction], check };
}

function drawLogs(context: CallContext): PlannedCall {
  const { chain, random } = context;
  const last = drawNumber(context);
  const first = Math.max(2, last - between(random, 0, 20));
  const params = [
    { address: chain.contract, topics: [counted], fromBlock: toQuantity(first), toBlock: toQuantity(last) },
  ];
  const check = (result: unknown): Checked => {
    const logs = result as { blockHash: string; blockNumber: string; data: string }[];
    if (logs.length !== last - first + 1)
      return wrong("incomplete", `${logs.length} logs of blocks ${first} to ${last}`);
    for (const [index, { blockHash, blockNumber, data }] of logs.entries()) {
      const checked = checkBlock(chain, { hash: blockHash, number: blockNumber }, first + index);
      if (checked.wrong || checked.fork) return checked;
      if (Number(data) !== first + index - 1) return wrong("wrong state", `log of block ${first + index}`);
    }
    return fine();
  };
  return { method: "eth_getLogs", params, check };
}

function drawNumberNow(): PlannedCall {
  return { method: "eth_call", params: [{ data: numberCode }, "latest"], check: headOf };
}

function drawNumberThen(context: CallContext): PlannedCall {
  const number = drawNumber(context);
  return {
    method: "eth_call",
    params: [{ data: numberCode }, toQuantity(number)],
    check: (result) => stateOf("eth_call", number, Number(result)),
  };
}

function drawNonceNow({ chain }: CallContext): PlannedCall {
  return { method: "eth_getTransactionCount", params: [chain.account, "latest"], check: headOf };
}

function drawNonceThen(context: CallContext): PlannedCall {
  const number = drawNumber(context);
  return {
    method: "eth_getTransactionCount",
    params: [context.chain.account, toQuantity(number)],
    check: (result) => stateOf("eth_getTransactionCount", number, Number(result)),
  };
}

function drawStorageNow({ chain }: CallContext): PlannedCall {
  const params = [chain.contract, slot0, "latest"];
  return { method: "eth_getStorageAt", params, check: (result) => fine(Number(result) + 1) };
}

function drawStorageThen(context: CallContext): PlannedCall {
  const number = drawNumber(context);
  return {
    method: "eth_getStorageAt",
    params: [context.chain.contract, slot0, toQuantity(number)],
    check: (result) => stateOf("eth_getStorageAt", number, Number(result) + 1),
  };
}

/** The contract rejects every call with data, on every node. */
function drawRevert({ chain, random }: CallContext): PlannedCall {
  const data = toQuantity(between(random, 2 ** 28, 2 ** 32)).padEnd(10, "0");
  const params = [{ to: chain.contract, data }, "latest"];
  return { method: "eth_call", params, check: refuseResult, error: { code: 3 } };
}

function drawInvalid(): PlannedCall {
  const params = ["0x12", "latest"];
  return { method: "eth_getBalance", params, check: refuseResult, error: { code: -32_602 } };
}

function refuseResult(result: unknown): Checked {
  return wrong("wrong state", `a call that no node takes has the result ${String(result)}`);
}

function stateOf(method: string, number: number, told: number): Checked {
  return told === number ? fine() : wrong("wrong state", `${method} of block ${number} is that of ${told}`);
}
