import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Mistake, Mistakes, SpecFile, type SpecPath } from "@node-access/generate/spec-file";

type Node = Record<string, unknown>;

/** The kinds of components that parts may contain, in addition to the paths' own. */
const kinds = ["schemas", "responses", "parameters", "headers"] as const;

const partKinds: readonly string[] = [...kinds, "pathItems"];

/** A place in a part. */
interface Home {
  readonly file: SpecFile;
  readonly path: SpecPath;
}

/**
 * An OpenAPI file with the parts that it refers to, as one document. A component's name must be unique among
 * all parts. A path that refers to `components/pathItems` of a part is replaced by that path item,
 * and a reference to a parameter by the parameter.
 */
export class SpecBundle {
  /** Its name in messages. */
  readonly name: string;
  /** The document, in which every reference leads to its own `components`. */
  readonly value: unknown;
  /** The files that the main file refers to, directly or not. */
  readonly parts: readonly SpecFile[];
  readonly #root: SpecFile;
  /** The files of the components and the paths, by the first steps of their paths in the document. */
  readonly #homes = new Map<string, Home>();

  /**
   * @param path - The file.
   * @param name - Its name in messages; names of parts are relative to it.
   * @param texts - Texts by their names in messages, instead of the files on disk.
   * @throws Mistakes if a file is missing or not YAML, or a name is used twice.
   */
  constructor(path: string, name: string, texts?: ReadonlyMap<string, string>) {
    this.name = name;
    const read: Read = (from, shown) => {
      const text = texts?.get(shown);
      if (text !== undefined) return new SpecFile(shown, text);
      return texts === undefined && existsSync(from) ? SpecFile.read(from, shown) : undefined;
    };
    this.#root = read(path, name) ?? SpecFile.read(path, name);
    const parts = new Map<string, SpecFile>();
    collect(this.#root, "", { folder: dirname(path), shown: dirname(name), read }, parts);
    this.parts = [...parts.values()];
    this.value = this.#joined(this.parts);
  }

  /**
   * Content of the files that is not in the document: fields of parts other than components,
   * and path items without a path.
   */
  unread(): Mistake[] {
    const paths = Object.values(((this.#root.value as Node)["paths"] ?? {}) as Node);
    const used = new Set(paths.map((item) => nameIn("pathItems", local(item))));
    const items = [this.#root, ...this.parts].flatMap((file) =>
      Object.keys(componentsOf(file.value, "pathItems"))
        .filter((name) => !used.has(name))
        .map((name) => {
          const remedy = `give it a path in ${this.name}, or remove it`;
          return file.mistake(["components", "pathItems", name], `no path refers to ${name}`, remedy);
        }),
    );
    return [...items, ...this.parts.flatMap(unreadInPart)];
  }

  /** Returns a mistake at a path of the document, positioned in the file that the value comes from. */
  mistake(path: SpecPath, what: string, remedy: string): Mistake {
    for (const length of [2, 3]) {
      const home = this.#homes.get(path.slice(0, length).join(" "));
      if (home) return home.file.mistake([...home.path, ...path.slice(length)], what, remedy);
    }
    return this.#root.mistake(path, what, remedy);
  }

  #joined(parts: readonly SpecFile[]): Node {
    const root = local(this.#root.value) as Node;
    const files = [this.#root, ...parts];
    const components: Node = { ...(root["components"] as Node | undefined) };
    const mistakes: Mistake[] = [];
    for (const kind of kinds) {
      const all = this.#gather(files, kind, mistakes);
      if (Object.keys(all).length > 0) components[kind] = all;
    }
    const items = this.#gather(files, "pathItems", mistakes);
    Mistakes.throwIfAny(mistakes);
    const parameters = (components["parameters"] ?? {}) as Node;
    const paths = Object.entries((root["paths"] ?? {}) as Node).map(([path, item]) => {
      const name = nameIn("pathItems", item);
      const home = name === undefined ? undefined : this.#homes.get(`components pathItems ${name}`);
      if (home) this.#homes.set(`paths ${path}`, home);
      return [path, inlined(home ? items[String(name)] : item, parameters)];
    });
    const { pathItems: _, ...rest } = components;
    return { ...root, paths: Object.fromEntries(paths), components: rest };
  }

  /** Collects all components of a kind. */
  #gather(files: readonly SpecFile[], kind: string, mistakes: Mistake[]): Node {
    const all: Node = {};
    for (const file of files) {
      for (const [name, content] of Object.entries(componentsOf(file.value, kind))) {
        const key = `components ${kind} ${name}`;
        const path = ["components", kind, name];
        const other = this.#homes.get(key);
        if (other) {
          const remedy = "give one of them another name";
          mistakes.push(file.mistake(path, `${name} is in ${other.file.name} too`, remedy));
        }
        this.#homes.set(key, { file, path });
        all[name] = local(content);
      }
    }
    return all;
  }
}

/** A part has the fields that every OpenAPI file must have, except for paths, and components. */
function unreadInPart(part: SpecFile): Mistake[] {
  const { openapi: _, info: __, paths, components, ...rest } = part.value as Node;
  const others = Object.keys((components ?? {}) as Node).filter((kind) => !partKinds.includes(kind));
  const unread = [
    ...Object.keys(rest).map((key) => [key]),
    ...Object.keys((paths ?? {}) as Node).map((path) => ["paths", path]),
    ...others.map((kind) => ["components", kind]),
  ];
  return unread.map((path) => {
    const remedy = `of a part, only components are: ${partKinds.join(", ")}`;
    return part.mistake(path, `${path.at(-1)} would not be read`, remedy);
  });
}

/** Reads a file; returns `undefined` if it does not exist. */
type Read = (path: string, name: string) => SpecFile | undefined;

/** The origin of parts. */
interface Source {
  readonly folder: string;
  readonly shown: string;
  readonly read: Read;
}

/** Reads the files that a part's references refer to, each only once. */
function collect(file: SpecFile, place: string, source: Source, parts: Map<string, SpecFile>): void {
  for (const reference of references(file.value)) {
    const [path = ""] = reference.split("#");
    if (path === "") continue;
    const target = join(dirname(place), path);
    if (parts.has(target)) continue;
    const part = source.read(join(source.folder, target), join(source.shown, target));
    if (!part) {
      const what = `there is no ${basename(target)}`;
      throw new Mistakes([file.mistake(pathTo(reference, file.value) ?? [], what, `correct ${reference}`)]);
    }
    parts.set(target, part);
    collect(part, target, source, parts);
  }
}

function componentsOf(document: unknown, kind: string): Node {
  const { components } = document as { components?: Record<string, Node> };
  return components?.[kind] ?? {};
}

function references(value: unknown, found: string[] = []): string[] {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "$ref" && typeof inner === "string") found.push(inner);
    else references(inner, found);
  }
  return found;
}

function pathTo(reference: string, value: unknown): SpecPath | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = inner === reference && key === "$ref" ? [] : pathTo(reference, inner);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** The same with references to the document itself. */
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

/** Returns the name of the component that a value refers to, if it is of the given kind. */
function nameIn(kind: string, value: unknown): string | undefined {
  const { $ref: reference } = (value ?? {}) as { $ref?: unknown };
  const start = `#/components/${kind}/`;
  return typeof reference === "string" && reference.startsWith(start)
    ? reference.slice(start.length)
    : undefined;
}

/** A path item with references to parameters replaced by the parameters. */
function inlined(item: unknown, parameters: Node): unknown {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([key, inner]: [string, unknown]) => {
      if (key !== "parameters" || !Array.isArray(inner)) return [key, inlined(inner, parameters)];
      return [key, inner.map((one) => parameters[nameIn("parameters", one) ?? ""] ?? one)];
    }),
  );
}
