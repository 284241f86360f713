// What the messages that `@node-access/generate` generates from protos import.
export {
  BinaryReader,
  BinaryWriter,
  type DeepPartial,
  defineMessage,
  type FieldType,
  isBefore,
  jsonWrapper,
  keepUnknown,
  type LazyMessage,
  listWrapper,
  type Malformed,
  mapOf,
  type MapPlan,
  maskWrapper,
  type MessageCode,
  type MessageField,
  type MessageFns,
  NO_BYTES,
  readerOf,
  readField,
  type Scalar,
  scalarWrapper,
  structWrapper,
  type UnknownFields,
  valueOf,
  type Wrapper,
  writeField,
} from "@node-access/transport/protobuf";
// What those of earlier versions import, for one more release.
export { copyUnknown, LazyView, setOwn, type ViewClass, writeUnknown } from "@node-access/transport/protobuf";
export { checkedFns, type LazyField, notJson, unwrapped, viewClass, wrapped } from "./wire/deprecated.ts";
