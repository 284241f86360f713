/**
 * A `decode` of ts-proto: its message, the expression that creates an empty one, and the cases of its fields.
 */
const DECODE =
  /decode\(\s+input: BinaryReader \| Uint8Array,\s+length\?: number,\s+\): (\w+) \{[^]*?const message = (\w+)\(\);\s+while \(reader\.pos < end\) \{\s+const tag = reader\.uint32\(\);\s+switch \(tag >>> 3\) \{([^]*?)\n\}\s+if \(\(tag & 7\) === 4 [^]*?\} finally \{[^}]*\}\s+\}/g;

/** After a map's entry has been read: ts-proto drops the entry if its value was omitted. */
const MAP_ENTRY =
  /const (entry\d+) = (\w+)\.decode\(([^;]*)\);\s+if \(\1\.value !== undefined ?\) \{\s+([^}]*;)\s+\}/g;

/** The range check before a 64-bit integer is written. */
const RANGE_CHECK =
  /if \(BigInt\.as\w+\(64, [\w.]+\) !== [\w.]+\) \{\s+throw new globalThis\.Error\([^)]*\);\s+\}/g;

/** The `encode` of a map's entry, up to its unknown fields. */
const ENCODE_ENTRY = /encode\(\s+message: (\w+Entry),[^]*?if \(message\._unknownFields/g;

/** Omits a field that has its default value. */
const UNLESS_DEFAULT = /if \( ?message\.(?:key|value) !== (?!undefined)[^)]*\) \{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** The part of ts-proto's `encode` that writes fields which are not in the message's type. */
const WRITE_UNKNOWN =
  /if \(message\._unknownFields !== undefined\) \{\s+for [^]*?raw\(value\);\s+\}\s+\}\s+\}/g;

/** The functions of a message type, up to the next declaration. */
const FUNCTIONS =
  /^(export const (\w+): MessageFns<[^=]+=\s+)(\{[^]*?\n *\});(?=\s+(?:export|function|let|type|interface|declare|\/\*\*))/gm;

/** The types of fields that are not messages. */
const SCALAR = /^(?:bigint|boolean|number|string|Uint8Array)$/;

/** Remains of ts-proto's own codecs, if the patterns above no longer match. */
const LEFT =
  /__tsProto\w*|@bufbuild[\w/]*|_unknownFields!|_unknownFields: \{\}|, reader\.uint32\(\)\)|new Uint8Array\(0\)|globalThis\.Error|as any\s*[;,)}]/;

/**
 * Makes ts-proto's codecs use the package's own reader and writer, which are several times as fast.
 * Also corrects five things: a message that arrives in parts is merged, a map's entry always has its key and
 * value, a copy keeps the fields that its type does not have, and malformed bytes and values are rejected.
 *
 * @param text - ts-proto's output for one proto file.
 * @returns the same with other codecs.
 * @throws Error if ts-proto's codecs have an unknown form, for example after an update.
 */
export function rewriteCodecs(text: string): string {
  const rewritten = text
    .replace(/import \{[^}]*\} from '@bufbuild\/protobuf\/wire';/, "")
    // Most messages have no unknown fields, and an object for them would be allocated, and printed,
    // with each message.
    .replace(/,? ?_unknownFields: \{\} \}/g, " }")
    .replace(/\bnew Uint8Array\(0\)/g, "NO_BYTES")
    .replace(
      DECODE,
      (_, message: string, create: string, cases: string) =>
        `${decode(message, create, cases)},\n\n${lazy(message, create, cases, text)}`,
    )
    .replace(
      /^export const (\w+): MessageFns</gm,
      (start, message: string) =>
        `let ${viewOf(message, text)}: ViewClass<${message}> | undefined;\n\n${start}`,
    )
    .replace(
      /(encode\(\s+\w+: \w+,\s+writer: BinaryWriter = new BinaryWriter\(\),\s+\): BinaryWriter \{)/g,
      "$1\nconst bytes = LazyView.bytesOf(message);\nif (bytes !== undefined) return writer.raw(bytes);\n",
    )
    .replace(MAP_ENTRY, (whole, entry: string, type: string, args: string, set: string) => {
      const value = mapValue(type, text);
      if (value === "any") return whole;
      const given = value ? set.replace(`${entry}.value`, `${entry}.value ?? ${value}.create()`) : set;
      return `const ${entry} = ${type}.decode(${args});\n${given}`;
    })
    // In a oneof, the value may be undefined by its type.
    .replace(/FieldMask\.wrap\((message\.\w+\.value)\)/g, "FieldMask.wrap($1 ?? [])")
    // The writer checks the range of each type of number.
    .replace(RANGE_CHECK, "")
    .replace("new globalThis.Error('Unsupported any value type: ' + typeof value)", "notJson(value)")
    // Keys of JavaScript objects are texts.
    .replace(/(\w+)\.encode\(\{\s*key: key as \w+/g, (encode, type: string) =>
      new RegExp(`export interface ${type} \\{\\s*key: number[,;]`).test(text)
        ? `${type}.encode({ key: globalThis.Number(key)`
        : encode,
    )
    .replace(ENCODE_ENTRY, (encode, type: string) =>
      isMapEntry(type, text) ? encode.replace(UNLESS_DEFAULT, "$1") : encode,
    )
    .replace(
      WRITE_UNKNOWN,
      "if (message._unknownFields !== undefined) writeUnknown(message._unknownFields, writer);",
    )
    .replace(
      /fromPartial\((?:object|_): ([^]*?)\nreturn message;/g,
      "fromPartial(object: $1\ncopyUnknown(object, message);\nreturn message;",
    )
    .replace(FUNCTIONS, '$1/* @__PURE__ */ checkedFns("$2", $3);')
    .replaceAll("reader.int32() as any", "reader.enumeration()")
    .replace(/\bkey: key as any, value\b/g, "key, value")
    .replaceAll("return message as any;", "return message as unknown as Array<any>;");
  const left = LEFT.exec(rewritten);
  if (left)
    throw new Error(`ts-proto wrote ${left[0]} where rewriteCodecs does not expect it; adapt its patterns`);
  return rewritten;
}

function decode(message: string, create: string, cases: string): string {
  const fields = cases
    .replaceAll("reader, reader.uint32()", "reader, reader.length()")
    .replace(
      /message\.(\w+) = (\w+\.decode\([^()]*\(\))\)\.value/g,
      "message.$1 = $2, wrapped(message.$1)).value",
    )
    .replace(/message\.(\w+) = (\w+\.decode\([^()]*\(\))\);/g, "message.$1 = $2, message.$1);")
    .replace(
      /message\.(\w+) = (\{ \$case: ('\w+'), value: \w+\.decode\([^()]*\(\))\)\.value/g,
      "message.$1 = $2, wrapped(valueOf(message.$1, $3))).value",
    )
    .replace(
      /message\.(\w+) = (\{ \$case: ('\w+'), value: \w+\.decode\([^()]*\(\))\) \}/g,
      "message.$1 = $2, valueOf(message.$1, $3)) }",
    )
    .replace(
      /message\.(\w+) = (\w+)\.unwrap\(\2\.decode\([^()]*\(\)/g,
      (assigned, field: string, type: string) =>
        `${assigned}, ${type}.wrap(message.${field}${type === "FieldMask" ? " ?? []" : ""})`,
    )
    .replace(
      /message\.(\w+) = \{ \$case: ('\w+'), value: (\w+)\.unwrap\(\3\.decode\([^()]*\(\)/g,
      (assigned, field: string, name: string, type: string) =>
        `${assigned}, ${type}.wrap(valueOf(message.${field}, ${name})${type === "FieldMask" ? " ?? []" : ""})`,
    )
    .replace(
      /const end2 = reader\.uint32\(\) \+ reader\.pos;(\s+while \(reader\.pos < end2\) \{[^}]*\})/g,
      "const end2 = reader.endOf(reader.length());$1\nreader.expectEnd(end2);",
    );
  return `decode(input: BinaryReader | Uint8Array, length?: number, message: ${message} = ${create}()): ${message} {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const end = reader.enter(length);
    while (reader.pos < end) {
      const tag = reader.tag();
      ${fields.trim() === "" ? "" : `switch (tag >>> 3) {${fields}\n}`}
      keepUnknown(message, tag, reader);
    }
    reader.leave(end);
    return message;
  }`;
}

/** The `lazy` of a message, with a table of the fields in its `decode`. */
function lazy(message: string, create: string, cases: string, text: string): string {
  const fields = cases
    .split(/^case \d+: \{/m)
    .slice(1)
    .map((code) => `  ${fieldOf(code, text)},\n`);
  const view = viewOf(message, text);
  return `lazy(input: BinaryReader | Uint8Array, length?: number): LazyMessage<${message}> {
    ${view} ??= viewClass(${message}, ${create}, [\n${fields.join("")}]);
    return new ${view}(input, length);
  }`;
}

/** The variable that holds a message's view class. */
function viewOf(message: string, text: string): string {
  const name = `${message}View`;
  return new RegExp(`\\b${name}\\b`).test(text) ? `${name}_` : name;
}

function fieldOf(code: string, text: string): string {
  const tags = [...code.matchAll(/tag [!=]== (\d+)/g)].map(([, tag]) => tag);
  const name = /message\.(\w+)/.exec(code)?.[1];
  const type = /(\w+)\.decode\(/.exec(code)?.[1];
  const scalar = /(?<!, )reader\.(\w+)\(\)(?! \+)/.exec(code)?.[1];
  const isWrapper = /\(\)\)\.value/.test(code);
  const oneof = /\$case: '(\w+)'/.exec(code)?.[1];
  const map = / entry\d+ = /.test(code) ? (/\.set\(/.test(code) ? "Map" : "object") : undefined;
  const values = map && type ? mapValue(type, text) : undefined;
  if (!name || tags.length === 0 || !(type ?? scalar) || /^to(JSON|Object)$/.test(name))
    throw new Error(
      `rewriteCodecs can make no view of the field ${name ?? code}; rename it, or adapt its patterns`,
    );
  const parts = [
    `name: "${name}"`,
    `tags: [${tags.join(", ")}]`,
    `type: ${isWrapper ? `unwrapped(${type})` : (type ?? `"${scalar}"`)}`,
    ...(/\.push\(/.test(code) ? ["repeated: true"] : []),
    ...(map ? [`map: "${map}"`] : []),
    ...(values && values !== "any" ? [`values: ${values}`] : []),
    ...(oneof ? [`$case: "${oneof}"`] : []),
  ];
  return `{ ${parts.join(", ")} }`;
}

function isMapEntry(type: string, text: string): boolean {
  return new RegExp(`const entry\\d+ = ${type}\\.decode`).test(text);
}

/**
 * The message type of a map's values, by the type of its entries: `undefined` for scalars,
 * `any` for a JSON value.
 */
function mapValue(entry: string, text: string): string | undefined {
  const type = new RegExp(`export interface ${entry} \\{[^}]*\\bvalue: (\\w+) \\| undefined[,;]`).exec(
    text,
  )?.[1];
  // For a wrapper, such as `StringValue`, the value itself.
  return type === undefined || SCALAR.test(type) ? undefined : type;
}
