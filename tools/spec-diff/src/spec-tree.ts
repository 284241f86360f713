import type { SpecPath } from "@node-access-tools/spec-file";
import { posix } from "node:path";
import { isObject, text } from "./json.ts";
import { parseSpec } from "./parse-spec.ts";

/** Where an object of a spec stands. */
interface Origin {
  readonly tree: SpecTree;
  readonly parent: object | undefined;
  readonly key: string | number;
}

const origins = new WeakMap<object, Origin>();
/** One spec file: its value, and the place of every object in it. */
export class SpecTree {
  /** From the repository's root. */
  readonly name: string;
  readonly value: unknown;
  /** The files that references from this one reach, by name. */
  readonly #set: ReadonlyMap<string, SpecTree>;
  /** Where objects begin, or their keys. */
  readonly #lines = new Map<object, number>();
  readonly #resolved = new Map<string, unknown>();

  /**
   * @param fill - Puts into the value what comes from elsewhere.
   * @throws Mistakes if the text is no YAML.
   */
  constructor(
    name: string,
    content: string,
    set: ReadonlyMap<string, SpecTree> = new Map(),
    fill: (value: unknown, name: string) => void = () => {},
  ) {
    this.name = name;
    this.#set = set;
    const { value, lines } = parseSpec(name, content);
    this.value = this.#copy(value, lines);
    fill(this.value, name);
    register(this, this.value);
  }

  /** The line of a place, or of the nearest one above it that is there. */
  line(path: SpecPath): number {
    let line = 1;
    let at = this.value;
    for (let step = 0; step <= path.length; step++) {
      if (step > 0) at = (at as Record<string, unknown>)[String(path[step - 1])];
      if (typeof at !== "object" || at === null) break;
      line = this.#lines.get(at) ?? line;
    }
    return line;
  }

  /** What a reference from this file refers to, or nothing. */
  resolve(ref: string): unknown {
    // Each schema is referred to from many places, and what it refers to stays the same.
    if (!this.#resolved.has(ref)) this.#resolved.set(ref, this.#resolve(ref));
    return this.#resolved.get(ref);
  }

  #resolve(ref: string): unknown {
    const [file = "", pointer = ""] = ref.split("#", 2);
    const tree = file === "" ? this : this.#set.get(joined(this.name, file));
    if (!tree) return undefined;
    const steps = pointer.split("/").slice(1);
    return steps.reduce<unknown>((at, step) => {
      const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
      return isObject(at) || Array.isArray(at) ? (at as Record<string, unknown>)[key] : undefined;
    }, tree.value);
  }

  /** What one tree leaves out another one has. What stands in several places, by an alias of YAML, becomes several. */
  #copy(value: unknown, lines: ReadonlyMap<object, number>): unknown {
    if (typeof value !== "object" || value === null) return value;
    const copy: object = Array.isArray(value)
      ? value.map((item) => this.#copy(item, lines))
      : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#copy(item, lines)]));
    const line = lines.get(value);
    if (line !== undefined) this.#lines.set(copy, line);
    return copy;
  }
}

/** Gives each object its place. */
function register(tree: SpecTree, value: unknown, parent?: object, key: string | number = ""): void {
  if (typeof value !== "object" || value === null) return;
  origins.set(value, { tree, parent, key });
  if (Array.isArray(value)) value.forEach((item, index) => register(tree, item, value, index));
  else for (const [name, item] of Object.entries(value)) register(tree, item, value, name);
}

/** Where an object stands: its file and the way to it. Nothing for one that is in no spec. */
export function placeOf(node: object): { readonly tree: SpecTree; readonly path: SpecPath } | undefined {
  const path: (string | number)[] = [];
  let origin = origins.get(node);
  const tree = origin?.tree;
  while (origin?.parent) {
    path.unshift(origin.key);
    origin = origins.get(origin.parent);
  }
  return tree && { tree, path };
}

/** The file that an object stands in. */
export function fileOf(node: object): string | undefined {
  return origins.get(node)?.tree.name;
}

/** What an object is a part of among all that stands three steps below the top of its file: a schema under `components`. */
export function componentOf(node: object): object | undefined {
  const way: object[] = [];
  for (let at: object | undefined = node; at; at = origins.get(at)?.parent) way.push(at);
  return way.at(-4);
}

/** Whether an object stands in a spec. */
export function isPlaced(node: object): boolean {
  return origins.has(node);
}

/** The name under which a schema is exported, if it is one of the named ones. */
export function nameOf(node: object): string | undefined {
  const own = origins.get(node);
  const above = own?.parent && origins.get(own.parent);
  const top = above?.parent && origins.get(above.parent);
  const named = above?.key === "schemas" && top?.key === "components" && top.parent === top.tree.value;
  return named ? String(own?.key) : undefined;
}

/** What an object stands for: itself, or what its reference leads to. Nothing for a reference that leads nowhere. */
export function target(node: unknown): unknown {
  const seen = new Set<unknown>();
  let at = node;
  while (isObject(at) && text(at["$ref"]) !== undefined && !seen.has(at)) {
    seen.add(at);
    at = origins.get(at)?.tree.resolve(String(at["$ref"]));
  }
  return seen.has(at) ? undefined : at;
}

/** What one reference leads to, without following further ones. */
export function referred(node: object): unknown {
  const ref = text((node as { $ref?: unknown }).$ref);
  return ref === undefined ? undefined : origins.get(node)?.tree.resolve(ref);
}

/** The path of a file that another one names relative to itself. */
function joined(from: string, file: string): string {
  return posix.join(posix.dirname(from), file);
}
