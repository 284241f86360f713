// What the messages that `@node-access/generate` generates from protos import.
export { type DeepPartial, type LazyMessage, type MessageFns, setOwn } from "./wire/message.ts";
export { BinaryReader, type Malformed } from "./wire/binary-reader.ts";
export { BinaryWriter } from "./wire/binary-writer.ts";
export { NO_BYTES } from "./wire/bytes.ts";
export { LazyView, type ViewClass, viewClass } from "./wire/lazy-view.ts";
export {
  checkedFns,
  copyUnknown,
  keepUnknown,
  notJson,
  type UnknownFields,
  unwrapped,
  valueOf,
  wrapped,
  writeUnknown,
} from "./wire/message-parts.ts";
export type { FieldType, LazyField } from "./wire/view-plan.ts";
