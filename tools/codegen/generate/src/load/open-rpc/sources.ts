import type { RpcMethod, RpcSpec } from "@node-access/generate/model";
import { entries, field, list } from "@node-access/generate/read";
import { type Mistake, SpecFile, type SpecPath } from "../../spec-file/index.ts";
import { globSync } from "node:fs";
import { join } from "node:path";

/** One spec file, before any checks. */
export interface Source {
  /** The name of the family, or `shared`. */
  readonly name: string;
  /** Its file name, as other files refer to it. */
  readonly file: string;
  readonly spec: SpecFile;
}

/** A place in one of the files, and the value there. */
export interface Target {
  readonly source: Source;
  readonly path: SpecPath;
  readonly value: unknown;
}

const suffix = ".openrpc.yaml";

/** Reads all specs of a folder, in the order of their names. */
export function readSources(folder: string, shown: string): Source[] {
  return globSync(`*${suffix}`, { cwd: folder })
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -suffix.length),
      file,
      spec: SpecFile.read(join(folder, file), `${shown}/${file}`),
    }));
}

/** The target of a `$ref`, or `undefined`. */
export function resolve(sources: readonly Source[], from: Source, ref: string): Target | undefined {
  const [file, pointer] = ref.split("#", 2);
  const source = file ? sources.find((other) => other.file === file) : from;
  if (!source || !pointer?.startsWith("/")) return undefined;
  const path = pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const value = path.reduce<unknown>((at, step) => field(at, step), source.spec.value);
  return value === undefined ? undefined : { source, path, value };
}

/** A method as its file describes it. */
export interface ListedMethod {
  readonly source: Source;
  readonly method: unknown;
  readonly path: SpecPath;
}

export function listMethods(source: Source): ListedMethod[] {
  const methods = list(field(source.spec.value, "methods"));
  return methods.map((method, index) => ({ source, method, path: ["methods", index] }));
}

export function listSchemas({ spec }: Source): [name: string, schema: unknown][] {
  return entries(field(field(spec.value, "components"), "schemas"));
}

/** Checks each method in its file. Mistakes are at places within the method. */
export function checkMethods(
  sources: readonly Source[],
  { operations }: RpcSpec,
  check: (method: RpcMethod, mistake: SpecFile["mistake"]) => Mistake[],
): Mistake[] {
  return sources.flatMap(({ name: family, spec }) =>
    operations
      .filter(({ section }) => section === family)
      .flatMap((method, index) =>
        check(method, (at, ...what) => spec.mistake(["methods", index, ...at], ...what)),
      ),
  );
}
