import { WireReader } from "../../contract/grpc/wire-reader.ts";
import { bytesField, integerField } from "../../contract/grpc/wire-writer.ts";
import type { BlockLink } from "./delivered-updates.ts";

/** The fields of Geyser's messages that are read here. Source: specs/grpc/geyser, subscribe_request and subscribe_update. */
const requestField = { ping: 9, fromSlot: 11 } as const;
const updateField = {
  account: 2,
  slot: 3,
  transaction: 4,
  block: 5,
  ping: 6,
  blockMeta: 7,
  entry: 8,
  pong: 9,
  transactionStatus: 10,
} as const;

/** Of a slot. Source: specs/grpc/geyser, SlotStatus. */
const finalizedStatus = 2n;

/** What a subscriber's request says about the subscription itself. */
export interface SubscriberRequest {
  /** The id of a ping; nothing if there is none. */
  readonly ping: number | undefined;
  /** Whether it has filters, or anything else but a ping. */
  readonly hasFilters: boolean;
  readonly fromSlot: bigint | undefined;
}

/** What an update is about. */
export type Update = { readonly kind: "ping" | "pong" } | EventUpdate;

/** An update about a slot. */
export interface EventUpdate {
  readonly kind: "event";
  readonly slot: number;
  /** Tells it from other updates of its slot, whichever node sends it. */
  readonly key: string;
  /** The updates that it is one of, which come slot by slot. */
  readonly series: string;
  /** Whether it says that the slot is final. */
  readonly isFinal?: true;
  /** If it is a block, the one that it follows. */
  readonly block?: BlockLink;
}

/** @returns what a request says; nothing if it is no request that the specs know. */
export function readRequest(bytes: Uint8Array): SubscriberRequest | undefined {
  return read(bytes, (reader) => {
    let ping: number | undefined;
    let fromSlot: bigint | undefined;
    let hasFilters = reader.isAtEnd();
    while (!reader.isAtEnd()) {
      const tag = reader.small();
      const value = reader.value(tag & 7);
      if (tag >> 3 === requestField.ping) ping = typeof value === "bigint" ? 0 : Number(integerIn(value, 1));
      else hasFilters = true;
      if (tag >> 3 === requestField.fromSlot && typeof value === "bigint") fromSlot = value;
    }
    return { ping, hasFilters, fromSlot };
  });
}

/** @returns the request with another slot to begin at: of a field that is there twice, the last one counts. */
export function withFromSlot(request: Uint8Array, slot: bigint): Uint8Array {
  return Buffer.concat([request, integerField(requestField.fromSlot, slot)]);
}

/** A request that checks whether the node is there. */
export const pingRequest: Buffer = bytesField(requestField.ping, integerField(1, 1n));

/** An update that responds to a subscriber's ping. */
export function pongUpdate(id: number): Buffer {
  return bytesField(updateField.pong, integerField(1, BigInt.asUintN(64, BigInt(id))));
}

/** @returns what an update is about; nothing if it is no update that the specs know. */
export function readUpdate(bytes: Uint8Array): Update | undefined {
  return read(bytes, (reader) => {
    while (!reader.isAtEnd()) {
      const tag = reader.small();
      const value = reader.value(tag & 7);
      if (typeof value === "bigint") continue;
      const update = ofField(tag >> 3, value);
      if (update) return update;
    }
    return undefined;
  });
}

function ofField(field: number, message: Uint8Array): Update | undefined {
  switch (field) {
    case updateField.ping:
      return { kind: "ping" };
    case updateField.pong:
      return { kind: "pong" };
    case updateField.account:
      return accountEvent(message);
    case updateField.slot:
      return slotEvent(message);
    case updateField.transaction:
      return event(message, 2, `t${shortBytes(bytesIn(bytesIn(message, 1), 1))}`);
    case updateField.transactionStatus:
      return event(message, 1, `o${shortBytes(bytesIn(message, 2))}`);
    case updateField.block:
      return blockEvent(message, "b", 7);
    case updateField.blockMeta:
      return blockEvent(message, "m", 6);
    case updateField.entry:
      return event(message, 1, `e${integerIn(message, 2)}`);
    default:
      return undefined;
  }
}

/** Nodes count the writes of an account each in its own way: the transaction that wrote it is the same everywhere. */
function accountEvent(message: Uint8Array): Update {
  const account = bytesIn(message, 1);
  const writer = bytesIn(account, 8);
  const by = writer.length > 0 ? shortBytes(writer) : shortBytes(bytesIn(account, 6));
  return event(message, 2, `a${shortBytes(bytesIn(account, 1))}${by}`);
}

/** The same slot may be abandoned, and built on another parent. */
function slotEvent(message: Uint8Array): EventUpdate {
  const status = integerIn(message, 3);
  const update = event(message, 1, `s${status}/${integerIn(message, 2)}`, `s${status}`);
  return status === finalizedStatus ? { ...update, isFinal: true } : update;
}

/** @param parentField - Of the slot of the block before. */
function blockEvent(message: Uint8Array, kind: string, parentField: number): EventUpdate {
  const update = event(message, 1, `${kind}${shortBytes(bytesIn(message, 2))}`);
  const parent = Number(integerIn(message, parentField));
  return { ...update, block: { kind, slot: update.slot, parent } };
}

/** @param series - By default all updates whose keys begin alike. */
function event(
  message: Uint8Array,
  slotField: number,
  key: string,
  series: string = key.slice(0, 1),
): EventUpdate {
  return { kind: "event", slot: Number(integerIn(message, slotField)), key, series };
}

/** Enough of a signature, a key or a hash to tell it from the others of one slot. */
function shortBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12)).toString("latin1");
}

/** An integer field of a message; 0 if it is not there, as in protobuf. */
function integerIn(message: Uint8Array, field: number): bigint {
  const value = valueIn(message, field);
  return typeof value === "bigint" ? value : 0n;
}

function bytesIn(message: Uint8Array, field: number): Uint8Array {
  const value = valueIn(message, field);
  return value instanceof Uint8Array ? value : new Uint8Array();
}

function valueIn(message: Uint8Array, field: number): bigint | Uint8Array | undefined {
  const reader = new WireReader(message);
  while (!reader.isAtEnd()) {
    const tag = reader.small();
    const value = reader.value(tag & 7);
    if (tag >> 3 === field) return value;
  }
  return undefined;
}

function read<T>(bytes: Uint8Array, readMessage: (reader: WireReader) => T): T | undefined {
  try {
    return readMessage(new WireReader(bytes));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
