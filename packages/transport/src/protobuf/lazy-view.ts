import type { LazyMessage } from "./message.ts";
import { BinaryReader, readerOf } from "./binary-reader.ts";
import type { FieldType, MapPlan, MessageField, MessagePlan, PlannedField } from "./message-field.ts";
import { keepUnknown, type UnknownFields } from "./unknown-fields.ts";

/** The class of the views of one type of message. */
export type ViewClass<T> = new (input: BinaryReader | Uint8Array, length?: number) => LazyMessage<T>;

/**
 * A view of a message, which decodes each field on its first access and caches the value. The first access to any field
 * finds the positions of all fields.
 */
export class LazyView {
  readonly #plan: MessagePlan;
  /** Shared with the views of nested messages. Each read sets its position first. */
  readonly #reader: BinaryReader;
  readonly #start: number;
  readonly #end: number;
  /** One more than each property's position, 0 if its field is absent; negative for a message in several parts. */
  #found: number[] | undefined;
  #values: unknown[] | undefined;

  constructor(plan: MessagePlan, input: BinaryReader | Uint8Array, length: number | undefined) {
    const reader = readerOf(input);
    this.#plan = plan;
    this.#reader = reader;
    this.#start = reader.pos;
    this.#end = length === undefined ? reader.len : reader.endOf(length);
    reader.pos = this.#end;
  }

  /** The original bytes of a view; `undefined` for any other message. */
  static bytesOf(message: unknown): Uint8Array | undefined {
    if (!(message instanceof LazyView)) return undefined;
    return message.#reader.buf.subarray(message.#start, message.#end);
  }

  /** The value of a property, by its place among the message's properties. */
  static property(view: LazyView, place: number): unknown {
    return view.#values?.[place] ?? view.#read(place);
  }

  /** The fields that the message's type does not have. */
  static unknownFields(view: LazyView): UnknownFields | undefined {
    const unknown: { _unknownFields?: UnknownFields } = {};
    const reader = view.#reader;
    reader.pos = view.#start;
    while (reader.pos < view.#end) {
      const tag = reader.tag();
      if (view.#plan.byTag[tag]) reader.skip(tag);
      else keepUnknown(unknown, tag, reader);
    }
    const { _unknownFields: fields } = unknown;
    return fields;
  }

  /** Decodes the whole message. */
  toObject(): unknown {
    return this.#plan.type.decode(this.#readerOf(this.#start, this.#end));
  }

  toJSON(): unknown {
    return this.toObject();
  }

  #readerOf(start: number, end: number): BinaryReader {
    const { buf, malformed } = this.#reader;
    return new BinaryReader(buf.subarray(start, end), malformed);
  }

  #read(place: number): unknown {
    const { defaults, blank } = this.#plan;
    this.#found ??= this.#find();
    const found = this.#found[place] as number;
    const initial = defaults[place];
    if (found === 0 && typeof initial !== "function") return initial;
    const value: unknown = typeof initial === "function" && found === 0 ? initial() : this.#valueAt(found);
    this.#values ??= blank.slice();
    this.#values[place] = value;
    return value;
  }

  #find(): number[] {
    const reader = this.#reader;
    const { byTag, absent } = this.#plan;
    const found = absent.slice();
    reader.pos = this.#start;
    while (reader.pos < this.#end) {
      const position = reader.pos + 1;
      const tag = reader.tag();
      const field = byTag[tag];
      reader.skip(tag);
      if (field === undefined) continue;
      const before = found[field.place] as number;
      if (before === 0) found[field.place] = position;
      else if (!field.repeated && !field.map)
        found[field.place] = this.#continues(before, field) ? -Math.abs(before) : position;
    }
    reader.expectEnd(this.#end);
    return found;
  }

  /** Whether a field is another part of the message that was found before. Otherwise it replaces that message. */
  #continues(before: number, field: PlannedField): boolean {
    if (typeof field.type === "string") return false;
    const reader = this.#reader;
    const { pos } = reader;
    reader.pos = Math.abs(before) - 1;
    const isSame = this.#plan.byTag[reader.tag()]?.tags === field.tags;
    reader.pos = pos;
    return isSame;
  }

  #valueAt(found: number): unknown {
    const reader = this.#reader;
    reader.pos = Math.abs(found) - 1;
    const tag = reader.tag();
    const field = this.#plan.byTag[tag] as PlannedField;
    const value = field.map
      ? this.#map(field, field.map, tag)
      : field.repeated
        ? this.#list(field, tag)
        : found < 0
          ? this.#merged(field, tag)
          : this.#one(field.type);
    return field.$case === undefined ? value : { $case: field.$case, value };
  }

  #one(type: MessageField["type"]): unknown {
    const reader = this.#reader;
    if (typeof type === "string") return reader[type]();
    const length = reader.length();
    if (!type.unwrap) return type.lazy(reader, length);
    const start = reader.pos;
    reader.pos = reader.endOf(length);
    return type.unwrap(type.decode(this.#readerOf(start, reader.pos)));
  }

  #list({ tags, type }: PlannedField, first: number): unknown[] {
    const reader = this.#reader;
    const list: unknown[] = [];
    this.#each(tags, first, (tag) => {
      if (tag === tags[0]) {
        list.push(this.#one(type));
        return;
      }
      const end = reader.endOf(reader.length());
      while (reader.pos < end) list.push(this.#one(type));
      reader.expectEnd(end);
    });
    return list;
  }

  #map({ tags, type }: PlannedField, map: MapPlan, first: number): object {
    const reader = this.#reader;
    const whole = map.create();
    this.#each(tags, first, () => {
      const entry = this.#one(type) as { key: unknown; value: unknown };
      const { pos } = reader;
      map.add(whole, entry.key, entry.value === undefined ? map.emptyView() : entry.value);
      reader.pos = pos;
    });
    return whole;
  }

  /** Merges the parts of a message. By protobuf's rules, they equal one message with all their fields. */
  #merged({ tags, type }: PlannedField, first: number): unknown {
    const reader = this.#reader;
    const { decode, lazy, unwrap } = type as FieldType;
    const parts: Uint8Array[] = [];
    this.#each(tags, first, () => {
      const part = reader.bytes();
      // A part of a message must not end within a field.
      decode(new BinaryReader(part, reader.malformed));
      parts.push(part);
    });
    const whole = new BinaryReader(joined(parts), reader.malformed);
    return unwrap ? unwrap(decode(whole)) : lazy(whole);
  }

  /** Reads each value of a field. The tag of the first one has been read already. */
  #each(tags: readonly number[], first: number, read: (tag: number) => void): void {
    const reader = this.#reader;
    let tag = first;
    for (;;) {
      if (tags.includes(tag)) read(tag);
      else reader.skip(tag);
      if (reader.pos >= this.#end) return;
      tag = reader.tag();
    }
  }
}

/** Makes `util.inspect` and `console.log` print the decoded message. */
function inspected(this: LazyView): unknown {
  try {
    return this.toObject();
  } catch (error) {
    return error;
  }
}

/** Joins parts to the same kind of bytes as the parts: buffers to a buffer. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const all = globalThis.Buffer && parts[0] instanceof Buffer ? Buffer.alloc(length) : new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Creates the class of the views of a type of message. @internal */
export function viewClassOf<T extends object>(plan: MessagePlan): ViewClass<T> {
  class View extends LazyView {
    constructor(input: BinaryReader | Uint8Array, length?: number) {
      super(plan, input, length);
    }
  }
  const define = (name: string, get: (view: LazyView) => unknown): unknown =>
    Object.defineProperty(View.prototype, name, {
      get(this: LazyView) {
        return get(this);
      },
      enumerable: true,
      configurable: true,
    });
  for (const [place, name] of plan.names.entries()) define(name, (view) => LazyView.property(view, place));
  define("_unknownFields", LazyView.unknownFields);
  Object.assign(View.prototype, { [Symbol.for("nodejs.util.inspect.custom")]: inspected });
  // The class has the properties of the plan's fields, which have the same names as those of the type.
  return View as unknown as ViewClass<T>;
}
