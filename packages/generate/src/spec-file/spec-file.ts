import { load, type LoadOptions, type State, YAMLException } from "js-yaml";
import { createRequire } from "node:module";
import type * as Yaml from "yaml";
import { type Mistake, Mistakes } from "./mistakes.ts";
import { readText } from "./read-text.ts";
import { YAML_SCHEMA } from "./yaml-schema.ts";

/** The keys and indices from the top of a file to a place in it. */
export type SpecPath = readonly (string | number)[];

const requireModule = createRequire(import.meta.url);

/** The parser that knows places takes a while to load, and is mostly not needed. */
function yaml(): typeof Yaml {
  return requireModule("yaml") as typeof Yaml;
}

interface Parsed {
  readonly document: Yaml.Document;
  readonly lines: Yaml.LineCounter;
}

/** Generators that run in one process read the same specs. */
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

/** What a text says, and the lines in which its objects begin, or their keys. */
interface Said {
  readonly value: unknown;
  readonly lines: ReadonlyMap<object, number>;
}

/** These too: who reads a value never changes it. */
const read = new Map<string, Said>();

type Listener = NonNullable<LoadOptions["listener"]>;

/** What a text says: by the parser that takes a sixth of the time, and tells neither columns nor well what is wrong. */
function saidIn(text: string): Said {
  const found = read.get(text);
  if (found) return found;
  const lines = new Map<object, number>();
  const open: number[] = [];
  const listener: Listener = (event, { line, result }: State & { result?: unknown }) => {
    if (event === "open") return void open.push(line);
    const from = (open.pop() ?? line) + 1;
    if (typeof result === "object" && result !== null && !lines.has(result)) lines.set(result, from);
  };
  try {
    const said = { value: load(text, { schema: YAML_SCHEMA, listener }), lines };
    read.set(text, said);
    return said;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { document } = parsed(text);
    // What is wrong is told with its place; the parser would warn of it a second time.
    return { value: document.errors.length > 0 ? undefined : document.toJS(), lines };
  }
}

/** A YAML (or JSON) file whose every value knows its line. */
export class SpecFile {
  /** As it is shown in messages. */
  readonly name: string;
  readonly value: unknown;
  readonly #text: string;
  readonly #lines: Said["lines"];

  /** @throws Mistakes if the text is no YAML or has a key twice. */
  constructor(name: string, text: string) {
    this.name = name;
    this.#text = text;
    const { value, lines } = saidIn(text);
    this.value = value;
    this.#lines = lines;
    // Only what the fast parser rejected has been parsed by the other one.
    const [error] = known.get(text)?.document.errors ?? [];
    // What else that parser finds mostly follows from the first.
    if (error) throw new Mistakes([this.#syntaxMistake(error)]);
  }

  /** @throws Mistakes also if there is no such file, or it is no spec. */
  static read(path: string, name: string): SpecFile {
    return SpecFile.ofSpec(name, readText(path, name));
  }

  /** @throws Mistakes also if the text has anything but keys with values at its top. */
  static ofSpec(name: string, text: string): SpecFile {
    const file = new SpecFile(name, text);
    if (typeof file.value === "object" && file.value !== null && !Array.isArray(file.value)) return file;
    throw new Mistakes([
      file.mistake([], "it has no keys at its top", "write it as the other specs are written"),
    ]);
  }

  /** The line in which an object of the file begins, or its key. */
  lineOf(part: object): number | undefined {
    return this.#lines.get(part);
  }

  /** A mistake at a path, or, if the path is not in the file, at the nearest place above it. */
  mistake(path: SpecPath, what: string, remedy: string): Mistake {
    return { ...this.#place(this.#offset(path)), what, remedy };
  }

  #syntaxMistake({ pos, message, code }: Yaml.YAMLError): Mistake {
    const what = message.split("\n", 1)[0]?.replace(/ at line.*$/, "") ?? code;
    return { ...this.#place(pos[0]), what, remedy: "write valid YAML" };
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
