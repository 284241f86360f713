import {
  BinaryReader,
  BinaryWriter,
  defineByFields,
  type FieldType,
  type MessageField,
  type MessageFns,
  type Scalar,
  tagsOf,
} from "@node-access/transport/protobuf";
import { type WireField, wireMessages } from "../../generated/grpc.ts";

/** A message's fields by name. Entries of maps are messages in a list. */
export type WireMessage = { readonly [field: string]: WireValue };
/** 64-bit integers are bigints, other integers and enums numbers. */
export type WireValue = bigint | number | string | boolean | Uint8Array | WireMessage | readonly WireValue[];

/** @returns a message in protobuf's wire format. Omitted fields stay unset. */
export function encodeMessage(type: string, message: WireMessage): Uint8Array {
  const known = findType(type);
  return known.encode(known.fromPartial(message as object)).finish();
}

/** @throws RangeError if the bytes are not a valid message. */
export function decodeMessage(type: string, bytes: Uint8Array): WireMessage {
  const malformed = (reason: string): RangeError => new RangeError(`the bytes are no ${type}: ${reason}`);
  return findType(type).decode(new BinaryReader(bytes, malformed));
}

const types = new Map<string, MessageFns<WireMessage>>();

/** Returns a type whose messages may also be given as their bytes. */
function findType(name: string): MessageFns<WireMessage> {
  const known = types.get(name);
  if (known) return known;
  const type = defineByFields<WireMessage>(name, {
    empty: () => ({}),
    fields: () =>
      Object.entries(wireMessages[name] ?? {}).map(([field, facts]) => describeField(field, facts)),
  });
  const { encode, fromPartial } = type;
  type.fromPartial = (message) =>
    (message instanceof Uint8Array ? message : fromPartial(message)) as WireMessage;
  type.encode = (message, writer = new BinaryWriter()) =>
    message instanceof Uint8Array ? writer.raw(message) : encode(message, writer);
  types.set(name, type);
  return type;
}

function describeField(name: string, { number, type: own, repeated }: WireField): MessageField {
  const scalar = (own === "enum" ? "int32" : own) as Scalar;
  const type = own.includes(".") ? (findType(own) as FieldType) : scalar;
  return { name, tags: tagsOf(number, type), type, ...(repeated && { repeated }) };
}
