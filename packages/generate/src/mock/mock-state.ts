import { hash } from "node:crypto";
import type { Json, JsonObject, Input, Operation, Types, Type } from "../model/index.ts";
import { exampleValue } from "../model/example-value.ts";
import { readMockRule } from "../model/mock-rule.ts";
import { findRule, simulateExample, type SimulatedValue } from "../model/simulated-example.ts";

/** What a request says: its parameters or params by name, and the properties of its body. */
export type Given = Readonly<Record<string, unknown>>;

/** A request that names what does not exist: the name of the input, and why. */
export class Missing extends Error {
  readonly input: string;

  constructor(input: string, message: string) {
    super(message);
    this.input = input;
  }
}

/** The number of the newest block when a mock server starts, and milliseconds between two blocks. */
const firstHeight = 1_000;
const blockTime = 1_000;

/** What a request is about: the block that it names, and the objects that it names or makes, by their kind. */
interface Subject {
  readonly block: number;
  /** The number of each object; a text if the request names it by one that is no number. The last is what a response describes. */
  readonly numbers: Map<string, number | string>;
}

/**
 * What a mock server knows about the values that rules of a spec name (`x-simulated`): a chain with a block each second, and
 * the objects that requests have sent.
 */
export class MockState {
  readonly #types: Types;
  readonly #start = Date.now();
  readonly #counts = new Map<string, number>();
  /** The objects by kind and number; `null` for those that were deleted. */
  readonly #sent = new Map<string, JsonObject | null>();

  constructor(types: Types) {
    this.#types = types;
  }

  /**
   * Returns an example with the values of its type's rules, and remembers what a write sends.
   *
   * @throws Missing if the request names a block or an object that does not exist.
   */
  respond(example: Json, type: Type, operation: Operation, given: Given): Json {
    const subject = this.#read(operation.inputs, given);
    const isWrite = operation.idempotency !== "safe";
    const response = simulateExample(example, type, this.#types, (value) =>
      this.#value(value, subject, given, isWrite),
    );
    const key = [...subject.numbers].map(([kind, number]) => `${kind} ${number}`).at(-1);
    if (key === undefined) return response;
    if (isWrite) this.#remember(operation, key, response, given);
    const known = Object.entries(this.#sent.get(key) ?? {});
    if (!isObject(response)) return response;
    return { ...response, ...Object.fromEntries(known.filter(([name]) => Object.hasOwn(response, name))) };
  }

  #read(inputs: readonly Input[], given: Given): Subject {
    const head = this.#head;
    let block = head;
    const numbers: Subject["numbers"] = new Map();
    // What a path names is what the response describes.
    const inOrder = inputs.toSorted((one, other) => rankLocation(one) - rankLocation(other));
    for (const { name, type } of inOrder) {
      const rule = readMockRule(findRule(type, this.#types) ?? "");
      const value = given[name];
      if (rule === undefined || value === undefined) continue;
      const { word, kind } = rule;
      if (word === "height") block = Number(value);
      if (word === "hash") block = this.#find(kind, String(value), exampleValue(type, this.#types)) ?? -1;
      if (!Number.isInteger(block) || block < 0 || block > head)
        throw new Missing(name, "names no block yet");
      if (word !== "number") continue;
      const number = Number.isNaN(Number(value)) ? String(value) : Number(value);
      if (this.#sent.get(`${kind} ${number}`) === null) throw new Missing(name, "names nothing that exists");
      numbers.set(kind, number);
    }
    return { block, numbers };
  }

  /** @param key - The kind and number of the object that is written. */
  #remember(operation: Operation, key: string, response: Json, given: Given): void {
    if (isDelete(operation)) {
      this.#sent.set(key, null);
      return;
    }
    const naming = new Set(
      operation.inputs.flatMap((one) => (findRule(one.type, this.#types) ? one.name : [])),
    );
    const content = Object.entries(given).filter(([name, value]) => value !== undefined && !naming.has(name));
    const shown = isObject(response) ? response : {};
    this.#sent.set(key, { ...this.#sent.get(key), ...shown, ...Object.fromEntries(content) } as JsonObject);
  }

  #value({ rule, at, example }: SimulatedValue, subject: Subject, given: Given, isWrite: boolean): Json {
    const { word, kind = "", offset = 0 } = readMockRule(rule) ?? {};
    const block = at.reduce((from, place) => from + (Number(place) || 0), subject.block) + offset;
    switch (word) {
      case "height":
        // The first block has none before it.
        return format(Math.max(block, 0), example);
      case "time":
        return formatTime(this.#start + (block - firstHeight) * blockTime, example);
      case "hash":
        return hashLike(`${kind} ${block}`, example);
      case "given":
        return Object.hasOwn(given, kind) && given[kind] !== undefined
          ? format(given[kind], example)
          : example;
      case "number":
        return format(this.#number(kind, subject, isWrite) ?? example, example);
      default:
        return example;
    }
  }

  /** The number of the object that a request names, or that a write makes. */
  #number(kind: string, { numbers }: Subject, isWrite: boolean): number | string | undefined {
    if (numbers.has(kind) || !isWrite) return numbers.get(kind);
    const number = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, number);
    numbers.set(kind, number);
    return number;
  }

  get #head(): number {
    return firstHeight + Math.floor((Date.now() - this.#start) / blockTime);
  }

  #find(kind: string, wanted: string, example: Json): number | undefined {
    for (let block = this.#head; block >= 0; block -= 1)
      if (hashLike(`${kind} ${block}`, example) === wanted) return block;
    return undefined;
  }
}

function rankLocation({ location }: Input): number {
  return location === "path" ? 1 : 0;
}

/** Whether an operation deletes what it names: its method or its name says so. */
function isDelete(operation: Operation): boolean {
  const isMethod = operation.kind === "rest" && operation.method === "DELETE";
  return isMethod || /(^|[_.])(delete|remove)/i.test(operation.name);
}

/** Writes a value in the form of an example: as a number, in hex, or as a text. */
function format(value: unknown, example: Json): Json {
  if (typeof example === "number") return Number(value);
  if (typeof example !== "string") return value as Json;
  return typeof value === "number" && example.startsWith("0x") ? `0x${value.toString(16)}` : String(value);
}

/** Writes a time in the form of an example: as a text, in seconds, or in milliseconds. */
function formatTime(time: number, example: Json): Json {
  if (typeof example === "string" && !/^\d+$|^0x/.test(example)) return new Date(time).toISOString();
  const isSeconds = Number(example) < 100_000_000_000;
  return format(isSeconds ? Math.floor(time / 1_000) : time, example);
}

/** A hash with as many digits as an example. */
function hashLike(text: string, example: Json): string {
  const [, prefix = "", digits = ""] = /^(0x)?(.*)$/.exec(String(example)) ?? [];
  return prefix + hash("sha512", text).slice(0, digits.length);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
