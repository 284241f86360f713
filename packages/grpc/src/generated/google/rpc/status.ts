// Generated from specs/grpc/google/rpc/status.proto. Do not edit: change the spec and run `npm run generate`.

import { type DeepPartial, type LazyMessage, type MessageFns } from "../../../wire/message.ts";
import { BinaryReader } from "../../../wire/binary-reader.ts";
import { BinaryWriter } from "../../../wire/binary-writer.ts";
import { LazyView, type ViewClass, viewClass } from "../../../wire/lazy-view.ts";
import { checkedFns, copyUnknown, keepUnknown, writeUnknown } from "../../../wire/message-parts.ts";
import { Any } from "../protobuf/any.ts";

/** Error model of Google's APIs, which Sui uses for the items of a batch. */

/** An error. */
export interface Status {
  /** gRPC status code. */
  code: number;
  /** Error message for developers, in English. */
  message: string;
  /** Error details, in message types of the service. */
  details: Any[];
  _unknownFields?: { [key: number]: Uint8Array[] } | undefined;
}

function createBaseStatus(): Status {
  return { code: 0, message: "", details: [] };
}

let StatusView: ViewClass<Status> | undefined;

export const Status: MessageFns<Status> = /* @__PURE__ */ checkedFns("Status", {
  encode(message: Status, writer: BinaryWriter = new BinaryWriter()): BinaryWriter {
    const bytes = LazyView.bytesOf(message);
    if (bytes !== undefined) return writer.raw(bytes);

    if (message.code !== 0) {
      writer.uint32(8).int32(message.code);
    }
    if (message.message !== "") {
      writer.uint32(18).string(message.message);
    }
    for (const v of message.details) {
      Any.encode(v!, writer.uint32(26).fork()).join();
    }
    if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);
    return writer;
  },

  decode(input: BinaryReader | Uint8Array, length?: number, message: Status = createBaseStatus()): Status {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
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

          message.details.push(Any.decode(reader, reader.length()));
          continue;
        }
      }
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },

  lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<Status> {
    StatusView ??= viewClass(Status, createBaseStatus, [
      { name: "code", tags: [8], type: "int32" },
      { name: "message", tags: [18], type: "string" },
      { name: "details", tags: [26], type: Any, repeated: true },
    ]);
    return new StatusView(input, length);
  },

  create(base?: DeepPartial<Status>): Status {
    return Status.fromPartial(base ?? {});
  },
  fromPartial(object: DeepPartial<Status>): Status {
    const message = createBaseStatus();
    message.code = object.code ?? 0;
    message.message = object.message ?? "";
    message.details = object.details?.map((e) => Any.fromPartial(e)) || [];
    copyUnknown(object, message);
    return message;
  },
});
