import type * as Yaml from "yaml";
import { type Schema, load, YAMLException, CORE_SCHEMA, Type } from "js-yaml";
import { createRequire } from "node:module";
import { JsonPlaces } from "./json-places.ts";
import { type Mistake, Mistakes } from "./mistakes.ts";
import { readText } from "./read-text.ts";
import { type Endless, findEndlessPart, MOST_LEVELS, MOST_VALUES } from "./value-shape.ts";

/** YAML 1.2, in which no text becomes a date, plus `<<`. */
const YAML_SCHEMA: Schema = CORE_SCHEMA.extend({
  implicit: [
    new Type("tag:yaml.org,2002:merge", { kind: "scalar", resolve: (key: unknown) => key === "<<" }),
  ],
});

/** The keys and indices that lead from the top of a file to a place in it. */
export type SpecPath = readonly (string | number)[];

const requireModule = createRequire(import.meta.url);

/** Loaded on demand: the parser that knows places is slow to load, and rarely needed. */
function yaml(): typeof Yaml {
  return requireModule("yaml") as typeof Yaml;
}

interface Parsed {
  readonly document: Yaml.Document;
  readonly lines: Yaml.LineCounter;
}

/** Generators in one process share the specs. */
const known = new Map<string, Parsed>();

function parsed(text: string): Parsed {
  let found = known.get(text);
  if (found === undefined) {
    const lines = new (yaml().LineCounter)();
    found = { document: yaml().parseDocument(text, { lineCounter: lines, merge: true }), lines };
    known.set(text, found);
  }
  return found;
}

interface Content {
  readonly value: unknown;
  /** Why the value of a text cannot be had although its form is right, and where. */
  readonly mistake?: Omit<Mistake, "file">;
}

/** Shared too, since readers never change a value. */
const read = new Map<string, Content>();

/** Values that readers can walk through, so that a shared one is checked only once. */
const finite = new WeakSet<object>();

const SENTENCES: Readonly<Record<Endless["kind"], [what: string, remedy: string]>> = {
  cycle: ["a YAML alias makes it contain itself", "refer to it with $ref instead"],
  levels: [`it is nested in more than ${MOST_LEVELS} levels`, "move parts to components, and refer to them"],
  values: [
    `with its aliases, it has more than ${MOST_VALUES / 1_000_000} million values`,
    "refer to parts with $ref instead",
  ],
};

/** Parses a text with the parser that takes a sixth of the time, but knows no places, and has no good error messages. */
function readContent(text: string): Content {
  const found = read.get(text);
  if (found) return found;
  try {
    const content = { value: load(text, { schema: YAML_SCHEMA }) };
    read.set(text, content);
    return content;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const json = error.message.includes("maxDepth") ? tryParse(text) : undefined;
    if (json !== undefined) return { value: json };
    const { document } = parsed(text);
    // Errors are reported with their place; the parser would print a second warning.
    if (document.errors.length > 0) return { value: undefined };
    try {
      return { value: document.toJS() };
    } catch (cause) {
      const { mark, reason } = error;
      const place = { line: mark.line + 1, column: Math.max(mark.column, 1) };
      const mistake = /excessive/i.test(String(cause))
        ? { what: "it has too many YAML aliases and merge keys", remedy: "refer to parts with $ref instead" }
        : { what: reason, remedy: "write valid YAML" };
      return { value: undefined, mistake: { ...place, ...mistake } };
    }
  }
}

function tryParse(text: string): unknown {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A YAML (or JSON) file that knows the place of each value. */
export class SpecFile {
  readonly name: string;
  readonly value: unknown;
  readonly #text: string;
  /** Finds places, if the text is JSON. */
  #places: JsonPlaces | "YAML" | undefined;

  /** @throws Mistakes if the text is not YAML, has a duplicate key, or is nested without an end. */
  constructor(name: string, text: string) {
    this.name = name;
    this.#text = text;
    const { value, mistake } = readContent(text);
    this.value = value;
    // The slow parser has parsed only what the fast one rejected.
    const [error] = value === undefined ? (known.get(text)?.document.errors ?? []) : [];
    // Further errors mostly follow from the first.
    if (error) throw new Mistakes([this.#syntaxMistake(error)]);
    if (mistake) throw new Mistakes([{ file: name, ...mistake }]);
    if (typeof value !== "object" || value === null || finite.has(value)) return;
    const endless = findEndlessPart(value);
    if (endless) throw new Mistakes([this.mistake(endless.path, ...SENTENCES[endless.kind])]);
    finite.add(value);
  }

  /** @throws Mistakes also if the file does not exist, or is not a spec. */
  static read(path: string, name: string): SpecFile {
    return SpecFile.ofSpec(name, readText(path, name));
  }

  /** @throws Mistakes also if the text is not a mapping. */
  static ofSpec(name: string, text: string): SpecFile {
    const file = new SpecFile(name, text);
    if (typeof file.value === "object" && file.value !== null && !Array.isArray(file.value)) return file;
    const remedy = "begin it like a spec: `openrpc: 1.3.2` or `openapi: 3.1.0`";
    const what = text.trim() === "" ? "it is empty" : "it has no top-level keys";
    throw new Mistakes([file.mistake([], what, remedy)]);
  }

  /** A mistake at a path; if the path does not exist in the file, at its nearest existing parent. */
  mistake(path: SpecPath, what: string, remedy: string): Mistake {
    this.#places ??= tryParse(this.#text) === undefined ? "YAML" : new JsonPlaces(this.#text);
    if (this.#places !== "YAML") return { file: this.name, ...this.#places.place(path), what, remedy };
    return { ...this.#place(this.#offset(path)), what, remedy };
  }

  #syntaxMistake({ pos, message, code }: Yaml.YAMLError): Mistake {
    const at = (what: string, remedy: string): Mistake => ({ ...this.#place(pos[0]), what, remedy });
    if (/stack/i.test(message)) return at("it is nested too deeply", "nest it less, or write JSON");
    if (code === "MULTIPLE_DOCS") return at("it has several YAML documents", "put each into its own file");
    return at(message.split("\n", 1)[0]?.replace(/ at line.*$/, "") ?? code, "write valid YAML");
  }

  #offset(path: SpecPath): number {
    const { isMap, isScalar, isSeq } = yaml();
    let node: unknown = parsed(this.#text).document.contents;
    let offset = 0;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
        if (!pair || !isScalar(pair.key)) break;
        offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item: unknown = node.items[Number(step)];
        if (!isMap(item) && !isSeq(item) && !isScalar(item)) break;
        offset = item.range?.[0] ?? offset;
        node = item;
      } else break;
    }
    return offset;
  }

  #place(offset: number): Pick<Mistake, "file" | "line" | "column"> {
    const { line, col } = parsed(this.#text).lines.linePos(offset);
    return { file: this.name, line: Math.max(line, 1), column: Math.max(col, 1) };
  }
}
