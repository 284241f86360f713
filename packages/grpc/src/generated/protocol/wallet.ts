// Generated from specs/grpc/protocol/wallet.proto. Do not edit: change the spec and run `npm run generate`.

/** Service of a TRON full node. */
import { defineMessage, keepUnknown, type MessageFns, readerOf } from "@node-access/transport/protobuf";

/** Chain parameters set by the committee. */
export interface ChainParameters {
  /** Parameters, each with its current value. */
  chainParameter: ChainParameters_ChainParameter[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyChainParameters = (): ChainParameters => ({ chainParameter: [] });

export const ChainParameters: MessageFns<ChainParameters> = /* @__PURE__ */ defineMessage("ChainParameters", {
  empty: emptyChainParameters,
  fields: () => [{ name: "chainParameter", tags: [10], type: ChainParameters_ChainParameter, repeated: true }],
  decode(input, length, message = emptyChainParameters()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 10) message.chainParameter.push(ChainParameters_ChainParameter.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    for (const item of message.chainParameter)
      ChainParameters_ChainParameter.encode(item, writer.uint32(10).fork()).join();
  },
});

/** A chain parameter. */
export interface ChainParameters_ChainParameter {
  /** Name of the parameter, such as `getTransactionFee`. */
  key: string;
  /** Value, in a unit that depends on the parameter. */
  value: bigint;
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

const emptyChainParameters_ChainParameter = (): ChainParameters_ChainParameter => ({ key: "", value: 0n });

export const ChainParameters_ChainParameter: MessageFns<ChainParameters_ChainParameter> = /* @__PURE__ */ defineMessage(
  "ChainParameters_ChainParameter",
  {
    empty: emptyChainParameters_ChainParameter,
    fields: () => [
      { name: "key", tags: [10], type: "string" },
      { name: "value", tags: [16], type: "int64" },
    ],
    decode(input, length, message = emptyChainParameters_ChainParameter()) {
      const reader = readerOf(input);
      const end = reader.enter(length);
      while (reader.pos < end) {
        const tag = reader.tag();
        if (tag === 10) message.key = reader.string();
        else if (tag === 16) message.value = reader.int64();
        else keepUnknown(message, tag, reader);
      }
      reader.leave(end);
      return message;
    },
    encode(message, writer) {
      if (message.key !== "") writer.uint32(10).string(message.key);
      if (message.value !== 0n) writer.uint32(16).int64(message.value);
    },
  },
);
