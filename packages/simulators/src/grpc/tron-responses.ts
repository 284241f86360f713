import { currentTime } from "../clock.ts";
import type { Respond } from "./respond.ts";
import type { Message } from "./message.ts";

/** Milliseconds between two blocks. */
const blockTime = 3_000n;
/** Blocks after which one counts as solid. */
const confirmations = 19n;
/** The zero address with TRON's prefix. */
const address = Buffer.concat([Buffer.of(0x41), Buffer.alloc(20)]);

/**
 * The responses to TRON's reads, by call: an account, its resources, and a block for each tick of the clock.
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
    [`${service}/GetAccount`]: account,
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

/**
 * The calls for an account's sent or received transactions: one transaction of the newest solid block,
 * if the caller wants any.
 */
function transactionsOf(direction: "From" | "To"): Readonly<Record<string, Respond>> {
  const name = `protocol.WalletExtension/GetTransactions${direction}This`;
  return {
    [name]: (request) => page(request, transaction()),
    [`${name}2`]: (request) => {
      const txid = idOf(newest() - confirmations);
      return page(request, { transaction: transaction(), txid, result: { result: true } });
    },
  };
}

function page({ offset = 0n, limit = 0n }: Message, only: Message): Message {
  return { transaction: offset === 0n && limit !== 0n ? [only] : [] };
}

function transaction(): Message {
  const raw_data = { timestamp: (newest() - confirmations) * blockTime };
  return { raw_data, signature: [Buffer.alloc(65)] };
}

function account({ address: requested = address }: Message): Message {
  return { address: requested, balance: 1_000_000n, create_time: 0n };
}

function newest(): bigint {
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
  return { block_header: { raw_data, witness_signature: Buffer.alloc(65) } };
}

function withId(number: bigint, behind = 0n): Message {
  const found = block(number, behind);
  return "block_header" in found ? { ...found, blockid: idOf(number) } : found;
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
  const number = id.length === 32 ? id.readBigUInt64BE() : -1n;
  return idOf(number).equals(id) ? block(number) : {};
}

/** A block's id begins with its number. */
function idOf(number: bigint): Buffer {
  const id = Buffer.alloc(32);
  id.writeBigUInt64BE(BigInt.asUintN(64, number));
  return id;
}
