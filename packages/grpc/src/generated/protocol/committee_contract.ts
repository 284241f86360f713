// Generated from specs/grpc/protocol/committee_contract.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type MessageFns } from "../../message.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";

/** What TRON transactions do for witnesses and proposals. */

/** Applies as a witness. */
export interface WitnessCreateContract {
  ownerAddress: Uint8Array;
  url: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Changes a witness's URL. */
export interface WitnessUpdateContract {
  ownerAddress: Uint8Array;
  updateUrl: Uint8Array;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Sets the percentage of rewards that a witness keeps. */
export interface UpdateBrokerageContract {
  ownerAddress: Uint8Array;
  brokerage: number;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Proposes parameters of the chain, by number. */
export interface ProposalCreateContract {
  ownerAddress: Uint8Array;
  parameters: Map<bigint, bigint>;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

export interface ProposalCreateContract_ParametersEntry {
  key: bigint;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Votes for a proposal, or takes the vote back. */
export interface ProposalApproveContract {
  ownerAddress: Uint8Array;
  proposalId: bigint;
  isAddApproval: boolean;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** Withdraws a proposal. */
export interface ProposalDeleteContract {
  ownerAddress: Uint8Array;
  proposalId: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseWitnessCreateContract(): WitnessCreateContract {
  return { ownerAddress: new Uint8Array(0), url: new Uint8Array(0), _unknownFields: {} };
}

export const WitnessCreateContract: MessageFns<WitnessCreateContract> = {
  encode(message: WitnessCreateContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.url.length !== 0) {
      writer.uint32(18).bytes(message.url);
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

  decode(input: BinaryReader | Uint8Array, length?: number): WitnessCreateContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseWitnessCreateContract();
      while (reader.pos < end) {
        const tag = reader.uint32();
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

  create(base?: DeepPartial<WitnessCreateContract>): WitnessCreateContract {
    return WitnessCreateContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<WitnessCreateContract>): WitnessCreateContract {
    const message = createBaseWitnessCreateContract();
    message.ownerAddress = object.ownerAddress ?? new Uint8Array(0);
    message.url = object.url ?? new Uint8Array(0);
    return message;
  },
};

function createBaseWitnessUpdateContract(): WitnessUpdateContract {
  return { ownerAddress: new Uint8Array(0), updateUrl: new Uint8Array(0), _unknownFields: {} };
}

export const WitnessUpdateContract: MessageFns<WitnessUpdateContract> = {
  encode(message: WitnessUpdateContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.updateUrl.length !== 0) {
      writer.uint32(98).bytes(message.updateUrl);
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

  decode(input: BinaryReader | Uint8Array, length?: number): WitnessUpdateContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseWitnessUpdateContract();
      while (reader.pos < end) {
        const tag = reader.uint32();
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

  create(base?: DeepPartial<WitnessUpdateContract>): WitnessUpdateContract {
    return WitnessUpdateContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<WitnessUpdateContract>): WitnessUpdateContract {
    const message = createBaseWitnessUpdateContract();
    message.ownerAddress = object.ownerAddress ?? new Uint8Array(0);
    message.updateUrl = object.updateUrl ?? new Uint8Array(0);
    return message;
  },
};

function createBaseUpdateBrokerageContract(): UpdateBrokerageContract {
  return { ownerAddress: new Uint8Array(0), brokerage: 0, _unknownFields: {} };
}

export const UpdateBrokerageContract: MessageFns<UpdateBrokerageContract> = {
  encode(message: UpdateBrokerageContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.brokerage !== 0) {
      writer.uint32(16).int32(message.brokerage);
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

  decode(input: BinaryReader | Uint8Array, length?: number): UpdateBrokerageContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseUpdateBrokerageContract();
      while (reader.pos < end) {
        const tag = reader.uint32();
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

  create(base?: DeepPartial<UpdateBrokerageContract>): UpdateBrokerageContract {
    return UpdateBrokerageContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<UpdateBrokerageContract>): UpdateBrokerageContract {
    const message = createBaseUpdateBrokerageContract();
    message.ownerAddress = object.ownerAddress ?? new Uint8Array(0);
    message.brokerage = object.brokerage ?? 0;
    return message;
  },
};

function createBaseProposalCreateContract(): ProposalCreateContract {
  return { ownerAddress: new Uint8Array(0), parameters: new Map(), _unknownFields: {} };
}

export const ProposalCreateContract: MessageFns<ProposalCreateContract> = {
  encode(message: ProposalCreateContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    message.parameters.forEach((value, key) => {
      ProposalCreateContract_ParametersEntry.encode({ key: key as any, value }, writer.uint32(18).fork()).join();
    });
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

  decode(input: BinaryReader | Uint8Array, length?: number): ProposalCreateContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseProposalCreateContract();
      while (reader.pos < end) {
        const tag = reader.uint32();
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

            const entry2 = ProposalCreateContract_ParametersEntry.decode(reader, reader.uint32());
            if (entry2.value !== undefined) {
              message.parameters.set(entry2.key, entry2.value);
            }
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

  create(base?: DeepPartial<ProposalCreateContract>): ProposalCreateContract {
    return ProposalCreateContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ProposalCreateContract>): ProposalCreateContract {
    const message = createBaseProposalCreateContract();
    message.ownerAddress = object.ownerAddress ?? new Uint8Array(0);
    message.parameters = (() => {
      const m = new Map();
      ((object.parameters as Map<bigint, bigint>) ?? new Map()).forEach((value, key) => {
        if (value !== undefined) {
          m.set(key, BigInt(value as string | number | bigint | boolean));
        }
      });
      return m;
    })();
    return message;
  },
};

function createBaseProposalCreateContract_ParametersEntry(): ProposalCreateContract_ParametersEntry {
  return { key: 0n, value: 0n, _unknownFields: {} };
}

export const ProposalCreateContract_ParametersEntry: MessageFns<ProposalCreateContract_ParametersEntry> = {
  encode(message: ProposalCreateContract_ParametersEntry, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
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

  decode(input: BinaryReader | Uint8Array, length?: number): ProposalCreateContract_ParametersEntry {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseProposalCreateContract_ParametersEntry();
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

  create(base?: DeepPartial<ProposalCreateContract_ParametersEntry>): ProposalCreateContract_ParametersEntry {
    return ProposalCreateContract_ParametersEntry.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ProposalCreateContract_ParametersEntry>): ProposalCreateContract_ParametersEntry {
    const message = createBaseProposalCreateContract_ParametersEntry();
    message.key = object.key !== undefined && object.key !== null ? BigInt(object.key) : 0n;
    message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
    return message;
  },
};

function createBaseProposalApproveContract(): ProposalApproveContract {
  return { ownerAddress: new Uint8Array(0), proposalId: 0n, isAddApproval: false, _unknownFields: {} };
}

export const ProposalApproveContract: MessageFns<ProposalApproveContract> = {
  encode(message: ProposalApproveContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.proposalId !== 0n) {
      if (BigInt.asIntN(64, message.proposalId) !== message.proposalId) {
        throw new globalThis.Error("value provided for field message.proposalId of type int64 too large");
      }
      writer.uint32(16).int64(message.proposalId);
    }
    if (message.isAddApproval !== false) {
      writer.uint32(24).bool(message.isAddApproval);
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

  decode(input: BinaryReader | Uint8Array, length?: number): ProposalApproveContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseProposalApproveContract();
      while (reader.pos < end) {
        const tag = reader.uint32();
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

  create(base?: DeepPartial<ProposalApproveContract>): ProposalApproveContract {
    return ProposalApproveContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ProposalApproveContract>): ProposalApproveContract {
    const message = createBaseProposalApproveContract();
    message.ownerAddress = object.ownerAddress ?? new Uint8Array(0);
    message.proposalId = object.proposalId !== undefined && object.proposalId !== null ? BigInt(object.proposalId) : 0n;
    message.isAddApproval = object.isAddApproval ?? false;
    return message;
  },
};

function createBaseProposalDeleteContract(): ProposalDeleteContract {
  return { ownerAddress: new Uint8Array(0), proposalId: 0n, _unknownFields: {} };
}

export const ProposalDeleteContract: MessageFns<ProposalDeleteContract> = {
  encode(message: ProposalDeleteContract, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.ownerAddress.length !== 0) {
      writer.uint32(10).bytes(message.ownerAddress);
    }
    if (message.proposalId !== 0n) {
      if (BigInt.asIntN(64, message.proposalId) !== message.proposalId) {
        throw new globalThis.Error("value provided for field message.proposalId of type int64 too large");
      }
      writer.uint32(16).int64(message.proposalId);
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

  decode(input: BinaryReader | Uint8Array, length?: number): ProposalDeleteContract {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseProposalDeleteContract();
      while (reader.pos < end) {
        const tag = reader.uint32();
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

  create(base?: DeepPartial<ProposalDeleteContract>): ProposalDeleteContract {
    return ProposalDeleteContract.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ProposalDeleteContract>): ProposalDeleteContract {
    const message = createBaseProposalDeleteContract();
    message.ownerAddress = object.ownerAddress ?? new Uint8Array(0);
    message.proposalId = object.proposalId !== undefined && object.proposalId !== null ? BigInt(object.proposalId) : 0n;
    return message;
  },
};
