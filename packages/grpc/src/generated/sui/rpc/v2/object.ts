// Generated from specs/grpc/sui/rpc/v2/object.proto. Do not edit: change the spec and run `npm run generate`.

import { Owner_OwnerKind } from "../../../sui-enums.ts";
export { Owner_OwnerKind };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { Package } from "./move_package.ts";

import { Value } from "../../../google/protobuf/struct.ts";

/** Objects of Sui. */

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

/** Objects, each at a version. */
export interface ObjectSet {
  /** Objects, sorted by id and version. */
  objects: Object[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Display of an object, as defined by its type. */
export interface Display {
  /** Rendered fields, by key; fields that failed are null. */
  output?: unknown;
  /** Errors, by key of the failed output. */
  errors?: unknown;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

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

/** A value in BCS (Binary Canonical Serialization). */
export interface Bcs {
  /** Name of the type. */
  name?: string | undefined;
  /** Value in BCS, as raw bytes. */
  value?: Uint8Array | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseObject(): Object {
  return {
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
  };
}

let ObjectView: ViewClass<Object> | undefined;

export const Object: MessageFns<Object> = /* @__PURE__ */ checkedFns("Object", {
  encode(message: Object, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.bcs !== undefined) {
      Bcs.encode(message.bcs, writer.uint32(10).fork()).join();
    }
    if (message.objectId !== undefined) {
      writer.uint32(18).string(message.objectId);
    }
    if (message.version !== undefined) {
      writer.uint32(24).uint64(message.version);
    }
    if (message.digest !== undefined) {
      writer.uint32(34).string(message.digest);
    }
    if (message.owner !== undefined) {
      Owner.encode(message.owner, writer.uint32(42).fork()).join();
    }
    if (message.objectType !== undefined) {
      writer.uint32(50).string(message.objectType);
    }
    if (message.hasPublicTransfer !== undefined) {
      writer.uint32(56).bool(message.hasPublicTransfer);
    }
    if (message.contents !== undefined) {
      Bcs.encode(message.contents, writer.uint32(66).fork()).join();
    }
    if (message.package !== undefined) {
      Package.encode(message.package, writer.uint32(74).fork()).join();
    }
    if (message.previousTransaction !== undefined) {
      writer.uint32(82).string(message.previousTransaction);
    }
    if (message.storageRebate !== undefined) {
      writer.uint32(88).uint64(message.storageRebate);
    }
    if (message.json !== undefined) {
      Value.encode(Value.wrap(message.json), writer.uint32(802).fork()).join();
    }
    if (message.balance !== undefined) {
      writer.uint32(808).uint64(message.balance);
    }
    if (message.display !== undefined) {
      Display.encode(message.display, writer.uint32(818).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Object = createBaseObject()): Object {
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

          message.objectId = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.version = reader.uint64() as bigint;
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          message.digest = reader.string();
          continue;
        }
        case 5: {
          if (tag !== 42) {
            break;
          }

          message.owner = Owner.decode(reader, reader.length(), message.owner);
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.objectType = reader.string();
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.hasPublicTransfer = reader.bool();
          continue;
        }
        case 8: {
          if (tag !== 66) {
            break;
          }

          message.contents = Bcs.decode(reader, reader.length(), message.contents);
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.package = Package.decode(reader, reader.length(), message.package);
          continue;
        }
        case 10: {
          if (tag !== 82) {
            break;
          }

          message.previousTransaction = reader.string();
          continue;
        }
        case 11: {
          if (tag !== 88) {
            break;
          }

          message.storageRebate = reader.uint64() as bigint;
          continue;
        }
        case 100: {
          if (tag !== 802) {
            break;
          }

          message.json = Value.unwrap(Value.decode(reader, reader.length(), Value.wrap(message.json)));
          continue;
        }
        case 101: {
          if (tag !== 808) {
            break;
          }

          message.balance = reader.uint64() as bigint;
          continue;
        }
        case 102: {
          if (tag !== 818) {
            break;
          }

          message.display = Display.decode(reader, reader.length(), message.display);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Object> {
    ObjectView ??= viewClass(Object, createBaseObject, [
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
    ]);
    return new ObjectView(input, length);
  },

  create(base?: DeepPartial<Object>): Object {
    return Object.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Object>): Object {
    const message = createBaseObject();
    message.bcs = object.bcs !== undefined && object.bcs !== null ? Bcs.fromPartial(object.bcs) : undefined;
    message.objectId = object.objectId ?? undefined;
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    message.digest = object.digest ?? undefined;
    message.owner = object.owner !== undefined && object.owner !== null ? Owner.fromPartial(object.owner) : undefined;
    message.objectType = object.objectType ?? undefined;
    message.hasPublicTransfer = object.hasPublicTransfer ?? undefined;
    message.contents =
      object.contents !== undefined && object.contents !== null ? Bcs.fromPartial(object.contents) : undefined;
    message.package =
      object.package !== undefined && object.package !== null ? Package.fromPartial(object.package) : undefined;
    message.previousTransaction = object.previousTransaction ?? undefined;
    message.storageRebate =
      object.storageRebate !== undefined && object.storageRebate !== null ? BigInt(object.storageRebate) : undefined;
    message.json = object.json === undefined ? undefined : object.json;
    message.balance = object.balance !== undefined && object.balance !== null ? BigInt(object.balance) : undefined;
    message.display =
      object.display !== undefined && object.display !== null ? Display.fromPartial(object.display) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseObjectSet(): ObjectSet {
  return { objects: [] };
}

let ObjectSetView: ViewClass<ObjectSet> | undefined;

export const ObjectSet: MessageFns<ObjectSet> = /* @__PURE__ */ checkedFns("ObjectSet", {
  encode(message: ObjectSet, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.objects) {
      Object.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: ObjectSet = createBaseObjectSet()): ObjectSet {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.objects.push(Object.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ObjectSet> {
    ObjectSetView ??= viewClass(ObjectSet, createBaseObjectSet, [
      { name: "objects", tags: [10], type: Object, repeated: true },
    ]);
    return new ObjectSetView(input, length);
  },

  create(base?: DeepPartial<ObjectSet>): ObjectSet {
    return ObjectSet.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ObjectSet>): ObjectSet {
    const message = createBaseObjectSet();
    message.objects = object.objects?.map((e) => Object.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseDisplay(): Display {
  return { output: undefined, errors: undefined };
}

let DisplayView: ViewClass<Display> | undefined;

export const Display: MessageFns<Display> = /* @__PURE__ */ checkedFns("Display", {
  encode(message: Display, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.output !== undefined) {
      Value.encode(Value.wrap(message.output), writer.uint32(10).fork()).join();
    }
    if (message.errors !== undefined) {
      Value.encode(Value.wrap(message.errors), writer.uint32(18).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Display = createBaseDisplay()): Display {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.output = Value.unwrap(Value.decode(reader, reader.length(), Value.wrap(message.output)));
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.errors = Value.unwrap(Value.decode(reader, reader.length(), Value.wrap(message.errors)));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Display> {
    DisplayView ??= viewClass(Display, createBaseDisplay, [
      { name: "output", tags: [10], type: Value },
      { name: "errors", tags: [18], type: Value },
    ]);
    return new DisplayView(input, length);
  },

  create(base?: DeepPartial<Display>): Display {
    return Display.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Display>): Display {
    const message = createBaseDisplay();
    message.output = object.output === undefined ? undefined : object.output;
    message.errors = object.errors === undefined ? undefined : object.errors;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseObjectReference(): ObjectReference {
  return { objectId: undefined, version: undefined, digest: undefined };
}

let ObjectReferenceView: ViewClass<ObjectReference> | undefined;

export const ObjectReference: MessageFns<ObjectReference> = /* @__PURE__ */ checkedFns("ObjectReference", {
  encode(message: ObjectReference, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.objectId !== undefined) {
      writer.uint32(10).string(message.objectId);
    }
    if (message.version !== undefined) {
      writer.uint32(16).uint64(message.version);
    }
    if (message.digest !== undefined) {
      writer.uint32(26).string(message.digest);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ObjectReference = createBaseObjectReference(),
  ): ObjectReference {
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
        case 2: {
          if (tag !== 16) {
            break;
          }

          message.version = reader.uint64() as bigint;
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.digest = reader.string();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ObjectReference> {
    ObjectReferenceView ??= viewClass(ObjectReference, createBaseObjectReference, [
      { name: "objectId", tags: [10], type: "string" },
      { name: "version", tags: [16], type: "uint64" },
      { name: "digest", tags: [26], type: "string" },
    ]);
    return new ObjectReferenceView(input, length);
  },

  create(base?: DeepPartial<ObjectReference>): ObjectReference {
    return ObjectReference.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ObjectReference>): ObjectReference {
    const message = createBaseObjectReference();
    message.objectId = object.objectId ?? undefined;
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    message.digest = object.digest ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseOwner(): Owner {
  return { kind: undefined, address: undefined, version: undefined };
}

let OwnerView: ViewClass<Owner> | undefined;

export const Owner: MessageFns<Owner> = /* @__PURE__ */ checkedFns("Owner", {
  encode(message: Owner, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.kind !== undefined) {
      writer.uint32(8).int32(message.kind);
    }
    if (message.address !== undefined) {
      writer.uint32(18).string(message.address);
    }
    if (message.version !== undefined) {
      writer.uint32(24).uint64(message.version);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Owner = createBaseOwner()): Owner {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.kind = reader.enumeration();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.address = reader.string();
          continue;
        }
        case 3: {
          if (tag !== 24) {
            break;
          }

          message.version = reader.uint64() as bigint;
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Owner> {
    OwnerView ??= viewClass(Owner, createBaseOwner, [
      { name: "kind", tags: [8], type: "int32" },
      { name: "address", tags: [18], type: "string" },
      { name: "version", tags: [24], type: "uint64" },
    ]);
    return new OwnerView(input, length);
  },

  create(base?: DeepPartial<Owner>): Owner {
    return Owner.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Owner>): Owner {
    const message = createBaseOwner();
    message.kind = object.kind ?? undefined;
    message.address = object.address ?? undefined;
    message.version = object.version !== undefined && object.version !== null ? BigInt(object.version) : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseBcs(): Bcs {
  return { name: undefined, value: undefined };
}

let BcsView: ViewClass<Bcs> | undefined;

export const Bcs: MessageFns<Bcs> = /* @__PURE__ */ checkedFns("Bcs", {
  encode(message: Bcs, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.name !== undefined) {
      writer.uint32(10).string(message.name);
    }
    if (message.value !== undefined) {
      writer.uint32(18).bytes(message.value);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Bcs = createBaseBcs()): Bcs {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.name = reader.string();
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.value = reader.bytes();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Bcs> {
    BcsView ??= viewClass(Bcs, createBaseBcs, [
      { name: "name", tags: [10], type: "string" },
      { name: "value", tags: [18], type: "bytes" },
    ]);
    return new BcsView(input, length);
  },

  create(base?: DeepPartial<Bcs>): Bcs {
    return Bcs.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Bcs>): Bcs {
    const message = createBaseBcs();
    message.name = object.name ?? undefined;
    message.value = object.value ?? undefined;
    copyUnknown(object, message);
    return message;
  },
});
