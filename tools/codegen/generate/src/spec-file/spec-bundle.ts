import { basename } from "node:path";
import { readLinkedFiles } from "@node-access/generate/read";
import { type Mistake, Mistakes, type SpecFile, type SpecPath } from "@node-access/generate/spec-file";

type Node = Record<string, unknown>;

/** The kinds of components that parts may contain. */
const kinds: readonly string[] = ["schemas", "responses", "parameters", "headers", "pathItems"];

/**
 * An OpenAPI file with the parts that it refers to, as one document. A component's name must be unique among
 * all parts. A path that refers to `components/pathItems` of a part is replaced by that path item.
 */
export class SpecBundle {
  readonly name: string;
  /** The document, in which every reference leads to its own `components`. */
  readonly value: unknown;
  /** The files that the main file refers to, directly or not. */
  readonly parts: readonly SpecFile[];
  readonly #root: SpecFile;
  /** The files of the components and the paths, by the first steps of their paths in the document. */
  readonly #homes = new Map<string, { readonly file: SpecFile; readonly path: SpecPath }>();

  private constructor(files: readonly [SpecFile, ...SpecFile[]]) {
    [this.#root, ...this.parts] = files;
    this.name = this.#root.name;
    const mistakes: Mistake[] = [];
    const { paths = {}, components = {}, ...root } = local(this.#root.value) as Record<string, Node>;
    const { pathItems: _, ...gathered } = components as Record<string, Node>;
    const items: Node = {};
    for (const kind of kinds)
      for (const file of files)
        for (const [name, content] of Object.entries(readComponents(file, kind))) {
          const path = ["components", kind, name];
          const { file: other } = this.#homes.get(path.join(" ")) ?? {};
          const remedy = "give one of them another name";
          if (other) mistakes.push(file.mistake(path, `${name} is in ${other.name} too`, remedy));
          this.#homes.set(path.join(" "), { file, path });
          (kind === "pathItems" ? items : (gathered[kind] ??= {}))[name] = local(content);
        }
    Mistakes.throwIfAny(mistakes);
    const joined = Object.entries(paths).map(([path, item]) => {
      const name = pathItem(item) ?? "";
      const home = this.#homes.get(`components pathItems ${name}`);
      if (home) this.#homes.set(`paths ${path}`, home);
      return [path, home ? items[name] : item];
    });
    this.value = { ...root, paths: Object.fromEntries(joined), components: gathered };
  }

  /** Reads a file with its parts; texts by name stand in place of the files on disk. */
  static async read(root: string, name: string, texts?: ReadonlyMap<string, string>): Promise<SpecBundle> {
    const { files, whyUnread } = await readLinkedFiles(name, { root, texts });
    const missing = files.flatMap((file, index) =>
      references(file.value)
        .filter(({ value }) => whyUnread(value, index))
        .map(({ value, path }) => {
          const { why = "is not there" } = whyUnread(value, index) ?? {};
          return file.mistake(path, `${basename(value.replace(/#.*/, ""))} ${why}`, `correct ${value}`);
        }),
    );
    Mistakes.throwIfAny(missing);
    return new SpecBundle(files);
  }

  /** Content that is not in the document: fields of parts other than components, and path items without a path. */
  unread(): Mistake[] {
    const used = new Set(Object.values((this.#root.value as Node)["paths"] ?? {}).map(pathItem));
    const items = [this.#root, ...this.parts].flatMap((file) =>
      Object.keys(readComponents(file, "pathItems"))
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
}

/** A part has the fields that every OpenAPI file must have, except for paths, and components. */
function unreadInPart(part: SpecFile): Mistake[] {
  const { openapi: _, info: __, paths, components, ...rest } = part.value as Node;
  const others = Object.keys((components ?? {}) as Node).filter((kind) => !kinds.includes(kind));
  const unread = [
    ...Object.keys(rest).map((key) => [key]),
    ...Object.keys((paths ?? {}) as Node).map((path) => ["paths", path]),
    ...others.map((kind) => ["components", kind]),
  ];
  const remedy = `of a part, only components are: ${kinds.join(", ")}`;
  return unread.map((path) => part.mistake(path, `${path.at(-1)} would not be read`, remedy));
}

function readComponents({ value }: SpecFile, kind: string): Node {
  const { components } = value as { components?: Record<string, Node> };
  return components?.[kind] ?? {};
}

function references(value: unknown, path: SpecPath = []): { value: string; path: SpecPath }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string"
      ? [{ value: inner, path: [...path, key] }]
      : references(inner, [...path, key]),
  );
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

function pathItem(value: unknown): string | undefined {
  const { $ref: reference } = Object(value) as { $ref?: unknown };
  return /#\/components\/pathItems\/(.+)$/.exec(String(reference))?.[1];
}
