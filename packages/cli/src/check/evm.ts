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
  const said = await session.result("eth_chainId");
  const chainId = numberIn(said) === undefined ? undefined : String(said);
  const { identity } = session;
  identity["chainId"] = chainId === undefined ? undefined : Number(chainId);
  const network = Object.entries(networks).find(
    ([, one]) => one.protocol === protocol && one.chainId === identity["chainId"],
  );
  if (network) identity["network"] = network[0];
  const version = await session.result("net_version");
  const isNumber = typeof version === "string" && /^\d+$/.test(version);
  if (chainId !== undefined && isNumber && BigInt(version) !== BigInt(chainId))
    session.addFinding("chain-id", "net_version", `is ${version}, and eth_chainId is ${Number(chainId)}`);
  const genesis = await readBlock(session, "0x0");
  if (network?.[1].genesis?.startsWith("0x") && genesis && genesis.hash !== network[1].genesis) {
    const what = `the first block of ${network[0]} is ${network[1].genesis}, received ${genesis.hash}`;
    session.addFinding("genesis", "eth_getBlockByNumber", what, "hash");
  }
  const head = await readBlock(session, "latest");
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
  for (let back = 0; back < 5 && block?.transactions.length === 0 && block.number !== "0x0"; back += 1)
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
  const newest = BigInt(head.number);
  if (first !== undefined && first < newest)
    session.addFinding("head", "eth_blockNumber", `is ${first}, after the newest block was ${newest}`);
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
  const number = BigInt(block.number);
  const previous = number - 1n;
  const parent = number === 0n ? undefined : await readBlock(session, toHex(previous));
  if (!parent || parent.hash === block.parentHash) return;
  const what = `block ${number} names ${block.parentHash}, and block ${previous} is ${parent.hash}`;
  session.addFinding("link", "eth_getBlockByNumber", what, "parentHash");
}

async function checkTags(session: Session): Promise<void> {
  const numbers: [string, bigint][] = [];
  for (const tag of ["finalized", "safe", "latest"]) {
    const block = await readBlock(session, tag);
    if (block) numbers.push([tag, BigInt(block.number)]);
  }
  for (const [index, [tag, number]] of numbers.entries()) {
    const [nextTag, next] = numbers[index + 1] ?? ["", number];
    if (number > next) {
      const what = `the ${tag} block ${number} is newer than the ${nextTag} block ${next}`;
      session.addFinding("tags", "eth_getBlockByNumber", what);
    }
  }
}

async function checkCounts(session: Session, { number, hash, transactions }: EvmBlock): Promise<void> {
  for (const [method, of] of [
    ["eth_getBlockTransactionCountByNumber", number],
    ["eth_getBlockTransactionCountByHash", hash],
  ] as const) {
    const count = numberIn(await session.result(method, [of]));
    if (count !== undefined && count !== BigInt(transactions.length)) {
      const what = `is ${count}, and the block has ${transactions.length} transactions`;
      session.addFinding("count", method, what);
    }
  }
}

async function checkReceipts(session: Session, { number, transactions }: EvmBlock): Promise<void> {
  const receipts = await session.result("eth_getBlockReceipts", [number]);
  if (!Array.isArray(receipts)) return;
  if (receipts.length !== transactions.length) {
    const counts = `has ${receipts.length} receipts of ${transactions.length} transactions`;
    session.addFinding("receipts", "eth_getBlockReceipts", counts);
  }
  const [first] = transactions;
  if (typeof first !== "string" || receipts.length === 0) return;
  const method = "eth_getTransactionReceipt";
  const differs = findDifference(receipts[0], await session.result(method, [first]));
  if (differs !== undefined)
    session.addFinding("receipts", method, "differs from the same receipt of eth_getBlockReceipts", differs);
}

/** The path to the first difference between two values, or `undefined` if they are equal. */
export function findDifference(one: unknown, other: unknown, path = ""): string | undefined {
  if (one === other) return undefined;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return formatJson(one ?? null).toLowerCase() === formatJson(other ?? null).toLowerCase()
      ? undefined
      : path;
  const [mine, theirs] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const place = Array.isArray(one) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`;
    const found = findDifference(mine[name], theirs[name], place);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function toHex(number: bigint): string {
  return `0x${number.toString(16)}`;
}

export async function readBlock(session: Session, at: string): Promise<EvmBlock | undefined> {
  return blockIn(await session.result("eth_getBlockByNumber", [at, false]));
}

function blockIn(value: unknown): EvmBlock | undefined {
  const { number, hash, transactions } = Object(value) as Partial<EvmBlock>;
  const isBlock = numberIn(number) !== undefined && typeof hash === "string" && Array.isArray(transactions);
  return isBlock ? (value as EvmBlock) : undefined;
}

function numberIn(value: unknown): bigint | undefined {
  return typeof value === "string" && /^0x[0-9a-f]+$/i.test(value) ? BigInt(value) : undefined;
}
