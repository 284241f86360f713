import { pascal } from "../../model/identifier.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, OTHER_FILES, type Placed, type SpecDocument } from "../spec-document.ts";

/** Types that generated files use by these names. */
const builtIn = new Set([
  "Array",
  "AsyncIterable",
  "Blob",
  "Promise",
  "Readonly",
  "ReadonlyArray",
  "Record",
  "Uint8Array",
]);

const root = ["components", "schemas"];

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

/** A schema that becomes a named type. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Placed;
}

/**
 * Converts the key of a schema to a type name: `foo.bar-baz` becomes `FooBarBaz`. A taken name gets the suffix `Type`.
 *
 * @param taken - Names that other files of the client export.
 */
function typeName(key: string, taken: ReadonlySet<string>): string {
  const plain = pascal(key);
  const name = /^\p{ID_Start}/u.test(plain) ? plain : `Type${plain}`;
  return builtIn.has(name) || taken.has(name) ? `${name}Type` : name;
}

/** The names of the schemas that become types: of those under `components/schemas`, and of others that are referred to. */
export class SchemaNames implements Iterable<NamedSchema> {
  readonly #spec: SpecDocument;
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
    this.#spec = spec;
    this.#taken = taken;
    this.#isPlain = isPlain;
    for (const [key, value] of entries(field(field(spec.file.value, "components"), "schemas"))) {
      const path = [...root, key];
      const other = this.#alias({ value, path });
      const known = other && this.#names.get(other.path.join("/"));
      const name = known ?? this.#add(key, other ?? { value, path }, true);
      this.#names.set(path.join("/"), name);
    }
  }

  /** The schemas so far. Iteration continues with those that are named meanwhile. */
  [Symbol.iterator](): Iterator<NamedSchema> {
    return this.#schemas[Symbol.iterator]();
  }

  /** Returns the name of a schema, or `undefined` if it has none. */
  findName(schema: Placed): string | undefined {
    const { path } = schema;
    const known = this.#names.get(path.join("/"));
    if (known !== undefined) return known;
    const parent = path.at(-2);
    const isFile = path[0] === OTHER_FILES && path.length <= 3;
    if (!isFile && !containers.has(String(parent))) return undefined;
    return this.#add(String(path.at(-1)).replace(/^\d+:/, ""), schema, false);
  }

  /** Gives a schema within another part of the document a name that says where it is. */
  nameWithin(schema: Placed): string {
    const outer = this.around(schema.path);
    const owner = this.#names.get(outer.join("/"));
    const steps = owner === undefined ? schema.path : schema.path.slice(outer.length);
    const own = steps.filter(
      (step) => !structure.has(String(step)) && (owner === undefined || !/^\d+$/.test(String(step))),
    );
    return this.#add([owner ?? "", ...own].join(" "), schema, false);
  }

  /** Returns the place of the named schema that a place is in. */
  around(path: SpecPath): SpecPath {
    for (let length = path.length; length > 0; length -= 1)
      if (this.#names.has(path.slice(0, length).join("/"))) return path.slice(0, length);
    return path;
  }

  /** Returns the schema of another file that a schema only refers to. */
  #alias({ value, path }: Placed, depth = 0): Placed | undefined {
    const ref = field(value, "$ref");
    if (typeof ref !== "string" || !ref.startsWith(`#/${OTHER_FILES}/`) || entries(value).length > 1)
      return undefined;
    const target = this.#spec.target(ref, path);
    const isPassed = target === undefined || depth > MOST_ALIASES;
    return isPassed ? target : (this.#alias(target, depth + 1) ?? target);
  }

  #add(key: string, schema: Placed, isOwn: boolean): string {
    const own = this.#isPlain ? key : typeName(key, this.#taken);
    const other = this.#seen.get(own);
    let name = own;
    let count = this.#counts.get(own) ?? 2;
    for (; this.#seen.has(name) || (name !== own && this.#taken.has(name)); count += 1)
      name = `${own}${count}`;
    this.#counts.set(own, count);
    if (other !== undefined && isOwn)
      this.#spec.note(
        [...root, key],
        `${key} and ${other} would both become the type ${own}, so ${key} becomes ${name}`,
        "rename one of them",
      );
    this.#seen.set(name, key);
    this.#names.set(schema.path.join("/"), name);
    this.#schemas.push({ name, schema });
    return name;
  }
}
