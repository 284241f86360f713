/** Messages of protobuf: their types, and what generated messages run on. */
export { type DeepPartial, type Lazy, type LazyMessage, type MessageFns, setOwn } from "./message.ts";
export { BinaryReader, type Malformed, readerOf } from "./binary-reader.ts";
export { BinaryWriter } from "./binary-writer.ts";
export { NO_BYTES } from "./bytes.ts";
export { defineByFields } from "./define-by-fields.ts";
export { defineMessage, type MessageCode, tagOf } from "./define-message.ts";
export { LazyView, type ViewClass, viewClassOf } from "./lazy-view.ts";
export { mapKind, mapOf } from "./map-of.ts";
export { messageError } from "./message-error.ts";
export {
  type FieldType,
  type MapPlan,
  type MessageField,
  planMessage,
  type Scalar,
  tagsOf,
} from "./message-field.ts";
export { isBefore, readField } from "./read-field.ts";
export { copyUnknown, keepUnknown, type UnknownFields, writeUnknown } from "./unknown-fields.ts";
export { valueOf } from "./value-of.ts";
export {
  jsonWrapper,
  listWrapper,
  maskWrapper,
  scalarWrapper,
  structWrapper,
  type Wrapper,
} from "./wrappers.ts";
export { writeField } from "./write-field.ts";
