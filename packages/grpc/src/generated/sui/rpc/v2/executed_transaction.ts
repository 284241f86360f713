// Generated from specs/grpc/sui/rpc/v2/executed_transaction.proto. Do not edit: change the spec and run `npm run generate`.

/** An executed Sui transaction with its effects. */
import {
  defineMessage,
  keepUnknown,
  type MessageFns,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";
import { Value } from "../../../google/protobuf/struct.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";
import { TransactionEffects } from "./effects.ts";
import { Bcs, ObjectSet } from "./object.ts";
import { UserSignature } from "./signature.ts";
import { Transaction } from "./transaction.ts";

/** An executed transaction. */
export interface ExecutedTransaction {
  /** Base58-encoded digest of the transaction. */
  digest?: string | undefined;
  /** Transaction as it was signed, without signatures. */
  transaction?: Transaction | undefined;
  /** Signatures of the sender and, if there is one, of the gas sponsor. */
  signatures: UserSignature[];
  /** Status, gas cost and changed objects. */
  effects?: TransactionEffects | undefined;
  /** Events that the transaction emitted; absent if it emitted none. */
  events?: TransactionEvents | undefined;
  /** Checkpoint that includes the transaction. */
  checkpoint?: bigint | undefined;
  /** Timestamp of the checkpoint. */
  timestamp?: Timestamp | undefined;
  /** Changes of coin balances, one per address and coin type. */
  balanceChanges: BalanceChange[];
  /** Objects before and after the transaction. */
  objects?: ObjectSet | undefined;
  /** Index of the transaction in the checkpoint. */
  transactionIndex?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyExecutedTransaction = (): ExecutedTransaction => ({
  digest: undefined,
  transaction: undefined,
  signatures: [],
  effects: undefined,
  events: undefined,
  checkpoint: undefined,
  timestamp: undefined,
  balanceChanges: [],
  objects: undefined,
  transactionIndex: undefined,
});

export const ExecutedTransaction: MessageFns<ExecutedTransaction> = /* @__PURE__ */ defineMessage(
  "ExecutedTransaction",
  {
    empty: emptyExecutedTransaction,
    fields: () => [
      { name: "digest", tags: [10], type: "string" },
      { name: "transaction", tags: [18], type: Transaction },
      { name: "signatures", tags: [26], type: UserSignature, repeated: true },
      { name: "effects", tags: [34], type: TransactionEffects },
      { name: "events", tags: [42], type: TransactionEvents },
      { name: "checkpoint", tags: [48], type: "uint64" },
      { name: "timestamp", tags: [58], type: Timestamp },
      { name: "balanceChanges", tags: [66], type: BalanceChange, repeated: true },
      { name: "objects", tags: [74], type: ObjectSet },
      { name: "transactionIndex", tags: [80], type: "uint64" },
    ],
    decode(input, length, message = emptyExecutedTransaction()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.digest = reader.string();
        else if (tag === 18) message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
        else if (tag === 26) message.signatures.push(UserSignature.decode(reader, reader.length()));
        else if (tag === 34) message.effects = TransactionEffects.decode(reader, reader.length(), message.effects);
        else if (tag === 42) message.events = TransactionEvents.decode(reader, reader.length(), message.events);
        else if (tag === 48) message.checkpoint = reader.uint64();
        else if (tag === 58) message.timestamp = Timestamp.decode(reader, reader.length(), message.timestamp);
        else if (tag === 66) message.balanceChanges.push(BalanceChange.decode(reader, reader.length()));
        else if (tag === 74) message.objects = ObjectSet.decode(reader, reader.length(), message.objects);
        else if (tag === 80) message.transactionIndex = reader.uint64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.digest !== undefined) writer.uint32(10).string(message.digest);
      if (message.transaction !== undefined) Transaction.encode(message.transaction, writer.uint32(18).fork()).join();
      for (const item of message.signatures) UserSignature.encode(item, writer.uint32(26).fork()).join();
      if (message.effects !== undefined) TransactionEffects.encode(message.effects, writer.uint32(34).fork()).join();
      if (message.events !== undefined) TransactionEvents.encode(message.events, writer.uint32(42).fork()).join();
      if (message.checkpoint !== undefined) writer.uint32(48).uint64(message.checkpoint);
      if (message.timestamp !== undefined) Timestamp.encode(message.timestamp, writer.uint32(58).fork()).join();
      for (const item of message.balanceChanges) BalanceChange.encode(item, writer.uint32(66).fork()).join();
      if (message.objects !== undefined) ObjectSet.encode(message.objects, writer.uint32(74).fork()).join();
      if (message.transactionIndex !== undefined) writer.uint32(80).uint64(message.transactionIndex);
    },
  },
);

/** Change of a balance. */
export interface BalanceChange {
  /** Address whose balance changed. */
  address?: string | undefined;
  /** Coin type, such as `package::module::Type`, with all 64 digits of the package's id. */
  coinType?: string | undefined;
  /** Change in the coin's smallest unit, as decimal text; may be negative. */
  amount?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBalanceChange = (): BalanceChange => ({
  address: undefined,
  coinType: undefined,
  amount: undefined,
});

export const BalanceChange: MessageFns<BalanceChange> = /* @__PURE__ */ defineMessage("BalanceChange", {
  empty: emptyBalanceChange,
  fields: () => [
    { name: "address", tags: [10], type: "string" },
    { name: "coinType", tags: [18], type: "string" },
    { name: "amount", tags: [26], type: "string" },
  ],
  decode(input, length, message = emptyBalanceChange()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.address = reader.string();
      else if (tag === 18) message.coinType = reader.string();
      else if (tag === 26) message.amount = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.address !== undefined) writer.uint32(10).string(message.address);
    if (message.coinType !== undefined) writer.uint32(18).string(message.coinType);
    if (message.amount !== undefined) writer.uint32(26).string(message.amount);
  },
});

/** The events of a transaction. */
export interface TransactionEvents {
  /** All events in BCS. */
  bcs?: Bcs | undefined;
  /** Base58-encoded digest of the events. */
  digest?: string | undefined;
  /** Events, in the order of their emission. */
  events: Event[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionEvents = (): TransactionEvents => ({ bcs: undefined, digest: undefined, events: [] });

export const TransactionEvents: MessageFns<TransactionEvents> = /* @__PURE__ */ defineMessage("TransactionEvents", {
  empty: emptyTransactionEvents,
  fields: () => [
    { name: "bcs", tags: [10], type: Bcs },
    { name: "digest", tags: [18], type: "string" },
    { name: "events", tags: [26], type: Event, repeated: true },
  ],
  decode(input, length, message = emptyTransactionEvents()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.bcs = Bcs.decode(reader, reader.length(), message.bcs);
      else if (tag === 18) message.digest = reader.string();
      else if (tag === 26) message.events.push(Event.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.bcs !== undefined) Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    if (message.digest !== undefined) writer.uint32(18).string(message.digest);
    for (const item of message.events) Event.encode(item, writer.uint32(26).fork()).join();
  },
});

/** An event that a Move call emitted. */
export interface Event {
  /** Id of the package of the Move call, in the transaction, that led to the event. */
  packageId?: string | undefined;
  /** Name of the module of this Move call. The type's module may be another. */
  module?: string | undefined;
  /** Address that sent the transaction. */
  sender?: string | undefined;
  /** Move type of the event, with addresses in full. */
  eventType?: string | undefined;
  /** Event in BCS, with its type as the name. */
  contents?: Bcs | undefined;
  /** Contents as JSON, if the node can render them. */
  json?: unknown;
  /** Checkpoint that includes the transaction. */
  checkpoint?: bigint | undefined;
  /** Base58-encoded digest of the transaction. */
  transactionDigest?: string | undefined;
  /** Index of the transaction in the checkpoint. */
  transactionIndex?: bigint | undefined;
  /** Index of the event in the transaction. */
  eventIndex?: number | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEvent = (): Event => ({
  packageId: undefined,
  module: undefined,
  sender: undefined,
  eventType: undefined,
  contents: undefined,
  json: undefined,
  checkpoint: undefined,
  transactionDigest: undefined,
  transactionIndex: undefined,
  eventIndex: undefined,
});

export const Event: MessageFns<Event> = /* @__PURE__ */ defineMessage("Event", {
  empty: emptyEvent,
  fields: () => [
    { name: "packageId", tags: [10], type: "string" },
    { name: "module", tags: [18], type: "string" },
    { name: "sender", tags: [26], type: "string" },
    { name: "eventType", tags: [34], type: "string" },
    { name: "contents", tags: [42], type: Bcs },
    { name: "json", tags: [50], type: Value },
    { name: "checkpoint", tags: [56], type: "uint64" },
    { name: "transactionDigest", tags: [66], type: "string" },
    { name: "transactionIndex", tags: [72], type: "uint64" },
    { name: "eventIndex", tags: [80], type: "uint32" },
  ],
  decode(input, length, message = emptyEvent()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.packageId = reader.string();
      else if (tag === 18) message.module = reader.string();
      else if (tag === 26) message.sender = reader.string();
      else if (tag === 34) message.eventType = reader.string();
      else if (tag === 42) message.contents = Bcs.decode(reader, reader.length(), message.contents);
      else if (tag === 56) message.checkpoint = reader.uint64();
      else if (tag === 66) message.transactionDigest = reader.string();
      else if (tag === 72) message.transactionIndex = reader.uint64();
      else if (tag === 80) message.eventIndex = reader.uint32();
      else readField(Event, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.packageId !== undefined) writer.uint32(10).string(message.packageId);
    if (message.module !== undefined) writer.uint32(18).string(message.module);
    if (message.sender !== undefined) writer.uint32(26).string(message.sender);
    if (message.eventType !== undefined) writer.uint32(34).string(message.eventType);
    if (message.contents !== undefined) Bcs.encode(message.contents, writer.uint32(42).fork()).join();
    writeField(Event, 50, message, writer);
    if (message.checkpoint !== undefined) writer.uint32(56).uint64(message.checkpoint);
    if (message.transactionDigest !== undefined) writer.uint32(66).string(message.transactionDigest);
    if (message.transactionIndex !== undefined) writer.uint32(72).uint64(message.transactionIndex);
    if (message.eventIndex !== undefined) writer.uint32(80).uint32(message.eventIndex);
  },
});
