// Generated from specs/grpc/sui/rpc/v2/epoch.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "../../../../wire/message.ts";
import { BinaryReader } from "../../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../../wire/message-parts.ts";
import { ValidatorCommittee } from "./signature.ts";
import { SystemState } from "./system_state.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";

import { Value } from "../../../google/protobuf/struct.ts";

/** Epochs of Sui. */

/** An epoch. */
export interface Epoch {
  /** Epoch number; genesis is 0. */
  epoch?: bigint | undefined;
  /** Validators of the epoch, with their voting weights. */
  committee?: ValidatorCommittee | undefined;
  /** System state at the start of the epoch; for the current epoch, as it is now. */
  systemState?: SystemState | undefined;
  /** First checkpoint of the epoch. */
  firstCheckpoint?: bigint | undefined;
  /** Last checkpoint of the epoch; absent for the current epoch. */
  lastCheckpoint?: bigint | undefined;
  /** Time at which the epoch began. */
  start?: Timestamp | undefined;
  /** End of the epoch; absent for the current epoch. */
  end?: Timestamp | undefined;
  /** Reference gas price, in MIST. */
  referenceGasPrice?: bigint | undefined;
  /** Configuration of the epoch's protocol version. */
  protocolConfig?: ProtocolConfig | undefined;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Configuration of a protocol version. */
export interface ProtocolConfig {
  /** Number of the protocol version. */
  protocolVersion?: bigint | undefined;
  /**
   * Flags by name. Deprecated: use `configs`.
   *
   * @deprecated
   */
  featureFlags: { [key: string]: boolean };
  /**
   * Values by name, as text. Deprecated: use `configs`.
   *
   * @deprecated
   */
  attributes: { [key: string]: string };
  /** Flags and values by name, as JSON. */
  configs: { [key: string]: unknown };
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface ProtocolConfig_FeatureFlagsEntry {
  key: string;
  value: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface ProtocolConfig_AttributesEntry {
  key: string;
  value: string;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface ProtocolConfig_ConfigsEntry {
  key: string;
  value: unknown;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseEpoch(): Epoch {
  return {
    epoch: undefined,
    committee: undefined,
    systemState: undefined,
    firstCheckpoint: undefined,
    lastCheckpoint: undefined,
    start: undefined,
    end: undefined,
    referenceGasPrice: undefined,
    protocolConfig: undefined,
  };
}

let EpochView: ViewClass<Epoch> | undefined;

export const Epoch: MessageFns<Epoch> = /* @__PURE__ */ checkedFns("Epoch", {
  encode(message: Epoch, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.epoch !== undefined) {
      writer.uint32(8).uint64(message.epoch);
    }
    if (message.committee !== undefined) {
      ValidatorCommittee.encode(message.committee, writer.uint32(18).fork()).join();
    }
    if (message.systemState !== undefined) {
      SystemState.encode(message.systemState, writer.uint32(26).fork()).join();
    }
    if (message.firstCheckpoint !== undefined) {
      writer.uint32(32).uint64(message.firstCheckpoint);
    }
    if (message.lastCheckpoint !== undefined) {
      writer.uint32(40).uint64(message.lastCheckpoint);
    }
    if (message.start !== undefined) {
      Timestamp.encode(message.start, writer.uint32(50).fork()).join();
    }
    if (message.end !== undefined) {
      Timestamp.encode(message.end, writer.uint32(58).fork()).join();
    }
    if (message.referenceGasPrice !== undefined) {
      writer.uint32(64).uint64(message.referenceGasPrice);
    }
    if (message.protocolConfig !== undefined) {
      ProtocolConfig.encode(message.protocolConfig, writer.uint32(74).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Epoch = createBaseEpoch()): Epoch {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.epoch = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.committee = ValidatorCommittee.decode(reader, reader.length(), message.committee);
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          message.systemState = SystemState.decode(reader, reader.length(), message.systemState);
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.firstCheckpoint = reader.uint64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.lastCheckpoint = reader.uint64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.start = Timestamp.decode(reader, reader.length(), message.start);
          continue;
        }
        case 7: {
          if (tag !== 58) {
            break;
          }

          message.end = Timestamp.decode(reader, reader.length(), message.end);
          continue;
        }
        case 8: {
          if (tag !== 64) {
            break;
          }

          message.referenceGasPrice = reader.uint64() as bigint;
          continue;
        }
        case 9: {
          if (tag !== 74) {
            break;
          }

          message.protocolConfig = ProtocolConfig.decode(reader, reader.length(), message.protocolConfig);
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Epoch> {
    EpochView ??= viewClass(Epoch, createBaseEpoch, [
      { name: "epoch", tags: [8], type: "uint64" },
      { name: "committee", tags: [18], type: ValidatorCommittee },
      { name: "systemState", tags: [26], type: SystemState },
      { name: "firstCheckpoint", tags: [32], type: "uint64" },
      { name: "lastCheckpoint", tags: [40], type: "uint64" },
      { name: "start", tags: [50], type: Timestamp },
      { name: "end", tags: [58], type: Timestamp },
      { name: "referenceGasPrice", tags: [64], type: "uint64" },
      { name: "protocolConfig", tags: [74], type: ProtocolConfig },
    ]);
    return new EpochView(input, length);
  },

  create(base?: DeepPartial<Epoch>): Epoch {
    return Epoch.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Epoch>): Epoch {
    const message = createBaseEpoch();
    message.epoch = object.epoch !== undefined && object.epoch !== null ? BigInt(object.epoch) : undefined;
    message.committee =
      object.committee !== undefined && object.committee !== null
        ? ValidatorCommittee.fromPartial(object.committee)
        : undefined;
    message.systemState =
      object.systemState !== undefined && object.systemState !== null
        ? SystemState.fromPartial(object.systemState)
        : undefined;
    message.firstCheckpoint =
      object.firstCheckpoint !== undefined && object.firstCheckpoint !== null
        ? BigInt(object.firstCheckpoint)
        : undefined;
    message.lastCheckpoint =
      object.lastCheckpoint !== undefined && object.lastCheckpoint !== null ? BigInt(object.lastCheckpoint) : undefined;
    message.start =
      object.start !== undefined && object.start !== null ? Timestamp.fromPartial(object.start) : undefined;
    message.end = object.end !== undefined && object.end !== null ? Timestamp.fromPartial(object.end) : undefined;
    message.referenceGasPrice =
      object.referenceGasPrice !== undefined && object.referenceGasPrice !== null
        ? BigInt(object.referenceGasPrice)
        : undefined;
    message.protocolConfig =
      object.protocolConfig !== undefined && object.protocolConfig !== null
        ? ProtocolConfig.fromPartial(object.protocolConfig)
        : undefined;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseProtocolConfig(): ProtocolConfig {
  return { protocolVersion: undefined, featureFlags: {}, attributes: {}, configs: {} };
}

let ProtocolConfigView: ViewClass<ProtocolConfig> | undefined;

export const ProtocolConfig: MessageFns<ProtocolConfig> = /* @__PURE__ */ checkedFns("ProtocolConfig", {
  encode(message: ProtocolConfig, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.protocolVersion !== undefined) {
      writer.uint32(8).uint64(message.protocolVersion);
    }
    globalThis.Object.entries(message.featureFlags).forEach(([key, value]: [string, boolean]) => {
      ProtocolConfig_FeatureFlagsEntry.encode({ key, value }, writer.uint32(18).fork()).join();
    });
    globalThis.Object.entries(message.attributes).forEach(([key, value]: [string, string]) => {
      ProtocolConfig_AttributesEntry.encode({ key, value }, writer.uint32(26).fork()).join();
    });
    globalThis.Object.entries(message.configs).forEach(([key, value]: [string, unknown]) => {
      if (value !== undefined) {
        ProtocolConfig_ConfigsEntry.encode({ key, value }, writer.uint32(34).fork()).join();
      }
    });
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ProtocolConfig = createBaseProtocolConfig(),
  ): ProtocolConfig {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.protocolVersion = reader.uint64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          const entry2 = ProtocolConfig_FeatureFlagsEntry.decode(reader, reader.length());
          setOwn(message.featureFlags, entry2.key, entry2.value);
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          const entry3 = ProtocolConfig_AttributesEntry.decode(reader, reader.length());
          setOwn(message.attributes, entry3.key, entry3.value);
          continue;
        }
        case 4: {
          if (tag !== 34) {
            break;
          }

          const entry4 = ProtocolConfig_ConfigsEntry.decode(reader, reader.length());
          if (entry4.value !== undefined) {
            setOwn(message.configs, entry4.key, entry4.value);
          }
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ProtocolConfig> {
    ProtocolConfigView ??= viewClass(ProtocolConfig, createBaseProtocolConfig, [
      { name: "protocolVersion", tags: [8], type: "uint64" },
      { name: "featureFlags", tags: [18], type: ProtocolConfig_FeatureFlagsEntry, map: "object" },
      { name: "attributes", tags: [26], type: ProtocolConfig_AttributesEntry, map: "object" },
      { name: "configs", tags: [34], type: ProtocolConfig_ConfigsEntry, map: "object" },
    ]);
    return new ProtocolConfigView(input, length);
  },

  create(base?: DeepPartial<ProtocolConfig>): ProtocolConfig {
    return ProtocolConfig.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ProtocolConfig>): ProtocolConfig {
    const message = createBaseProtocolConfig();
    message.protocolVersion =
      object.protocolVersion !== undefined && object.protocolVersion !== null
        ? BigInt(object.protocolVersion)
        : undefined;
    message.featureFlags = (globalThis.Object.entries(object.featureFlags ?? {}) as [string, boolean][]).reduce(
      (acc: { [key: string]: boolean }, [key, value]: [string, boolean]) => {
        if (value !== undefined) {
          setOwn(acc, key, globalThis.Boolean(value));
        }
        return acc;
      },
      {},
    );
    message.attributes = (globalThis.Object.entries(object.attributes ?? {}) as [string, string][]).reduce(
      (acc: { [key: string]: string }, [key, value]: [string, string]) => {
        if (value !== undefined) {
          setOwn(acc, key, globalThis.String(value));
        }
        return acc;
      },
      {},
    );
    message.configs = (globalThis.Object.entries(object.configs ?? {}) as [string, unknown][]).reduce(
      (acc: { [key: string]: unknown }, [key, value]: [string, unknown]) => {
        if (value !== undefined) {
          setOwn(acc, key, value);
        }
        return acc;
      },
      {},
    );
    copyUnknown(object, message);
    return message;
  },
});

function createBaseProtocolConfig_FeatureFlagsEntry(): ProtocolConfig_FeatureFlagsEntry {
  return { key: "", value: false };
}

let ProtocolConfig_FeatureFlagsEntryView: ViewClass<ProtocolConfig_FeatureFlagsEntry> | undefined;

export const ProtocolConfig_FeatureFlagsEntry: MessageFns<ProtocolConfig_FeatureFlagsEntry> =
  /* @__PURE__ */ checkedFns("ProtocolConfig_FeatureFlagsEntry", {
    encode(message: ProtocolConfig_FeatureFlagsEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      writer.uint32(16).bool(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ProtocolConfig_FeatureFlagsEntry = createBaseProtocolConfig_FeatureFlagsEntry(),
    ): ProtocolConfig_FeatureFlagsEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.value = reader.bool();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ProtocolConfig_FeatureFlagsEntry> {
      ProtocolConfig_FeatureFlagsEntryView ??= viewClass(
        ProtocolConfig_FeatureFlagsEntry,
        createBaseProtocolConfig_FeatureFlagsEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "bool" },
        ],
      );
      return new ProtocolConfig_FeatureFlagsEntryView(input, length);
    },

    create(base?: DeepPartial<ProtocolConfig_FeatureFlagsEntry>): ProtocolConfig_FeatureFlagsEntry {
      return ProtocolConfig_FeatureFlagsEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ProtocolConfig_FeatureFlagsEntry>): ProtocolConfig_FeatureFlagsEntry {
      const message = createBaseProtocolConfig_FeatureFlagsEntry();
      message.key = object.key ?? "";
      message.value = object.value ?? false;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseProtocolConfig_AttributesEntry(): ProtocolConfig_AttributesEntry {
  return { key: "", value: "" };
}

let ProtocolConfig_AttributesEntryView: ViewClass<ProtocolConfig_AttributesEntry> | undefined;

export const ProtocolConfig_AttributesEntry: MessageFns<ProtocolConfig_AttributesEntry> = /* @__PURE__ */ checkedFns(
  "ProtocolConfig_AttributesEntry",
  {
    encode(message: ProtocolConfig_AttributesEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      writer.uint32(18).string(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ProtocolConfig_AttributesEntry = createBaseProtocolConfig_AttributesEntry(),
    ): ProtocolConfig_AttributesEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = reader.string();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ProtocolConfig_AttributesEntry> {
      ProtocolConfig_AttributesEntryView ??= viewClass(
        ProtocolConfig_AttributesEntry,
        createBaseProtocolConfig_AttributesEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: "string" },
        ],
      );
      return new ProtocolConfig_AttributesEntryView(input, length);
    },

    create(base?: DeepPartial<ProtocolConfig_AttributesEntry>): ProtocolConfig_AttributesEntry {
      return ProtocolConfig_AttributesEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ProtocolConfig_AttributesEntry>): ProtocolConfig_AttributesEntry {
      const message = createBaseProtocolConfig_AttributesEntry();
      message.key = object.key ?? "";
      message.value = object.value ?? "";
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseProtocolConfig_ConfigsEntry(): ProtocolConfig_ConfigsEntry {
  return { key: "", value: undefined };
}

let ProtocolConfig_ConfigsEntryView: ViewClass<ProtocolConfig_ConfigsEntry> | undefined;

export const ProtocolConfig_ConfigsEntry: MessageFns<ProtocolConfig_ConfigsEntry> = /* @__PURE__ */ checkedFns(
  "ProtocolConfig_ConfigsEntry",
  {
    encode(message: ProtocolConfig_ConfigsEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(10).string(message.key);

      if (message.value !== undefined) {
        Value.encode(Value.wrap(message.value), writer.uint32(18).fork()).join();
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ProtocolConfig_ConfigsEntry = createBaseProtocolConfig_ConfigsEntry(),
    ): ProtocolConfig_ConfigsEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.key = reader.string();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.value = Value.unwrap(Value.decode(reader, reader.length(), Value.wrap(message.value)));
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ProtocolConfig_ConfigsEntry> {
      ProtocolConfig_ConfigsEntryView ??= viewClass(
        ProtocolConfig_ConfigsEntry,
        createBaseProtocolConfig_ConfigsEntry,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [18], type: Value },
        ],
      );
      return new ProtocolConfig_ConfigsEntryView(input, length);
    },

    create(base?: DeepPartial<ProtocolConfig_ConfigsEntry>): ProtocolConfig_ConfigsEntry {
      return ProtocolConfig_ConfigsEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ProtocolConfig_ConfigsEntry>): ProtocolConfig_ConfigsEntry {
      const message = createBaseProtocolConfig_ConfigsEntry();
      message.key = object.key ?? "";
      message.value = object.value === undefined ? undefined : object.value;
      copyUnknown(object, message);
      return message;
    },
  },
);
