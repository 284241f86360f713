import { formatPointer, parsePointer } from "../spec-file/json-pointer.ts";
import { type Mistake, Mistakes } from "../spec-file/mistakes.ts";
import { suggestName } from "../spec-file/nearest-name.ts";
import { decodePart } from "../spec-file/spec-address.ts";
import type { SpecFile, SpecPath } from "../spec-file/spec-file.ts";

/** The key under which a document holds the files that it refers to. */
export const OTHER_FILES = "x-other-files";

/** A value of a spec, and its path in the file. */
export interface Placed {
  readonly value: unknown;
  readonly path: SpecPath;
}

/** A value of a document with its path, and what can be read and noted there. */
export class Part implements Placed {
  readonly spec: SpecDocument;
  readonly value: unknown;
  readonly path: SpecPath;

  constructor(spec: SpecDocument, value: unknown, path: SpecPath) {
    this.spec = spec;
    this.value = value;
    this.path = path;
  }

  get(key: string): unknown {
    return field(this.value, key);
  }

  /** The text under a key, or `undefined` if it is empty. */
  text(key: string): string | undefined {
    return text(field(this.value, key));
  }

  /** The part under a key, whose value may be `undefined`. */
  at(key: string): Part {
    return new Part(this.spec, field(this.value, key), [...this.path, key]);
  }

  /** The part that the one under a key is, or refers to. Returns `undefined` if there is none. */
  find(key: string): Part | undefined {
    return this.get(key) === undefined ? undefined : this.at(key).follow();
  }

  /** The parts of an object, or of the one under a key. */
  entries(key?: string): [string, Part][] {
    if (key !== undefined) return this.at(key).entries();
    return entries(this.value).map(([name, value]) => [
      name,
      new Part(this.spec, value, [...this.path, name]),
    ]);
  }

  /** The items of a list, or of the one under a key. */
  items(key?: string): Part[] {
    if (key !== undefined) return this.at(key).items();
    return list(this.value).map((value, index) => new Part(this.spec, value, [...this.path, index]));
  }

  /** Follows all references. If one refers to nothing, records a mistake and returns `undefined`. */
  follow(): Part | undefined {
    return this.spec.resolve(this);
  }

  /** Records that the part is wrong or not supported: see {@link SpecDocument.note}. */
  note(what: string, remedy: string): void {
    this.spec.note(this.path, what, remedy);
  }

  /** Records that what is under a key is wrong or not supported. */
  noteAt(key: string, what: string, remedy: string): void {
    this.at(key).note(what, remedy);
  }
}

export interface SpecSource extends Pick<SpecFile, "mistake" | "name" | "value"> {
  /** Returns why the file that a reference leads to was not read, as far as that is known. */
  readonly whyUnread?: (ref: string, from: SpecPath) => Unread | undefined;
}

export interface Unread {
  readonly why?: string;
  readonly remedy?: string;
}

/** Reads a spec: follows its references, and collects what is wrong or not supported. */
export class SpecDocument {
  readonly file: SpecSource;
  #anchored: ReadonlyMap<string, Part> | undefined;
  /** Places are found on demand: the parser that knows them takes seconds for a large document. */
  readonly #noted = new Map<string, Parameters<SpecDocument["note"]>>();
  #mistakes: readonly Mistake[] = [];

  constructor(file: SpecSource) {
    this.file = file;
  }

  /**
   * Records a part of the file that is wrong or not supported. The reader then leaves it out, or reads it as the
   * nearest type. Recording it again changes nothing.
   *
   * @param what - What is wrong, and what the client has instead.
   * @param remedy - How to describe it instead.
   */
  note(path: SpecPath, what: string, remedy: string): void {
    const key = JSON.stringify([path, what]);
    if (!this.#noted.has(key)) this.#noted.set(key, [path, what, remedy]);
  }

  /** What was recorded, without looking for its places. */
  get noted(): readonly Parameters<SpecDocument["note"]>[] {
    return [...this.#noted.values()];
  }

  /** What was recorded, in the order of reading. */
  get mistakes(): readonly Mistake[] {
    const more = [...this.#noted.values()].slice(this.#mistakes.length);
    this.#mistakes = [...this.#mistakes, ...more.map((noted) => this.file.mistake(...noted))];
    return this.#mistakes;
  }

  /** @throws Mistakes if anything was recorded. */
  check(): void {
    Mistakes.throwIfAny(this.mistakes);
  }

  get root(): Part {
    return new Part(this, this.file.value, []);
  }

  /** Follows all references from a value. If one refers to nothing, records a mistake and returns `undefined`. */
  resolve({ value, path }: Placed): Part | undefined {
    let found = new Part(this, value, path);
    const seen = new Set<string>();
    for (;;) {
      const ref = found.get("$ref");
      if (typeof ref !== "string") return found;
      if (seen.has(ref)) {
        this.note(path, `${ref} refers back to itself, so it is ignored`, "refer to something else");
        return undefined;
      }
      seen.add(ref);
      const target = this.target(ref, found.path);
      if (!target) return undefined;
      found = target;
    }
  }

  /** Follows all references from a value, without recording those that refer to nothing. */
  resolved(value: unknown): unknown {
    let found = value;
    for (let steps = 0; typeof field(found, "$ref") === "string" && steps < 100; steps += 1)
      found = this.#at(splitSteps(field(found, "$ref") as string));
    return found;
  }

  #anchors(): ReadonlyMap<string, Part> {
    if (this.#anchored) return this.#anchored;
    const found = new Map<string, Part>();
    const open = [this.root];
    const seen = new Set<unknown>();
    for (let part = open.pop(); part; part = open.pop()) {
      for (const key of ["$anchor", "$dynamicAnchor"]) {
        const name = part.get(key);
        if (typeof name === "string" && !found.has(name)) found.set(name, part);
      }
      // Aliases of YAML name a value several times.
      if (typeof part.value !== "object" || part.value === null || seen.has(part.value)) continue;
      seen.add(part.value);
      for (const key of Object.keys(part.value)) open.push(part.at(key));
    }
    this.#anchored = found;
    return found;
  }

  #at(path: SpecPath): unknown {
    return path.reduce<unknown>((parent, step) => field(parent, String(step)), this.file.value);
  }

  /** Follows one reference. If it refers to nothing, records a mistake and returns `undefined`. */
  target(ref: string, from: SpecPath): Part | undefined {
    const at = [...from, "$ref"];
    if (ref === "#") return this.root;
    if (!ref.startsWith("#/")) {
      const anchor = ref.startsWith("#") ? this.#anchors().get(ref.slice(1)) : undefined;
      if (anchor) return anchor;
      const { why, remedy = "" } = this.file.whyUnread?.(ref, from) ?? {};
      if (why !== undefined) {
        this.note(at, `${ref} ${why}, so it is ignored`, remedy);
        return undefined;
      }
      const what = ref.startsWith("#")
        ? `${ref} is not a path to a part of the file, so it is ignored`
        : `${ref} refers to another file, which cannot be read, so it is ignored`;
      this.note(at, what, "write a reference such as #/components/schemas/Job or other.yaml#/Job");
      return undefined;
    }
    const path = splitSteps(ref);
    const value = this.#at(path);
    if (value !== undefined) return new Part(this, value, path);
    const [last = ""] = path.slice(-1);
    const known = Object.keys(Object(this.#at(path.slice(0, -1))) as object);
    const remedy = suggestName(last, known, "correct the reference, or add what it names");
    this.note(at, `${ref} refers to nothing, so it is ignored`, remedy);
    return undefined;
  }
}

/** Returns the keys of a reference to a place of the file, such as `#/components/schemas/Job`. */
export function splitSteps(ref: string): string[] {
  return parsePointer(ref).map(decodePart);
}

/** Returns a key as a step of a reference. */
export function encodeStep(key: string | number): string {
  return encodeURIComponent(formatPointer([key]).slice(1));
}

/** Returns a property of a value, or `undefined` if the value is not an object. */
export function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/** Returns the entries of a value, or none if it is not an object. */
export function entries(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

/** Returns the items of a value, or none if it is not a list. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a value of any kind as the text of a sentence or a name. `String` fails at objects without a `toString` of their own. */
export function formatValue(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
}

/** Returns a text, or `undefined` if it is empty. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
