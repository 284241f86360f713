import type { Respond } from "../grpc/respond.ts";
import type { Message } from "../grpc/message.ts";
import { blockNumberOf, blockTime, confirmations, idOf, newest } from "./tron-blocks.ts";
import type { Transfer, TronChain } from "./tron-chain.ts";
import { codes } from "./tron-rejection.ts";
import { blocksOf, type Direction } from "./tron-transfers.ts";

/** The zero address with TRON's prefix. */
const address = Buffer.concat([Buffer.of(0x41), Buffer.alloc(20)]);

/**
 * The responses to TRON's reads, by call: accounts, their resources, and a block with a transfer for each tick of
 * the clock.
 */
export function tronResponses(chain: TronChain): Readonly<Record<string, Respond>> {
  return {
    ...readsOf(chain, "protocol.Wallet", 0n),
    ...readsOf(chain, "protocol.WalletSolidity", confirmations),
    "protocol.Wallet/GetAccountResource": () => ({ freeNetLimit: 600n }),
    "protocol.Wallet/GetChainParameters": () => ({
      chainParameter: [{ key: "getTransactionFee", value: 1_000n }],
    }),
    "protocol.Wallet/BroadcastTransaction": (request) => broadcast(chain, request),
    ...transactionsOf(chain, "From"),
    ...transactionsOf(chain, "To"),
    "protocol.Monitor/GetStatsInfo": () => ({
      interval: 1n,
      blockchain: { headBlockNum: newest(), headBlockTimestamp: newest() * blockTime },
    }),
    "protocol.TronZksnark/CheckZksnarkProof": () => ({ code: 0 }),
    "protocol.Database/GetDynamicProperties": () => ({ last_solidity_block_num: newest() - confirmations }),
    "protocol.Database/getBlockReference": () => ({ block_num: newest(), block_hash: idOf(newest()) }),
    "protocol.Wallet/GetBlockById": ({ value = new Uint8Array() }) =>
      block(chain, blockNumberOf(Buffer.from(value as Uint8Array))),
    "protocol.Wallet/GetBlockByLimitNext": (request) => ({
      block: range(request).map((one) => block(chain, one)),
    }),
    "protocol.Wallet/GetBlockByLimitNext2": (request) => ({
      block: range(request).map((one) => withId(chain, one)),
    }),
    "protocol.Wallet/GetBlockByLatestNum": (request) => ({
      block: latest(request).map((one) => block(chain, one)),
    }),
    "protocol.Wallet/GetBlockByLatestNum2": (request) => ({
      block: latest(request).map((one) => withId(chain, one)),
    }),
    "protocol.Database/GetNowBlock": () => block(chain, newest()),
    "protocol.Database/GetBlockByNum": (request) => block(chain, numberIn(request)),
  };
}

async function broadcast(chain: TronChain, transaction: Message): Promise<Message> {
  const rejection = await chain.broadcast(transaction);
  if (!rejection) return { result: true };
  return { code: codes[rejection.code], message: Buffer.from(rejection.message) };
}

/** The reads that both services have. */
function readsOf(chain: TronChain, service: string, behind: bigint): Readonly<Record<string, Respond>> {
  return {
    [`${service}/GetAccount`]: (request) => account(chain, request, newest() - behind),
    [`${service}/GetBlock`]: (request) => blockByReference(chain, request, behind),
    [`${service}/GetTransactionById`]: (request) => {
      return shown(chain, request, behind)?.transaction ?? {};
    },
    [`${service}/GetTransactionInfoById`]: (request) => {
      const found = shown(chain, request, behind);
      return found ? infoOf(found) : {};
    },
    [`${service}/GetTransactionInfoByBlockNum`]: (request) => {
      const number = numberIn(request);
      return { transactionInfo: transfersIn(chain, number, behind).map(infoOf) };
    },
    [`${service}/GetTransactionCountByBlockNum`]: (request) => ({
      num: BigInt(transfersIn(chain, numberIn(request), behind).length),
    }),
    [`${service}/GetNowBlock`]: () => block(chain, newest() - behind),
    [`${service}/GetNowBlock2`]: () => withId(chain, newest() - behind),
    [`${service}/GetBlockByNum`]: (request) => block(chain, numberIn(request), behind),
    [`${service}/GetBlockByNum2`]: (request) => withId(chain, numberIn(request), behind),
    [`${service}/TriggerConstantContract`]: () => ({
      constant_result: [Buffer.alloc(32)],
      result: { result: true },
      energy_used: 0n,
    }),
  };
}

/** The calls for an account's sent or received transactions up to the newest solid block, the newest first. */
function transactionsOf(chain: TronChain, direction: Direction): Readonly<Record<string, Respond>> {
  const name = `protocol.WalletExtension/GetTransactions${direction}This`;
  const numbers = (request: Message): bigint[] => {
    const { address: wanted = address } = (request["account"] ?? {}) as Message;
    return blocksOf(wanted as Uint8Array, direction, newest() - confirmations, request);
  };
  return {
    [name]: (request) => ({
      transaction: ownTransfers(chain, numbers(request)).map(({ transaction }) => transaction),
    }),
    [`${name}2`]: (request) => ({
      transaction: ownTransfers(chain, numbers(request)).map(withResult),
    }),
  };
}

function ownTransfers(chain: TronChain, numbers: readonly bigint[]): Transfer[] {
  return numbers.flatMap((number) => chain.transfersIn(number).slice(0, 1));
}

function withResult({ transaction, id }: Transfer): Message {
  return { transaction, txid: id, result: { result: true } };
}

function infoOf({ id, number }: Transfer): Message {
  return { id, blockNumber: number, blockTimeStamp: number * blockTime };
}

/** The transfers of a block, if it is not newer than the service shows. */
function transfersIn(chain: TronChain, number: bigint, behind: bigint): readonly Transfer[] {
  return number <= newest() - behind ? chain.transfersIn(number) : [];
}

/** @returns the transfer with an id, if its block is not newer than the service shows. */
function shown(
  chain: TronChain,
  { value = new Uint8Array() }: Message,
  behind: bigint,
): Transfer | undefined {
  const found = chain.find(value as Uint8Array);
  return found && found.number <= newest() - behind ? found : undefined;
}

function account(chain: TronChain, { address: requested = address }: Message, number: bigint): Message {
  return { address: requested, balance: chain.balanceOf(requested as Uint8Array, number), create_time: 0n };
}

/** @returns a block by its number in decimal, or its id in hex; the newest one without either. */
function blockByReference(
  chain: TronChain,
  { id_or_num: reference = "", detail = false }: Message,
  behind: bigint,
): Message {
  const text = String(reference);
  const id = /^(?:0x)?([\da-f]{64})$/i.exec(text)?.[1];
  const named =
    id === undefined ? BigInt(/^\d{1,18}$/.exec(text)?.[0] ?? -1) : blockNumberOf(Buffer.from(id, "hex"));
  const { transactions, ...rest } = withId(chain, text === "" ? newest() - behind : named, behind);
  return { ...rest, ...(detail === true && transactions !== undefined && { transactions }) };
}

function numberIn({ num = 0n }: Message): bigint {
  return num as bigint;
}

/** Empty for a number without a block, as on TRON. */
function block(chain: TronChain, number: bigint, behind = 0n): Message {
  if (number < 0n || number > newest() - behind) return {};
  const raw_data = {
    timestamp: number * blockTime,
    txTrieRoot: Buffer.alloc(32),
    parentHash: idOf(number - 1n),
    number,
    witness_address: address,
    version: 31,
  };
  const transactions = chain.transfersIn(number).map(({ transaction }) => transaction);
  return { transactions, block_header: { raw_data, witness_signature: Buffer.alloc(65) } };
}

function withId(chain: TronChain, number: bigint, behind = 0n): Message {
  const found = block(chain, number, behind);
  if (!("block_header" in found)) return found;
  const transactions = chain.transfersIn(number).map(withResult);
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
