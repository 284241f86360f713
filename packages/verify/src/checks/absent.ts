import { toQuantity } from "../compare.ts";
import { Contradiction } from "../contradiction.ts";
import { bigintAt, hashAt, isAbsent, listAt, asObject, readQuantity } from "../fields.ts";
import type { Session } from "../session.ts";
import { type BlockId, CannotVerify } from "../verdict.ts";
import { checkFullBlock, checkUncles, readBlock, type ProvenBlock } from "./blocks.ts";
import {
  type BlockChoice,
  checkChoice,
  checkHeader,
  type ProvenHeader,
  readChoice,
  readHeader,
} from "./headers.ts";
import { readReceipts } from "./receipts.ts";
import { isStateSync } from "./state-sync.ts";

/** Checks that there is no result, and returns the block that shows it. */
type AbsenceCheck = (call: AbsentResult, session: Session) => Promise<BlockId>;

interface AbsentResult {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Blocks that every node has: the execution of contracts can ask for their hashes. Source: Yellow Paper, BLOCKHASH. */
const KEPT_BLOCKS = 256n;
/** Blocks whose receipts every node has. Some keep no more than those of the last 64. */
const KEPT_RECEIPTS = 32n;
/** Seconds of the chain's time after which all servers of a provider should have a block. */
const SETTLED_AFTER = 60n;
const LATEST: BlockChoice = { kind: "tag", tag: "latest" };

const absenceChecks: Readonly<Record<string, AbsenceCheck>> = {
  eth_getTransactionByHash: (call, session) => transaction(call, "eth_getTransactionReceipt", session),
  eth_getTransactionReceipt: (call, session) => transaction(call, "eth_getTransactionByHash", session),
  eth_getRawTransactionByHash: (call, session) => transaction(call, "eth_getTransactionByHash", session),
  debug_getRawTransaction: (call, session) => transaction(call, "eth_getTransactionByHash", session),
  eth_getBlockByNumber: numberedBlock,
  eth_getHeaderByNumber: partOfBlock,
  eth_getHeaderByHash: partOfBlock,
  eth_getBlockTransactionCountByHash: partOfBlock,
  eth_getBlockTransactionCountByNumber: partOfBlock,
  eth_getUncleCountByBlockHash: partOfBlock,
  eth_getUncleCountByBlockNumber: partOfBlock,
  eth_getBlockReceipts: partOfBlock,
  debug_getRawHeader: partOfBlock,
  debug_getRawBlock: partOfBlock,
  eth_getTransactionByBlockHashAndIndex: itemOfBlock,
  eth_getTransactionByBlockNumberAndIndex: itemOfBlock,
  eth_getRawTransactionByBlockHashAndIndex: itemOfBlock,
  eth_getRawTransactionByBlockNumberAndIndex: itemOfBlock,
  eth_getUncleByBlockHashAndIndex: itemOfBlock,
  eth_getUncleByBlockNumberAndIndex: itemOfBlock,
};

/** The methods of which more can be said than that the node returned nothing. */
export const absenceMethods: readonly string[] = Object.keys(absenceChecks);

/** Whether a node returned nothing, which geth and Erigon write as `0x`. For logs, `null` is an empty list. */
export function isNothing(method: string, result: unknown): boolean {
  return isAbsent(result) ? method !== "eth_getLogs" : result === "0x" && /^(eth|debug)_getRaw/.test(method);
}

/**
 * Checks a result that is nothing. What else the node returns may show that it has what it denies, and a block shows that
 * it has no item at an index. Nothing shows that a transaction is in no block: that is CannotVerify `absent`.
 */
export async function checkAbsent(call: AbsentResult, session: Session): Promise<BlockId> {
  const check = Object.hasOwn(absenceChecks, call.method) ? absenceChecks[call.method] : undefined;
  if (!check) throw absent("the node knows of no such block or transaction");
  try {
    return await check(call, session);
  } catch (error) {
    // Results that need no more calls to be right should not fail for want of them.
    if (error instanceof CannotVerify && error.reason === "max-reads")
      throw absent(`the node returned nothing, and ${error.message}`);
    throw error;
  }
}

/** A transaction whose receipt the node has is on the chain, and so is one that says which block it is in. */
async function transaction(call: AbsentResult, other: string, session: Session): Promise<never> {
  const hash = String(call.params[0]).toLowerCase();
  const { result, path } = await session.reads.find(other, [call.params[0]]);
  if (isAbsent(result)) throw absent("the node knows of no such transaction");
  const fields = asObject(result, path);
  if (isAbsent(fields["blockHash"])) throw absent("the transaction is in no block yet");
  const block = await readBlock(hashAt(fields, "blockHash", path), session);
  if (isStateSync(hash, block, session)) throw absent("the transaction is a state sync");
  if (!block.transactions.some((one) => one.hash === hash))
    throw new Contradiction("position", `${path}.blockHash`, `a block with ${hash}`, block.hash);
  requireSettled(block, await readHeader(LATEST, session));
  // Nodes may delete old receipts, but not one of a block alone.
  if (call.method === "eth_getTransactionReceipt") await readReceipts(block, session);
  return requireSomething(call, block, session);
}

/** A block between two others is on the chain, too. */
async function numberedBlock(call: AbsentResult, session: Session): Promise<never> {
  const choice = readChoice(call.params[0]);
  if (choice.kind !== "number") throw absent(`the node has no block ${String(call.params[0])}`);
  const { number } = choice;
  const newest = await readHeader(LATEST, session);
  if (number >= newest.number) throw absent(`the newest block of the node is ${newest.number}`);
  const child = await findHeader(number + 1n, session);
  // Nodes may delete their oldest blocks but the first, and then the next ones in order.
  const isKept =
    newest.number - number <= KEPT_BLOCKS || (number > 1n && (await findHeader(number - 1n, session)));
  if (!child || !isKept) throw absent(`the node may not have blocks as old as ${number} any more`);
  requireSettled(child, newest);
  await requireStillAbsent(call, session);
  throw new Contradiction("absence", "result", `block ${number}, the parent of ${child.hash}`, "nothing");
}

/** A block that the node has, while it denies what belongs to it. */
async function partOfBlock(call: AbsentResult, session: Session): Promise<never> {
  const block = await findBlock(call, session);
  const newest = await readHeader(LATEST, session);
  requireSettled(block, newest);
  if (call.method === "eth_getBlockReceipts" && block.transactions.length === 0)
    throw absent("the block has no receipts, for which some nodes return nothing");
  if (call.method === "eth_getBlockReceipts" && newest.number - block.number > KEPT_RECEIPTS)
    throw absent(`the node may not have receipts of blocks as old as ${block.number} any more`);
  return requireSomething(call, block, session);
}

/** A block shows whether it has an item at an index. */
async function itemOfBlock(call: AbsentResult, session: Session): Promise<BlockId> {
  const block = await findBlock(call, session);
  const index = readQuantity(call.params[1]) ?? 0n;
  const isUncle = call.method.startsWith("eth_getUncle");
  const items = isUncle ? listAt(block.fields, "uncles", "reads[0].result") : block.transactions;
  if (index < BigInt(items.length)) {
    requireSettled(block, await readHeader(LATEST, session));
    return requireSomething(call, block, session);
  }
  if (isUncle) await checkUncles(block, "reads[0].result", session);
  session.checks.add("request");
  return block;
}

/** Reads and checks the block that a request names, if the node has it. */
async function findBlock({ params: [param] }: AbsentResult, session: Session): Promise<ProvenBlock> {
  const choice = readChoice(param);
  if (choice.kind === "tag") throw absent(`it is not known which block ${choice.tag} was`);
  const { result, path } = await (choice.kind === "hash"
    ? session.reads.find("eth_getBlockByHash", [choice.hash, true])
    : session.reads.find("eth_getBlockByNumber", [toQuantity(choice.number), true]));
  if (isAbsent(result)) throw absent("the node knows of no such block");
  const block = checkFullBlock(result, path, session);
  checkChoice(block, choice, path, session);
  return block;
}

async function findHeader(number: bigint, session: Session): Promise<ProvenHeader | undefined> {
  const { result, path } = await session.reads.find("eth_getBlockByNumber", [toQuantity(number), false]);
  if (isAbsent(result)) return undefined;
  const header = checkHeader(result, path, session);
  checkChoice(header, { kind: "number", number }, path, session);
  return header;
}

/** Requires that the result is not `null`, as its block is on the chain before and after the node was asked again. */
async function requireSomething(call: AbsentResult, block: ProvenBlock, session: Session): Promise<never> {
  await requireStillAbsent(call, session);
  const { hash } = await readHeader({ kind: "number", number: block.number }, session);
  if (hash !== block.hash) throw absent(`${block.hash} is no longer a block of the chain`);
  throw new Contradiction("absence", "result", `what the node has of block ${block.hash}`, "nothing");
}

/** Behind one address may be several servers, and some of them a few blocks behind. */
function requireSettled(block: ProvenHeader, newest: ProvenHeader): void {
  const age = bigintAt(newest.fields, "timestamp", "latest") - bigintAt(block.fields, "timestamp", "block");
  if (age < SETTLED_AFTER) throw absent(`block ${block.number} is less than ${SETTLED_AFTER} seconds old`);
}

/** The result may be older than what the node returned since. */
async function requireStillAbsent({ method, params }: AbsentResult, session: Session): Promise<void> {
  const { result } = await session.reads.find(method, params);
  if (!isNothing(method, result)) throw absent("the node returned nothing, and has something now");
}

function absent(explanation: string): CannotVerify {
  return new CannotVerify("absent", explanation);
}
