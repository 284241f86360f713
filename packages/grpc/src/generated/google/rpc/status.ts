// Generated from specs/grpc/google/rpc/status.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type MessageFns } from "../../../message.ts";
import { Any } from "../protobuf/any.ts";
import { BinaryWriter, BinaryReader } from "@bufbuild/protobuf/wire";

/** The error form of Google's APIs, which Sui uses for one item of a batch. */

/** An error that is part of an answer. */
export interface Status {
  /** A gRPC status code. */
  code: number;
  /** For developers, in English. */
  message: string;
  /** More about it, in messages that the service defines. */
  details: Any[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseStatus(): Status {
  return { code: 0, message: "", details: [], _unknownFields: {} };
}

export const Status: MessageFns<Status> = {
  encode(message: Status, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    if (message.code !== 0) {
      writer.uint32(8).int32(message.code);
    }
    if (message.message !== "") {
      writer.uint32(18).string(message.message);
    }
    for (const v of message.details) {
      Any.encode(v!, writer.uint32(26).fork()).join();
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

  decode(input: BinaryReader | Uint8Array, length?: number): Status {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = (reader as any).__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    (reader as any).__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === undefined ? reader.len : reader.pos + length;
      const message = createBaseStatus();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }

            message.code = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }

            message.message = reader.string();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }

            message.details.push(Any.decode(reader, reader.uint32()));
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

  create(base?: DeepPartial<Status>): Status {
    return Status.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Status>): Status {
    const message = createBaseStatus();
    message.code = object.code ?? 0;
    message.message = object.message ?? "";
    message.details = object.details?.map((e) => Any.fromPartial(e)) || [];
    return message;
  },
};
