import { SpecFile, YAML_SCHEMA } from "@node-access-tools/spec-file";
import { load, type LoadOptions, type State, YAMLException } from "js-yaml";

/** What a spec file says, as it is written. */
export interface ParsedSpec {
  readonly value: unknown;
  /** Where objects begin, or their keys. */
  readonly lines: ReadonlyMap<object, number>;
}

/** Each text is parsed once, with however many bases and in however many versions it is compared. */
const known = new Map<string, ParsedSpec>();

/** @throws Mistakes if the text is no YAML. */
export function parseSpec(name: string, content: string): ParsedSpec {
  const found = known.get(content) ?? parse(name, content);
  known.set(content, found);
  return found;
}

/** js-yaml takes a sixth of the time of the other parser, which alone tells well what is wrong and where. */
function parse(name: string, content: string): ParsedSpec {
  const lines = new Map<object, number>();
  const open: number[] = [];
  const listener: LoadOptions["listener"] = (event, { line, result }: State & { result?: unknown }) => {
    if (event === "open") return void open.push(line);
    const from = (open.pop() ?? line) + 1;
    if (typeof result === "object" && result !== null && !lines.has(result)) lines.set(result, from);
  };
  try {
    return { value: load(content, { schema: YAML_SCHEMA, listener }), lines };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { value: new SpecFile(name, content).value, lines };
  }
}
