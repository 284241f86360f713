import type { Types } from "../../model/spec.ts";
import type { NamedType, Type } from "../../model/type.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { readType } from "./read-type.ts";
import { entries, field, type SpecDocument } from "../spec-document.ts";
import { isSelfReferential } from "./is-self-referential.ts";
import { plainSchema } from "./plain-schema.ts";
import { pascal } from "../../model/identifier.ts";

/** Types that generated files use by these names. */
const builtIn = new Set(["Array", "Blob", "Promise", "Readonly", "ReadonlyArray", "Record", "Uint8Array"]);

/**
 * Converts the key of a schema to a type name: `foo.bar-baz` becomes `FooBarBaz`. A taken name gets the suffix `Type`.
 *
 * @param taken - Names that other files of the client export.
 */
function typeName(key: string, taken: ReadonlySet<string>): string {
  const plain = pascal(key);
  const name = /^[A-Za-z_$]/.test(plain) ? plain : `Type${plain}`;
  return builtIn.has(name) || taken.has(name) ? `${name}Type` : name;
}

const root = ["components", "schemas"];

/** How the schemas of a spec are read. */
export interface SchemaOptions {
  /** Names that other files of the client export. */
  readonly taken?: ReadonlySet<string>;
  /**
   * Whether the schemas have only keywords of {@link Type}, extensions that {@link readType} knows, and references
   * to named schemas. They are then read with all of these, in their order.
   */
  readonly isPlain?: boolean;
  /** Whether `x-quantity` and `x-scale` are read, which say how a value is a number. */
  readonly readsNumbers?: boolean;
}

/** Reads the JSON Schemas of a spec as types. Only schemas under `components/schemas` become named types. */
export class SchemaReader {
  readonly #spec: SpecDocument;
  readonly #names: ReadonlyMap<string, string>;
  readonly #isPlain: boolean;
  readonly #readsNumbers: boolean;

  constructor(
    spec: SpecDocument,
    { taken = new Set(), isPlain = false, readsNumbers = false }: SchemaOptions,
  ) {
    this.#spec = spec;
    this.#readsNumbers = readsNumbers;
    this.#isPlain = isPlain;
    this.#names = this.#nameAll(taken);
  }

  /** Returns the named types, in the order of the spec. */
  types(): Types {
    const all = entries(field(field(this.#spec.file.value, "components"), "schemas"));
    const types: Record<string, NamedType> = Object.fromEntries(
      all.map(([key, schema]) => {
        const name = this.#names.get(key) ?? key;
        const type = this.read(schema, [...root, key]);
        return [name, { name, type, direction: "both" as const, home: "" }];
      }),
    );
    for (const [key, name] of this.#names) {
      const named = types[name];
      if (!named || !isSelfReferential(name, types)) continue;
      const remedy = "contain it in a property or an item instead";
      this.#spec.note([...root, key], `${key} consists of itself, so it is unknown`, remedy);
      types[name] = { ...named, type: { kind: "any" } };
    }
    return types;
  }

  /** Reads a schema as a type. */
  read(schema: unknown, path: SpecPath): Type {
    return readType(this.#isPlain ? schema : this.#plain(schema, path, []));
  }

  /** Follows the references of a schema. Returns its only JSON type, and whether it names properties. */
  resolved(schema: unknown, path: SpecPath): { readonly type: unknown; readonly hasProperties: boolean } {
    const value = this.#spec.resolve({ value: schema, path })?.value;
    const [type, ...others] = [field(value, "type") ?? []].flat().filter((one) => one !== "null");
    return {
      type: others.length > 0 ? undefined : type,
      hasProperties: field(value, "properties") !== undefined,
    };
  }

  #plain(schema: unknown, path: SpecPath, within: readonly string[]): unknown {
    return plainSchema(schema, path, {
      note: (...what) => this.#spec.note(...what),
      readsNumbers: this.#readsNumbers,
      part: (part, at) => this.#plain(part, at, within),
      reference: (ref, at) => this.#reference(ref, at, within),
    });
  }

  /** Returns the replacement for a reference: the name of a type, or a copy of an unnamed schema. */
  #reference(ref: string, path: SpecPath, within: readonly string[]): unknown {
    const target = this.#spec.target(ref, path);
    if (!target) return {};
    const [first, second, key = "", ...rest] = target.path.map(String);
    const name =
      first === root[0] && second === root[1] && rest.length === 0 ? this.#names.get(key) : undefined;
    if (name !== undefined) return { "x-ref": name };
    if (within.includes(ref)) {
      this.#spec.note(
        path,
        `${ref} contains itself, so it is unknown there`,
        "put it under components/schemas, where types that contain themselves have a name",
      );
      return {};
    }
    return this.#plain(target.value, target.path, [...within, ref]);
  }

  #nameAll(taken: ReadonlySet<string>): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    const seen = new Map<string, string>();
    for (const [key] of entries(field(field(this.#spec.file.value, "components"), "schemas"))) {
      const own = this.#isPlain ? key : typeName(key, taken);
      const other = seen.get(own);
      let name = own;
      for (let count = 2; seen.has(name) || (name !== own && taken.has(name)); count += 1)
        name = `${own}${count}`;
      if (other !== undefined)
        this.#spec.note(
          [...root, key],
          `${key} and ${other} would both be the type ${own}, so it is ${name}`,
          "rename one of them",
        );
      seen.set(name, key);
      names.set(key, name);
    }
    return names;
  }
}
