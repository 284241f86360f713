import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Mistake, Mistakes } from "./mistakes.ts";
import { SpecFile, type SpecPath } from "./spec-file.ts";

type Node = Record<string, unknown>;

/** An OpenAPI file with the parts that it refers to, as one document. A schema's name is one among all parts. */
export class SpecBundle {
  /** As it is shown in messages. */
  readonly name: string;
  /** The document: every reference leads to its own `components`. */
  readonly value: unknown;
  readonly #root: SpecFile;
  readonly #homes: ReadonlyMap<string, SpecFile>;

  /**
   * @param path - The file.
   * @param name - How it is shown; parts are shown beside it.
   * @throws Mistakes if a file is no YAML or not there, or a name is used twice.
   */
  constructor(path: string, name: string) {
    this.name = name;
    this.#root = SpecFile.read(path, name);
    const parts = new Map<string, SpecFile>();
    collect(this.#root, "", dirname(path), dirname(name), parts);
    const homes = new Map<string, SpecFile>();
    const schemas: Node = {};
    const mistakes: Mistake[] = [];
    for (const file of [this.#root, ...parts.values()]) {
      for (const [schema, content] of Object.entries(schemasOf(file.value))) {
        const other = homes.get(schema);
        if (other) {
          const remedy = "give one of them another name";
          mistakes.push(
            file.mistake(["components", "schemas", schema], `${schema} is in ${other.name} too`, remedy),
          );
        }
        homes.set(schema, file);
        schemas[schema] = local(content);
      }
    }
    Mistakes.throwIfAny(mistakes);
    this.#homes = homes;
    const root = local(this.#root.value) as Node;
    const components = root["components"] as Node | undefined;
    this.value = parts.size === 0 ? this.#root.value : { ...root, components: { ...components, schemas } };
  }

  /** A mistake at a path of the document, shown in the file that it comes from. */
  mistake(path: SpecPath, what: string, remedy: string): Mistake {
    const [first, second, schema] = path;
    const home = first === "components" && second === "schemas" ? this.#homes.get(String(schema)) : undefined;
    return (home ?? this.#root).mistake(path, what, remedy);
  }
}

/** Reads the files that a part's references lead to, each once. */
function collect(
  file: SpecFile,
  place: string,
  folder: string,
  shown: string,
  parts: Map<string, SpecFile>,
): void {
  for (const reference of references(file.value)) {
    const [path = ""] = reference.split("#");
    if (path === "") continue;
    const target = join(dirname(place), path);
    if (parts.has(target)) continue;
    const part = new SpecFile(join(shown, target), readPart(join(folder, target), file, reference));
    parts.set(target, part);
    collect(part, target, folder, shown, parts);
  }
}

function readPart(path: string, from: SpecFile, reference: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new Mistakes([from.mistake([], `there is no ${basename(path)}`, `correct ${reference}`)]);
  }
}

function schemasOf(document: unknown): Node {
  const { components } = document as { components?: { schemas?: Node } };
  return components?.schemas ?? {};
}

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : references(inner),
  );
}

/** The same with references that lead into the document itself. */
function local(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(local);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "$ref" && typeof inner === "string" ? inner.slice(inner.indexOf("#")) : local(inner),
    ]),
  );
}
