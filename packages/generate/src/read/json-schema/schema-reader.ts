import type { Types, NamedType, Type } from "../../model/index.ts";
import { setPath } from "../../model/place.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { readType } from "./read-type.ts";
import { encodeStep, Part, type Placed, type SpecDocument } from "../spec-document.ts";
import { type DynamicScope, isOverridden, createScope } from "./dynamic-scope.ts";
import { SchemaNames } from "./schema-names.ts";
import { type KeptParts, mayBeObject, plainSchema, typeIn } from "./plain-schema.ts";

export interface SchemaOptions extends KeptParts {
  /** Names that other files of the client export. */
  readonly taken?: ReadonlySet<string>;
  /**
   * Whether the schemas have only keywords of {@link Type}, extensions that {@link readType} knows, and references
   * to named schemas. They are then read with all of these, in their order.
   */
  readonly isPlain?: boolean;
}

/** The most levels of schemas within a schema that become a type. Compilers fail at some hundreds. */
const MOST_LEVELS = 100;

/** A schema's place, and the references and anchors that lead to it. */
interface Context {
  readonly within: readonly string[];
  readonly scope: DynamicScope;
  readonly level: number;
}

const TOP: Context = { within: [], scope: new Map(), level: 0 };

/**
 * Reads the JSON Schemas of a spec as types. Named types are those under `components/schemas`, and those that are
 * referred to in other files and `$defs`.
 */
export class SchemaReader {
  readonly #spec: SpecDocument;
  readonly #names: SchemaNames;
  readonly #isPlain: boolean;
  readonly #kept: KeptParts;

  constructor(spec: SpecDocument, { taken = new Set(), isPlain = false, ...kept }: SchemaOptions) {
    this.#spec = spec;
    this.#kept = kept;
    this.#isPlain = isPlain;
    this.#names = new SchemaNames(spec, taken, isPlain);
  }

  /** Returns the named types, in the order of the spec. Read everything else first: it names types too. */
  types(): Types {
    const types: Record<string, NamedType> = {};
    // The loop also visits schemas that are named on the way.
    for (const { name, schema } of this.#names)
      types[name] = { name, type: this.read(schema), direction: "both", home: "" };
    for (const { name, schema } of this.#names) {
      if (!isSelfReferential(name, types)) continue;
      const remedy = "refer to it from a property or an item instead";
      const key = schema.path.at(-1);
      schema.note(`${key} is defined only as itself, so its type is unknown`, remedy);
      types[name] = { name, type: { kind: "any" }, direction: "both", home: "" };
    }
    return types;
  }

  /** Reads a schema as a type. Without a value, it is any. */
  read({ value, path }: Placed): Type {
    return readType(this.#isPlain ? value : this.#plain(new Part(this.#spec, value, path), TOP));
  }

  /** Follows the references of a schema. Returns its only JSON type, and whether it names properties. */
  resolved(
    schema: Part,
    seen: Set<unknown> = new Set(),
  ): { readonly type: unknown; readonly hasProperties: boolean } {
    const found = new Part(this.#spec, schema.follow()?.value, schema.path);
    // One that consists of itself has no end.
    if (seen.has(found.value)) return { type: undefined, hasProperties: false };
    seen.add(found.value);
    for (const keyword of ["anyOf", "oneOf", "allOf"]) {
      const others = found.items(keyword).filter((one) => one.get("type") !== "null");
      // A union with null is the same as its only other member.
      if (keyword !== "allOf" && others.length > 1) continue;
      for (const one of others) {
        const inner = this.resolved(one, seen);
        if (inner.type !== undefined || inner.hasProperties) return inner;
      }
    }
    const [type, ...more] = [typeIn(found.get("type")) ?? []].flat().filter((one) => one !== "null");
    return {
      type: more.length > 0 ? undefined : type,
      hasProperties: found.get("properties") !== undefined && mayBeObject(found.get("type")),
    };
  }

  #plain(schema: Part, { within, scope: outer, level }: Context): unknown {
    if (level > MOST_LEVELS) {
      const what = `the schema is nested in more than ${MOST_LEVELS} others, so its type is unknown`;
      schema.note(what, "move one of them to components/schemas, and refer to it");
      return {};
    }
    const { path } = schema;
    const scope = createScope(schema, outer);
    const context = { within, scope, level: level + 1 };
    const plain = plainSchema(schema, {
      ...this.#kept,
      part: (part) => this.#plain(part, context),
      reference: (ref, isDynamic) =>
        this.#reference(isDynamic ? this.#dynamicTarget(ref, path, scope) : ref, path, context),
    });
    if (typeof plain === "object" && plain !== null) setPath(plain, path);
    return plain;
  }

  /** Returns the reference that a `$dynamicRef` or `$recursiveRef` means in a scope. */
  #dynamicTarget(ref: string, path: SpecPath, scope: DynamicScope): string {
    const target = scope.get(ref.slice(1)) ?? (ref === "#" ? this.#names.around(path) : undefined);
    return target ? `#/${target.map(encodeStep).join("/")}` : ref;
  }

  /**
   * Returns the replacement for a reference: the name of a type, or a copy of an unnamed schema. In a copy, references
   * to unnamed schemas name them: copies within copies of a bundled document would have no end.
   */
  #reference(ref: string, path: SpecPath, context: Context): unknown {
    const target = this.#spec.target(ref, path);
    if (!target) return {};
    const isOwn = isOverridden(target, context.scope);
    const isNested = context.within.length > 0;
    const known = this.#names.findName(target) ?? (isNested ? this.#names.nameWithin(target) : undefined);
    const name = isOwn ? undefined : known;
    if (name !== undefined) return { "x-ref": name };
    if (context.within.includes(ref)) {
      this.#spec.note(
        path,
        `${ref} contains itself, so its type is unknown there`,
        "move it to components/schemas: a type that contains itself needs a name",
      );
      return {};
    }
    return this.#plain(target, { ...context, within: [...context.within, ref] });
  }
}

/** Whether a named type resolves to itself, which TypeScript forbids. Types that contain themselves are fine. */
function isSelfReferential(name: string, types: Types): boolean {
  const seen = new Set<string>();
  const open = [name];
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const part of listMembers(types[from]?.type)) {
      if (part === name) return true;
      if (seen.has(part)) continue;
      seen.add(part);
      open.push(part);
    }
  return false;
}

/** Returns the named types that a type equals, or combines in a union or an intersection. */
function listMembers(type: Type | undefined): string[] {
  if (!type) return [];
  const { reference, anyOf = [], oneOf = [], allOf = [] } = type;
  return reference === undefined ? [...anyOf, ...oneOf, ...allOf].flatMap(listMembers) : [reference];
}
