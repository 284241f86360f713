import { Mistakes, SpecFile, YAML_SCHEMA } from "@node-access/generate/spec-file";
import { load, type LoadOptions, type State, YAMLException } from "js-yaml";

import { isObject } from "./json.ts";

/** What a spec file says, as it is written. */
export interface ParsedSpec {
  readonly value: unknown;
  /** Where objects begin, or their keys. */
  readonly lines: ReadonlyMap<object, number>;
}

type Listener = NonNullable<LoadOptions["listener"]>;

/** Each text is parsed once, with however many bases and in however many versions it is compared. */
const known = new Map<string, ParsedSpec>();

/** @throws Mistakes if the text is no YAML, or no mapping. */
export function parseSpec(name: string, content: string): ParsedSpec {
  const found = known.get(content) ?? parse(name, content);
  known.set(content, found);
  return found;
}

function parse(name: string, content: string): ParsedSpec {
  const lines = new Map<object, number>();
  const open: number[] = [];
  const listener: Listener = (event, { line, result }: State & { result?: unknown }) => {
    if (event === "open") return void open.push(line);
    const from = (open.pop() ?? line) + 1;
    if (typeof result === "object" && result !== null && !lines.has(result)) lines.set(result, from);
  };
  const value = valueOf(name, content, listener);
  if (isObject(value)) return { value, lines };
  const what = "it is no mapping, as a spec is";
  throw new Mistakes([{ file: name, line: 1, column: 1, what, remedy: "write its keys and values" }]);
}

/** js-yaml takes a sixth of the time of the other parser, which alone tells well what is wrong and where. */
function valueOf(name: string, content: string, listener: Listener): unknown {
  try {
    return load(content, { schema: YAML_SCHEMA, listener });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return new SpecFile(name, content).value;
  }
}
