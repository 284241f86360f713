import { words } from "../../model/tables.ts";
import { pascal } from "../../model/identifier.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, OTHER_FILES, type Part, type SpecDocument } from "../spec-document.ts";

/** Types that generated files use by these names. */
const builtIn = new Set(words("Array AsyncIterable Blob Promise Readonly ReadonlyArray Record Uint8Array"));

/** Keys whose values are schemas with names. */
const containers = new Set(["$defs", "definitions", "schemas"]);

/** Steps of a path that say nothing of what is there. */
const structure = new Set(
  "components schemas properties additionalProperties allOf anyOf oneOf paths responses content schema".split(
    " ",
  ),
);

/** How many schemas that only refer to the next one are followed. */
const MOST_ALIASES = 20;

export interface NamedSchema {
  readonly name: string;
  readonly schema: Part;
}

/** Converts the key of a schema to a type name: `foo.bar-baz` becomes `FooBarBaz`. A taken name gets the suffix `Type`. */
function typeName(key: string, taken: ReadonlySet<string>): string {
  const plain = pascal(key);
  const name = /^\p{ID_Start}/u.test(plain) ? plain : `Type${plain}`;
  return builtIn.has(name) || taken.has(name) ? `${name}Type` : name;
}

/** The names of the schemas that become types: of those under `components/schemas`, and of others that are referred to. */
export class SchemaNames implements Iterable<NamedSchema> {
  readonly #taken: ReadonlySet<string>;
  readonly #isPlain: boolean;
  /** The names by place. A schema that only refers to one in another file has the name of that one. */
  readonly #names = new Map<string, string>();
  readonly #schemas: NamedSchema[] = [];
  /** The keys that have each name. */
  readonly #seen = new Map<string, string>();
  /** The next number of each name that several schemas have. */
  readonly #counts = new Map<string, number>();

  constructor(spec: SpecDocument, taken: ReadonlySet<string>, isPlain: boolean) {
    this.#taken = taken;
    this.#isPlain = isPlain;
    for (const [key, schema] of spec.root.at("components").entries("schemas")) {
      const other = findAlias(schema);
      const known = other && this.#names.get(other.path.join("/"));
      const name = known ?? this.#add(key, other ?? schema, schema);
      this.#names.set(schema.path.join("/"), name);
    }
  }

  /** The schemas so far. Iteration continues with those that are named meanwhile. */
  [Symbol.iterator](): Iterator<NamedSchema> {
    return this.#schemas[Symbol.iterator]();
  }

  /** Returns the name of a schema, or `undefined` if it has none. */
  findName(schema: Part): string | undefined {
    const { path } = schema;
    const known = this.#names.get(path.join("/"));
    if (known !== undefined) return known;
    const parent = path.at(-2);
    const isFile = path[0] === OTHER_FILES && path.length <= 3;
    if (!isFile && !containers.has(String(parent))) return undefined;
    return this.#add(String(path.at(-1)).replace(/^\d+:/, ""), schema);
  }

  /** Gives a schema within another part of the document a name that says where it is. */
  nameWithin(schema: Part): string {
    const outer = this.around(schema.path);
    const owner = this.#names.get(outer.join("/"));
    const steps = owner === undefined ? schema.path : schema.path.slice(outer.length);
    const own = steps.filter(
      (step) => !structure.has(String(step)) && (owner === undefined || !/^\d+$/.test(String(step))),
    );
    return this.#add([owner ?? "", ...own].join(" "), schema);
  }

  /** Returns the place of the named schema that a place is in. */
  around(path: SpecPath): SpecPath {
    for (let length = path.length; length > 0; length -= 1)
      if (this.#names.has(path.slice(0, length).join("/"))) return path.slice(0, length);
    return path;
  }

  /** @param own - The schema as a component of the document. */
  #add(key: string, schema: Part, own?: Part): string {
    const plain = this.#isPlain ? key : typeName(key, this.#taken);
    const other = this.#seen.get(plain);
    let name = plain;
    let count = this.#counts.get(plain) ?? 2;
    for (; this.#seen.has(name) || (name !== plain && this.#taken.has(name)); count += 1)
      name = `${plain}${count}`;
    this.#counts.set(plain, count);
    if (other !== undefined)
      own?.note(
        `${key} and ${other} would both become the type ${plain}, so ${key} becomes ${name}`,
        "rename one of them",
      );
    this.#seen.set(name, key);
    this.#names.set(schema.path.join("/"), name);
    this.#schemas.push({ name, schema });
    return name;
  }
}

/** Returns the schema of another file that a schema only refers to. */
function findAlias(schema: Part, depth = 0): Part | undefined {
  const ref = schema.get("$ref");
  if (typeof ref !== "string" || !ref.startsWith(`#/${OTHER_FILES}/`) || entries(schema.value).length > 1)
    return undefined;
  const target = schema.spec.target(ref, schema.path);
  const isPassed = target === undefined || depth > MOST_ALIASES;
  return isPassed ? target : (findAlias(target, depth + 1) ?? target);
}
