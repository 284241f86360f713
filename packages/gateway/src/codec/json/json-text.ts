import { randomUUID } from "node:crypto";

/**
 * Reads parts of valid JSON as they are written. Numbers that parsing would round stay unchanged,
 * and one pass over the text costs a hundredth of a `JSON.parse` that reports how each number is written.
 *
 * All of these expect text that `JSON.parse` accepts.
 */

/** @returns the text of each member of an object; of those that share a name, the last one. */
export function memberTexts(text: string): Map<string, string> {
  const members = new Map<string, string>();
  eachMember(text, (name, value) => void members.set(name, value));
  return members;
}

/** @returns the texts of some members of an object, in the order of `names`. */
export function findTexts(text: string, names: readonly string[]): readonly (string | undefined)[] {
  const texts: (string | undefined)[] = names.map(() => undefined);
  eachMember(text, (name, value) => {
    const index = names.indexOf(name);
    if (index >= 0) texts[index] = value;
  });
  return texts;
}

function eachMember(text: string, take: (name: string, value: string) => void): void {
  let at = skipSpace(text, 0);
  if (text[at] !== "{") return;
  for (at = skipSpace(text, at + 1); text[at] === '"'; at = skipSpace(text, at)) {
    const nameEnd = findEnd(text, at);
    const name = readString(text.slice(at, nameEnd));
    const start = skipSpace(text, skipSpace(text, nameEnd) + 1);
    const end = findEnd(text, start);
    take(name, text.slice(start, end));
    at = skipSpace(text, end) + 1;
  }
}

/** @returns the text of each item of a list; empty for another value. */
export function itemTexts(text: string): string[] {
  const items: string[] = [];
  let at = skipSpace(text, 0);
  if (text[at] !== "[") return items;
  at = skipSpace(text, at + 1);
  while (at < text.length && text[at] !== "]") {
    const end = findEnd(text, at);
    items.push(text.slice(at, end));
    at = skipSpace(text, end);
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return items;
}

/**
 * Follows a path of members and indices into a value, without reading what comes after it.
 *
 * @returns the text there; of members that share a name, the first one.
 */
export function textAt(text: string, path: readonly string[]): string | undefined {
  let at = skipSpace(text, 0);
  for (const step of path) {
    const found =
      text[at] === "{" ? memberAt(text, at, step) : text[at] === "[" ? itemAt(text, at, step) : -1;
    if (found < 0) return undefined;
    at = found;
  }
  return text.slice(at, findEnd(text, at));
}

/** Where the value of a member begins; -1 if the object has none of that name. */
function memberAt(text: string, start: number, name: string): number {
  for (let at = skipSpace(text, start + 1); text[at] === '"'; at = skipSpace(text, at)) {
    const nameEnd = findEnd(text, at);
    const value = skipSpace(text, skipSpace(text, nameEnd) + 1);
    if (readString(text.slice(at, nameEnd)) === name) return value;
    at = skipSpace(text, findEnd(text, value)) + 1;
  }
  return -1;
}

/** Where an item of a list begins; -1 if the list has fewer. */
function itemAt(text: string, start: number, index: string): number {
  let at = skipSpace(text, start + 1);
  for (let left = Number(index); text[at] !== "]" && at < text.length; left -= 1) {
    if (left === 0) return at;
    at = skipSpace(text, findEnd(text, at));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return -1;
}

export interface ItemPlace {
  /** The number of items up to and including this one. */
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

/** @returns the place of a list's item, if the list has it. What follows the item is not read. */
export function itemPlace(text: string, index: number): ItemPlace {
  let at = skipSpace(text, skipSpace(text, 0) + 1);
  for (let count = 1; at < text.length && text[at] !== "]"; count += 1) {
    const end = findEnd(text, at);
    if (count > index) return { count, start: at, end };
    at = skipSpace(text, end);
    if (text[at] !== ",") return { count, start: end, end };
    at = skipSpace(text, at + 1);
  }
  return { count: 0, start: at, end: at };
}

/** @returns the value of a text; `undefined` if the text is not JSON. */
export function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON that is stored and sent as it was written. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Stands for a {@link JsonText}. It cannot be guessed, so no value contains it. */
const placeholder = randomUUID();
const placeholders = new RegExp(`"${placeholder}(\\d+)"`, "g");

/** Writes a value as JSON, with each {@link JsonText} in it unchanged. */
export function stringifyWithTexts(value: unknown): string {
  const texts: string[] = [];
  const json = JSON.stringify(value, (_, one: unknown) =>
    one instanceof JsonText ? `${placeholder}${texts.push(one.text) - 1}` : one,
  );
  return texts.length > 0
    ? json.replaceAll(placeholders, (_, index: string) => texts[Number(index)] ?? "")
    : json;
}

/** @returns the same JSON without insignificant spaces. */
export function withoutSpace(text: string): string {
  let compact = "";
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at) - 1;
    else if (isSpace(code)) {
      compact += text.slice(start, at);
      start = at + 1;
    }
  }
  return compact + text.slice(start);
}

export function readString(string: string): string {
  return string.includes("\\") ? (JSON.parse(string) as string) : string.slice(1, -1);
}

export function objectText(members: Iterable<readonly [string, string]>): string {
  return `{${Array.from(members, ([name, text]) => `${JSON.stringify(name)}:${text}`).join(",")}}`;
}

/** Whether objects and lists nest deeper than `max`. */
export function isDeeperThan(max: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at) - 1;
    else if (opens(code)) {
      depth += 1;
      if (depth > max) return true;
    } else if (closes(code)) depth -= 1;
  }
  return false;
}

const [quote, backslash] = [0x22, 0x5c];

function opens(code: number): boolean {
  return code === 0x7b || code === 0x5b;
}

function closes(code: number): boolean {
  return code === 0x7d || code === 0x5d;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function findEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === quote) return endOfString(text, start);
  if (!opens(first)) return endOfScalar(text, start);
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at) - 1;
    else if (opens(code)) depth += 1;
    else if (closes(code)) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end + 1;
}

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(text: string, place: number): boolean {
  let at = place;
  while (text.charCodeAt(at - 1) === backslash) at -= 1;
  return (place - at) % 2 === 1;
}

function endOfScalar(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x2c || closes(code) || isSpace(code)) break;
  }
  return at;
}

/**
 * A number that JSON.parse might round: 16 digits or more, a fraction or an exponent.
 * It follows a delimiter. A false match inside a string only costs time.
 */
const unsafeNumber = /[:,[\s]-?(?:\d{16}|\d+[.eE])/;

interface RawJson {
  rawJSON(text: string): unknown;
}

/**
 * Parses JSON so that `JSON.stringify` writes its numbers as they were. Slow where there are many numbers.
 */
export function parseLossless(text: string): unknown {
  return unsafeNumber.test(text)
    ? JSON.parse(text, keepSource as (key: string, value: unknown) => unknown)
    : JSON.parse(text);
}

function keepSource(_key: string, value: unknown, { source }: { source: string }): unknown {
  return typeof value === "number" && String(value) !== source
    ? (JSON as unknown as RawJson).rawJSON(source)
    : value;
}
