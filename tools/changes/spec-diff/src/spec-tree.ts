import type { SpecPath } from "@node-access/generate/spec-file";
import { posix } from "node:path";
import { isObject, text } from "./json.ts";
import { parseSpec } from "./parse-spec.ts";

/** Where an object of a spec stands. */
interface Origin {
  readonly tree: SpecTree;
  readonly parent: object | undefined;
  readonly key: string | number;
  /** Where it begins, or its key. */
  readonly line: number | undefined;
}

/** What is taken in place of an object of a spec, before what is in it. */
export type Adapt = (node: object) => object;

const origins = new WeakMap<object, Origin>();

interface Source {
  readonly lines: ReadonlyMap<object, number>;
  readonly adapt: Adapt;
}

/** One spec file: its value, and the place of every object in it. */
export class SpecTree {
  /** From the repository's root. */
  readonly name: string;
  readonly value: unknown;
  /** The files that references from this one reach, by name. */
  readonly #set: ReadonlyMap<string, SpecTree>;
  readonly #resolved = new Map<string, unknown>();

  /**
   * @param adapt - Takes what another version has out, or puts in what comes from elsewhere.
   * @throws Mistakes if the text is no YAML.
   */
  constructor(
    name: string,
    content: string,
    set: ReadonlyMap<string, SpecTree> = new Map(),
    adapt: Adapt = (node) => node,
  ) {
    this.name = name;
    this.#set = set;
    const { value, lines } = parseSpec(name, content);
    this.value = this.#place(value, undefined, "", { lines, adapt });
  }

  /** The line of a place, or of the nearest one above it that is there. */
  line(path: SpecPath): number {
    let line = 1;
    let at = this.value;
    for (let step = 0; step <= path.length; step++) {
      if (step > 0) at = (at as Record<string, unknown>)[String(path[step - 1])];
      if (typeof at !== "object" || at === null) break;
      line = origins.get(at)?.line ?? line;
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

  /**
   * A copy in which each object knows its place, as another tree may have the same text. An object that stands in several
   * places, by an alias of YAML, becomes several.
   */
  #place(value: unknown, parent: object | undefined, key: string | number, spec: Source): unknown {
    if (typeof value !== "object" || value === null) return value;
    const own = spec.adapt(value);
    const copy = Array.isArray(own) ? own.slice() : { ...own };
    origins.set(copy, { tree: this, parent, key, line: spec.lines.get(value) });
    if (Array.isArray(copy)) {
      for (const [index, item] of copy.entries()) copy[index] = this.#place(item, copy, index, spec);
    } else {
      const fields = copy as Record<string, unknown>;
      for (const name of Object.keys(fields)) fields[name] = this.#place(fields[name], copy, name, spec);
    }
    return copy;
  }
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
