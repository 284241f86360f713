import type { GeneratorName } from "@node-access-tools/generate/targets";
import { posix } from "node:path";
import type { RuleName } from "@node-access/generate/diff";
import type { OwnRuleName } from "./rules.ts";
import type { Texts } from "./texts.ts";

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
    generators: ["cli", "gateway"],
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
