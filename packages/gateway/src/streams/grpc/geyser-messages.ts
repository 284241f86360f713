import type { BinaryReader } from "@node-access/transport/protobuf";
import {
  bytesField,
  findField,
  integerField,
  openMessage,
  readWireValue,
} from "../../codec/grpc/wire-fields.ts";
import type { BlockLink } from "./delivered-updates.ts";
import { fieldNumbers, finalNumbers } from "./wire-names.ts";

const requestField = fieldNumbers("geyser.SubscribeRequest", ["ping", "from_slot"]);
const pingField = fieldNumbers("geyser.SubscribeRequestPing", ["id"]);
const updateField = fieldNumbers("geyser.SubscribeUpdate", [
  "account",
  "slot",
  "transaction",
  "block",
  "ping",
  "block_meta",
  "entry",
  "pong",
  "transaction_status",
  "block_footer",
]);
const pongField = fieldNumbers("geyser.SubscribeUpdatePong", ["id"]);
const accountField = fieldNumbers("geyser.SubscribeUpdateAccount", ["account", "slot", "bank_id"]);
const accountInfoField = fieldNumbers("geyser.SubscribeUpdateAccountInfo", [
  "pubkey",
  "data",
  "txn_signature",
]);
const slotField = fieldNumbers("geyser.SubscribeUpdateSlot", ["slot", "parent", "status", "bank_id"]);
const transactionField = fieldNumbers("geyser.SubscribeUpdateTransaction", [
  "transaction",
  "slot",
  "bank_id",
]);
const transactionInfoField = fieldNumbers("geyser.SubscribeUpdateTransactionInfo", ["signature"]);
const transactionStatusField = fieldNumbers("geyser.SubscribeUpdateTransactionStatus", [
  "slot",
  "signature",
  "index",
  "err",
  "bank_id",
]);
const blockField = fieldNumbers("geyser.SubscribeUpdateBlock", [
  "slot",
  "blockhash",
  "parent_slot",
  "bank_id",
]);
const blockMetaField = fieldNumbers("geyser.SubscribeUpdateBlockMeta", [
  "slot",
  "blockhash",
  "parent_slot",
  "bank_id",
]);
const footerField = fieldNumbers("geyser.SubscribeUpdateBlockFooter", ["slot", "bank_id", "bank_hash"]);
const entryField = fieldNumbers("geyser.SubscribeUpdateEntry", ["slot", "index", "bank_id"]);

const finalStatuses = finalNumbers("geyser.SlotStatus");

export interface SubscriberRequest {
  /** The id of a ping; `undefined` if there is none. */
  readonly ping: number | undefined;
  /** Whether it has anything else than a ping. */
  readonly hasFilters: boolean;
  readonly fromSlot: bigint | undefined;
}

export type Update = { readonly kind: "ping" | "pong" } | EventUpdate;

export interface EventUpdate {
  readonly kind: "event";
  readonly slot: number;
  /** Distinguishes it from other updates of its slot; if it names a bank, from those of the slot's other banks. */
  readonly key: string;
  /** The series of updates that it belongs to, which come slot by slot. */
  readonly series: string;
  readonly isFinal?: true;
  readonly block?: BlockLink;
}

/** @returns what a request means; `undefined` if it is not a request by the specs. */
export function readRequest(bytes: Uint8Array): SubscriberRequest | undefined {
  return read(bytes, (reader) => {
    let ping: number | undefined;
    let fromSlot: bigint | undefined;
    let hasFilters = reader.len === 0;
    while (reader.pos < reader.len) {
      const tag = reader.tag();
      const value = readWireValue(reader, tag);
      if (tag >>> 3 === requestField.ping)
        ping = typeof value === "bigint" ? 0 : Number(integerIn(value, pingField.id));
      else hasFilters = true;
      if (tag >>> 3 === requestField.from_slot && typeof value === "bigint") fromSlot = value;
    }
    return { ping, hasFilters, fromSlot };
  });
}

/** @returns the request with another starting slot: of a repeated field, the last value counts. */
export function withFromSlot(request: Uint8Array, slot: bigint): Uint8Array {
  return Buffer.concat([request, integerField(requestField.from_slot, slot)]);
}

/** A request that checks whether the node still responds. */
export const pingRequest: Uint8Array = bytesField(requestField.ping, integerField(pingField.id, 1n));

export function pongUpdate(id: number): Uint8Array {
  return bytesField(updateField.pong, integerField(pongField.id, BigInt.asUintN(64, BigInt(id))));
}

/** @returns the content of an update; `undefined` if it is not an update by the specs. */
export function readUpdate(bytes: Uint8Array): Update | undefined {
  return read(bytes, (reader) => {
    while (reader.pos < reader.len) {
      const tag = reader.tag();
      const value = readWireValue(reader, tag);
      if (typeof value === "bigint") continue;
      const update = readers[tag >>> 3]?.(value);
      if (update) return update;
    }
    return undefined;
  });
}

/** What the updates of each kind contain, by the number of their field. */
const readers: Readonly<Record<number, (message: Uint8Array) => Update>> = {
  [updateField.ping]: () => ({ kind: "ping" }),
  [updateField.pong]: () => ({ kind: "pong" }),
  [updateField.account]: accountEvent,
  [updateField.slot]: slotEvent,
  [updateField.transaction]: transactionEvent,
  [updateField.transaction_status]: (message) => {
    const signature = shortBytes(bytesIn(message, transactionStatusField.signature));
    // Yellowstone before 13 does not name its bank: there, those of two banks differ by their outcome.
    const index = integerIn(message, transactionStatusField.index);
    const err = shortBytes(bytesIn(message, transactionStatusField.err));
    const bank = bankIn(message, transactionStatusField);
    return event(message, transactionStatusField.slot, `o${signature}${index}${err}${bank}`);
  },
  [updateField.block]: (message) => blockEvent(message, "b", blockField),
  [updateField.block_meta]: (message) => blockEvent(message, "m", blockMetaField),
  [updateField.block_footer]: (message) => {
    const hash = shortBytes(bytesIn(message, footerField.bank_hash));
    return event(message, footerField.slot, `f${hash}${bankIn(message, footerField)}`);
  },
  [updateField.entry]: (message) =>
    event(message, entryField.slot, `e${integerIn(message, entryField.index)}${bankIn(message, entryField)}`),
};

/** Each node counts writes in its own way, but the transaction is the same everywhere. */
function accountEvent(message: Uint8Array): Update {
  const account = bytesIn(message, accountField.account);
  const writer = bytesIn(account, accountInfoField.txn_signature);
  const by = writer.length > 0 ? shortBytes(writer) : shortBytes(bytesIn(account, accountInfoField.data));
  const pubkey = shortBytes(bytesIn(account, accountInfoField.pubkey));
  return event(message, accountField.slot, `a${pubkey}${by}${bankIn(message, accountField)}`);
}

function transactionEvent(message: Uint8Array): Update {
  const info = bytesIn(message, transactionField.transaction);
  const signature = shortBytes(bytesIn(info, transactionInfoField.signature));
  return event(message, transactionField.slot, `t${signature}${bankIn(message, transactionField)}`);
}

/** The same slot may be abandoned, and later built on another parent. */
function slotEvent(message: Uint8Array): EventUpdate {
  const status = integerIn(message, slotField.status);
  const parent = integerIn(message, slotField.parent);
  const key = `s${status}/${parent}${bankIn(message, slotField)}`;
  const update = event(message, slotField.slot, key, `s${status}`);
  return finalStatuses.includes(Number(status)) ? { ...update, isFinal: true } : update;
}

/** @param field - The numbers of the message's fields: whole blocks and their metadata differ. */
function blockEvent(message: Uint8Array, kind: string, field: typeof blockField): EventUpdate {
  const hash = shortBytes(bytesIn(message, field.blockhash));
  const update = event(message, field.slot, `${kind}${hash}${bankIn(message, field)}`);
  const parent = Number(integerIn(message, field.parent_slot));
  return { ...update, block: { kind, slot: update.slot, parent } };
}

/**
 * @returns the bank of an update: a slot may have several, which may execute the same transactions. Ids are those of one node, so
 * what another node replays belongs to other banks.
 */
function bankIn(message: Uint8Array, { bank_id: field }: { readonly bank_id: number }): string {
  const bank = integerIn(message, field);
  return bank === 0n ? "" : `#${bank}`;
}

/** @param series - Default: the first character of the key. */
function event(
  message: Uint8Array,
  slotNumber: number,
  key: string,
  series: string = key.slice(0, 1),
): EventUpdate {
  return { kind: "event", slot: Number(integerIn(message, slotNumber)), key, series };
}

/** A prefix of a signature, a key or a hash that is long enough to be unique within a slot. */
function shortBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12)).toString("latin1");
}

/** An integer field of a message; 0 if it is missing, as in protobuf. */
function integerIn(message: Uint8Array, field: number): bigint {
  const value = findField(message, field);
  return typeof value === "bigint" ? value : 0n;
}

function bytesIn(message: Uint8Array, field: number): Uint8Array {
  const value = findField(message, field);
  return value instanceof Uint8Array ? value : new Uint8Array();
}

function read<T>(bytes: Uint8Array, readMessage: (reader: BinaryReader) => T): T | undefined {
  try {
    return readMessage(openMessage(bytes));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
