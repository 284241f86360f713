import { between, oneOf, type Random } from "@node-access-tools/workspace";
import { quantity } from "@node-access-tools/evm-node";
import { keccak256, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { chainId } from "../chain/anvil-node.ts";
import type { TestChain } from "../chain/test-chain.ts";
import { countedWrite, signedWrite } from "../upstream/respond.ts";
import { type Checked, checkBlock, fine, wrong } from "./check-block.ts";

export interface PlannedCall {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly check: (result: unknown) => Checked;
  /** The expected error of a mistake in the call itself. A result is wrong then. */
  readonly error?: { readonly code: number };
}

/** What drawing a call needs. */
export interface CallContext {
  readonly chain: TestChain;
  readonly random: Random;
  /** Returns the highest block number that any caller has seen. Calls ask for no later block. */
  readonly head: () => number;
}

/** EVM code that returns the number of its block: NUMBER, MSTORE at 0, RETURN 32 bytes. */
const numberCode = "0x4360005260206000f3";
const slot0 = `0x${"0".repeat(64)}`;
const counted = `0x${"2a".padStart(64, "0")}`;

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

export function drawCall(context: CallContext): PlannedCall {
  return oneOf(context.random, draws)(context);
}

/** Draws the number of a block that callers have seen: mostly one of the last, sometimes any. */
function drawNumber({ chain, random, head }: CallContext): number {
  // A node returns a block shortly before the chain has recorded it.
  const last = Math.min(head(), chain.blocks.length - 1);
  return random() < 0.7 ? Math.max(2, last - between(random, 0, 12)) : between(random, 2, last + 1);
}

function drawChainId(): PlannedCall {
  return { method: "eth_chainId", params: [], check: checkChainId };
}

function checkChainId(result: unknown): Checked {
  return result === quantity(chainId) ? fine() : wrong("wrong chain", `eth_chainId is ${String(result)}`);
}

function drawBlockNumber(): PlannedCall {
  return { method: "eth_blockNumber", params: [], check: headOf };
}

/** Reads the head from a result that is a number. */
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
  const params = [quantity(number), context.random() < 0.3];
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
    // A node may have the transaction before it has the block.
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
    { address: chain.contract, topics: [counted], fromBlock: quantity(first), toBlock: quantity(last) },
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
    params: [{ data: numberCode }, quantity(number)],
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
    params: [context.chain.account, quantity(number)],
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
    params: [context.chain.contract, slot0, quantity(number)],
    check: (result) => stateOf("eth_getStorageAt", number, Number(result) + 1),
  };
}

/** Draws a call with data, which the contract always reverts. */
function drawRevert({ chain, random }: CallContext): PlannedCall {
  const data = quantity(between(random, 2 ** 28, 2 ** 32)).padEnd(10, "0");
  const params = [{ to: chain.contract, data }, "latest"];
  return { method: "eth_call", params, check: unexpectedResult, error: { code: 3 } };
}

function drawInvalid(): PlannedCall {
  const params = ["0x12", "latest"];
  return { method: "eth_getBalance", params, check: unexpectedResult, error: { code: -32_602 } };
}

function unexpectedResult(result: unknown): Checked {
  return wrong("wrong state", `an invalid call has the result ${String(result)}`);
}

function stateOf(method: string, number: number, actual: number): Checked {
  return actual === number
    ? fine()
    : wrong("wrong state", `${method} of block ${number} is that of ${actual}`);
}

/** Draws a unique write: a transaction from its own account, or a call of a method that is in no spec. */
export async function drawWrite(random: Random): Promise<PlannedCall> {
  const own = toHex(Uint8Array.from({ length: 32 }, (_, index) => between(random, index === 0 ? 1 : 0, 128)));
  if (random() < 0.5) {
    const check = (result: unknown) => (result === own ? fine() : wrong("wrong state", "another write's"));
    return { method: countedWrite, params: [own], check };
  }
  const account = privateKeyToAccount(own);
  const raw = await account.signTransaction({ chainId, to: account.address, gas: 21_000n, gasPrice: 0n });
  const hash = keccak256(raw);
  const check = (result: unknown) => (result === hash ? fine() : wrong("wrong state", "another write's"));
  return { method: signedWrite, params: [raw], check };
}
