// Generated from specs/grpc/protocol/committee_contract.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** TRON transaction contracts for witnesses and proposals. */

/** Applies to become a witness. */
export interface WitnessCreateContract {
  /** Account that applies: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Website of the witness: 1 to 256 bytes of text. */
  url: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Changes the URL of a witness. */
export interface WitnessUpdateContract {
  /** Witness: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** New website of the witness: 1 to 256 bytes of text. */
  updateUrl: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Sets the brokerage: percentage of rewards that a witness retains. */
export interface UpdateBrokerageContract {
  /** Witness: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Percentage, 0 to 100. Voters share the rest. */
  brokerage: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Proposes values of chain parameters, by number. */
export interface ProposalCreateContract {
  /** Witness that proposes: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Proposed values, by parameter number. */
  parameters: Map<bigint, bigint>;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface ProposalCreateContract_ParametersEntry {
  key: bigint;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Approves a proposal, or withdraws the approval. */
export interface ProposalApproveContract {
  /** Witness that approves: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Id of the proposal. */
  proposalId: bigint;
  /** True to approve, false to withdraw an approval. */
  isAddApproval: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Withdraws a proposal. */
export interface ProposalDeleteContract {
  /** Witness that proposed it: 21-byte address with the prefix 0x41. */
  ownerAddress: Uint8Array;
  /** Id of the proposal. */
  proposalId: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseWitnessCreateContract(): WitnessCreateContract {
  return { ownerAddress: NO_BYTES, url: NO_BYTES };
}

let WitnessCreateContractView: ViewClass<WitnessCreateContract> | undefined;

export const WitnessCreateContract: MessageFns<WitnessCreateContract> = /* @__PURE__ */ checkedFns(
  "WitnessCreateContract",
  {
    encode(message: WitnessCreateContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.url.length !== 0) {
        writer.uint32(18).bytes(message.url);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: WitnessCreateContract = createBaseWitnessCreateContract(),
    ): WitnessCreateContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.url = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<WitnessCreateContract> {
      WitnessCreateContractView ??= viewClass(WitnessCreateContract, createBaseWitnessCreateContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "url", tags: [18], type: "bytes" },
      ]);
      return new WitnessCreateContractView(input, length);
    },

    create(base?: DeepPartial<WitnessCreateContract>): WitnessCreateContract {
      return WitnessCreateContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<WitnessCreateContract>): WitnessCreateContract {
      const message = createBaseWitnessCreateContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.url = object.url ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseWitnessUpdateContract(): WitnessUpdateContract {
  return { ownerAddress: NO_BYTES, updateUrl: NO_BYTES };
}

let WitnessUpdateContractView: ViewClass<WitnessUpdateContract> | undefined;

export const WitnessUpdateContract: MessageFns<WitnessUpdateContract> = /* @__PURE__ */ checkedFns(
  "WitnessUpdateContract",
  {
    encode(message: WitnessUpdateContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.updateUrl.length !== 0) {
        writer.uint32(98).bytes(message.updateUrl);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: WitnessUpdateContract = createBaseWitnessUpdateContract(),
    ): WitnessUpdateContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }

            message.updateUrl = reader.bytes();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<WitnessUpdateContract> {
      WitnessUpdateContractView ??= viewClass(WitnessUpdateContract, createBaseWitnessUpdateContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "updateUrl", tags: [98], type: "bytes" },
      ]);
      return new WitnessUpdateContractView(input, length);
    },

    create(base?: DeepPartial<WitnessUpdateContract>): WitnessUpdateContract {
      return WitnessUpdateContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<WitnessUpdateContract>): WitnessUpdateContract {
      const message = createBaseWitnessUpdateContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.updateUrl = object.updateUrl ?? NO_BYTES;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseUpdateBrokerageContract(): UpdateBrokerageContract {
  return { ownerAddress: NO_BYTES, brokerage: 0 };
}

let UpdateBrokerageContractView: ViewClass<UpdateBrokerageContract> | undefined;

export const UpdateBrokerageContract: MessageFns<UpdateBrokerageContract> = /* @__PURE__ */ checkedFns(
  "UpdateBrokerageContract",
  {
    encode(message: UpdateBrokerageContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.brokerage !== 0) {
        writer.uint32(16).int32(message.brokerage);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: UpdateBrokerageContract = createBaseUpdateBrokerageContract(),
    ): UpdateBrokerageContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.brokerage = reader.int32();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<UpdateBrokerageContract> {
      UpdateBrokerageContractView ??= viewClass(UpdateBrokerageContract, createBaseUpdateBrokerageContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "brokerage", tags: [16], type: "int32" },
      ]);
      return new UpdateBrokerageContractView(input, length);
    },

    create(base?: DeepPartial<UpdateBrokerageContract>): UpdateBrokerageContract {
      return UpdateBrokerageContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<UpdateBrokerageContract>): UpdateBrokerageContract {
      const message = createBaseUpdateBrokerageContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.brokerage = object.brokerage ?? 0;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseProposalCreateContract(): ProposalCreateContract {
  return { ownerAddress: NO_BYTES, parameters: new Map() };
}

let ProposalCreateContractView: ViewClass<ProposalCreateContract> | undefined;

export const ProposalCreateContract: MessageFns<ProposalCreateContract> = /* @__PURE__ */ checkedFns(
  "ProposalCreateContract",
  {
    encode(message: ProposalCreateContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      message.parameters.forEach((value, key) => {
        ProposalCreateContract_ParametersEntry.encode({ key, value }, writer.uint32(18).fork()).join();
      });
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ProposalCreateContract = createBaseProposalCreateContract(),
    ): ProposalCreateContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            const entry2 = ProposalCreateContract_ParametersEntry.decode(reader, reader.length());
            message.parameters.set(entry2.key, entry2.value);
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ProposalCreateContract> {
      ProposalCreateContractView ??= viewClass(ProposalCreateContract, createBaseProposalCreateContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "parameters", tags: [18], type: ProposalCreateContract_ParametersEntry, map: "Map" },
      ]);
      return new ProposalCreateContractView(input, length);
    },

    create(base?: DeepPartial<ProposalCreateContract>): ProposalCreateContract {
      return ProposalCreateContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ProposalCreateContract>): ProposalCreateContract {
      const message = createBaseProposalCreateContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.parameters = (() => {
        const m = new Map();
        ((object.parameters as Map<bigint, bigint>) ?? new Map()).forEach((value, key) => {
          if (value !== undefined) {
            m.set(key, BigInt(value as string | number | bigint | boolean));
          }
        });
        return m;
      })();
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseProposalCreateContract_ParametersEntry(): ProposalCreateContract_ParametersEntry {
  return { key: 0n, value: 0n };
}

let ProposalCreateContract_ParametersEntryView: ViewClass<ProposalCreateContract_ParametersEntry> | undefined;

export const ProposalCreateContract_ParametersEntry: MessageFns<ProposalCreateContract_ParametersEntry> =
  /* @__PURE__ */ checkedFns("ProposalCreateContract_ParametersEntry", {
    encode(message: ProposalCreateContract_ParametersEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      writer.uint32(8).int64(message.key);

      writer.uint32(16).int64(message.value);

      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ProposalCreateContract_ParametersEntry = createBaseProposalCreateContract_ParametersEntry(),
    ): ProposalCreateContract_ParametersEntry {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.key = reader.int64() as bigint;
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.value = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ProposalCreateContract_ParametersEntry> {
      ProposalCreateContract_ParametersEntryView ??= viewClass(
        ProposalCreateContract_ParametersEntry,
        createBaseProposalCreateContract_ParametersEntry,
        [
          { name: "key", tags: [8], type: "int64" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new ProposalCreateContract_ParametersEntryView(input, length);
    },

    create(base?: DeepPartial<ProposalCreateContract_ParametersEntry>): ProposalCreateContract_ParametersEntry {
      return ProposalCreateContract_ParametersEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ProposalCreateContract_ParametersEntry>): ProposalCreateContract_ParametersEntry {
      const message = createBaseProposalCreateContract_ParametersEntry();
      message.key = object.key !== undefined && object.key !== null ? BigInt(object.key) : 0n;
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  });

function createBaseProposalApproveContract(): ProposalApproveContract {
  return { ownerAddress: NO_BYTES, proposalId: 0n, isAddApproval: false };
}

let ProposalApproveContractView: ViewClass<ProposalApproveContract> | undefined;

export const ProposalApproveContract: MessageFns<ProposalApproveContract> = /* @__PURE__ */ checkedFns(
  "ProposalApproveContract",
  {
    encode(message: ProposalApproveContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.proposalId !== 0n) {
        writer.uint32(16).int64(message.proposalId);
      }
      if (message.isAddApproval !== false) {
        writer.uint32(24).bool(message.isAddApproval);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ProposalApproveContract = createBaseProposalApproveContract(),
    ): ProposalApproveContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.proposalId = reader.int64() as bigint;
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }

            message.isAddApproval = reader.bool();
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ProposalApproveContract> {
      ProposalApproveContractView ??= viewClass(ProposalApproveContract, createBaseProposalApproveContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "proposalId", tags: [16], type: "int64" },
        { name: "isAddApproval", tags: [24], type: "bool" },
      ]);
      return new ProposalApproveContractView(input, length);
    },

    create(base?: DeepPartial<ProposalApproveContract>): ProposalApproveContract {
      return ProposalApproveContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ProposalApproveContract>): ProposalApproveContract {
      const message = createBaseProposalApproveContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.proposalId =
        object.proposalId !== undefined && object.proposalId !== null ? BigInt(object.proposalId) : 0n;
      message.isAddApproval = object.isAddApproval ?? false;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseProposalDeleteContract(): ProposalDeleteContract {
  return { ownerAddress: NO_BYTES, proposalId: 0n };
}

let ProposalDeleteContractView: ViewClass<ProposalDeleteContract> | undefined;

export const ProposalDeleteContract: MessageFns<ProposalDeleteContract> = /* @__PURE__ */ checkedFns(
  "ProposalDeleteContract",
  {
    encode(message: ProposalDeleteContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.ownerAddress.length !== 0) {
        writer.uint32(10).bytes(message.ownerAddress);
      }
      if (message.proposalId !== 0n) {
        writer.uint32(16).int64(message.proposalId);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ProposalDeleteContract = createBaseProposalDeleteContract(),
    ): ProposalDeleteContract {
      const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.ownerAddress = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }

            message.proposalId = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ProposalDeleteContract> {
      ProposalDeleteContractView ??= viewClass(ProposalDeleteContract, createBaseProposalDeleteContract, [
        { name: "ownerAddress", tags: [10], type: "bytes" },
        { name: "proposalId", tags: [16], type: "int64" },
      ]);
      return new ProposalDeleteContractView(input, length);
    },

    create(base?: DeepPartial<ProposalDeleteContract>): ProposalDeleteContract {
      return ProposalDeleteContract.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ProposalDeleteContract>): ProposalDeleteContract {
      const message = createBaseProposalDeleteContract();
      message.ownerAddress = object.ownerAddress ?? NO_BYTES;
      message.proposalId =
        object.proposalId !== undefined && object.proposalId !== null ? BigInt(object.proposalId) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);
