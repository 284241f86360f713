// Generated from specs/grpc/sui/rpc/v2/query.proto. Do not edit: change the spec and run `npm run generate`.

import { Ordering, QueryEndReason } from "../../../sui-enums.ts";
export { Ordering, QueryEndReason };

/** Bounds, order and filters of lists and subscriptions. */
import { defineMessage, keepUnknown, type MessageFns, readerOf, valueOf } from "@node-access/transport/protobuf";

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

const emptyQueryOptions = (): QueryOptions => ({
  limit: undefined,
  after: undefined,
  before: undefined,
  ordering: undefined,
});

export const QueryOptions: MessageFns<QueryOptions> = /* @__PURE__ */ defineMessage("QueryOptions", {
  empty: emptyQueryOptions,
  fields: () => [
    { name: "limit", tags: [8], type: "uint32" },
    { name: "after", tags: [18], type: "bytes" },
    { name: "before", tags: [26], type: "bytes" },
    { name: "ordering", tags: [32], type: "int32" },
  ],
  decode(input, length, message = emptyQueryOptions()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.limit = reader.uint32();
      else if (tag === 18) message.after = reader.bytes();
      else if (tag === 26) message.before = reader.bytes();
      else if (tag === 32) message.ordering = reader.enumeration();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.limit !== undefined) writer.uint32(8).uint32(message.limit);
    if (message.after !== undefined) writer.uint32(18).bytes(message.after);
    if (message.before !== undefined) writer.uint32(26).bytes(message.before);
    if (message.ordering !== undefined) writer.uint32(32).int32(message.ordering);
  },
});

/** The progress of a scan. */
export interface Watermark {
  /** Opaque cursor for `after` or `before`. */
  cursor?: Uint8Array | undefined;
  /** Last checkpoint that was scanned completely. */
  checkpoint?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyWatermark = (): Watermark => ({ cursor: undefined, checkpoint: undefined });

export const Watermark: MessageFns<Watermark> = /* @__PURE__ */ defineMessage("Watermark", {
  empty: emptyWatermark,
  fields: () => [
    { name: "cursor", tags: [10], type: "bytes" },
    { name: "checkpoint", tags: [16], type: "uint64" },
  ],
  decode(input, length, message = emptyWatermark()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.cursor = reader.bytes();
      else if (tag === 16) message.checkpoint = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.cursor !== undefined) writer.uint32(10).bytes(message.cursor);
    if (message.checkpoint !== undefined) writer.uint32(16).uint64(message.checkpoint);
  },
});

/** The end of a list. */
export interface QueryEnd {
  /** Reason for the end. */
  reason?: QueryEndReason | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyQueryEnd = (): QueryEnd => ({ reason: undefined });

export const QueryEnd: MessageFns<QueryEnd> = /* @__PURE__ */ defineMessage("QueryEnd", {
  empty: emptyQueryEnd,
  fields: () => [{ name: "reason", tags: [8], type: "int32" }],
  decode(input, length, message = emptyQueryEnd()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.reason = reader.enumeration();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.reason !== undefined) writer.uint32(8).int32(message.reason);
  },
});

/** Filter for transactions. At least one term must match. */
export interface TransactionFilter {
  /** Terms, combined with OR. */
  terms: TransactionTerm[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionFilter = (): TransactionFilter => ({ terms: [] });

export const TransactionFilter: MessageFns<TransactionFilter> = /* @__PURE__ */ defineMessage("TransactionFilter", {
  empty: emptyTransactionFilter,
  fields: () => [{ name: "terms", tags: [10], type: TransactionTerm, repeated: true }],
  decode(input, length, message = emptyTransactionFilter()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.terms.push(TransactionTerm.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.terms) TransactionTerm.encode(item, writer.uint32(10).fork()).join();
  },
});

/** A conjunction of literals. */
export interface TransactionTerm {
  /** Literals, combined with AND. */
  literals: TransactionLiteral[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionTerm = (): TransactionTerm => ({ literals: [] });

export const TransactionTerm: MessageFns<TransactionTerm> = /* @__PURE__ */ defineMessage("TransactionTerm", {
  empty: emptyTransactionTerm,
  fields: () => [{ name: "literals", tags: [10], type: TransactionLiteral, repeated: true }],
  decode(input, length, message = emptyTransactionTerm()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.literals.push(TransactionLiteral.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.literals) TransactionLiteral.encode(item, writer.uint32(10).fork()).join();
  },
});

/** A predicate, optionally negated. */
export interface TransactionLiteral {
  /** Whether to negate the predicate. */
  negated: boolean;
  /** Condition to match. */
  predicate:
    // Transactions of a sender.
    | { $case: "sender"; value: SenderFilter }
    // Transactions that changed an address's objects or balances.
    | { $case: "affectedAddress"; value: AffectedAddressFilter }
    // Transactions that changed an object.
    | { $case: "affectedObject"; value: AffectedObjectFilter }
    // Transactions that called a Move function.
    | { $case: "moveCall"; value: MoveCallFilter }
    // Transactions with an event that a call of a module emitted.
    | { $case: "emitModule"; value: EmitModuleFilter }
    // Transactions with an event of a type.
    | { $case: "eventType"; value: EventTypeFilter }
    // Transactions that added to a stream of authenticated events.
    | { $case: "eventStreamHead"; value: EventStreamHeadFilter }
    // Transactions that published or upgraded a package.
    | { $case: "packageWrite"; value: PackageWriteFilter }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyTransactionLiteral = (): TransactionLiteral => ({ negated: false, predicate: undefined });

export const TransactionLiteral: MessageFns<TransactionLiteral> = /* @__PURE__ */ defineMessage("TransactionLiteral", {
  empty: emptyTransactionLiteral,
  fields: () => [
    { name: "negated", tags: [8], type: "bool" },
    { name: "predicate", tags: [18], type: SenderFilter, $case: "sender" },
    { name: "predicate", tags: [26], type: AffectedAddressFilter, $case: "affectedAddress" },
    { name: "predicate", tags: [34], type: AffectedObjectFilter, $case: "affectedObject" },
    { name: "predicate", tags: [42], type: MoveCallFilter, $case: "moveCall" },
    { name: "predicate", tags: [50], type: EmitModuleFilter, $case: "emitModule" },
    { name: "predicate", tags: [58], type: EventTypeFilter, $case: "eventType" },
    { name: "predicate", tags: [66], type: EventStreamHeadFilter, $case: "eventStreamHead" },
    { name: "predicate", tags: [74], type: PackageWriteFilter, $case: "packageWrite" },
  ],
  decode(input, length, message = emptyTransactionLiteral()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.negated = reader.bool();
      else if (tag === 18)
        message.predicate = {
          $case: "sender",
          value: SenderFilter.decode(reader, reader.length(), valueOf(message.predicate, "sender")),
        };
      else if (tag === 26)
        message.predicate = {
          $case: "affectedAddress",
          value: AffectedAddressFilter.decode(reader, reader.length(), valueOf(message.predicate, "affectedAddress")),
        };
      else if (tag === 34)
        message.predicate = {
          $case: "affectedObject",
          value: AffectedObjectFilter.decode(reader, reader.length(), valueOf(message.predicate, "affectedObject")),
        };
      else if (tag === 42)
        message.predicate = {
          $case: "moveCall",
          value: MoveCallFilter.decode(reader, reader.length(), valueOf(message.predicate, "moveCall")),
        };
      else if (tag === 50)
        message.predicate = {
          $case: "emitModule",
          value: EmitModuleFilter.decode(reader, reader.length(), valueOf(message.predicate, "emitModule")),
        };
      else if (tag === 58)
        message.predicate = {
          $case: "eventType",
          value: EventTypeFilter.decode(reader, reader.length(), valueOf(message.predicate, "eventType")),
        };
      else if (tag === 66)
        message.predicate = {
          $case: "eventStreamHead",
          value: EventStreamHeadFilter.decode(reader, reader.length(), valueOf(message.predicate, "eventStreamHead")),
        };
      else if (tag === 74)
        message.predicate = {
          $case: "packageWrite",
          value: PackageWriteFilter.decode(reader, reader.length(), valueOf(message.predicate, "packageWrite")),
        };
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.negated !== false) writer.uint32(8).bool(message.negated);
    if (message.predicate?.$case === "sender")
      SenderFilter.encode(message.predicate.value, writer.uint32(18).fork()).join();
    else if (message.predicate?.$case === "affectedAddress")
      AffectedAddressFilter.encode(message.predicate.value, writer.uint32(26).fork()).join();
    else if (message.predicate?.$case === "affectedObject")
      AffectedObjectFilter.encode(message.predicate.value, writer.uint32(34).fork()).join();
    else if (message.predicate?.$case === "moveCall")
      MoveCallFilter.encode(message.predicate.value, writer.uint32(42).fork()).join();
    else if (message.predicate?.$case === "emitModule")
      EmitModuleFilter.encode(message.predicate.value, writer.uint32(50).fork()).join();
    else if (message.predicate?.$case === "eventType")
      EventTypeFilter.encode(message.predicate.value, writer.uint32(58).fork()).join();
    else if (message.predicate?.$case === "eventStreamHead")
      EventStreamHeadFilter.encode(message.predicate.value, writer.uint32(66).fork()).join();
    else if (message.predicate?.$case === "packageWrite")
      PackageWriteFilter.encode(message.predicate.value, writer.uint32(74).fork()).join();
  },
});

/** Filter for events. At least one term must match. */
export interface EventFilter {
  /** Terms, combined with OR. */
  terms: EventTerm[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEventFilter = (): EventFilter => ({ terms: [] });

export const EventFilter: MessageFns<EventFilter> = /* @__PURE__ */ defineMessage("EventFilter", {
  empty: emptyEventFilter,
  fields: () => [{ name: "terms", tags: [10], type: EventTerm, repeated: true }],
  decode(input, length, message = emptyEventFilter()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.terms.push(EventTerm.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.terms) EventTerm.encode(item, writer.uint32(10).fork()).join();
  },
});

/** A conjunction of literals. */
export interface EventTerm {
  /** Literals, combined with AND. */
  literals: EventLiteral[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEventTerm = (): EventTerm => ({ literals: [] });

export const EventTerm: MessageFns<EventTerm> = /* @__PURE__ */ defineMessage("EventTerm", {
  empty: emptyEventTerm,
  fields: () => [{ name: "literals", tags: [10], type: EventLiteral, repeated: true }],
  decode(input, length, message = emptyEventTerm()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.literals.push(EventLiteral.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.literals) EventLiteral.encode(item, writer.uint32(10).fork()).join();
  },
});

/** A predicate, optionally negated. */
export interface EventLiteral {
  /** Whether to negate the predicate. */
  negated: boolean;
  /** Condition to match. */
  predicate:
    // Events of a sender's transactions.
    | { $case: "sender"; value: SenderFilter }
    // Events that a call of a module emitted.
    | { $case: "emitModule"; value: EmitModuleFilter }
    // Events of a type.
    | { $case: "eventType"; value: EventTypeFilter }
    // Events of a stream of authenticated events.
    | { $case: "eventStreamHead"; value: EventStreamHeadFilter }
    | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEventLiteral = (): EventLiteral => ({ negated: false, predicate: undefined });

export const EventLiteral: MessageFns<EventLiteral> = /* @__PURE__ */ defineMessage("EventLiteral", {
  empty: emptyEventLiteral,
  fields: () => [
    { name: "negated", tags: [8], type: "bool" },
    { name: "predicate", tags: [18], type: SenderFilter, $case: "sender" },
    { name: "predicate", tags: [26], type: EmitModuleFilter, $case: "emitModule" },
    { name: "predicate", tags: [34], type: EventTypeFilter, $case: "eventType" },
    { name: "predicate", tags: [42], type: EventStreamHeadFilter, $case: "eventStreamHead" },
  ],
  decode(input, length, message = emptyEventLiteral()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.negated = reader.bool();
      else if (tag === 18)
        message.predicate = {
          $case: "sender",
          value: SenderFilter.decode(reader, reader.length(), valueOf(message.predicate, "sender")),
        };
      else if (tag === 26)
        message.predicate = {
          $case: "emitModule",
          value: EmitModuleFilter.decode(reader, reader.length(), valueOf(message.predicate, "emitModule")),
        };
      else if (tag === 34)
        message.predicate = {
          $case: "eventType",
          value: EventTypeFilter.decode(reader, reader.length(), valueOf(message.predicate, "eventType")),
        };
      else if (tag === 42)
        message.predicate = {
          $case: "eventStreamHead",
          value: EventStreamHeadFilter.decode(reader, reader.length(), valueOf(message.predicate, "eventStreamHead")),
        };
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.negated !== false) writer.uint32(8).bool(message.negated);
    if (message.predicate?.$case === "sender")
      SenderFilter.encode(message.predicate.value, writer.uint32(18).fork()).join();
    else if (message.predicate?.$case === "emitModule")
      EmitModuleFilter.encode(message.predicate.value, writer.uint32(26).fork()).join();
    else if (message.predicate?.$case === "eventType")
      EventTypeFilter.encode(message.predicate.value, writer.uint32(34).fork()).join();
    else if (message.predicate?.$case === "eventStreamHead")
      EventStreamHeadFilter.encode(message.predicate.value, writer.uint32(42).fork()).join();
  },
});

/** Filter by the transaction's sender. */
export interface SenderFilter {
  /** Address of the sender: 64 hex digits, prefixed with `0x`. */
  address?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptySenderFilter = (): SenderFilter => ({ address: undefined });

export const SenderFilter: MessageFns<SenderFilter> = /* @__PURE__ */ defineMessage("SenderFilter", {
  empty: emptySenderFilter,
  fields: () => [{ name: "address", tags: [10], type: "string" }],
  decode(input, length, message = emptySenderFilter()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.address = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.address !== undefined) writer.uint32(10).string(message.address);
  },
});

/** Filter by an address affected by the transaction, as sender, sponsor or owner. */
export interface AffectedAddressFilter {
  /** Address: 64 hex digits, prefixed with `0x`. */
  address?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAffectedAddressFilter = (): AffectedAddressFilter => ({ address: undefined });

export const AffectedAddressFilter: MessageFns<AffectedAddressFilter> = /* @__PURE__ */ defineMessage(
  "AffectedAddressFilter",
  {
    empty: emptyAffectedAddressFilter,
    fields: () => [{ name: "address", tags: [10], type: "string" }],
    decode(input, length, message = emptyAffectedAddressFilter()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.address = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.address !== undefined) writer.uint32(10).string(message.address);
    },
  },
);

/** Filter by an object affected by the transaction. */
export interface AffectedObjectFilter {
  /** Object id: 64 hex digits, prefixed with `0x`. */
  objectId?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyAffectedObjectFilter = (): AffectedObjectFilter => ({ objectId: undefined });

export const AffectedObjectFilter: MessageFns<AffectedObjectFilter> = /* @__PURE__ */ defineMessage(
  "AffectedObjectFilter",
  {
    empty: emptyAffectedObjectFilter,
    fields: () => [{ name: "objectId", tags: [10], type: "string" }],
    decode(input, length, message = emptyAffectedObjectFilter()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.objectId = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.objectId !== undefined) writer.uint32(10).string(message.objectId);
    },
  },
);

/** Filter by a called Move function. */
export interface MoveCallFilter {
  /** Function in the form `package`, `package::module` or `package::module::function`. */
  function?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyMoveCallFilter = (): MoveCallFilter => ({ function: undefined });

export const MoveCallFilter: MessageFns<MoveCallFilter> = /* @__PURE__ */ defineMessage("MoveCallFilter", {
  empty: emptyMoveCallFilter,
  fields: () => [{ name: "function", tags: [10], type: "string" }],
  decode(input, length, message = emptyMoveCallFilter()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.function = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.function !== undefined) writer.uint32(10).string(message.function);
  },
});

/** Filter by the module that emitted an event. */
export interface EmitModuleFilter {
  /** Module in the form `package` or `package::module`. */
  module?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEmitModuleFilter = (): EmitModuleFilter => ({ module: undefined });

export const EmitModuleFilter: MessageFns<EmitModuleFilter> = /* @__PURE__ */ defineMessage("EmitModuleFilter", {
  empty: emptyEmitModuleFilter,
  fields: () => [{ name: "module", tags: [10], type: "string" }],
  decode(input, length, message = emptyEmitModuleFilter()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.module = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.module !== undefined) writer.uint32(10).string(message.module);
  },
});

/** Filter by the type of an event. */
export interface EventTypeFilter {
  /** Type in any form from `package` to a full type with its parameters. */
  eventType?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEventTypeFilter = (): EventTypeFilter => ({ eventType: undefined });

export const EventTypeFilter: MessageFns<EventTypeFilter> = /* @__PURE__ */ defineMessage("EventTypeFilter", {
  empty: emptyEventTypeFilter,
  fields: () => [{ name: "eventType", tags: [10], type: "string" }],
  decode(input, length, message = emptyEventTypeFilter()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.eventType = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.eventType !== undefined) writer.uint32(10).string(message.eventType);
  },
});

/** Filter by a stream of authenticated events. */
export interface EventStreamHeadFilter {
  /** Address of the stream: hex digits, prefixed with `0x`. */
  streamId?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyEventStreamHeadFilter = (): EventStreamHeadFilter => ({ streamId: undefined });

export const EventStreamHeadFilter: MessageFns<EventStreamHeadFilter> = /* @__PURE__ */ defineMessage(
  "EventStreamHeadFilter",
  {
    empty: emptyEventStreamHeadFilter,
    fields: () => [{ name: "streamId", tags: [10], type: "string" }],
    decode(input, length, message = emptyEventStreamHeadFilter()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.streamId = reader.string();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.streamId !== undefined) writer.uint32(10).string(message.streamId);
    },
  },
);

/** Filter for transactions that publish or upgrade a package. */
export interface PackageWriteFilter {
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyPackageWriteFilter = (): PackageWriteFilter => ({});

export const PackageWriteFilter: MessageFns<PackageWriteFilter> = /* @__PURE__ */ defineMessage("PackageWriteFilter", {
  empty: emptyPackageWriteFilter,
  fields: () => [],
  decode(input, length, message = emptyPackageWriteFilter()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode() {},
});
