import { currentTime } from "../clock.ts";
import type { Respond } from "./respond.ts";
import type { Message } from "./message.ts";
import {
  balanceOf,
  blockOfTransfer,
  blocksOf,
  type Direction,
  transferId,
  transferOf,
} from "./tron-transfers.ts";

/** Milliseconds between two blocks. */
export const blockTime = 3_000n;
/** Blocks after which one counts as solid. */
export const confirmations = 19n;
/** The zero address with TRON's prefix. */
const address = Buffer.concat([Buffer.of(0x41), Buffer.alloc(20)]);

/**
 * The responses to TRON's reads, by call: accounts, their resources, and a block with a transfer for each tick of
 * the clock.
 */
export const tronResponses: Readonly<Record<string, Respond>> = {
  ...readsOf("protocol.Wallet", 0n),
  ...readsOf("protocol.WalletSolidity", confirmations),
  "protocol.Wallet/GetAccountResource": () => ({ freeNetLimit: 600n }),
  "protocol.Wallet/GetChainParameters": () => ({
    chainParameter: [{ key: "getTransactionFee", value: 1_000n }],
  }),
  "protocol.Wallet/BroadcastTransaction": () => ({ result: true }),
  ...transactionsOf("From"),
  ...transactionsOf("To"),
  "protocol.Monitor/GetStatsInfo": () => ({
    interval: 1n,
    blockchain: { headBlockNum: newest(), headBlockTimestamp: newest() * blockTime },
  }),
  "protocol.TronZksnark/CheckZksnarkProof": () => ({ code: 0 }),
  "protocol.Database/GetDynamicProperties": () => ({ last_solidity_block_num: newest() - confirmations }),
  "protocol.Database/getBlockReference": () => ({ block_num: newest(), block_hash: idOf(newest()) }),
  "protocol.Wallet/GetBlockById": ({ value = new Uint8Array() }) =>
    blockById(Buffer.from(value as Uint8Array)),
  "protocol.Wallet/GetBlockByLimitNext": (request) => ({ block: range(request).map((one) => block(one)) }),
  "protocol.Wallet/GetBlockByLimitNext2": (request) => ({ block: range(request).map((one) => withId(one)) }),
  "protocol.Wallet/GetBlockByLatestNum": (request) => ({ block: latest(request).map((one) => block(one)) }),
  "protocol.Wallet/GetBlockByLatestNum2": (request) => ({ block: latest(request).map((one) => withId(one)) }),
  "protocol.Database/GetNowBlock": () => block(newest()),
  "protocol.Database/GetBlockByNum": (request) => block(numberIn(request)),
};

/** The reads that both services have. */
function readsOf(service: string, behind: bigint): Readonly<Record<string, Respond>> {
  return {
    [`${service}/GetAccount`]: (request) => account(request, newest() - behind),
    [`${service}/GetBlock`]: (request) => blockByReference(request, behind),
    [`${service}/GetTransactionById`]: (request) => {
      const number = transferBlock(request, behind);
      return number === undefined ? {} : transferAt(number);
    },
    [`${service}/GetTransactionInfoById`]: (request) => {
      const number = transferBlock(request, behind);
      return number === undefined ? {} : infoAt(number);
    },
    [`${service}/GetTransactionInfoByBlockNum`]: (request) => {
      const number = numberIn(request);
      return hasTransfer(number, behind) ? { transactionInfo: [infoAt(number)] } : {};
    },
    [`${service}/GetTransactionCountByBlockNum`]: (request) => ({
      num: hasTransfer(numberIn(request), behind) ? 1n : 0n,
    }),
    [`${service}/GetNowBlock`]: () => block(newest() - behind),
    [`${service}/GetNowBlock2`]: () => withId(newest() - behind),
    [`${service}/GetBlockByNum`]: (request) => block(numberIn(request), behind),
    [`${service}/GetBlockByNum2`]: (request) => withId(numberIn(request), behind),
    [`${service}/TriggerConstantContract`]: () => ({
      constant_result: [Buffer.alloc(32)],
      result: { result: true },
      energy_used: 0n,
    }),
  };
}

/** The calls for an account's sent or received transactions up to the newest solid block, the newest first. */
function transactionsOf(direction: Direction): Readonly<Record<string, Respond>> {
  const name = `protocol.WalletExtension/GetTransactions${direction}This`;
  const numbers = (request: Message): bigint[] => {
    const { address: wanted = address } = (request["account"] ?? {}) as Message;
    return blocksOf(wanted as Uint8Array, direction, newest() - confirmations, request);
  };
  return {
    [name]: (request) => ({ transaction: numbers(request).map(transferAt) }),
    [`${name}2`]: (request) => ({ transaction: numbers(request).map(transferWithId) }),
  };
}

function transferAt(number: bigint): Message {
  return transferOf(number, number * blockTime);
}

function transferWithId(number: bigint): Message {
  return { transaction: transferAt(number), txid: transferId(number), result: { result: true } };
}

function infoAt(number: bigint): Message {
  return { id: transferId(number), blockNumber: number, blockTimeStamp: number * blockTime };
}

function hasTransfer(number: bigint, behind: bigint): boolean {
  return number > 0n && number <= newest() - behind;
}

/** @returns the block of the transfer with an id, if it is not newer than the service shows. */
function transferBlock({ value = new Uint8Array() }: Message, behind: bigint): bigint | undefined {
  const number = blockOfTransfer(value as Uint8Array);
  return number !== undefined && hasTransfer(number, behind) ? number : undefined;
}

function account({ address: requested = address }: Message, number: bigint): Message {
  const balance = balanceOf(requested as Uint8Array, number) ?? 1_000_000n;
  return { address: requested, balance, create_time: 0n };
}

/** @returns a block by its number in decimal, or its id in hex; the newest one without either. */
function blockByReference({ id_or_num: reference = "", detail = false }: Message, behind: bigint): Message {
  const text = String(reference);
  const id = /^(?:0x)?([\da-f]{64})$/i.exec(text)?.[1];
  const named =
    id === undefined ? BigInt(/^\d{1,18}$/.exec(text)?.[0] ?? -1) : blockNumberOf(Buffer.from(id, "hex"));
  const { transactions, ...rest } = withId(text === "" ? newest() - behind : named, behind);
  return { ...rest, ...(detail === true && transactions !== undefined && { transactions }) };
}

/** The number of the newest block. */
export function newest(): bigint {
  return BigInt(currentTime()) / blockTime;
}

function numberIn({ num = 0n }: Message): bigint {
  return num as bigint;
}

/** Empty for a number without a block, as on TRON. */
function block(number: bigint, behind = 0n): Message {
  if (number < 0n || number > newest() - behind) return {};
  const raw_data = {
    timestamp: number * blockTime,
    txTrieRoot: Buffer.alloc(32),
    parentHash: idOf(number - 1n),
    number,
    witness_address: address,
    version: 31,
  };
  const transactions = hasTransfer(number, behind) ? [transferAt(number)] : [];
  return { transactions, block_header: { raw_data, witness_signature: Buffer.alloc(65) } };
}

function withId(number: bigint, behind = 0n): Message {
  const found = block(number, behind);
  if (!("block_header" in found)) return found;
  const transactions = hasTransfer(number, behind) ? [transferWithId(number)] : [];
  return { ...found, transactions, blockid: idOf(number) };
}

/** Maximum blocks of a list. Source: java-tron. */
const maxListed = 100n;

/** The blocks from one number on, before another. */
function range({ startNum = 0n, endNum = 0n }: Message): bigint[] {
  const count = (endNum as bigint) - (startNum as bigint);
  return count > maxListed ? [] : numbersFrom(startNum as bigint, count);
}

function latest(request: Message): bigint[] {
  const count = numberIn(request);
  return count >= maxListed ? [] : numbersFrom(newest() - count + 1n, count);
}

function numbersFrom(first: bigint, count: bigint): bigint[] {
  const numbers = Array.from({ length: Math.max(0, Number(count)) }, (_, index) => first + BigInt(index));
  return numbers.filter((number) => number >= 0n && number <= newest());
}

function blockById(id: Buffer): Message {
  return block(blockNumberOf(id));
}

/** @returns the number of the block with an id; -1 if there is none. */
export function blockNumberOf(id: Buffer): bigint {
  const number = id.length === 32 ? id.readBigUInt64BE() : -1n;
  return idOf(number).equals(id) ? number : -1n;
}

/** A block's id begins with its number. */
export function idOf(number: bigint): Buffer {
  const id = Buffer.alloc(32);
  id.writeBigUInt64BE(BigInt.asUintN(64, number));
  return id;
}
