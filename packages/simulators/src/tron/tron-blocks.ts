import { currentTime } from "../chain/clock.ts";
import { NumberedHashes } from "../chain/numbered-hashes.ts";
import type { Encode, Message } from "../message.ts";

/** Milliseconds between two blocks. */
export const blockTime = 3_000n;
/** Blocks after which one counts as solid. */
export const confirmations = 19n;

/** The number of the newest block. */
export function newest(): bigint {
  return BigInt(currentTime()) / blockTime;
}

/** @returns the number of the block with an id; -1 if there is none. */
export function readBlockNumber(id: Buffer): bigint {
  const number = id.length === 32 ? id.readBigUInt64BE() : -1n;
  return writeBlockId(number).equals(id) ? number : -1n;
}

/** A block's id begins with its number. */
export function writeBlockId(number: bigint): Buffer {
  const id = Buffer.alloc(32);
  id.writeBigUInt64BE(BigInt.asUintN(64, number));
  return id;
}

/** A transfer of TRX in a block, or in the next one. */
export interface Transfer {
  /** The id of the transaction: 32 bytes. */
  readonly id: Buffer;
  /** The number of the block. */
  readonly number: bigint;
  /** The position in the block. */
  readonly index: number;
  /** The address that pays: 21 bytes. */
  readonly from: Buffer;
  /** The address that receives: 21 bytes. */
  readonly to: Buffer;
  /** The amount in sun, a millionth of a TRX. */
  readonly sun: bigint;
  /** The transaction. */
  readonly transaction: Message;
}

/** The chain's own accounts: each block has a transfer from one to the next. */
const accounts = 8n;
const amount = 1_000_000n;
const initialBalance = 1_000_000_000n;
const hashes = new NumberedHashes("tron", 64);
const addresses = Array.from({ length: Number(accounts) }, (_, index) =>
  Buffer.concat([Buffer.of(0x41), hashes.bytes("account", index).subarray(0, 20)]),
);
/** The number of `TransferContract` among the types of contracts. */
export const transferContract = 1;

/** The direction of an account's transfers. */
export type Direction = "From" | "To";

/** @returns the transfer between two of the chain's own accounts that each block but the first has. */
export function makeTransfer(encode: Encode, number: bigint): Transfer {
  const [from, to] = [findAddress(number), findAddress(number + 1n)];
  const timestamp = number * blockTime;
  const value = encode("protocol.TransferContract", { owner_address: from, to_address: to, amount });
  const parameter = { type_url: "type.googleapis.com/protocol.TransferContract", value };
  const reference = Buffer.alloc(8);
  reference.writeBigUInt64BE(number - 1n);
  const transaction = {
    raw_data: {
      ref_block_bytes: reference.subarray(6),
      expiration: timestamp + 60_000n,
      contract: [{ type: transferContract, parameter }],
      timestamp,
    },
    signature: [Buffer.alloc(65)],
    ret: [{ contractRet: 1 }],
  };
  return { id: hashes.bytes("transfer", number), number, index: 0, from, to, sun: amount, transaction };
}

/** @returns the number of the block with a transfer; `undefined` for any other id. */
export function findBlockOfTransfer(id: Uint8Array): bigint | undefined {
  const number = hashes.numberIn("transfer", id);
  return number === undefined || number === 0 ? undefined : BigInt(number);
}

/** @returns the balance of one of the chain's accounts after a block; `undefined` for any other account. */
export function computeBalance(address: Uint8Array, upTo: bigint): bigint | undefined {
  const index = findIndex(address);
  if (index === undefined) return undefined;
  const [sent, received] = [countSent(index, upTo), countSent(index - 1n, upTo)];
  return initialBalance + (received - sent) * amount;
}

/** @returns the blocks with an account's transfers up to a number, the newest first. */
export function listBlocks(
  address: Uint8Array,
  direction: Direction,
  upTo: bigint,
  { offset = 0n, limit = 0n }: Message,
): bigint[] {
  const index = findIndex(address);
  if (index === undefined) return [];
  const sender = direction === "From" ? index : index - 1n;
  const last = upTo - ((((upTo - sender) % accounts) + accounts) % accounts);
  const count = Number(limit as bigint);
  const numbers = Array.from(
    { length: Math.min(count, maxListed) },
    (_, position) => last - ((offset as bigint) + BigInt(position)) * accounts,
  );
  return numbers.filter((number) => number > 0n);
}

const maxListed = 1_000;

/** The number of blocks from 1 to a number whose transfer a sender made. */
function countSent(sender: bigint, upTo: bigint): bigint {
  const first = ((sender + accounts - 1n) % accounts) + 1n;
  return upTo < first ? 0n : (upTo - first) / accounts + 1n;
}

function findIndex(address: Uint8Array): bigint | undefined {
  const index = addresses.findIndex((one) => one.equals(address));
  return index < 0 ? undefined : BigInt(index);
}

function findAddress(number: bigint): Buffer {
  return addresses[Number(number % accounts)] ?? Buffer.alloc(0);
}
