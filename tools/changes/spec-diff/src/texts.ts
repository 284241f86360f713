import { SpecFile } from "@node-access-tools/generate/spec-file";
import type { GeneratorName } from "@node-access-tools/generate/targets";
import { posix, join } from "node:path";
import type { RuleName } from "@node-access/generate/diff";
import type { OwnRuleName } from "./rules.ts";
import { globSync, readFileSync } from "node:fs";
import { Problem } from "./problem.ts";

/** The texts of spec files, by path from the repository's root: `specs/rpc/debug.openrpc.yaml`. */
export type Texts = ReadonlyMap<string, string>;

/** Whether a file belongs to the module of protos, which buf reads. */
export function isProto(name: string): boolean {
  return name.startsWith("specs/grpc/");
}

export function only(texts: Texts, takes: (name: string) => boolean): Texts {
  return new Map([...texts].filter(([name]) => takes(name)));
}

/** The names of the files in two states. */
export function namesIn(before: Texts, after: Texts): ReadonlySet<string> {
  return new Set([...before.keys(), ...after.keys()]);
}

/** Whether any of some files differs. Differences in comments and formatting of YAML do not count. */
export function differ(before: Texts, after: Texts, takes: (name: string) => boolean): boolean {
  return [...namesIn(before, after)].some((name) => {
    const [old, current] = [before.get(name), after.get(name)];
    if (!takes(name) || old === current) return false;
    if (old === undefined || current === undefined || !name.endsWith(".yaml") || isProto(name)) return true;
    return readValue(`the base's ${name}`, old) !== readValue(name, current);
  });
}

/** The value of a YAML text as JSON. The order of keys counts, because signed messages depend on it. */
function readValue(name: string, text: string): string {
  return JSON.stringify(new SpecFile(name, text).value);
}

export const CATALOG = "specs/catalog.yaml";
/** A file, and its parts in the folder with its name. */
export const REST: RegExp = /^specs\/([^/]+?)(?:\/.*)?\.openapi\.yaml$/;
export const GRAPHQL: RegExp = /^specs\/graphql\/[^/]+\.graphql$/;
export const RPC: RegExp = /^specs\/rpc\/([^/]+)\.openrpc\.yaml$/;
const PROTO = /^specs\/grpc\/.+\.proto$/;

/** A file with facts that have no form of their own, and what a change of it is. */
interface Facts {
  readonly file: RegExp;
  readonly rule: RuleName | OwnRuleName;
  readonly predicate: string;
  /** The generators that read it, if not all do that read the folder. */
  readonly generators?: readonly GeneratorName[];
}

export const FACTS: readonly Facts[] = [
  {
    file: /^specs\/upstream-errors\.yaml$/,
    rule: "known-errors-changed",
    predicate: "has a different list of errors of nodes and providers",
    generators: ["catalog"],
  },
  {
    file: /^specs\/provider-units\.yaml$/,
    rule: "provider-units-changed",
    predicate: "has different units of providers",
    generators: ["rpc"],
  },
  {
    file: /^specs\/other-names\.yaml$/,
    rule: "search-words-changed",
    predicate: "has different search words for methods",
    generators: ["cli"],
  },
  { file: /^specs\/grpc\/examples\.yaml$/, rule: "text", predicate: "has different examples" },
  {
    file: /^specs\/graphql\/examples\/[^/]+\.graphql$/,
    rule: "text",
    predicate: "has different examples",
    generators: ["gateway"],
  },
];

/** buf reads its settings, and `npm run generate` makes an OpenAPI file of `http.yaml`, which is compared. */
const SEEN_ELSEWHERE = /^specs\/grpc\/(?:buf|http)\.yaml$/;

/** Whether a file is compared by its own name. Parts of OpenAPI files are, if a file refers to them. */
export function isCompared(name: string): boolean {
  const all = [GRAPHQL, RPC, PROTO, SEEN_ELSEWHERE, ...FACTS.map(({ file }) => file)];
  return name === CATALOG || isRest(name) || all.some((names) => names.test(name));
}

function isRest(name: string): boolean {
  return REST.test(name) && name.split("/").length === 2;
}

/** The files whose changes no comparison would notice. */
export function unreadIn(texts: Texts): string[] {
  const parts = new Set<string>();
  for (const name of texts.keys()) if (isRest(name)) addParts(name, texts, parts);
  return [...texts.keys()].filter((name) => !isCompared(name) && !parts.has(name));
}

/** Adds the files that an OpenAPI file refers to, directly or not. */
function addParts(name: string, texts: Texts, parts: Set<string>): void {
  for (const [, path = ""] of (texts.get(name) ?? "").matchAll(/([\w./-]+\.openapi\.yaml)#/g)) {
    const part = posix.join(posix.dirname(name), path);
    if (parts.has(part) || REST.exec(part)?.[1] !== REST.exec(name)?.[1]) continue;
    parts.add(part);
    addParts(part, texts, parts);
  }
}

/** Whether a file may be an input of generation. Editors leave files whose names begin with a dot, which no generator finds. */
function isSpec(name: string): boolean {
  return /^specs\/(?!README\.md$)/.test(name) && !/\/\./.test(name);
}

export function readTexts(root: string): Texts {
  const files = globSync("specs/**", { cwd: root, withFileTypes: true }).filter((one) => !one.isDirectory());
  const names = files
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, "/").length).replaceAll("\\", "/"))
    .filter(isSpec);
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(root, name), "utf8")]));
}

/** Reads the specs of the work tree, and rejects a file that nothing compares: a change of it would go unnoticed. */
export function readCurrent(root: string): Texts {
  const texts = readTexts(root);
  const unread = unreadIn(texts);
  if (unread.length === 0) return texts;
  const remedy = "refer to it from a spec, name it like the others in its folder, or remove it";
  throw new Problem(`no tool reads ${unread.join(", ")}, so a change of it would go unnoticed`, remedy);
}
