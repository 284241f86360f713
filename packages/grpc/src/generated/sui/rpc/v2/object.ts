// Generated from specs/grpc/sui/rpc/v2/object.proto. Do not edit: change the spec and run `npm run generate`.

import { Owner_OwnerKind } from "../../../sui-enums.ts";
export { Owner_OwnerKind };

/** Objects of Sui. */
import {
  defineMessage,
  keepUnknown,
  type MessageFns,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";
import { Value } from "../../../google/protobuf/struct.ts";
import { Package } from "./move_package.ts";

/** An object at one version. */
export interface Object {
  /** Whole object in BCS, with its metadata. */
  bcs?: Bcs | undefined;
  /** Object id: 64 hex digits, prefixed with `0x`. */
  objectId?: string | undefined;
  /** Version of the object, which increases with each write. */
  version?: bigint | undefined;
  /** Base58-encoded digest of the object. */
  digest?: string | undefined;
  /** Who may use the object in transactions. */
  owner?: Owner | undefined;
  /** Move type of the object; `package` for packages. */
  objectType?: string | undefined;
  /** Whether the type has the `store` ability; absent for packages. Deprecated. */
  hasPublicTransfer?: boolean | undefined;
  /** Move value; absent for packages. */
  contents?: Bcs | undefined;
  /** Package; only for packages. */
  package?: Package | undefined;
  /** Digest of the transaction that wrote this version. */
  previousTransaction?: string | undefined;
  /** Storage rebate, in MIST. */
  storageRebate?: bigint | undefined;
  /** Contents as JSON, if the node can render them. */
  json?: unknown;
  /** Balance; only for coins. */
  balance?: bigint | undefined;
  /** Object as rendered by the Display of its type. */
  display?: Display | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyObject = (): Object => ({
  bcs: undefined,
  objectId: undefined,
  version: undefined,
  digest: undefined,
  owner: undefined,
  objectType: undefined,
  hasPublicTransfer: undefined,
  contents: undefined,
  package: undefined,
  previousTransaction: undefined,
  storageRebate: undefined,
  json: undefined,
  balance: undefined,
  display: undefined,
});

export const Object: MessageFns<Object> = /* @__PURE__ */ defineMessage("Object", {
  empty: emptyObject,
  fields: () => [
    { name: "bcs", tags: [10], type: Bcs },
    { name: "objectId", tags: [18], type: "string" },
    { name: "version", tags: [24], type: "uint64" },
    { name: "digest", tags: [34], type: "string" },
    { name: "owner", tags: [42], type: Owner },
    { name: "objectType", tags: [50], type: "string" },
    { name: "hasPublicTransfer", tags: [56], type: "bool" },
    { name: "contents", tags: [66], type: Bcs },
    { name: "package", tags: [74], type: Package },
    { name: "previousTransaction", tags: [82], type: "string" },
    { name: "storageRebate", tags: [88], type: "uint64" },
    { name: "json", tags: [802], type: Value },
    { name: "balance", tags: [808], type: "uint64" },
    { name: "display", tags: [818], type: Display },
  ],
  decode(input, length, message = emptyObject()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.bcs = Bcs.decode(reader, reader.length(), message.bcs);
      else if (tag === 18) message.objectId = reader.string();
      else if (tag === 24) message.version = reader.uint64();
      else if (tag === 34) message.digest = reader.string();
      else if (tag === 42) message.owner = Owner.decode(reader, reader.length(), message.owner);
      else if (tag === 50) message.objectType = reader.string();
      else if (tag === 56) message.hasPublicTransfer = reader.bool();
      else if (tag === 66) message.contents = Bcs.decode(reader, reader.length(), message.contents);
      else if (tag === 74) message.package = Package.decode(reader, reader.length(), message.package);
      else if (tag === 82) message.previousTransaction = reader.string();
      else if (tag === 88) message.storageRebate = reader.uint64();
      else if (tag === 808) message.balance = reader.uint64();
      else if (tag === 818) message.display = Display.decode(reader, reader.length(), message.display);
      else readField(Object, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.bcs !== undefined) Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    if (message.objectId !== undefined) writer.uint32(18).string(message.objectId);
    if (message.version !== undefined) writer.uint32(24).uint64(message.version);
    if (message.digest !== undefined) writer.uint32(34).string(message.digest);
    if (message.owner !== undefined) Owner.encode(message.owner, writer.uint32(42).fork()).join();
    if (message.objectType !== undefined) writer.uint32(50).string(message.objectType);
    if (message.hasPublicTransfer !== undefined) writer.uint32(56).bool(message.hasPublicTransfer);
    if (message.contents !== undefined) Bcs.encode(message.contents, writer.uint32(66).fork()).join();
    if (message.package !== undefined) Package.encode(message.package, writer.uint32(74).fork()).join();
    if (message.previousTransaction !== undefined) writer.uint32(82).string(message.previousTransaction);
    if (message.storageRebate !== undefined) writer.uint32(88).uint64(message.storageRebate);
    writeField(Object, 802, message, writer);
    if (message.balance !== undefined) writer.uint32(808).uint64(message.balance);
    if (message.display !== undefined) Display.encode(message.display, writer.uint32(818).fork()).join();
  },
});

/** Objects, each at a version. */
export interface ObjectSet {
  /** Objects, sorted by id and version. */
  objects: Object[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyObjectSet = (): ObjectSet => ({ objects: [] });

export const ObjectSet: MessageFns<ObjectSet> = /* @__PURE__ */ defineMessage("ObjectSet", {
  empty: emptyObjectSet,
  fields: () => [{ name: "objects", tags: [10], type: Object, repeated: true }],
  decode(input, length, message = emptyObjectSet()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.objects.push(Object.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.objects) Object.encode(item, writer.uint32(10).fork()).join();
  },
});

/** Display of an object, as defined by its type. */
export interface Display {
  /** Rendered fields, by key; fields that failed are null. */
  output?: unknown;
  /** Errors, by key of the failed output. */
  errors?: unknown;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyDisplay = (): Display => ({ output: undefined, errors: undefined });

export const Display: MessageFns<Display> = /* @__PURE__ */ defineMessage("Display", {
  empty: emptyDisplay,
  fields: () => [
    { name: "output", tags: [10], type: Value },
    { name: "errors", tags: [18], type: Value },
  ],
  decode(input, length, message = emptyDisplay()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      readField(Display, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    writeField(Display, 10, message, writer);
    writeField(Display, 18, message, writer);
  },
});

/** Reference to a version of an object. */
export interface ObjectReference {
  /** Object id: 64 hex digits, prefixed with `0x`. */
  objectId?: string | undefined;
  /** Version of the object. */
  version?: bigint | undefined;
  /** Base58-encoded digest of the version. */
  digest?: string | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyObjectReference = (): ObjectReference => ({
  objectId: undefined,
  version: undefined,
  digest: undefined,
});

export const ObjectReference: MessageFns<ObjectReference> = /* @__PURE__ */ defineMessage("ObjectReference", {
  empty: emptyObjectReference,
  fields: () => [
    { name: "objectId", tags: [10], type: "string" },
    { name: "version", tags: [16], type: "uint64" },
    { name: "digest", tags: [26], type: "string" },
  ],
  decode(input, length, message = emptyObjectReference()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.objectId = reader.string();
      else if (tag === 16) message.version = reader.uint64();
      else if (tag === 26) message.digest = reader.string();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.objectId !== undefined) writer.uint32(10).string(message.objectId);
    if (message.version !== undefined) writer.uint32(16).uint64(message.version);
    if (message.digest !== undefined) writer.uint32(26).string(message.digest);
  },
});

/** The owner of an object. */
export interface Owner {
  /** Kind of ownership. */
  kind?: Owner_OwnerKind | undefined;
  /** Address of the owner, for kinds with one. */
  address?: string | undefined;
  /** Version at which the object became shared or owned by consensus. */
  version?: bigint | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyOwner = (): Owner => ({ kind: undefined, address: undefined, version: undefined });

export const Owner: MessageFns<Owner> = /* @__PURE__ */ defineMessage("Owner", {
  empty: emptyOwner,
  fields: () => [
    { name: "kind", tags: [8], type: "int32" },
    { name: "address", tags: [18], type: "string" },
    { name: "version", tags: [24], type: "uint64" },
  ],
  decode(input, length, message = emptyOwner()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.kind = reader.enumeration();
      else if (tag === 18) message.address = reader.string();
      else if (tag === 24) message.version = reader.uint64();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.kind !== undefined) writer.uint32(8).int32(message.kind);
    if (message.address !== undefined) writer.uint32(18).string(message.address);
    if (message.version !== undefined) writer.uint32(24).uint64(message.version);
  },
});

/** A value in BCS (Binary Canonical Serialization). */
export interface Bcs {
  /** Name of the type. */
  name?: string | undefined;
  /** Value in BCS, as raw bytes. */
  value?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyBcs = (): Bcs => ({ name: undefined, value: undefined });

export const Bcs: MessageFns<Bcs> = /* @__PURE__ */ defineMessage("Bcs", {
  empty: emptyBcs,
  fields: () => [
    { name: "name", tags: [10], type: "string" },
    { name: "value", tags: [18], type: "bytes" },
  ],
  decode(input, length, message = emptyBcs()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.name = reader.string();
      else if (tag === 18) message.value = reader.bytes();
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.name !== undefined) writer.uint32(10).string(message.name);
    if (message.value !== undefined) writer.uint32(18).bytes(message.value);
  },
});
