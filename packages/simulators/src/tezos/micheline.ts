import { integer, sized, WireReader } from "./wire.ts";
import { accountBytes, addressBytes, hash32, keyBytes, encodeText } from "./addresses.ts";
import { WireError } from "../byte-reader.ts";

/** Data of Michelson as JSON. Source: Octez, Micheline. */
export type Micheline =
  | { readonly int: string }
  | { readonly string: string }
  | { readonly bytes: string }
  | { readonly prim: string; readonly args?: readonly Micheline[]; readonly annots?: readonly string[] }
  | readonly Micheline[];

/** The constructors of data, by their number. Source: Octez, Michelson primitives. */
const firstConstructor = 3;
const constructors = ["False", "Elt", "Left", "None", "Pair", "Right", "Some", "True", "Unit"] as const;

/** The first byte of each form. With more than two arguments, a primitive has the form `many`. */
const form = { int: 0, string: 1, list: 2, prim: 3, many: 9, bytes: 10 } as const;
const maxDepth = 100;

/** @returns data in binary form. @throws WireError if it contains code or types, which the simulator does not write. */
export function michelineBytes(data: Micheline): Buffer {
  if ("int" in data) return Buffer.concat([Buffer.of(form.int), integer(BigInt(data.int))]);
  if ("string" in data) return Buffer.concat([Buffer.of(form.string), sized(Buffer.from(data.string))]);
  if ("bytes" in data) return Buffer.concat([Buffer.of(form.bytes), sized(Buffer.from(data.bytes, "hex"))]);
  if (!("prim" in data))
    return Buffer.concat([Buffer.of(form.list), sized(Buffer.concat(data.map(michelineBytes)))]);
  const index = constructors.indexOf(data.prim as (typeof constructors)[number]);
  const { args = [], annots = [] } = data;
  if (index < 0 || annots.length > 0)
    throw new WireError(
      `the simulator supports ${constructors.join(", ")} without annotations, not ${[data.prim, ...annots].join(" ")}`,
    );
  const content = args.map(michelineBytes);
  const number = firstConstructor + index;
  // Two forms for each number of arguments: without annotations and with them.
  if (args.length <= 2) return Buffer.concat([Buffer.of(form.prim + 2 * args.length, number), ...content]);
  return Buffer.concat([Buffer.of(form.many, number), sized(Buffer.concat(content)), sized(Buffer.alloc(0))]);
}

/** @throws WireError if the bytes are not data, or have something behind it. */
export function readMicheline(bytes: Buffer): Micheline {
  const reader = new WireReader(bytes);
  const data = read(reader, 0);
  if (reader.left > 0) throw new WireError(`${reader.left} bytes follow the data`);
  return data;
}

function read(reader: WireReader, depth: number): Micheline {
  if (depth > maxDepth) throw new WireError(`the data is nested in more than ${maxDepth} levels`);
  const tag = reader.byte();
  if (tag === form.int) return { int: String(reader.integer()) };
  if (tag === form.string) return { string: reader.sized().toString() };
  if (tag === form.bytes) return { bytes: reader.sized().toString("hex") };
  if (tag === form.list) return readAll(reader.sized(), depth);
  const count = (tag - form.prim) / 2;
  if (tag !== form.many && ![0, 1, 2].includes(count))
    throw new WireError(`the simulator does not support values with the tag ${tag}`);
  const number = reader.byte();
  const prim = constructors[number - firstConstructor];
  if (prim === undefined)
    throw new WireError(`the simulator supports ${constructors.join(", ")}, not the primitive ${number}`);
  if (tag === form.many) {
    const args = readAll(reader.sized(), depth);
    reader.sized();
    return { prim, args };
  }
  const args = Array.from({ length: count }, () => read(reader, depth + 1));
  return { prim, ...(count > 0 && { args }) };
}

function readAll(bytes: Buffer, depth: number): Micheline[] {
  const reader = new WireReader(bytes);
  const items: Micheline[] = [];
  while (reader.left > 0) items.push(read(reader, depth + 1));
  return items;
}

/** The first byte of packed data. */
const packedTag = 5;

/** @returns a value as the instruction `PACK` writes it. @throws WireError for what the simulator does not write. */
export function packed(data: Micheline, type: Micheline): Buffer {
  return Buffer.concat([Buffer.of(packedTag), michelineBytes(optimized(data, type))]);
}

/** @returns the hash by which a big map has a key. */
export function keyHash(key: Micheline, type: Micheline): string {
  return encodeText("script", hash32(packed(key, type)));
}

/** @returns a value with addresses, keys and times in their binary form. */
function optimized(data: Micheline, type: Micheline): Micheline {
  if (!("prim" in type)) return data;
  const { prim, args = [] } = type;
  if ("string" in data) {
    const { string } = data;
    if (prim === "address") return { bytes: addressBytes(string).toString("hex") };
    if (prim === "key_hash") return { bytes: accountBytes(string).toString("hex") };
    if (prim === "key") return { bytes: keyBytes(string).toString("hex") };
    if (prim === "timestamp") return { int: String(Math.floor(Date.parse(string) / 1_000)) };
    return data;
  }
  if ("prim" in data) {
    const types = data.prim === "Right" ? args.slice(1) : args;
    const parts = data.args?.map((part, index) => optimized(part, types[index] ?? type));
    return { ...data, ...(parts && { args: parts }) };
  }
  // Items of a list or set; those of a map are pairs of a key and a value.
  if ("int" in data || "bytes" in data) return data;
  return data.map((item) => optimized(item, prim === "map" ? type : (args[0] ?? type)));
}
