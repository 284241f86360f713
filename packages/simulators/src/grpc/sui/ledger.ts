import { hash } from "node:crypto";
import { NumberedHashes } from "../../chain/numbered-hashes.ts";
import { base58, fromBase58 } from "../../base58.ts";
import { type Message, type MessageValue, NotFoundError } from "../../message.ts";
import { currentTime } from "../../chain/clock.ts";

/** Milliseconds between two checkpoints. */
export const checkpointTime = 400;

/** @returns the newest checkpoint of a chain that began in 1970. */
export function newestCheckpoint(): bigint {
  return BigInt(Math.floor(currentTime() / checkpointTime));
}

/** 32 zero bytes in base58. */
export const zeroDigest: string = "1".repeat(32);
/** Checkpoints of an epoch, which is a day. */
export const perEpoch: bigint = 86_400_000n / BigInt(checkpointTime);

/** The senders of a checkpoint's transactions, in order. */
const senders = [`0x${"a".repeat(64)}`, `0x${"b".repeat(64)}`];
const perCheckpoint = BigInt(senders.length);
/** The package and the module whose event each transaction emits. */
const packageId = `0x${"2".padStart(64, "0")}`;
const moduleName = "pay";
const digests = new NumberedHashes("sui", 64);

type Digested = "checkpoint" | "transaction";

/** @throws NotFoundError for a checkpoint that does not exist yet. */
export function checkpoint(sequence_number: bigint): Message {
  if (sequence_number > newestCheckpoint())
    throw new NotFoundError(`there is no checkpoint ${sequence_number} yet`);
  const digest = createDigest("checkpoint", sequence_number);
  const summary = {
    digest,
    epoch: sequence_number / perEpoch,
    sequence_number,
    total_network_transactions: (sequence_number + 1n) * perCheckpoint,
    content_digest: zeroDigest,
    ...(sequence_number > 0n && { previous_digest: createDigest("checkpoint", sequence_number - 1n) }),
    timestamp: timeOf(sequence_number),
  };
  return { sequence_number, digest, summary };
}

/** @returns the transactions of a checkpoint, in order, each with its event. */
export function createTransactionResponses(number: bigint): Message[] {
  return senders.map((sender, index) => {
    const digest = transactionDigest(number, index);
    return {
      digest,
      transaction: { digest, sender },
      checkpoint: number,
      timestamp: timeOf(number),
      transaction_index: BigInt(index),
      events: { events: [createEvent(sender)] },
    };
  });
}

/** @returns the events of a checkpoint, in order, each with its place. */
export function listEvents(number: bigint): Message[] {
  return senders.map((sender, index) =>
    Object.assign(createEvent(sender), {
      checkpoint: number,
      transaction_digest: transactionDigest(number, index),
      transaction_index: BigInt(index),
      event_index: 0,
    }),
  );
}

/** A transaction of a checkpoint; with any other digest one without details, in the same checkpoint whenever it is read. */
export function transaction(digest: MessageValue = zeroDigest): Message {
  try {
    const number = numberOf("transaction", String(digest));
    const found = createTransactionResponses(number / perCheckpoint)[Number(number % perCheckpoint)];
    if (found && number / perCheckpoint <= newestCheckpoint()) return found;
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
  }
  const seed = BigInt(`0x${hash("sha256", String(digest)).slice(0, 8)}`);
  return { digest, checkpoint: seed, timestamp: timeOf(seed) };
}

/** @throws NotFoundError for a digest of nothing that exists. */
export function numberOf(kind: Digested, digest: string): bigint {
  const number = digests.numberIn(kind, digest.length > 44 ? undefined : fromBase58(digest));
  if (number === undefined) throw new NotFoundError(`there is no ${kind} with this digest`);
  return BigInt(number);
}

/** A `google.protobuf.Timestamp`. */
export function timeOf(checkpointNumber: bigint): Message {
  const milliseconds = checkpointNumber * BigInt(checkpointTime);
  return { seconds: milliseconds / 1_000n, nanos: Number(milliseconds % 1_000n) * 1_000_000 };
}

function createEvent(sender: string): Message {
  return {
    package_id: packageId,
    module: moduleName,
    sender,
    event_type: `${packageId}::${moduleName}::Paid`,
  };
}

function transactionDigest(number: bigint, index: number): string {
  return createDigest("transaction", number * perCheckpoint + BigInt(index));
}

function createDigest(kind: Digested, number: bigint): string {
  return base58(digests.bytes(kind, number));
}
