// Generated from specs/grpc/protocol/wallet.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../wire/message.ts";
import { BinaryReader } from "../../wire/binary-reader.ts";
import { BinaryWriter } from "../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../wire/message-parts.ts";
/** Service of a TRON full node. */

/** Chain parameters set by the committee. */
export interface ChainParameters {
  /** Parameters, each with its current value. */
  chainParameter: ChainParameters_ChainParameter[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

/** A chain parameter. */
export interface ChainParameters_ChainParameter {
  /** Name of the parameter, such as `getTransactionFee`. */
  key: string;
  /** Value, in a unit that depends on the parameter. */
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseChainParameters(): ChainParameters {
  return { chainParameter: [] };
}

let ChainParametersView: ViewClass<ChainParameters> | undefined;

export const ChainParameters: MessageFns<ChainParameters> = /* @__PURE__ */ checkedFns("ChainParameters", {
  encode(message: ChainParameters, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    for (const v of message.chainParameter) {
      ChainParameters_ChainParameter.encode(v!, writer.uint32(10).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(
    input: BinaryReader | Uint8Array,
    length?: number,
    message: ChainParameters = createBaseChainParameters(),
  ): ChainParameters {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      switch (tag >>> 3) {
        case 1: {
          if (tag !== 10) {
            break;
          }

          message.chainParameter.push(ChainParameters_ChainParameter.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ChainParameters> {
    ChainParametersView ??= viewClass(ChainParameters, createBaseChainParameters, [
      { name: "chainParameter", tags: [10], type: ChainParameters_ChainParameter, repeated: true },
    ]);
    return new ChainParametersView(input, length);
  },

  create(base?: DeepPartial<ChainParameters>): ChainParameters {
    return ChainParameters.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<ChainParameters>): ChainParameters {
    const message = createBaseChainParameters();
    message.chainParameter = object.chainParameter?.map((e) => ChainParameters_ChainParameter.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});

function createBaseChainParameters_ChainParameter(): ChainParameters_ChainParameter {
  return { key: "", value: 0n };
}

let ChainParameters_ChainParameterView: ViewClass<ChainParameters_ChainParameter> | undefined;

export const ChainParameters_ChainParameter: MessageFns<ChainParameters_ChainParameter> = /* @__PURE__ */ checkedFns(
  "ChainParameters_ChainParameter",
  {
    encode(message: ChainParameters_ChainParameter, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);

      if (message.key !== "") {
        writer.uint32(10).string(message.key);
      }
      if (message.value !== 0n) {
        writer.uint32(16).int64(message.value);
      }
      if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
      return writer;
    },

    decode(
      input: BinaryReader | Uint8Array,
      length?: number,
      message: ChainParameters_ChainParameter = createBaseChainParameters_ChainParameter(),
    ): ChainParameters_ChainParameter {
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

            message.value = reader.int64() as bigint;
            continue;
          }
        }
        keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },

    lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<ChainParameters_ChainParameter> {
      ChainParameters_ChainParameterView ??= viewClass(
        ChainParameters_ChainParameter,
        createBaseChainParameters_ChainParameter,
        [
          { name: "key", tags: [10], type: "string" },
          { name: "value", tags: [16], type: "int64" },
        ],
      );
      return new ChainParameters_ChainParameterView(input, length);
    },

    create(base?: DeepPartial<ChainParameters_ChainParameter>): ChainParameters_ChainParameter {
      return ChainParameters_ChainParameter.fromPartial(base ?? {});
    },
    fromPartial(object: DeepPartial<ChainParameters_ChainParameter>): ChainParameters_ChainParameter {
      const message = createBaseChainParameters_ChainParameter();
      message.key = object.key ?? "";
      message.value = object.value !== undefined && object.value !== null ? BigInt(object.value) : 0n;
      copyUnknown(object, message);
      return message;
    },
  },
);
