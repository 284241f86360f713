import { SpecFile } from "@node-access-tools/generate/spec-file";
import { isObject, type Locate, object, type Path } from "@node-access/generate/diff";
import { field, list } from "@node-access/generate/read";
import type { Texts } from "./texts.ts";

const VERBS = ["get", "put", "post", "delete", "patch"];

/** Locates parts of a spec in its YAML files. A part that does not exist has the place of its nearest existing parent. */
export function locateInFiles(texts: Texts, file: string): Locate {
  return (path) => {
    for (const [name, content] of texts) {
      if (!mayHave(name, path)) continue;
      const spec = SpecFile.ofSpec(name, content);
      const [start, ...rest] = findStart(spec.value, path);
      if (start === undefined) continue;
      const part = listParts(start, rest).at(-1) ?? start;
      const { line } = spec.mistake(findPath(spec.value, part) ?? [], "", "");
      return { file: name, line };
    }
    return { file: [...texts.keys()].find((name) => name.startsWith(file)) ?? file, line: 1 };
  };
}

/** Whether a file can have a part: a family is a file, and some keys of JSON-RPC methods have it first. */
function mayHave(file: string, [kind, key]: Path): boolean {
  if (kind === "sections" && file.endsWith(".openrpc.yaml")) return file.endsWith(`/${key}.openrpc.yaml`);
  const [family, name] = String(key).split("/");
  return kind !== "operations" || name === undefined || file.endsWith(`/${family}.openrpc.yaml`);
}

/** The object that describes a type or an operation, and the remaining steps of the path. */
function findStart(root: unknown, [kind, key, ...rest]: Path): [object?, ...Path] {
  if (kind === "sections") {
    const tag = list(field(root, "tags")).find((one) => field(one, "name") === key) ?? field(root, "info");
    return isObject(tag) ? [tag] : [];
  }
  if (kind !== "types" && kind !== "operations")
    return [object(root), ...[kind ?? [], key ?? [], ...rest].flat()];
  const found =
    kind === "types"
      ? object(field(root, "components"))["schemas"]
      : { [String(key)]: operationIn(root, key) };
  const start = field(found, String(key));
  return isObject(start) ? [start, ...rest] : [];
}

function operationIn(root: unknown, key: unknown): unknown {
  const name = String(key).split("/").at(-1);
  const method = list(field(root, "methods")).find((one) => field(one, "name") === name);
  if (method !== undefined) return method;
  const items = [field(root, "paths"), field(field(root, "components"), "pathItems")];
  return items
    .flatMap((some) => Object.values(object(some)))
    .flatMap((item) => VERBS.map((verb) => field(item, verb)))
    .find((one) => field(one, "operationId") === key);
}

/** The keys and indices that lead to a part of a value. */
function findPath(value: unknown, part: object): Path | undefined {
  if (value === part) return [];
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = findPath(inner, part);
    if (path) return [key, ...path];
  }
  return undefined;
}

function listParts(start: object, path: Path): object[] {
  const parts: object[] = [];
  let at: unknown = start;
  for (const step of path) {
    at = next(at, step);
    if (typeof at !== "object" || at === null) break;
    parts.push(at);
  }
  return parts;
}

/** Names of the model that differ from those in files. */
const RENAMED: Readonly<Record<string, readonly string[]>> = {
  inputs: ["params", "parameters"],
  failures: ["responses", "errors"],
  outputs: ["responses"],
  notification: ["x-subscription"],
  kinds: ["x-subscription"],
};

function next(at: unknown, step: string | number): unknown {
  if (Array.isArray(at) && typeof step === "string")
    return at.find((one) => field(one, "name") === step || String(field(one, "$ref")).endsWith(`/${step}`));
  const own = (at as Readonly<Record<string, unknown>>)[step];
  if (own !== undefined) return own;
  const renamed = RENAMED[step]?.map((key) => field(at, key)).find((one) => one !== undefined);
  if (renamed !== undefined) return renamed;
  const schema = field(at, "schema");
  return schema === undefined
    ? typeof step === "string" && step === "result"
      ? at
      : undefined
    : next(schema, step);
}
