// Generated from specs/grpc/protocol/wallet.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type MessageFns } from "../../message.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";

/** What a TRON full node offers. */

/** The parameters that the committee sets. */
export interface ChainParameters {
  chainParameter: ChainParameters_ChainParameter[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** One parameter. */
export interface ChainParameters_ChainParameter {
  key: string;
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseChainParameters(): ChainParameters {
  return { chainParameter: [], _unknownFields: {} };
}

export const ChainParameters: MessageFns<ChainParameters> = {
  encode(message: ChainParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    for (const v of message.chainParameter) {
      ChainParameters_ChainParameter.encode(v!, writer.uint32(10).fork()).join();
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

  decode(input: BinaryReader | Uint8Array, length?: number): ChainParameters {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseChainParameters();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }

            message.chainParameter.push(ChainParameters_ChainParameter.decode(reader, reader.uint32()));
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

  create(base?: DeepPartial<ChainParameters>): ChainParameters {
    return ChainParameters.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ChainParameters>): ChainParameters {
    const message = createBaseChainParameters();
    message.chainParameter = object.chainParameter?.map((e) => ChainParameters_ChainParameter.fromPartial(e)) || [];
    return message;
  },
};

function createBaseChainParameters_ChainParameter(): ChainParameters_ChainParameter {
  return { key: "", value: 0n, _unknownFields: {} };
}

export const ChainParameters_ChainParameter: MessageFns<ChainParameters_ChainParameter> = {
  encode(message: ChainParameters_ChainParameter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.key !== "") {
      writer.uint32(10).string(message.key);
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

  decode(input: BinaryReader | Uint8Array, length?: number): ChainParameters_ChainParameter {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseChainParameters_ChainParameter();
      while (reader.pos < end) {
        const tag = reader.uint32();
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

  create(base?: DeepPartial<ChainParameters_ChainParameter>): ChainParameters_ChainParameter {
    return ChainParameters_ChainParameter.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ChainParameters_ChainParameter>): ChainParameters_ChainParameter {
    const message = createBaseChainParameters_ChainParameter();
    message.key = object.key ?? "";
    message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
    return message;
  },
};
