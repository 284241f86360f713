// Generated from specs/grpc/sui/rpc/v2/query.proto. Do not edit: change the spec and run `npm run generate`.

import { Ordering, QueryEndReason } from "../../../sui-enums.ts";
export { Ordering, QueryEndReason };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, valueOf, writeUnknown } from "../../../../wire/message-parts.ts";
/** Bounds, order and filters of lists and subscriptions. */

/** Bounds and order of a list. */
export interface QueryOptions {
  /** Maximum number of items to return. */
  limit?: number | undefined;
  /** Cursor of a watermark. Only items after it are returned. */
  after?: Uint8Array | undefined;
  /** Cursor of a watermark. Only items before it are returned. */
  before?: Uint8Array | undefined;
  /**
   * Order of the items; the meaning of `after` and `before` does not depend on it. Default:
   * ascending.
   */
  ordering?: Ordering | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The progress of a scan. */
export interface Watermark {
  /** Opaque cursor for `after` or `before`. */
  cursor?: Uint8Array | undefined;
  /** Last checkpoint that was scanned completely. */
  checkpoint?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** The end of a list. */
export interface QueryEnd {
  /** Reason for the end. */
  reason?: QueryEndReason | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter for transactions. At least one term must match. */
export interface TransactionFilter {
  /** Terms, combined with OR. */
  terms: TransactionTerm[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A conjunction of literals. */
export interface TransactionTerm {
  /** Literals, combined with AND. */
  literals: TransactionLiteral[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A predicate, optionally negated. */
export interface TransactionLiteral {
  /** Whether to negate the predicate. */
  negated: boolean;
  /** Condition to match. */
  predicate:
    | /** Transactions of a sender. */
      { $case: "sender"; value: SenderFilter }
    /** Transactions that changed an address's objects or balances. */
    | { $case: "affectedAddress"; value: AffectedAddressFilter }
    /** Transactions that changed an object. */
    | { $case: "affectedObject"; value: AffectedObjectFilter }
    /** Transactions that called a Move function. */
    | { $case: "moveCall"; value: MoveCallFilter }
    /** Transactions with an event that a call of a module emitted. */
    | { $case: "emitModule"; value: EmitModuleFilter }
    /** Transactions with an event of a type. */
    | { $case: "eventType"; value: EventTypeFilter }
    /** Transactions that added to a stream of authenticated events. */
    | { $case: "eventStreamHead"; value: EventStreamHeadFilter }
    /** Transactions that published or upgraded a package. */
    | { $case: "packageWrite"; value: PackageWriteFilter }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter for events. At least one term must match. */
export interface EventFilter {
  /** Terms, combined with OR. */
  terms: EventTerm[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A conjunction of literals. */
export interface EventTerm {
  /** Literals, combined with AND. */
  literals: EventLiteral[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A predicate, optionally negated. */
export interface EventLiteral {
  /** Whether to negate the predicate. */
  negated: boolean;
  /** Condition to match. */
  predicate:
    | /** Events of a sender's transactions. */
      { $case: "sender"; value: SenderFilter }
    /** Events that a call of a module emitted. */
    | { $case: "emitModule"; value: EmitModuleFilter }
    /** Events of a type. */
    | { $case: "eventType"; value: EventTypeFilter }
    /** Events of a stream of authenticated events. */
    | { $case: "eventStreamHead"; value: EventStreamHeadFilter }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter by the transaction's sender. */
export interface SenderFilter {
  /** Address of the sender: 64 hex digits, prefixed with `0x`. */
  address?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter by an address affected by the transaction, as sender, sponsor or owner. */
export interface AffectedAddressFilter {
  /** Address: 64 hex digits, prefixed with `0x`. */
  address?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter by an object affected by the transaction. */
export interface AffectedObjectFilter {
  /** Object id: 64 hex digits, prefixed with `0x`. */
  objectId?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter by a called Move function. */
export interface MoveCallFilter {
  /** Function in the form `package`, `package::module` or `package::module::function`. */
  function?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter by the module that emitted an event. */
export interface EmitModuleFilter {
  /** Module in the form `package` or `package::module`. */
  module?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter by the type of an event. */
export interface EventTypeFilter {
  /** Type in any form from `package` to a full type with its parameters. */
  eventType?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter by a stream of authenticated events. */
export interface EventStreamHeadFilter {
  /** Address of the stream: hex digits, prefixed with `0x`. */
  streamId?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Filter for transactions that publish or upgrade a package. */
export interface PackageWriteFilter {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseQueryOptions(): QueryOptions {
  return { limit: undefined, after: undefined, before: undefined, ordering: undefined };
}

let QueryOptionsView: ViewClass<QueryOptions> | undefined;

export const QueryOptions: MessageFns<QueryOptions> = /* @__PURE__ */ checkedFns("QueryOptions", {
  encode(message: QueryOptions, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.limit !== undefined) {
      writer.uint32(8).uint32(message.limit);
    }
    if (message.after !== undefined) {
      writer.uint32(18).bytes(message.after);
    }
    if (message.before !== undefined) {
      writer.uint32(26).bytes(message.before);
    }
    if (message.ordering !== undefined) {
      writer.uint32(32).int32(message.ordering);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: QueryOptions = createBaseQueryOptions(),
  ): QueryOptions {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.limit = reader.uint32();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.after = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.before = reader.bytes();
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.ordering = reader.enumeration();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<QueryOptions> {
    QueryOptionsView ??= viewClass(QueryOptions, createBaseQueryOptions, [
      { name: "limit", tags: [8], type: "uint32" },
      { name: "after", tags: [18], type: "bytes" },
      { name: "before", tags: [26], type: "bytes" },
      { name: "ordering", tags: [32], type: "int32" },
    ]);
    return new QueryOptionsView(input, length);
  },

  create(base?: DeepPartial<QueryOptions>): QueryOptions {
    return QueryOptions.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<QueryOptions>): QueryOptions {
    const message = createBaseQueryOptions();
    message.limit = object.limit ?? undefined;
    message.after = object.after ?? undefined;
    message.before = object.before ?? undefined;
    message.ordering = object.ordering ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseWatermark(): Watermark {
  return { cursor: undefined, checkpoint: undefined };
}

let WatermarkView: ViewClass<Watermark> | undefined;

export const Watermark: MessageFns<Watermark> = /* @__PURE__ */ checkedFns("Watermark", {
  encode(message: Watermark, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.cursor !== undefined) {
      writer.uint32(10).bytes(message.cursor);
    }
    if (message.checkpoint !== undefined) {
      writer.uint32(16).uint64(message.checkpoint);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Watermark = createBaseWatermark()): Watermark {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.cursor = reader.bytes();
          continue;
        }
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.checkpoint = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Watermark> {
    WatermarkView ??= viewClass(Watermark, createBaseWatermark, [
      { name: "cursor", tags: [10], type: "bytes" },
      { name: "checkpoint", tags: [16], type: "uint64" },
    ]);
    return new WatermarkView(input, length);
  },

  create(base?: DeepPartial<Watermark>): Watermark {
    return Watermark.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Watermark>): Watermark {
    const message = createBaseWatermark();
    message.cursor = object.cursor ?? undefined;
    message.checkpoint =
      object.checkpoint !== undefined && object.checkpoint !== null ? BigInt(object.checkpoint) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseQueryEnd(): QueryEnd {
  return { reason: undefined };
}

let QueryEndView: ViewClass<QueryEnd> | undefined;

export const QueryEnd: MessageFns<QueryEnd> = /* @__PURE__ */ checkedFns("QueryEnd", {
  encode(message: QueryEnd, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.reason !== undefined) {
      writer.uint32(8).int32(message.reason);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: QueryEnd = createBaseQueryEnd()): QueryEnd {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.reason = reader.enumeration();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<QueryEnd> {
    QueryEndView ??= viewClass(QueryEnd, createBaseQueryEnd, [{ name: "reason", tags: [8], type: "int32" }]);
    return new QueryEndView(input, length);
  },

  create(base?: DeepPartial<QueryEnd>): QueryEnd {
    return QueryEnd.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<QueryEnd>): QueryEnd {
    const message = createBaseQueryEnd();
    message.reason = object.reason ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionFilter(): TransactionFilter {
  return { terms: [] };
}

let TransactionFilterView: ViewClass<TransactionFilter> | undefined;

export const TransactionFilter: MessageFns<TransactionFilter> = /* @__PURE__ */ checkedFns("TransactionFilter", {
  encode(message: TransactionFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.terms) {
      TransactionTerm.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionFilter = createBaseTransactionFilter(),
  ): TransactionFilter {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.terms.push(TransactionTerm.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionFilter> {
    TransactionFilterView ??= viewClass(TransactionFilter, createBaseTransactionFilter, [
      { name: "terms", tags: [10], type: TransactionTerm, repeated: true },
    ]);
    return new TransactionFilterView(input, length);
  },

  create(base?: DeepPartial<TransactionFilter>): TransactionFilter {
    return TransactionFilter.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionFilter>): TransactionFilter {
    const message = createBaseTransactionFilter();
    message.terms = object.terms?.map((e) => TransactionTerm.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionTerm(): TransactionTerm {
  return { literals: [] };
}

let TransactionTermView: ViewClass<TransactionTerm> | undefined;

export const TransactionTerm: MessageFns<TransactionTerm> = /* @__PURE__ */ checkedFns("TransactionTerm", {
  encode(message: TransactionTerm, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.literals) {
      TransactionLiteral.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionTerm = createBaseTransactionTerm(),
  ): TransactionTerm {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.literals.push(TransactionLiteral.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionTerm> {
    TransactionTermView ??= viewClass(TransactionTerm, createBaseTransactionTerm, [
      { name: "literals", tags: [10], type: TransactionLiteral, repeated: true },
    ]);
    return new TransactionTermView(input, length);
  },

  create(base?: DeepPartial<TransactionTerm>): TransactionTerm {
    return TransactionTerm.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionTerm>): TransactionTerm {
    const message = createBaseTransactionTerm();
    message.literals = object.literals?.map((e) => TransactionLiteral.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseTransactionLiteral(): TransactionLiteral {
  return { negated: false, predicate: undefined };
}

let TransactionLiteralView: ViewClass<TransactionLiteral> | undefined;

export const TransactionLiteral: MessageFns<TransactionLiteral> = /* @__PURE__ */ checkedFns("TransactionLiteral", {
  encode(message: TransactionLiteral, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.negated !== false) {
      writer.uint32(8).bool(message.negated);
    }
    switch (message.predicate?.$case) {
      case "sender":
        SenderFilter.encode(message.predicate.value, writer.uint32(18).fork()).join();
        break;
      case "affectedAddress":
        AffectedAddressFilter.encode(message.predicate.value, writer.uint32(26).fork()).join();
        break;
      case "affectedObject":
        AffectedObjectFilter.encode(message.predicate.value, writer.uint32(34).fork()).join();
        break;
      case "moveCall":
        MoveCallFilter.encode(message.predicate.value, writer.uint32(42).fork()).join();
        break;
      case "emitModule":
        EmitModuleFilter.encode(message.predicate.value, writer.uint32(50).fork()).join();
        break;
      case "eventType":
        EventTypeFilter.encode(message.predicate.value, writer.uint32(58).fork()).join();
        break;
      case "eventStreamHead":
        EventStreamHeadFilter.encode(message.predicate.value, writer.uint32(66).fork()).join();
        break;
      case "packageWrite":
        PackageWriteFilter.encode(message.predicate.value, writer.uint32(74).fork()).join();
        break;
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: TransactionLiteral = createBaseTransactionLiteral(),
  ): TransactionLiteral {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.negated = reader.bool();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.predicate = {
            $case: "sender",
            value: SenderFilter.decode(reader, reader.length(), valueOf(message.predicate, "sender")),
          };
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.predicate = {
            $case: "affectedAddress",
            value: AffectedAddressFilter.decode(reader, reader.length(), valueOf(message.predicate, "affectedAddress")),
          };
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.predicate = {
            $case: "affectedObject",
            value: AffectedObjectFilter.decode(reader, reader.length(), valueOf(message.predicate, "affectedObject")),
          };
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.predicate = {
            $case: "moveCall",
            value: MoveCallFilter.decode(reader, reader.length(), valueOf(message.predicate, "moveCall")),
          };
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.predicate = {
            $case: "emitModule",
            value: EmitModuleFilter.decode(reader, reader.length(), valueOf(message.predicate, "emitModule")),
          };
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.predicate = {
            $case: "eventType",
            value: EventTypeFilter.decode(reader, reader.length(), valueOf(message.predicate, "eventType")),
          };
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.predicate = {
            $case: "eventStreamHead",
            value: EventStreamHeadFilter.decode(reader, reader.length(), valueOf(message.predicate, "eventStreamHead")),
          };
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.predicate = {
            $case: "packageWrite",
            value: PackageWriteFilter.decode(reader, reader.length(), valueOf(message.predicate, "packageWrite")),
          };
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<TransactionLiteral> {
    TransactionLiteralView ??= viewClass(TransactionLiteral, createBaseTransactionLiteral, [
      { name: "negated", tags: [8], type: "bool" },
      { name: "predicate", tags: [18], type: SenderFilter, $case: "sender" },
      { name: "predicate", tags: [26], type: AffectedAddressFilter, $case: "affectedAddress" },
      { name: "predicate", tags: [34], type: AffectedObjectFilter, $case: "affectedObject" },
      { name: "predicate", tags: [42], type: MoveCallFilter, $case: "moveCall" },
      { name: "predicate", tags: [50], type: EmitModuleFilter, $case: "emitModule" },
      { name: "predicate", tags: [58], type: EventTypeFilter, $case: "eventType" },
      { name: "predicate", tags: [66], type: EventStreamHeadFilter, $case: "eventStreamHead" },
      { name: "predicate", tags: [74], type: PackageWriteFilter, $case: "packageWrite" },
    ]);
    return new TransactionLiteralView(input, length);
  },

  create(base?: DeepPartial<TransactionLiteral>): TransactionLiteral {
    return TransactionLiteral.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<TransactionLiteral>): TransactionLiteral {
    const message = createBaseTransactionLiteral();
    message.negated = object.negated ?? false;
    switch (object.predicate?.$case) {
      case "sender": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = { $case: "sender", value: SenderFilter.fromPartial(object.predicate.value) };
        }
        break;
      }
      case "affectedAddress": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = {
            $case: "affectedAddress",
            value: AffectedAddressFilter.fromPartial(object.predicate.value),
          };
        }
        break;
      }
      case "affectedObject": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = {
            $case: "affectedObject",
            value: AffectedObjectFilter.fromPartial(object.predicate.value),
          };
        }
        break;
      }
      case "moveCall": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = { $case: "moveCall", value: MoveCallFilter.fromPartial(object.predicate.value) };
        }
        break;
      }
      case "emitModule": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = { $case: "emitModule", value: EmitModuleFilter.fromPartial(object.predicate.value) };
        }
        break;
      }
      case "eventType": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = { $case: "eventType", value: EventTypeFilter.fromPartial(object.predicate.value) };
        }
        break;
      }
      case "eventStreamHead": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = {
            $case: "eventStreamHead",
            value: EventStreamHeadFilter.fromPartial(object.predicate.value),
          };
        }
        break;
      }
      case "packageWrite": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = { $case: "packageWrite", value: PackageWriteFilter.fromPartial(object.predicate.value) };
        }
        break;
      }
    }
    copyUnknown(object, message);
    return message;
  },
});

function createBaseEventFilter(): EventFilter {
  return { terms: [] };
}

let EventFilterView: ViewClass<EventFilter> | undefined;

export const EventFilter: MessageFns<EventFilter> = /* @__PURE__ */ checkedFns("EventFilter", {
  encode(message: EventFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.terms) {
      EventTerm.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: EventFilter = createBaseEventFilter(),
  ): EventFilter {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.terms.push(EventTerm.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EventFilter> {
    EventFilterView ??= viewClass(EventFilter, createBaseEventFilter, [
      { name: "terms", tags: [10], type: EventTerm, repeated: true },
    ]);
    return new EventFilterView(input, length);
  },

  create(base?: DeepPartial<EventFilter>): EventFilter {
    return EventFilter.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<EventFilter>): EventFilter {
    const message = createBaseEventFilter();
    message.terms = object.terms?.map((e) => EventTerm.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseEventTerm(): EventTerm {
  return { literals: [] };
}

let EventTermView: ViewClass<EventTerm> | undefined;

export const EventTerm: MessageFns<EventTerm> = /* @__PURE__ */ checkedFns("EventTerm", {
  encode(message: EventTerm, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.literals) {
      EventLiteral.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: EventTerm = createBaseEventTerm()): EventTerm {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.literals.push(EventLiteral.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EventTerm> {
    EventTermView ??= viewClass(EventTerm, createBaseEventTerm, [
      { name: "literals", tags: [10], type: EventLiteral, repeated: true },
    ]);
    return new EventTermView(input, length);
  },

  create(base?: DeepPartial<EventTerm>): EventTerm {
    return EventTerm.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<EventTerm>): EventTerm {
    const message = createBaseEventTerm();
    message.literals = object.literals?.map((e) => EventLiteral.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseEventLiteral(): EventLiteral {
  return { negated: false, predicate: undefined };
}

let EventLiteralView: ViewClass<EventLiteral> | undefined;

export const EventLiteral: MessageFns<EventLiteral> = /* @__PURE__ */ checkedFns("EventLiteral", {
  encode(message: EventLiteral, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.negated !== false) {
      writer.uint32(8).bool(message.negated);
    }
    switch (message.predicate?.$case) {
      case "sender":
        SenderFilter.encode(message.predicate.value, writer.uint32(18).fork()).join();
        break;
      case "emitModule":
        EmitModuleFilter.encode(message.predicate.value, writer.uint32(26).fork()).join();
        break;
      case "eventType":
        EventTypeFilter.encode(message.predicate.value, writer.uint32(34).fork()).join();
        break;
      case "eventStreamHead":
        EventStreamHeadFilter.encode(message.predicate.value, writer.uint32(42).fork()).join();
        break;
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: EventLiteral = createBaseEventLiteral(),
  ): EventLiteral {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.negated = reader.bool();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.predicate = {
            $case: "sender",
            value: SenderFilter.decode(reader, reader.length(), valueOf(message.predicate, "sender")),
          };
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.predicate = {
            $case: "emitModule",
            value: EmitModuleFilter.decode(reader, reader.length(), valueOf(message.predicate, "emitModule")),
          };
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.predicate = {
            $case: "eventType",
            value: EventTypeFilter.decode(reader, reader.length(), valueOf(message.predicate, "eventType")),
          };
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.predicate = {
            $case: "eventStreamHead",
            value: EventStreamHeadFilter.decode(reader, reader.length(), valueOf(message.predicate, "eventStreamHead")),
          };
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EventLiteral> {
    EventLiteralView ??= viewClass(EventLiteral, createBaseEventLiteral, [
      { name: "negated", tags: [8], type: "bool" },
      { name: "predicate", tags: [18], type: SenderFilter, $case: "sender" },
      { name: "predicate", tags: [26], type: EmitModuleFilter, $case: "emitModule" },
      { name: "predicate", tags: [34], type: EventTypeFilter, $case: "eventType" },
      { name: "predicate", tags: [42], type: EventStreamHeadFilter, $case: "eventStreamHead" },
    ]);
    return new EventLiteralView(input, length);
  },

  create(base?: DeepPartial<EventLiteral>): EventLiteral {
    return EventLiteral.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<EventLiteral>): EventLiteral {
    const message = createBaseEventLiteral();
    message.negated = object.negated ?? false;
    switch (object.predicate?.$case) {
      case "sender": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = { $case: "sender", value: SenderFilter.fromPartial(object.predicate.value) };
        }
        break;
      }
      case "emitModule": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = { $case: "emitModule", value: EmitModuleFilter.fromPartial(object.predicate.value) };
        }
        break;
      }
      case "eventType": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = { $case: "eventType", value: EventTypeFilter.fromPartial(object.predicate.value) };
        }
        break;
      }
      case "eventStreamHead": {
        if (object.predicate?.value !== undefined && object.predicate?.value !== null) {
          message.predicate = {
            $case: "eventStreamHead",
            value: EventStreamHeadFilter.fromPartial(object.predicate.value),
          };
        }
        break;
      }
    }
    copyUnknown(object, message);
    return message;
  },
});

function createBaseSenderFilter(): SenderFilter {
  return { address: undefined };
}

let SenderFilterView: ViewClass<SenderFilter> | undefined;

export const SenderFilter: MessageFns<SenderFilter> = /* @__PURE__ */ checkedFns("SenderFilter", {
  encode(message: SenderFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.address !== undefined) {
      writer.uint32(10).string(message.address);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: SenderFilter = createBaseSenderFilter(),
  ): SenderFilter {
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
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<SenderFilter> {
    SenderFilterView ??= viewClass(SenderFilter, createBaseSenderFilter, [
      { name: "address", tags: [10], type: "string" },
    ]);
    return new SenderFilterView(input, length);
  },

  create(base?: DeepPartial<SenderFilter>): SenderFilter {
    return SenderFilter.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<SenderFilter>): SenderFilter {
    const message = createBaseSenderFilter();
    message.address = object.address ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseAffectedAddressFilter(): AffectedAddressFilter {
  return { address: undefined };
}

let AffectedAddressFilterView: ViewClass<AffectedAddressFilter> | undefined;

export const AffectedAddressFilter: MessageFns<AffectedAddressFilter> = /* @__PURE__ */ checkedFns(
  "AffectedAddressFilter",
  {
    encode(message: AffectedAddressFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.address !== undefined) {
        writer.uint32(10).string(message.address);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AffectedAddressFilter = createBaseAffectedAddressFilter(),
    ): AffectedAddressFilter {
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
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AffectedAddressFilter> {
      AffectedAddressFilterView ??= viewClass(AffectedAddressFilter, createBaseAffectedAddressFilter, [
        { name: "address", tags: [10], type: "string" },
      ]);
      return new AffectedAddressFilterView(input, length);
    },

    create(base?: DeepPartial<AffectedAddressFilter>): AffectedAddressFilter {
      return AffectedAddressFilter.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AffectedAddressFilter>): AffectedAddressFilter {
      const message = createBaseAffectedAddressFilter();
      message.address = object.address ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseAffectedObjectFilter(): AffectedObjectFilter {
  return { objectId: undefined };
}

let AffectedObjectFilterView: ViewClass<AffectedObjectFilter> | undefined;

export const AffectedObjectFilter: MessageFns<AffectedObjectFilter> = /* @__PURE__ */ checkedFns(
  "AffectedObjectFilter",
  {
    encode(message: AffectedObjectFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.objectId !== undefined) {
        writer.uint32(10).string(message.objectId);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: AffectedObjectFilter = createBaseAffectedObjectFilter(),
    ): AffectedObjectFilter {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.objectId = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<AffectedObjectFilter> {
      AffectedObjectFilterView ??= viewClass(AffectedObjectFilter, createBaseAffectedObjectFilter, [
        { name: "objectId", tags: [10], type: "string" },
      ]);
      return new AffectedObjectFilterView(input, length);
    },

    create(base?: DeepPartial<AffectedObjectFilter>): AffectedObjectFilter {
      return AffectedObjectFilter.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<AffectedObjectFilter>): AffectedObjectFilter {
      const message = createBaseAffectedObjectFilter();
      message.objectId = object.objectId ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseMoveCallFilter(): MoveCallFilter {
  return { function: undefined };
}

let MoveCallFilterView: ViewClass<MoveCallFilter> | undefined;

export const MoveCallFilter: MessageFns<MoveCallFilter> = /* @__PURE__ */ checkedFns("MoveCallFilter", {
  encode(message: MoveCallFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.function !== undefined) {
      writer.uint32(10).string(message.function);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: MoveCallFilter = createBaseMoveCallFilter(),
  ): MoveCallFilter {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.function = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<MoveCallFilter> {
    MoveCallFilterView ??= viewClass(MoveCallFilter, createBaseMoveCallFilter, [
      { name: "function", tags: [10], type: "string" },
    ]);
    return new MoveCallFilterView(input, length);
  },

  create(base?: DeepPartial<MoveCallFilter>): MoveCallFilter {
    return MoveCallFilter.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<MoveCallFilter>): MoveCallFilter {
    const message = createBaseMoveCallFilter();
    message.function = object.function ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseEmitModuleFilter(): EmitModuleFilter {
  return { module: undefined };
}

let EmitModuleFilterView: ViewClass<EmitModuleFilter> | undefined;

export const EmitModuleFilter: MessageFns<EmitModuleFilter> = /* @__PURE__ */ checkedFns("EmitModuleFilter", {
  encode(message: EmitModuleFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.module !== undefined) {
      writer.uint32(10).string(message.module);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: EmitModuleFilter = createBaseEmitModuleFilter(),
  ): EmitModuleFilter {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.module = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EmitModuleFilter> {
    EmitModuleFilterView ??= viewClass(EmitModuleFilter, createBaseEmitModuleFilter, [
      { name: "module", tags: [10], type: "string" },
    ]);
    return new EmitModuleFilterView(input, length);
  },

  create(base?: DeepPartial<EmitModuleFilter>): EmitModuleFilter {
    return EmitModuleFilter.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<EmitModuleFilter>): EmitModuleFilter {
    const message = createBaseEmitModuleFilter();
    message.module = object.module ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseEventTypeFilter(): EventTypeFilter {
  return { eventType: undefined };
}

let EventTypeFilterView: ViewClass<EventTypeFilter> | undefined;

export const EventTypeFilter: MessageFns<EventTypeFilter> = /* @__PURE__ */ checkedFns("EventTypeFilter", {
  encode(message: EventTypeFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.eventType !== undefined) {
      writer.uint32(10).string(message.eventType);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: EventTypeFilter = createBaseEventTypeFilter(),
  ): EventTypeFilter {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.eventType = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EventTypeFilter> {
    EventTypeFilterView ??= viewClass(EventTypeFilter, createBaseEventTypeFilter, [
      { name: "eventType", tags: [10], type: "string" },
    ]);
    return new EventTypeFilterView(input, length);
  },

  create(base?: DeepPartial<EventTypeFilter>): EventTypeFilter {
    return EventTypeFilter.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<EventTypeFilter>): EventTypeFilter {
    const message = createBaseEventTypeFilter();
    message.eventType = object.eventType ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseEventStreamHeadFilter(): EventStreamHeadFilter {
  return { streamId: undefined };
}

let EventStreamHeadFilterView: ViewClass<EventStreamHeadFilter> | undefined;

export const EventStreamHeadFilter: MessageFns<EventStreamHeadFilter> = /* @__PURE__ */ checkedFns(
  "EventStreamHeadFilter",
  {
    encode(message: EventStreamHeadFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.streamId !== undefined) {
        writer.uint32(10).string(message.streamId);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: EventStreamHeadFilter = createBaseEventStreamHeadFilter(),
    ): EventStreamHeadFilter {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.streamId = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<EventStreamHeadFilter> {
      EventStreamHeadFilterView ??= viewClass(EventStreamHeadFilter, createBaseEventStreamHeadFilter, [
        { name: "streamId", tags: [10], type: "string" },
      ]);
      return new EventStreamHeadFilterView(input, length);
    },

    create(base?: DeepPartial<EventStreamHeadFilter>): EventStreamHeadFilter {
      return EventStreamHeadFilter.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<EventStreamHeadFilter>): EventStreamHeadFilter {
      const message = createBaseEventStreamHeadFilter();
      message.streamId = object.streamId ?? undefined;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBasePackageWriteFilter(): PackageWriteFilter {
  return {};
}

let PackageWriteFilterView: ViewClass<PackageWriteFilter> | undefined;

export const PackageWriteFilter: MessageFns<PackageWriteFilter> = /* @__PURE__ */ checkedFns("PackageWriteFilter", {
  encode(message: PackageWriteFilter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: PackageWriteFilter = createBasePackageWriteFilter(),
  ): PackageWriteFilter {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();

      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<PackageWriteFilter> {
    PackageWriteFilterView ??= viewClass(PackageWriteFilter, createBasePackageWriteFilter, []);
    return new PackageWriteFilterView(input, length);
  },

  create(base?: DeepPartial<PackageWriteFilter>): PackageWriteFilter {
    return PackageWriteFilter.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<PackageWriteFilter>): PackageWriteFilter {
    const message = createBasePackageWriteFilter();
    copyUnknown(object, message);
    return message;
  },
});
