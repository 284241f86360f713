import type { Message, Responses } from "../message.ts";
import {
  readBlockNumber,
  blockTime,
  confirmations,
  writeBlockId,
  newest,
  listBlocks,
  type Direction,
  type Transfer,
} from "./tron-blocks.ts";
import type { TronChain } from "./tron-chain.ts";
import { codes } from "./tron-rejection.ts";

/** The zero address with TRON's prefix. */
const address = Buffer.concat([Buffer.of(0x41), Buffer.alloc(20)]);
type Reads = Readonly<Record<string, (request: Message) => Message>>;

/** Maximum blocks of a list. Source: java-tron. */
const maxListed = 100n;

/** The responses to TRON's reads: accounts, their resources, and a block with a transfer for each tick of the clock. */
export function tronResponses(chain: TronChain): Responses {
  const reads = createReads(chain, 0n);
  return {
    ...inService("protocol.Wallet", reads),
    ...inService("protocol.WalletSolidity", createReads(chain, confirmations)),
    ...inService("protocol.Database", reads),
    "protocol.Wallet/GetAccountResource": () => ({ freeNetLimit: 600n }),
    "protocol.Wallet/GetChainParameters": () => ({
      chainParameter: [{ key: "getTransactionFee", value: 1_000n }],
    }),
    "protocol.Wallet/BroadcastTransaction": (request) => broadcast(chain, request),
    ...createTransactionReads(chain, "From"),
    ...createTransactionReads(chain, "To"),
    "protocol.Monitor/GetStatsInfo": () => ({
      interval: 1n,
      blockchain: { headBlockNum: newest(), headBlockTimestamp: newest() * blockTime },
    }),
    "protocol.TronZksnark/CheckZksnarkProof": () => ({ code: 0 }),
    "protocol.Database/GetDynamicProperties": () => ({ last_solidity_block_num: newest() - confirmations }),
    "protocol.Database/getBlockReference": () => ({
      block_num: newest(),
      block_hash: writeBlockId(newest()),
    }),
  };
}

function inService(service: string, responses: Responses): Responses {
  return Object.fromEntries(
    Object.entries(responses).map(([name, respond]) => [`${service}/${name}`, respond]),
  );
}

async function broadcast(chain: TronChain, transaction: Message): Promise<Message> {
  const rejection = await chain.broadcast(transaction);
  if (!rejection) return { result: true };
  return { code: codes[rejection.code], message: Buffer.from(rejection.message) };
}

/** Creates the reads that services share, which are some blocks `behind`. The HTTP API shows the same as JSON. */
export function createReads(chain: TronChain, behind: bigint): Reads {
  const newestShown = (): bigint => newest() - behind;
  const transfersIn = ({ num = 0n }: Message): readonly Transfer[] =>
    (num as bigint) > newestShown() ? [] : chain.transfersIn(num as bigint);
  const find = ({ value = new Uint8Array() }: Message): Transfer | undefined => {
    const found = chain.find(value as Uint8Array);
    return found && found.number <= newestShown() ? found : undefined;
  };
  /** Empty for a number without a block, as on TRON. */
  const block = (number: bigint): Message =>
    number < 0n || number > newestShown() ? {} : writeBlock(number, chain.transfersIn(number));
  const blocks = (first: bigint, count: bigint): Message => {
    const numbers = Array.from({ length: Math.max(0, Number(count)) }, (_, index) => first + BigInt(index));
    return { block: numbers.map(block).filter((one) => "blockid" in one) };
  };
  const ofBlocks: Reads = {
    GetNowBlock: () => block(newestShown()),
    GetBlockByNum: ({ num = 0n }) => block(num as bigint),
    GetBlockById: ({ value = new Uint8Array() }) => block(readBlockNumber(Buffer.from(value as Uint8Array))),
    GetBlockByLimitNext({ startNum = 0n, endNum = 0n }) {
      const count = (endNum as bigint) - (startNum as bigint);
      return blocks(startNum as bigint, count > maxListed ? 0n : count);
    },
    GetBlockByLatestNum({ num = 0n }) {
      const count = num as bigint;
      return blocks(newestShown() - count + 1n, count >= maxListed ? 0n : count);
    },
  };
  const withIds = Object.entries(ofBlocks).map(([name, read]) => [`${name}2`, read]);
  const withoutIds = Object.entries(ofBlocks).map(([name, read]) => [
    name,
    (request: Message) => removeIds(read(request)),
  ]);
  return {
    ...(Object.fromEntries([...withIds, ...withoutIds]) as Reads),
    GetBlock: ({ id_or_num: reference = "", detail = false }) => {
      const text = String(reference);
      const { transactions, ...rest } = block(text === "" ? newestShown() : numberIn(text));
      return { ...rest, ...(detail === true && transactions !== undefined && { transactions }) };
    },
    GetAccount: ({ address: requested = address }) => ({
      address: requested,
      balance: chain.balanceOf(requested as Uint8Array, newestShown()),
      create_time: 0n,
    }),
    GetTransactionById: (request) => find(request)?.transaction ?? {},
    GetTransactionInfoById: (request) => {
      const found = find(request);
      return found ? writeInfo(found) : {};
    },
    GetTransactionInfoByBlockNum: (request) => ({ transactionInfo: transfersIn(request).map(writeInfo) }),
    GetTransactionCountByBlockNum: (request) => ({ num: BigInt(transfersIn(request).length) }),
    GetTransactionFromPending: ({ value = new Uint8Array() }) =>
      chain.pending.find(({ id }) => id.equals(value as Uint8Array))?.transaction ?? {},
    GetTransactionListFromPending: () => ({ txId: chain.pending.map(({ id }) => id.toString("hex")) }),
    GetPendingSize: () => ({ num: BigInt(chain.pending.length) }),
    TriggerConstantContract: () => ({
      constant_result: [Buffer.alloc(32)],
      result: { result: true },
      energy_used: 0n,
    }),
  };
}

/** @returns the number of a block named by its number in decimal, or its id in hex; -1 for another text. */
function numberIn(text: string): bigint {
  const id = /^(?:0x)?([\da-f]{64})$/i.exec(text)?.[1];
  return id === undefined
    ? BigInt(/^\d{1,18}$/.exec(text)?.[0] ?? -1)
    : readBlockNumber(Buffer.from(id, "hex"));
}

/** The calls for an account's sent or received transactions up to the newest solid block, the newest first. */
function createTransactionReads(chain: TronChain, direction: Direction): Responses {
  const name = `protocol.WalletExtension/GetTransactions${direction}This`;
  const read = (request: Message): Transfer[] => {
    const { address: wanted = address } = (request["account"] ?? {}) as Message;
    const numbers = listBlocks(wanted as Uint8Array, direction, newest() - confirmations, request);
    return numbers.flatMap((number) => chain.transfersIn(number).slice(0, 1));
  };
  return {
    [name]: (request) => ({ transaction: read(request).map(({ transaction }) => transaction) }),
    [`${name}2`]: (request) => ({ transaction: read(request).map(withResult) }),
  };
}

function withResult({ transaction, id }: Transfer): Message {
  return { transaction, txid: id, result: { result: true } };
}

function writeInfo({ id, number }: Transfer): Message {
  return { id, blockNumber: number, blockTimeStamp: number * blockTime };
}

/** @returns a block with its id, and those of its transactions. */
function writeBlock(number: bigint, transfers: readonly Transfer[]): Message {
  const raw_data = {
    timestamp: number * blockTime,
    txTrieRoot: Buffer.alloc(32),
    parentHash: writeBlockId(number - 1n),
    number,
    witness_address: address,
    version: 31,
  };
  return {
    transactions: transfers.map(withResult),
    block_header: { raw_data, witness_signature: Buffer.alloc(65) },
    blockid: writeBlockId(number),
  };
}

/** The older calls return blocks and transactions without their ids. */
function removeIds(message: Message): Message {
  const { block, transactions = [], block_header } = message;
  if (block !== undefined) return { block: (block as readonly Message[]).map(removeIds) };
  if (block_header === undefined) return {};
  const bare = (transactions as readonly Message[]).map(({ transaction = {} }) => transaction);
  return { transactions: bare, block_header };
}
