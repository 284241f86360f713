import { invalidArgument, kindOf } from "@node-access/auth";
import type { BinaryReader } from "./binary-reader.ts";
import { BinaryWriter } from "./binary-writer.ts";
import { checkShape, messageError } from "./message-error.ts";
import { convertFields } from "./convert-fields.ts";
import { LazyView, type ViewClass, viewClassOf } from "./lazy-view.ts";
import type { DeepPartial, LazyMessage, MessageFns } from "./message.ts";
import { type FieldType, type MessageField, type MessagePlan, planMessage } from "./message-field.ts";
import { copyUnknown, type Fields, writeUnknown } from "./unknown-fields.ts";

/** What a generated module states of a type of message. */
export interface MessageCode<T> {
  /** Creates a message whose fields have their defaults. */
  empty(): T;
  /** The fields, in the order in which they are written. A function, since messages may refer to each other. */
  fields(): readonly MessageField[];
  /** Decodes a message. */
  decode(input: BinaryReader | Uint8Array, length?: number, message?: T): T;
  /** Writes the fields of a message. */
  encode(message: T, writer: BinaryWriter): void;
}

const plans = new WeakMap<object, () => MessagePlan>();

/**
 * Defines a type of message. Generated modules call it for each message of a proto.
 *
 * @param name - The name of the type, for errors.
 * @internal
 */
export function defineMessage<T extends object>(name: string, code: MessageCode<T>): MessageFns<T> {
  const { empty, fields } = code;
  let known: MessagePlan | undefined;
  let view: ViewClass<T> | undefined;
  const plan = (): MessagePlan => (known ??= planMessage(type as FieldType, empty, fields()));
  const type: MessageFns<T> = {
    encode(message, writer = new BinaryWriter()) {
      const bytes = LazyView.bytesOf(message);
      if (bytes !== undefined) return writer.raw(bytes);
      try {
        code.encode(message as T, writer);
        const { _unknownFields: unknown } = message as Fields;
        if (unknown !== undefined) writeUnknown(unknown, writer);
      } catch (error) {
        throw messageError(name, error);
      }
      return writer;
    },
    decode: code.decode,
    lazy(input, length): LazyMessage<T> {
      view ??= viewClassOf<T>(plan());
      return new view(input, length);
    },
    create: (base) => type.fromPartial(base ?? ({} as DeepPartial<T>)),
    fromPartial(object) {
      checkShape(kindOf(object) === "object", `a ${name}`, object);
      const message = empty();
      convertFields(plan(), object as Fields, message as Fields);
      copyUnknown(object as Fields, message as Fields);
      return message;
    },
  };
  plans.set(type, plan);
  return type;
}

/** The plan of a type that `defineMessage` made. */
export function planOf(type: object): MessagePlan {
  const plan = plans.get(type);
  if (plan === undefined) throw invalidArgument("type", "a message type", kindOf(type));
  return plan();
}

/**
 * Returns the number and wire type of a field.
 *
 * @param name - Its property, or its case if it is in a oneof.
 * @internal
 */
export function tagOf(type: object, name: string): number {
  const tag = planOf(type).fields.find((field) => (field.$case ?? field.name) === name)?.tags[0];
  if (tag === undefined) throw invalidArgument("name", "that of a field of the message", name);
  return tag;
}
