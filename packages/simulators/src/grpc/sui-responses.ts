import { hash } from "node:crypto";
import { base58, fromBase58 } from "../base58.ts";
import { NotFoundError, type Respond } from "./respond.ts";
import { currentSlot, slotTime } from "./geyser/ledger.ts";
import type { Message, MessageValue } from "./message.ts";

/** 32 zero bytes in base58. */
const zeroDigest = "1".repeat(32);
const address = `0x${"0".repeat(64)}`;
const suiType = `0x${"2".padStart(64, "0")}::sui::SUI`;
const suiTypes: ReadonlySet<MessageValue> = new Set([suiType, "0x2::sui::SUI"]);
const coinType = `0x${"2".padStart(64, "0")}::coin::Coin<${suiType}>`;
/** In the smallest unit of SUI. */
const balance = 1_000_000_000n;
/** Checkpoints of an epoch, which is a day. */
const perEpoch = 86_400_000n / BigInt(slotTime);
/** Bytes of a checkpoint's digest before its number. */
const hashBytes = 24;

/**
 * The responses to Sui's reads, by call: one owner's coin, whose id is its owner's address, a transaction,
 * and a checkpoint for each tick of the clock.
 */
export const suiResponses: Readonly<Record<string, Respond>> = {
  "sui.rpc.v2.LedgerService/GetServiceInfo": () => {
    const newest = currentSlot();
    return {
      chain_id: digestOf(0n),
      chain: "simulator",
      epoch: newest / perEpoch,
      checkpoint_height: newest,
      lowest_available_checkpoint: 0n,
      lowest_available_checkpoint_objects: 0n,
      server: "node-access-gateway simulator",
    };
  },
  "sui.rpc.v2.LedgerService/GetObject": (request) => ({ object: object(request) }),
  "sui.rpc.v2.LedgerService/BatchGetObjects": ({ requests = [] }) => ({
    objects: (requests as readonly Message[]).map((one) => ({ object: object(one) })),
  }),
  "sui.rpc.v2.LedgerService/GetTransaction": (request) => ({ transaction: transaction(request["digest"]) }),
  "sui.rpc.v2.LedgerService/BatchGetTransactions": ({ digests = [] }) => ({
    transactions: (digests as readonly string[]).map((one) => ({ transaction: transaction(one) })),
  }),
  "sui.rpc.v2.LedgerService/GetCheckpoint": ({ sequence_number, digest }) => {
    const number = digest === undefined ? (sequence_number ?? currentSlot()) : numberOf(String(digest));
    return { checkpoint: checkpoint(number as bigint) };
  },
  "sui.rpc.v2.LedgerService/GetEpoch": ({ epoch = currentSlot() / perEpoch }) => {
    const first_checkpoint = (epoch as bigint) * perEpoch;
    if (first_checkpoint > currentSlot()) throw new NotFoundError(`there is no epoch ${String(epoch)} yet`);
    return {
      epoch: { epoch, first_checkpoint, start: timeOf(first_checkpoint), reference_gas_price: 1_000n },
    };
  },
  "sui.rpc.v2.StateService/GetBalance": ({ coin_type = suiType }) => ({
    balance: balanceOf(coin_type, suiTypes.has(coin_type) ? balance : 0n),
  }),
  "sui.rpc.v2.StateService/ListBalances": () => ({ balances: [balanceOf(suiType, balance)] }),
  "sui.rpc.v2.StateService/ListOwnedObjects": ({ owner = address }) => ({
    objects: [coin(owner, 1n)],
  }),
  "sui.rpc.v2.TransactionExecutionService/ExecuteTransaction": () => ({
    transaction: transaction(zeroDigest),
  }),
  "sui.rpc.v2.TransactionExecutionService/SimulateTransaction": () => ({
    transaction: transaction(zeroDigest),
    suggested_gas_price: 1_000n,
  }),
};

/**
 * Creates the messages of Sui's `SubscribeCheckpoints` since a checkpoint, up to the current one.
 *
 * @param after - The last checkpoint that was sent. Default: the one before the current one.
 * @returns messages of the type `sui.rpc.v2.SubscribeCheckpointsResponse`, in order.
 * @example
 * ```ts
 * import { checkpointUpdates } from "@node-access/simulators/grpc";
 *
 * console.log(checkpointUpdates().map(({ cursor }) => cursor));
 * ```
 */
export function checkpointUpdates(after?: bigint): (Message & { readonly cursor: bigint })[] {
  const newest = currentSlot();
  const updates = [];
  for (let cursor = (after ?? newest - 1n) + 1n; cursor <= newest; cursor += 1n)
    updates.push({ cursor, checkpoint: checkpoint(cursor) });
  return updates;
}

/** @throws NotFoundError for a checkpoint that does not exist yet. */
function checkpoint(sequence_number: bigint): Message {
  if (sequence_number > currentSlot())
    throw new NotFoundError(`there is no checkpoint ${sequence_number} yet`);
  const digest = digestOf(sequence_number);
  const summary = {
    digest,
    epoch: sequence_number / perEpoch,
    sequence_number,
    total_network_transactions: sequence_number,
    content_digest: zeroDigest,
    ...(sequence_number > 0n && { previous_digest: digestOf(sequence_number - 1n) }),
    timestamp: timeOf(sequence_number),
  };
  return { sequence_number, digest, summary };
}

/** A checkpoint's digest has its number at its end, so that it can be found again. */
function digestOf(number: bigint): string {
  const bytes = hash("sha256", `checkpoint ${number}`, "buffer");
  bytes.writeBigUInt64BE(number, hashBytes);
  return base58(bytes);
}

/** @throws NotFoundError for a digest of no checkpoint. */
function numberOf(digest: string): bigint {
  const bytes = digest.length > 44 ? undefined : fromBase58(digest);
  const number = bytes?.length === hashBytes + 8 ? bytes.readBigUInt64BE(hashBytes) : undefined;
  if (number === undefined || digestOf(number) !== digest)
    throw new NotFoundError("there is no checkpoint with this digest");
  return number;
}

/** A transaction, in the same checkpoint whenever it is read. */
function transaction(digest: MessageValue = zeroDigest): Message {
  const seed = BigInt(`0x${hash("sha256", String(digest)).slice(0, 8)}`);
  return { digest, checkpoint: seed, timestamp: timeOf(seed) };
}

function object({ object_id = address, version = 1n }: Message): Message {
  return coin(object_id, version);
}

function coin(owner: MessageValue, version: MessageValue): Message {
  return {
    object_id: owner,
    version,
    digest: zeroDigest,
    // 1: an address.
    owner: { kind: 1, address: owner },
    object_type: coinType,
    has_public_transfer: true,
    previous_transaction: zeroDigest,
    storage_rebate: 988_000n,
    balance,
  };
}

function balanceOf(coin_type: MessageValue, total: bigint): Message {
  return { coin_type, balance: total, address_balance: 0n, coin_balance: total };
}

/** A `google.protobuf.Timestamp`. */
function timeOf(checkpointNumber: bigint): Message {
  const milliseconds = checkpointNumber * BigInt(slotTime);
  return { seconds: milliseconds / 1_000n, nanos: Number(milliseconds % 1_000n) * 1_000_000 };
}
