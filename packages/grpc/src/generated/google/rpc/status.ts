// Generated from specs/grpc/google/rpc/status.proto. Do not edit: change the spec and run `npm run generate`.

/** Error model of Google's APIs, which Sui uses for the items of a batch. */
import { defineMessage, keepUnknown, type MessageFns, readerOf } from "@node-access/transport/protobuf";
import { Any } from "../protobuf/any.ts";

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

const emptyStatus = (): Status => ({ code: 0, message: "", details: [] });

export const Status: MessageFns<Status> = /* @__PURE__ */ defineMessage("Status", {
  empty: emptyStatus,
  fields: () => [
    { name: "code", tags: [8], type: "int32" },
    { name: "message", tags: [18], type: "string" },
    { name: "details", tags: [26], type: Any, repeated: true },
  ],
  decode(input, length, message = emptyStatus()) {
    const reader = readerOf(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      if (tag === 8) message.code = reader.int32();
      else if (tag === 18) message.message = reader.string();
      else if (tag === 26) message.details.push(Any.decode(reader, reader.length()));
      else keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  },
  encode(message, writer) {
    if (message.code !== 0) writer.uint32(8).int32(message.code);
    if (message.message !== "") writer.uint32(18).string(message.message);
    for (const item of message.details) Any.encode(item, writer.uint32(26).fork()).join();
  },
});
