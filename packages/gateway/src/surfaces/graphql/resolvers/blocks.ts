import { GraphQLError } from "graphql";
import {
  readInteger,
  isMethodMissing,
  type NodeObject,
  readObject,
  readObjects,
  type QueryContext,
} from "./resolver.ts";
import { hex } from "./scalars.ts";
import type { Block } from "./sources.ts";

export async function blockAt(
  number: string,
  isWhole: boolean,
  { calls }: QueryContext,
): Promise<Block | null> {
  return readObject(await calls.call("eth_getBlockByNumber", number, isWhole)) ?? null;
}

/** Reads a block by its number, so that the gateway can choose an upstream; throws if it was replaced. */
export async function readBlock(
  number: string,
  hash: unknown,
  context: QueryContext,
  isWhole = false,
): Promise<Block> {
  const block = await blockAt(number, isWhole, context);
  if (!block || block["hash"] !== hash) throw replaced(number);
  return block;
}

export async function withTransactions(block: Block, context: QueryContext): Promise<readonly NodeObject[]> {
  const { transactions: some, number, hash } = block;
  if (!Array.isArray(some) || some.every((one) => typeof one === "object"))
    return readObjects(some ?? [], "a block's transactions");
  const whole = await readBlock(String(number), hash, context, true);
  return readObjects(whole["transactions"], "a block's transactions");
}

/** @returns the receipts of all transactions of a block; `undefined` if the node has no method for that. */
export async function readReceipts(
  { number, hash }: Block,
  { calls }: QueryContext,
): Promise<readonly NodeObject[] | undefined> {
  let result: unknown;
  try {
    result = await calls.call("eth_getBlockReceipts", number);
  } catch (error) {
    if (isMethodMissing(error)) return undefined;
    throw error;
  }
  if (result === null) return undefined;
  const receipts = readObjects(result, "the result of eth_getBlockReceipts");
  if (receipts.some((one) => one["blockHash"] !== hash)) throw replaced(String(number));
  return receipts;
}

/** @returns the blocks of a range; the list ends where the chain does. */
export async function blocksFrom(
  first: string,
  last: string | undefined,
  isWhole: boolean,
  context: QueryContext,
): Promise<readonly Block[]> {
  const head = readInteger(await context.calls.call("eth_blockNumber"), "the result of eth_blockNumber");
  const end = last === undefined || BigInt(last) > head ? head : BigInt(last);
  const start = BigInt(first);
  if (end < start) return [];
  const count = Number(end - start) + 1;
  context.cost.check(count);
  const blocks = await Promise.all(
    Array.from({ length: count }, (_, index) => blockAt(hex(start + BigInt(index)), isWhole, context)),
  );
  const missing = blocks.indexOf(null);
  return (missing < 0 ? blocks : blocks.slice(0, missing)) as readonly Block[];
}

function replaced(number: string): GraphQLError {
  return new GraphQLError(`block ${number} was replaced by another one while the query ran: send it again`);
}
