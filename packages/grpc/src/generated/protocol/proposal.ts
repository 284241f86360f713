// Generated from specs/grpc/protocol/proposal.proto. Do not edit: change the spec and run `npm run generate`.

import { Proposal_State } from "../tron-enums.ts";
export { Proposal_State };

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { NO_BYTES } from "../../wire/bytes.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** Proposals to change TRON's chain parameters. */

/** A proposal. */
export interface Proposal {
  /** Id of the proposal, counted from 1. */
  proposalId: bigint;
  /** Witness that proposed it: 21-byte address with the prefix 0x41. */
  proposerAddress: Uint8Array;
  /** Proposed values, by parameter number. */
  parameters: Map<bigint, bigint>;
  /** Expiration time, in milliseconds. */
  expirationTime: bigint;
  /** Creation time, in milliseconds. */
  createTime: bigint;
  /** Addresses of the witnesses that approve the proposal. */
  approvals: Uint8Array[];
  /** State of the proposal. */
  state: Proposal_State;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface Proposal_ParametersEntry {
  key: bigint;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Proposals. */
export interface ProposalList {
  /** The proposals. */
  proposals: Proposal[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseProposal(): Proposal {
  return {
    proposalId: 0n,
    proposerAddress: NO_BYTES,
    parameters: new Map(),
    expirationTime: 0n,
    createTime: 0n,
    approvals: [],
    state: 0,
  };
}

let ProposalView: ViewClass<Proposal> | undefined;

export const Proposal: MessageFns<Proposal> = /* @__PURE__ */ checkedFns("Proposal", {
  encode(message: Proposal, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.proposalId !== 0n) {
      writer.uint32(8).int64(message.proposalId);
    }
    if (message.proposerAddress.length !== 0) {
      writer.uint32(18).bytes(message.proposerAddress);
    }
    message.parameters.forEach((value, key) => {
      Proposal_ParametersEntry.encode({ key, value }, writer.uint32(26).fork()).join();
    });
    if (message.expirationTime !== 0n) {
      writer.uint32(32).int64(message.expirationTime);
    }
    if (message.createTime !== 0n) {
      writer.uint32(40).int64(message.createTime);
    }
    for (const v of message.approvals) {
      writer.uint32(50).bytes(v!);
    }
    if (message.state !== 0) {
      writer.uint32(56).int32(message.state);
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Proposal = createBaseProposal()): Proposal {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 8) {
            break;
          }

          message.proposalId = reader.int64() as bigint;
          continue;
        }
        case 2: {
          if (tag !== 18) {
            break;
          }

          message.proposerAddress = reader.bytes();
          continue;
        }
        case 3: {
          if (tag !== 26) {
            break;
          }

          const entry3 = Proposal_ParametersEntry.decode(reader, reader.length());
          message.parameters.set(entry3.key, entry3.value);
          continue;
        }
        case 4: {
          if (tag !== 32) {
            break;
          }

          message.expirationTime = reader.int64() as bigint;
          continue;
        }
        case 5: {
          if (tag !== 40) {
            break;
          }

          message.createTime = reader.int64() as bigint;
          continue;
        }
        case 6: {
          if (tag !== 50) {
            break;
          }

          message.approvals.push(reader.bytes());
          continue;
        }
        case 7: {
          if (tag !== 56) {
            break;
          }

          message.state = reader.enumeration();
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Proposal> {
    ProposalView ??= viewClass(Proposal, createBaseProposal, [
      { name: "proposalId", tags: [8], type: "int64" },
      { name: "proposerAddress", tags: [18], type: "bytes" },
      { name: "parameters", tags: [26], type: Proposal_ParametersEntry, map: "Map" },
      { name: "expirationTime", tags: [32], type: "int64" },
      { name: "createTime", tags: [40], type: "int64" },
      { name: "approvals", tags: [50], type: "bytes", repeated: true },
      { name: "state", tags: [56], type: "int32" },
    ]);
    return new ProposalView(input, length);
  },

  create(base?: DeepPartial<Proposal>): Proposal {
    return Proposal.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Proposal>): Proposal {
    const message = createBaseProposal();
    message.proposalId = object.proposalId !== undefined && object.proposalId !== null ? BigInt(object.proposalId) : 0n;
    message.proposerAddress = object.proposerAddress ?? NO_BYTES;
    message.parameters = (() => {
      const m = new Map();
      ((object.parameters as Map<bigint, bigint>) ?? new Map()).forEach((value, key) => {
        if (value !== undefined) {
          m.set(key, BigInt(value as string | number | bigint | boolean));
        }
      });
      return m;
    })();
    message.expirationTime =
      object.expirationTime !== undefined && object.expirationTime !== null ? BigInt(object.expirationTime) : 0n;
    message.createTime = object.createTime !== undefined && object.createTime !== null ? BigInt(object.createTime) : 0n;
    message.approvals = object.approvals?.map((e) => e) || [];
    message.state = object.state ?? 0;
    copyUnknown(object, message);
    return message;
  },
});

function createBaseProposal_ParametersEntry(): Proposal_ParametersEntry {
  return { key: 0n, value: 0n };
}

let Proposal_ParametersEntryView: ViewClass<Proposal_ParametersEntry> | undefined;

export const Proposal_ParametersEntry: MessageFns<Proposal_ParametersEntry> = /* @__PURE__ */ checkedFns(
  "Proposal_ParametersEntry",
  {
    encode(message: Proposal_ParametersEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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
      message: Proposal_ParametersEntry = createBaseProposal_ParametersEntry(),
    ): Proposal_ParametersEntry {
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

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Proposal_ParametersEntry> {
      Proposal_ParametersEntryView ??= viewClass(Proposal_ParametersEntry, createBaseProposal_ParametersEntry, [
        { name: "key", tags: [8], type: "int64" },
        { name: "value", tags: [16], type: "int64" },
      ]);
      return new Proposal_ParametersEntryView(input, length);
    },

    create(base?: DeepPartial<Proposal_ParametersEntry>): Proposal_ParametersEntry {
      return Proposal_ParametersEntry.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<Proposal_ParametersEntry>): Proposal_ParametersEntry {
      const message = createBaseProposal_ParametersEntry();
      message.key = object.key !== undefined && object.key !== null ? BigInt(object.key) : 0n;
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);

function createBaseProposalList(): ProposalList {
  return { proposals: [] };
}

let ProposalListView: ViewClass<ProposalList> | undefined;

export const ProposalList: MessageFns<ProposalList> = /* @__PURE__ */ checkedFns("ProposalList", {
  encode(message: ProposalList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.proposals) {
      Proposal.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ProposalList = createBaseProposalList(),
  ): ProposalList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.proposals.push(Proposal.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ProposalList> {
    ProposalListView ??= viewClass(ProposalList, createBaseProposalList, [
      { name: "proposals", tags: [10], type: Proposal, repeated: true },
    ]);
    return new ProposalListView(input, length);
  },

  create(base?: DeepPartial<ProposalList>): ProposalList {
    return ProposalList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ProposalList>): ProposalList {
    const message = createBaseProposalList();
    message.proposals = object.proposals?.map((e) => Proposal.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});
