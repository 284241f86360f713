import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { events as createDecoders } from "micro-eth-signer/abi.js";
import { suggestNames } from "../facts/suggest.ts";
import { readJson } from "../input/read-text.ts";
import { CommandError } from "../io/command-error.ts";
import type { Column, ColumnType } from "../output/column.ts";

/** A parameter of an event, as an ABI describes it. */
interface Parameter {
  readonly name?: string;
  readonly type: string;
  readonly indexed?: boolean;
  readonly components?: readonly Parameter[];
}

/** An event of an ABI. */
interface AbiEvent {
  readonly type: "event";
  readonly name: string;
  readonly inputs: readonly Parameter[];
  readonly anonymous?: boolean;
}

/** The event that a log is of, and its arguments by name. */
export interface DecodedLog {
  readonly event: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Decodes logs with an ABI. */
export interface LogDecoder {
  /** Differs between files. */
  readonly digest: string;
  /** The first topics of the logs to read. `undefined` for all. */
  readonly topics: readonly string[] | undefined;
  /** A column for each parameter of a single event; otherwise the event's name, and its arguments as JSON. */
  readonly columns: readonly Column[];
  /** Decodes a log; `undefined` if it is of no event, or its data does not have the form that the event says. */
  decode(log: { readonly topics: readonly string[]; readonly data: string }): DecodedLog | undefined;
}

/** How one event is decoded. */
interface Decoder {
  readonly event: AbiEvent;
  readonly keys: readonly string[];
  decode(topics: string[], data: string): unknown[];
}

/** What the library has for an event whose parameters have no names. */
interface LibraryDecoder {
  decode(topics: string[], data: string): unknown[];
  topics(values: readonly null[]): string[];
}

/** Reads a file with an ABI: the list of its items, or an object that has it as `abi`, as compilers write. */
export async function readAbi(path: string, eventName: string | undefined): Promise<LogDecoder> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`--abi: ${path} cannot be read: ${error.code ?? error.message}`);
  });
  const value = readJson("--abi", text);
  const items: unknown = Array.isArray(value) ? value : Object(value).abi;
  if (!Array.isArray(items))
    throw new CommandError(
      `--abi: ${path}: expected the JSON of an ABI: a list, or an object with the list "abi"`,
    );
  const named = items.filter(isEvent);
  if (named.length === 0) throw new CommandError(`--abi: ${path}: has no event that is not anonymous`);
  const events = named.filter(({ name }) => eventName === undefined || name === eventName);
  if (events.length === 0) {
    const names = named.map(({ name }) => name);
    const hint = suggestNames(eventName ?? "", names) || `. It has ${names.join(", ")}`;
    throw new CommandError(`--event: ${path} has no event ${JSON.stringify(eventName)}${hint}`);
  }
  const digest = createHash("sha256").update(text).digest("hex");
  return { ...createDecoder(events, eventName !== undefined, path), digest };
}

function createDecoder(
  events: readonly AbiEvent[],
  isFiltered: boolean,
  path: string,
): Omit<LogDecoder, "digest"> {
  const byTopic = new Map<string, Decoder[]>();
  for (const event of events) {
    const { topic, decoder } = createEventDecoder(event, path);
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), decoder]);
  }
  const [only] = events;
  return {
    topics: isFiltered ? [...byTopic.keys()] : undefined,
    columns: only && events.length === 1 ? listArguments(only) : [EVENT, ARGS],
    decode: ({ topics, data }) => {
      // Events with the same parameters differ in which of them are topics.
      for (const { event, keys, decode } of byTopic.get(topics[0]?.toLowerCase() ?? "") ?? []) {
        let values: unknown[];
        try {
          values = decode([...topics], data);
        } catch {
          continue;
        }
        const args = event.inputs.map((input, at) => [keys[at] ?? "", convert(input, values[at])] as const);
        return { event: event.name, args: Object.fromEntries(args) };
      }
      return undefined;
    },
  };
}

const EVENT: Column = { name: "event", type: "text", path: ["event"] };
const ARGS: Column = { name: "args", type: "json", path: ["args"] };

function listArguments({ inputs }: AbiEvent): Column[] {
  const keys = nameArguments(inputs);
  return inputs.map((input, at) => {
    const key = keys[at] ?? "";
    return { name: `arg_${key}`, type: columnType(input), path: ["args", key] };
  });
}

function createEventDecoder(event: AbiEvent, path: string): { topic: string; decoder: Decoder } {
  try {
    // Without names, arguments are a list, also if two have the same name.
    const inputs = event.inputs.map((input) => Object.assign({}, input, { name: "" }));
    const [own] = Object.values(createDecoders([{ ...event, inputs }])) as unknown as [LibraryDecoder];
    const [topic = ""] = own.topics(inputs.map(() => null));
    return { topic, decoder: { event, keys: nameArguments(event.inputs), decode: own.decode } };
  } catch (error) {
    throw new CommandError(`--abi: ${path}: the event ${event.name}: ${(error as Error).message}`);
  }
}

/** The names of parameters, or their places for those without a name of their own. */
function nameArguments(inputs: readonly Parameter[]): string[] {
  const names = inputs.map(({ name = "" }) => name);
  return names.map((name, at) => (name === "" || names.indexOf(name) !== at ? String(at) : name));
}

function isEvent(item: unknown): item is AbiEvent {
  const { type, name, inputs, anonymous } = Object(item) as Partial<AbiEvent>;
  return type === "event" && typeof name === "string" && Array.isArray(inputs) && anonymous !== true;
}

/** Of an indexed parameter of these types, the log has only a hash. */
const HASHED = /^(?:string|bytes|tuple)$|\]$/;
const INTEGER = /^(u?)int(\d*)$/;

function columnType({ type, indexed }: Parameter): ColumnType {
  if (indexed && HASHED.test(type)) return "text";
  if (type === "bool") return "boolean";
  if (type.startsWith("tuple") || type.endsWith("]")) return "json";
  return isShort(type) ? "int" : "text";
}

/** Whether a type has integers of at most 64 bits, with their sign. */
function isShort(type: string): boolean {
  const [, unsigned = "", bits = "256"] = INTEGER.exec(type) ?? [];
  return INTEGER.test(type) && Number(bits || 256) <= (unsigned ? 56 : 64);
}

/** Converts a value to what is written: bytes as hex, and integers of types beyond 64 bits as decimal text. */
function convert({ type, components = [], indexed }: Parameter, value: unknown): unknown {
  if (indexed && HASHED.test(type)) return value;
  const [, item] = /^(.*)\[\d*\]$/.exec(type) ?? [];
  if (item !== undefined) return (value as unknown[]).map((one) => convert({ type: item, components }, one));
  if (value instanceof Uint8Array) return `0x${Buffer.from(value).toString("hex")}`;
  if (typeof value === "bigint") {
    if (!isShort(type)) return String(value);
    return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  }
  if (type !== "tuple") return value;
  if (Array.isArray(value)) return value.map((one, at) => convert(components[at] ?? { type: "" }, one));
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(components.map((one) => [one.name, convert(one, fields[one.name ?? ""])]));
}
