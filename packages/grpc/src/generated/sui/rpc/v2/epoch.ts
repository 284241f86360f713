// Generated from specs/grpc/sui/rpc/v2/epoch.proto. Do not edit: change the spec and run `npm run generate`.

/** Epochs of Sui. */
import {
  defineMessage,
  keepUnknown,
  mapOf,
  type MessageFns,
  readerOf,
  readField,
  writeField,
} from "@node-access/transport/protobuf";
import { Value } from "../../../google/protobuf/struct.ts";
import { Timestamp } from "../../../google/protobuf/timestamp.ts";
import { ValidatorCommittee } from "./signature.ts";
import { SystemState } from "./system_state.ts";

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

const emptyEpoch = (): Epoch => ({
  epoch: undefined,
  committee: undefined,
  systemState: undefined,
  firstCheckpoint: undefined,
  lastCheckpoint: undefined,
  start: undefined,
  end: undefined,
  referenceGasPrice: undefined,
  protocolConfig: undefined,
});

export const Epoch: MessageFns<Epoch> = /* @__PURE__ */ defineMessage("Epoch", {
  empty: emptyEpoch,
  fields: () => [
    { name: "epoch", tags: [8], type: "uint64" },
    { name: "committee", tags: [18], type: ValidatorCommittee },
    { name: "systemState", tags: [26], type: SystemState },
    { name: "firstCheckpoint", tags: [32], type: "uint64" },
    { name: "lastCheckpoint", tags: [40], type: "uint64" },
    { name: "start", tags: [50], type: Timestamp },
    { name: "end", tags: [58], type: Timestamp },
    { name: "referenceGasPrice", tags: [64], type: "uint64" },
    { name: "protocolConfig", tags: [74], type: ProtocolConfig },
  ],
  decode(input, length, message = emptyEpoch()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.epoch = reader.uint64();
      else if (tag === 18) message.committee = ValidatorCommittee.decode(reader, reader.length(), message.committee);
      else if (tag === 26) message.systemState = SystemState.decode(reader, reader.length(), message.systemState);
      else if (tag === 32) message.firstCheckpoint = reader.uint64();
      else if (tag === 40) message.lastCheckpoint = reader.uint64();
      else if (tag === 50) message.start = Timestamp.decode(reader, reader.length(), message.start);
      else if (tag === 58) message.end = Timestamp.decode(reader, reader.length(), message.end);
      else if (tag === 64) message.referenceGasPrice = reader.uint64();
      else if (tag === 74)
        message.protocolConfig = ProtocolConfig.decode(reader, reader.length(), message.protocolConfig);
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.epoch !== undefined) writer.uint32(8).uint64(message.epoch);
    if (message.committee !== undefined) ValidatorCommittee.encode(message.committee, writer.uint32(18).fork()).join();
    if (message.systemState !== undefined) SystemState.encode(message.systemState, writer.uint32(26).fork()).join();
    if (message.firstCheckpoint !== undefined) writer.uint32(32).uint64(message.firstCheckpoint);
    if (message.lastCheckpoint !== undefined) writer.uint32(40).uint64(message.lastCheckpoint);
    if (message.start !== undefined) Timestamp.encode(message.start, writer.uint32(50).fork()).join();
    if (message.end !== undefined) Timestamp.encode(message.end, writer.uint32(58).fork()).join();
    if (message.referenceGasPrice !== undefined) writer.uint32(64).uint64(message.referenceGasPrice);
    if (message.protocolConfig !== undefined)
      ProtocolConfig.encode(message.protocolConfig, writer.uint32(74).fork()).join();
  },
});

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

const emptyProtocolConfig = (): ProtocolConfig => ({
  protocolVersion: undefined,
  featureFlags: {},
  attributes: {},
  configs: {},
});

export const ProtocolConfig: MessageFns<ProtocolConfig> = /* @__PURE__ */ defineMessage("ProtocolConfig", {
  empty: emptyProtocolConfig,
  fields: () => [
    { name: "protocolVersion", tags: [8], type: "uint64" },
    { name: "featureFlags", tags: [18], type: mapOf("string", "bool") },
    { name: "attributes", tags: [26], type: mapOf("string", "string") },
    { name: "configs", tags: [34], type: mapOf("string", Value) },
  ],
  decode(input, length, message = emptyProtocolConfig()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.protocolVersion = reader.uint64();
      else readField(ProtocolConfig, message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.protocolVersion !== undefined) writer.uint32(8).uint64(message.protocolVersion);
    writeField(ProtocolConfig, 18, message, writer);
    writeField(ProtocolConfig, 26, message, writer);
    writeField(ProtocolConfig, 34, message, writer);
  },
});
