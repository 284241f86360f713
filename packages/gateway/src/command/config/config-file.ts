import { createRequire } from "node:module";
import { invalidArgument, isNodeAccessError } from "@node-access/auth";
import type * as Yaml from "yaml";
import { valueAt } from "../../options/check-options.ts";
import { readTextFile } from "../../options/option-files.ts";
import { findMistakes, formatPath, type Mistake } from "./check-config.ts";
import type { GatewayConfig } from "./gateway-config.ts";

const require = createRequire(import.meta.url);

/** Not loaded by a start without a config: that takes a twentieth of its time. */
function loadYaml(): typeof Yaml {
  return require("yaml") as typeof Yaml;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** `${NAME}` stands for a variable's value, and `$${NAME}` for the text `${NAME}`. */
const variable = /(\$?)\$\{([^}]*)\}/g;

/** A config file in YAML or JSON, which is YAML too. */
export class ConfigFile {
  readonly #file: string;
  readonly #document: Yaml.Document;
  readonly #lines: Yaml.LineCounter;
  #config: GatewayConfig = {};

  /** @throws NodeAccessError `INVALID_ARGUMENT` if the file cannot be read, or is not YAML. */
  constructor(file: string) {
    const { LineCounter, parseDocument } = loadYaml();
    this.#file = file;
    this.#lines = new LineCounter();
    this.#document = parseDocument(readTextFile("--config", file), {
      lineCounter: this.#lines,
      prettyErrors: false,
      logLevel: "error",
      merge: true,
      stringKeys: true,
    });
    const [error] = [...this.#document.errors, ...this.#document.warnings];
    if (!error) return;
    const { line, col } = this.#lines.linePos(error.pos[0]);
    // The message describes the mistake without showing a line of the file, which may hold a key.
    const problem = syntaxErrors[error.code] ?? "is not YAML";
    throw invalidArgument(`${file}:${line}:${col}`, "YAML or JSON", `text that ${problem}`);
  }

  /**
   * @throws NodeAccessError `INVALID_ARGUMENT` with all mistakes: for each, its line, its path, what was expected and
   * what was found, but no value. An empty file is a mistake too: it may be in the middle of being written.
   */
  read(environment: Environment): GatewayConfig {
    if (this.#document.contents === null)
      throw invalidArgument(this.#file, "options such as networks, or {} for none", "a file without content");
    const mistakes = this.#fill(environment);
    if (mistakes.length > 0) throw this.#error(mistakes);
    let config: unknown;
    try {
      config = this.#document.toJS({ maxAliasCount: 100 }) as unknown;
    } catch {
      throw invalidArgument(this.#file, "aliases for no more than 100 values in all", "more");
    }
    const found = findMistakes(config);
    if (found.length > 0) throw this.#error(found);
    this.#config = config as GatewayConfig;
    return this.#config;
  }

  /** Adds the place in the file to an error, unless the command line has replaced the file's value. */
  located(error: unknown, used: GatewayConfig): unknown {
    if (!isNodeAccessError(error, "INVALID_ARGUMENT")) return error;
    const { path, expected, received } = error.context;
    const at = path.split(".");
    if (!this.#document.hasIn(at.slice(0, 1)) || valueAt(used, at) !== valueAt(this.#config, at))
      return error;
    return invalidArgument(`${this.#placeOf(at)}: ${path}`, expected, received);
  }

  #fill(environment: Environment): Mistake[] {
    const { visit } = loadYaml();
    const mistakes: Mistake[] = [];
    visit(this.#document, {
      Alias: (_, node, ancestors) => {
        if (node.resolve(this.#document)) return;
        const path = pathTo([...ancestors, node]);
        mistakes.push({
          path,
          expected: "an anchor earlier in the file",
          received: "an alias without an anchor",
        });
        return visit.BREAK;
      },
      Scalar: (key, node, ancestors) => {
        if (key === "key" || typeof node.value !== "string" || !node.value.includes("${")) return;
        node.value = node.value.replace(variable, (whole, escaped: string, name: string) => {
          if (escaped !== "") return whole.slice(1);
          const value = environment[name];
          if (value !== undefined) return value;
          const received = /^[A-Za-z_]\w*$/.test(name)
            ? `\${${name}}, which is not set`
            : "${...} without the name of a variable";
          const expected = "a variable of the environment in ${...}, or $${...} for the text itself";
          mistakes.push({ path: pathTo([...ancestors, node]), expected, received });
          return whole;
        });
      },
    });
    return mistakes;
  }

  #error(mistakes: readonly Mistake[]): Error {
    const [first] = mistakes;
    if (first && mistakes.length === 1)
      return invalidArgument(this.#shown(first), first.expected, first.received);
    const all = mistakes.map(
      (one) => `\n  ${this.#shown(one)}: expected ${one.expected}, received ${one.received}`,
    );
    return invalidArgument(this.#file, "a config without mistakes", `${mistakes.length}:${all.join("")}`);
  }

  #shown(mistake: Mistake): string {
    const { path, name } = mistake;
    const place = this.#placeOf(path, name);
    return path.length === 0 ? place : `${place}: ${formatPath(mistake)}`;
  }

  /** The place of a value, or of the nearest thing around it. With a name, the place of that name in the value. */
  #placeOf(path: readonly (string | number)[], name?: string): string {
    const { isMap, isNode } = loadYaml();
    for (let length = path.length; length >= 0; length--) {
      const node = this.#document.getIn(path.slice(0, length), true);
      if (!isNode(node)) continue;
      const key = isMap(node) && length === path.length ? findKey(node, name) : undefined;
      const [start = 0] = (key ?? node).range ?? [];
      const { line, col } = this.#lines.linePos(start);
      return `${this.#file}:${line}:${col}`;
    }
    return this.#file;
  }
}

function findKey({ items }: Yaml.YAMLMap, name: string | undefined): Yaml.Scalar | undefined {
  const { isScalar } = loadYaml();
  return items.map(({ key }) => key).find((key) => isScalar(key) && key.value === name) as
    | Yaml.Scalar
    | undefined;
}

function pathTo(nodes: readonly unknown[]): (string | number)[] {
  const { isPair, isScalar, isSeq } = loadYaml();
  return nodes.flatMap((node, index): (string | number)[] => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ""];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });
}

const syntaxErrors: Readonly<Record<string, string>> = {
  BAD_ALIAS: "refers to an anchor that does not exist",
  BAD_INDENT: "is not indented like its surroundings, or follows a { or [ that does not end",
  BAD_SCALAR_START: "begins with a character that needs quotes around the text",
  BLOCK_AS_IMPLICIT_KEY: "has a second colon in its line, or a line below it that is indented too far",
  DUPLICATE_KEY: "has the same name twice",
  MISSING_CHAR: "lacks a character, such as a colon, a comma, a quote or a bracket",
  MULTIPLE_DOCS: "begins another document",
  NON_STRING_KEY: "has a name that is not text",
  TAB_AS_INDENT: "is indented with a tab",
  TAG_RESOLVE_FAILED: "has an unknown tag",
  UNEXPECTED_TOKEN: "does not belong there, such as a bracket without its beginning",
};
