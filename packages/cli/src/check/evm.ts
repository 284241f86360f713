import { networks } from "../generated/protocols.ts";
import type { Session } from "./session.ts";
import type { Sample } from "./walk/walk-rpc.ts";
import { formatJson } from "./wire.ts";

/** A block of an EVM node, as far as a check reads it. */
export interface EvmBlock {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly timestamp: string;
  readonly miner?: string;
  readonly transactions: readonly unknown[];
}

/** What a check knows of an EVM node's chain. */
export interface EvmChain {
  readonly chainId: string | undefined;
  readonly head: EvmBlock | undefined;
  readonly sample: Sample;
}

/** Finds out what a node is: chain, network, newest block, sync state. */
export async function identifyEvm(session: Session, protocol: string): Promise<EvmChain> {
  session.progress("identity");
  const chainId = readText(await session.result("eth_chainId"));
  const { identity } = session;
  identity["chainId"] = chainId === undefined ? undefined : Number(chainId);
  const network = Object.entries(networks).find(
    ([, one]) => one.protocol === protocol && one.chainId === identity["chainId"],
  );
  if (network) identity["network"] = network[0];
  const version = await session.result("net_version");
  if (
    chainId !== undefined &&
    typeof version === "string" &&
    /^\d+$/.test(version) &&
    BigInt(version) !== BigInt(chainId)
  )
    session.addFinding("chain-id", "net_version", `is ${version}, and eth_chainId is ${Number(chainId)}`);
  const genesis = blockIn(await session.result("eth_getBlockByNumber", ["0x0", false]));
  if (network?.[1].genesis?.startsWith("0x") && genesis && genesis.hash !== network[1].genesis)
    session.addFinding(
      "genesis",
      "eth_getBlockByNumber",
      `the first block of ${network[0]} is ${network[1].genesis}, received ${genesis.hash}`,
      "hash",
    );
  const head = blockIn(await session.result("eth_getBlockByNumber", ["latest", false]));
  if (head) {
    identity["head"] = Number(head.number);
    identity["headAgeSeconds"] = Math.round(Date.now() / 1_000 - Number(head.timestamp));
  }
  const syncing = await session.result("eth_syncing");
  identity["syncing"] = syncing === false ? false : syncing;
  return { chainId, head, sample: await findSample(session, head) };
}

/** A block with a transaction, if one of the newest has one. */
async function findSample(session: Session, head: EvmBlock | undefined): Promise<Sample> {
  if (!head) return {};
  let block: EvmBlock | undefined = head;
  for (
    let back = 0;
    back < 5 && block && block.transactions.length === 0 && block.number !== "0x0";
    back += 1
  )
    block = blockIn(await session.result("eth_getBlockByHash", [block.parentHash, false]));
  const found = block && block.transactions.length > 0 ? block : head;
  const [transactionHash] = found.transactions;
  return {
    blockNumber: found.number,
    blockHash: found.hash,
    ...(typeof transactionHash === "string" && { transactionHash }),
  };
}

/** Checks that what a node says in several ways is the same. */
export async function checkConsistency(session: Session, { head, sample }: EvmChain): Promise<void> {
  session.progress("consistency");
  if (!head) return;
  const first = numberIn(await session.result("eth_blockNumber"));
  if (first !== undefined && first < BigInt(head.number))
    session.addFinding(
      "head",
      "eth_blockNumber",
      `is ${first}, after the newest block was ${BigInt(head.number)}`,
    );
  await checkTags(session);
  const { blockHash, blockNumber } = sample;
  const byNumber = await session.result("eth_getBlockByNumber", [blockNumber, false]);
  const byHash = await session.result("eth_getBlockByHash", [blockHash, false]);
  const differs = findDifference(byNumber, byHash);
  if (byNumber && differs !== undefined)
    session.addFinding("by-hash", "eth_getBlockByHash", "differs from the same block by its number", differs);
  const block = blockIn(byNumber);
  if (!block) return;
  await checkCounts(session, block);
  await checkReceipts(session, block);
  const previous = BigInt(block.number) - 1n;
  if (previous >= 0n) {
    const parent = blockIn(await session.result("eth_getBlockByNumber", [toHex(previous), false]));
    if (parent && parent.hash !== block.parentHash)
      session.addFinding(
        "link",
        "eth_getBlockByNumber",
        `block ${BigInt(block.number)} names ${block.parentHash}, and block ${previous} is ${parent.hash}`,
        "parentHash",
      );
  }
}

async function checkTags(session: Session): Promise<void> {
  const numbers: [string, bigint][] = [];
  for (const tag of ["finalized", "safe", "latest"]) {
    const block = blockIn(await session.result("eth_getBlockByNumber", [tag, false]));
    if (block) numbers.push([tag, BigInt(block.number)]);
  }
  for (const [index, [tag, number]] of numbers.entries()) {
    const next = numbers[index + 1];
    if (next && number > next[1])
      session.addFinding(
        "tags",
        "eth_getBlockByNumber",
        `the ${tag} block ${number} is newer than the ${next[0]} block ${next[1]}`,
      );
  }
}

async function checkCounts(session: Session, { number, hash, transactions }: EvmBlock): Promise<void> {
  for (const [method, of] of [
    ["eth_getBlockTransactionCountByNumber", number],
    ["eth_getBlockTransactionCountByHash", hash],
  ] as const) {
    const count = numberIn(await session.result(method, [of]));
    if (count !== undefined && count !== BigInt(transactions.length))
      session.addFinding(
        "count",
        method,
        `is ${count}, and the block has ${transactions.length} transactions`,
      );
  }
}

async function checkReceipts(session: Session, { number, transactions }: EvmBlock): Promise<void> {
  const receipts = await session.result("eth_getBlockReceipts", [number]);
  if (!Array.isArray(receipts)) return;
  if (receipts.length !== transactions.length)
    session.addFinding(
      "receipts",
      "eth_getBlockReceipts",
      `has ${receipts.length} receipts of ${transactions.length} transactions`,
    );
  const [first] = transactions;
  if (typeof first !== "string" || receipts.length === 0) return;
  const differs = findDifference(receipts[0], await session.result("eth_getTransactionReceipt", [first]));
  if (differs !== undefined)
    session.addFinding(
      "receipts",
      "eth_getTransactionReceipt",
      "differs from the same receipt of eth_getBlockReceipts",
      differs,
    );
}

/** The path to the first difference between two values, or `undefined` if they are equal. */
export function findDifference(one: unknown, other: unknown, path = ""): string | undefined {
  if (one === other) return undefined;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return formatJson(one ?? null).toLowerCase() === formatJson(other ?? null).toLowerCase()
      ? undefined
      : path;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    const place = Array.isArray(one) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`;
    const found = findDifference(
      (one as Record<string, unknown>)[name],
      (other as Record<string, unknown>)[name],
      place,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Writes a number as a node takes it. */
export function toHex(number: bigint): string {
  return `0x${number.toString(16)}`;
}

export function blockIn(value: unknown): EvmBlock | undefined {
  const { number, hash, transactions } = Object(value) as Partial<EvmBlock>;
  const isBlock = numberIn(number) !== undefined && typeof hash === "string" && Array.isArray(transactions);
  return isBlock ? (value as EvmBlock) : undefined;
}

function numberIn(value: unknown): bigint | undefined {
  return typeof value === "string" && /^0x[0-9a-f]+$/i.test(value) ? BigInt(value) : undefined;
}

function readText(value: unknown): string | undefined {
  return numberIn(value) === undefined ? undefined : String(value);
}
