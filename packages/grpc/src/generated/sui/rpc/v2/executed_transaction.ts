// Generated from specs/grpc/sui/rpc/v2/executed_transaction.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { Transaction } from "./transaction.ts";
import { UserSignature } from "./signature.ts";
import { TransactionEffects } from "./effects.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";
import { ObjectSet, Bcs } from "./object.ts";

import { Value } from "../../../google/protobuf/struct.ts";

/** An executed Sui transaction with its effects. */

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

function createBaseExecutedTransaction(): ExecutedTransaction {
  return {
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
  };
}

let ExecutedTransactionView: ViewClass<ExecutedTransaction> | undefined;

export const ExecutedTransaction: MessageFns<ExecutedTransaction> = /* @__PURE__ */ checkedFns("ExecutedTransaction", {
  encode(message: ExecutedTransaction, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.digest !== undefined) {
      writer.uint32(10).string(message.digest);
    }
    if (message.transaction !== undefined) {
      Transaction.encode(message.transaction, writer.uint32(18).fork()).join();
    }
    for (const v of message.signatures) {
      UserSignature.encode(v!, writer.uint32(26).fork()).join();
    }
    if (message.effects !== undefined) {
      TransactionEffects.encode(message.effects, writer.uint32(34).fork()).join();
    }
    if (message.events !== undefined) {
      TransactionEvents.encode(message.events, writer.uint32(42).fork()).join();
    }
    if (message.checkpoint !== undefined) {
      writer.uint32(48).uint64(message.checkpoint);
    }
    if (message.timestamp !== undefined) {
      Timestamp.encode(message.timestamp, writer.uint32(58).fork()).join();
    }
    for (const v of message.balanceChanges) {
      BalanceChange.encode(v!, writer.uint32(66).fork()).join();
    }
    if (message.objects !== undefined) {
      ObjectSet.encode(message.objects, writer.uint32(74).fork()).join();
    }
    if (message.transactionIndex !== undefined) {
      writer.uint32(80).uint64(message.transactionIndex);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ExecutedTransaction = createBaseExecutedTransaction(),
  ): ExecutedTransaction {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.digest = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.transaction = Transaction.decode(reader, reader.length(), message.transaction);
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.signatures.push(UserSignature.decode(reader, reader.length()));
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.effects = TransactionEffects.decode(reader, reader.length(), message.effects);
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.events = TransactionEvents.decode(reader, reader.length(), message.events);
          continue;
        }
        case 6: {
          if (tag !== 48) {
            break;
          }

          message.checkpoint = reader.uint64() as bigint;
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.timestamp = Timestamp.decode(reader, reader.length(), message.timestamp);
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.balanceChanges.push(BalanceChange.decode(reader, reader.length()));
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.objects = ObjectSet.decode(reader, reader.length(), message.objects);
          continue;
        }
        case 10: {
          if (tag !== 80) {
            break;
          }

          message.transactionIndex = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ExecutedTransaction> {
    ExecutedTransactionView ??= viewClass(ExecutedTransaction, createBaseExecutedTransaction, [
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
    ]);
    return new ExecutedTransactionView(input, length);
  },

  create(base?: DeepPartial<ExecutedTransaction>): ExecutedTransaction {
    return ExecutedTransaction.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ExecutedTransaction>): ExecutedTransaction {
    const message = createBaseExecutedTransaction();
    message.digest = object.digest ?? undefined;
    message.transaction =
      object.transaction !== undefined && object.transaction !== null
        ? Transaction.fromPartial(object.transaction)
        : undefined;
    message.signatures = object.signatures?.map((e) => UserSignature.fromPartial(e)) || [];
    message.effects =
      object.effects !== undefined && object.effects !== null
        ? TransactionEffects.fromPartial(object.effects)
        : undefined;
    message.events =
      object.events !== undefined && object.events !== null ? TransactionEvents.fromPartial(object.events) : undefined;
    message.checkpoint =
      object.checkpoint !== undefined && object.checkpoint !== null ? BigInt(object.checkpoint) : undefined;
    message.timestamp =
      object.timestamp !== undefined && object.timestamp !== null ? Timestamp.fromPartial(object.timestamp) : undefined;
    message.balanceChanges = object.balanceChanges?.map((e) => BalanceChange.fromPartial(e)) || [];
    message.objects =
      object.objects !== undefined && object.objects !== null ? ObjectSet.fromPartial(object.objects) : undefined;
    message.transactionIndex =
      object.transactionIndex !== undefined && object.transactionIndex !== null
        ? BigInt(object.transactionIndex)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBalanceChange(): BalanceChange {
  return { address: undefined, coinType: undefined, amount: undefined };
}

let BalanceChangeView: ViewClass<BalanceChange> | undefined;

export const BalanceChange: MessageFns<BalanceChange> = /* @__PURE__ */ checkedFns("BalanceChange", {
  encode(message: BalanceChange, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.address !== undefined) {
      writer.uint32(10).string(message.address);
    }
    if (message.coinType !== undefined) {
      writer.uint32(18).string(message.coinType);
    }
    if (message.amount !== undefined) {
      writer.uint32(26).string(message.amount);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: BalanceChange = createBaseBalanceChange(),
  ): BalanceChange {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.address = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.coinType = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.amount = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<BalanceChange> {
    BalanceChangeView ??= viewClass(BalanceChange, createBaseBalanceChange, [
      { name: "address", tags: [10], type: "string" },
      { name: "coinType", tags: [18], type: "string" },
      { name: "amount", tags: [26], type: "string" },
    ]);
    return new BalanceChangeView(input, length);
  },

  create(base?: DeepPartial<BalanceChange>): BalanceChange {
    return BalanceChange.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<BalanceChange>): BalanceChange {
    const message = createBaseBalanceChange();
    message.address = object.address ?? undefined;
    message.coinType = object.coinType ?? undefined;
    message.amount = object.amount ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionEvents(): TransactionEvents {
  return { bcs: undefined, digest: undefined, events: [] };
}

let TransactionEventsView: ViewClass<TransactionEvents> | undefined;

export const TransactionEvents: MessageFns<TransactionEvents> = /* @__PURE__ */ checkedFns("TransactionEvents", {
  encode(message: TransactionEvents, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.bcs !== undefined) {
      Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    }
    if (message.digest !== undefined) {
      writer.uint32(18).string(message.digest);
    }
    for (const v of message.events) {
      Event.encode(v!, writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionEvents = createBaseTransactionEvents(),
  ): TransactionEvents {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.bcs = Bcs.decode(reader, reader.length(), message.bcs);
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.digest = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.events.push(Event.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionEvents> {
    TransactionEventsView ??= viewClass(TransactionEvents, createBaseTransactionEvents, [
      { name: "bcs", tags: [10], type: Bcs },
      { name: "digest", tags: [18], type: "string" },
      { name: "events", tags: [26], type: Event, repeated: true },
    ]);
    return new TransactionEventsView(input, length);
  },

  create(base?: DeepPartial<TransactionEvents>): TransactionEvents {
    return TransactionEvents.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionEvents>): TransactionEvents {
    const message = createBaseTransactionEvents();
    message.bcs = object.bcs !== undefined && object.bcs !== null ? Bcs.fromPartial(object.bcs) : undefined;
    message.digest = object.digest ?? undefined;
    message.events = object.events?.map((e) => Event.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseEvent(): Event {
  return {
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
  };
}

let EventView: ViewClass<Event> | undefined;

export const Event: MessageFns<Event> = /* @__PURE__ */ checkedFns("Event", {
  encode(message: Event, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.packageId !== undefined) {
      writer.uint32(10).string(message.packageId);
    }
    if (message.module !== undefined) {
      writer.uint32(18).string(message.module);
    }
    if (message.sender !== undefined) {
      writer.uint32(26).string(message.sender);
    }
    if (message.eventType !== undefined) {
      writer.uint32(34).string(message.eventType);
    }
    if (message.contents !== undefined) {
      Bcs.encode(message.contents, writer.uint32(42).fork()).join();
    }
    if (message.json !== undefined) {
      Value.encode(Value.wrap(message.json), writer.uint32(50).fork()).join();
    }
    if (message.checkpoint !== undefined) {
      writer.uint32(56).uint64(message.checkpoint);
    }
    if (message.transactionDigest !== undefined) {
      writer.uint32(66).string(message.transactionDigest);
    }
    if (message.transactionIndex !== undefined) {
      writer.uint32(72).uint64(message.transactionIndex);
    }
    if (message.eventIndex !== undefined) {
      writer.uint32(80).uint32(message.eventIndex);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Event = createBaseEvent()): Event {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.packageId = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.module = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.sender = reader.string();
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.eventType = reader.string();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.contents = Bcs.decode(reader, reader.length(), message.contents);
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.json = Value.unwrap(Value.decode(reader, reader.length(), Value.wrap(message.json)));
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.checkpoint = reader.uint64() as bigint;
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.transactionDigest = reader.string();
          continue;
        }
        case 9: {
          if (tag !== 72) {
            break;
          }

          message.transactionIndex = reader.uint64() as bigint;
          continue;
        }
        case 10: {
          if (tag !== 80) {
            break;
          }

          message.eventIndex = reader.uint32();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Event> {
    EventView ??= viewClass(Event, createBaseEvent, [
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
    ]);
    return new EventView(input, length);
  },

  create(base?: DeepPartial<Event>): Event {
    return Event.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Event>): Event {
    const message = createBaseEvent();
    message.packageId = object.packageId ?? undefined;
    message.module = object.module ?? undefined;
    message.sender = object.sender ?? undefined;
    message.eventType = object.eventType ?? undefined;
    message.contents =
      object.contents !== undefined && object.contents !== null ? Bcs.fromPartial(object.contents) : undefined;
    message.json = object.json === undefined ? undefined : object.json;
    message.checkpoint =
      object.checkpoint !== undefined && object.checkpoint !== null ? BigInt(object.checkpoint) : undefined;
    message.transactionDigest = object.transactionDigest ?? undefined;
    message.transactionIndex =
      object.transactionIndex !== undefined && object.transactionIndex !== null
        ? BigInt(object.transactionIndex)
        : undefined;
    message.eventIndex = object.eventIndex ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});
