// Generated from specs/grpc/protocol/proposal.proto. Do not edit: change the spec and run `npm run generate`.

import { Proposal_State } from "../tron-enums.ts";
export { Proposal_State };

import { type DeepPartial, type MessageFns } from "../../message.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";

/** Proposals to change the parameters of TRON. */

/** A proposal. */
export interface Proposal {
  proposalId: bigint;
  proposerAddress: Uint8Array;
  /** The values proposed, by the parameter's number. */
  parameters: Map<bigint, bigint>;
  /** Milliseconds. */
  expirationTime: bigint;
  /** Milliseconds. */
  createTime: bigint;
  /** Addresses of the witnesses in favour. */
  approvals: Uint8Array[];
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
  proposals: Proposal[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseProposal(): Proposal {
  return {
    proposalId: 0n,
    proposerAddress: new Uint8Array(0),
    parameters: new Map(),
    expirationTime: 0n,
    createTime: 0n,
    approvals: [],
    state: 0,
    _unknownFields: {},
  };
}

export const Proposal: MessageFns<Proposal> = {
  encode(message: Proposal, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.proposalId !== 0n) {
      if (BigInt.asIntN(64, message.proposalId) !== message.proposalId) {
        throw new globalThis.Error("value provided for field message.proposalId of type int64 too large");
      }
      writer.uint32(8).int64(message.proposalId);
    }
    if (message.proposerAddress.length !== 0) {
      writer.uint32(18).bytes(message.proposerAddress);
    }
    message.parameters.forEach((value, key) => {
      Proposal_ParametersEntry.encode({ key: key as any, value }, writer.uint32(26).fork()).join();
    });
    if (message.expirationTime !== 0n) {
      if (BigInt.asIntN(64, message.expirationTime) !== message.expirationTime) {
        throw new globalThis.Error("value provided for field message.expirationTime of type int64 too large");
      }
      writer.uint32(32).int64(message.expirationTime);
    }
    if (message.createTime !== 0n) {
      if (BigInt.asIntN(64, message.createTime) !== message.createTime) {
        throw new globalThis.Error("value provided for field message.createTime of type int64 too large");
      }
      writer.uint32(40).int64(message.createTime);
    }
    for (const v of message.approvals) {
      writer.uint32(50).bytes(v!);
    }
    if (message.state !== 0) {
      writer.uint32(56).int32(message.state);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): Proposal {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseProposal();
      while (reader.pos < end) {
        const tag = reader.uint32();
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

            const entry3 = Proposal_ParametersEntry.decode(reader, reader.uint32());
            if (entry3.value !== undefined) {
              message.parameters.set(entry3.key, entry3.value);
            }
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

            message.state = reader.int32() as any;
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<Proposal>): Proposal {
    return Proposal.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Proposal>): Proposal {
    const message = createBaseProposal();
    message.proposalId = object.proposalId !== undefined && object.proposalId !== null ? BigInt(object.proposalId) : 0n;
    message.proposerAddress = object.proposerAddress ?? new Uint8Array(0);
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
    return message;
  },
};

function createBaseProposal_ParametersEntry(): Proposal_ParametersEntry {
  return { key: 0n, value: 0n, _unknownFields: {} };
}

export const Proposal_ParametersEntry: MessageFns<Proposal_ParametersEntry> = {
  encode(message: Proposal_ParametersEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.key !== 0n) {
      if (BigInt.asIntN(64, message.key) !== message.key) {
        throw new globalThis.Error("value provided for field message.key of type int64 too large");
      }
      writer.uint32(8).int64(message.key);
    }
    if (message.value !== 0n) {
      if (BigInt.asIntN(64, message.value) !== message.value) {
        throw new globalThis.Error("value provided for field message.value of type int64 too large");
      }
      writer.uint32(16).int64(message.value);
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): Proposal_ParametersEntry {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseProposal_ParametersEntry();
      while (reader.pos < end) {
        const tag = reader.uint32();
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
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<Proposal_ParametersEntry>): Proposal_ParametersEntry {
    return Proposal_ParametersEntry.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Proposal_ParametersEntry>): Proposal_ParametersEntry {
    const message = createBaseProposal_ParametersEntry();
    message.key = object.key !== undefined && object.key !== null ? BigInt(object.key) : 0n;
    message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
    return message;
  },
};

function createBaseProposalList(): ProposalList {
  return { proposals: [], _unknownFields: {} };
}

export const ProposalList: MessageFns<ProposalList> = {
  encode(message: ProposalList, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    for (const v of message.proposals) {
      Proposal.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) {
      for (const [key, values] of globalThis.Object.entries(message._unknownFields)) {
        const tag = parseInt(key, 10);
        for (const value of values) {
          writer.uint32(tag).raw(value);
        }
      }
    }
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number): ProposalList {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseProposalList();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.proposals.push(Proposal.decode(reader, reader.uint32()));
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        const buf = reader.skip(tag & 7);

        const list = message._unknownFields![tag];

        if (list === undefined) {
          message._unknownFields![tag] = [buf];
        } else {
          list.push(buf);
        }
      }
      return message;
    } finally {
      (reader as any).__tsProtoDecodeDepth = previousRecursionDepth;
    }
  },

  create(base?: DeepPartial<ProposalList>): ProposalList {
    return ProposalList.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ProposalList>): ProposalList {
    const message = createBaseProposalList();
    message.proposals = object.proposals?.map((e) => Proposal.fromPartial(e)) || [];
    return message;
  },
};
