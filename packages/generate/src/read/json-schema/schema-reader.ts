import type { Types } from "../../model/spec.ts";
import { setPath } from "../../model/place.ts";
import type { NamedType, Type } from "../../model/type.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { readType } from "./read-type.ts";
import { type SpecDocument, field, list } from "../spec-document.ts";
import { type DynamicScope, isOverridden, createScope } from "./dynamic-scope.ts";
import { findRequiredElsewhere } from "./required-properties.ts";
import { SchemaNames } from "./schema-names.ts";
import { mayBeObject, plainSchema } from "./plain-schema.ts";

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
  /** Whether examples are kept, and what mocks respond in their place. */
  readonly readsExamples?: boolean;
  /** Whether base64 is bytes. Otherwise, it is a text. */
  readonly readsBytes?: boolean;
  /** Whether constraints and texts are kept that a generated type cannot express. */
  readonly keepsAll?: boolean;
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
  readonly #options: Pick<SchemaOptions, "keepsAll" | "readsBytes" | "readsExamples" | "readsNumbers">;

  constructor(
    spec: SpecDocument,
    {
      taken = new Set(),
      isPlain = false,
      readsNumbers = false,
      readsExamples = false,
      readsBytes = false,
      keepsAll = false,
    }: SchemaOptions,
  ) {
    this.#spec = spec;
    this.#options = { readsNumbers, readsExamples, readsBytes, keepsAll };
    this.#isPlain = isPlain;
    this.#names = new SchemaNames(spec, taken, isPlain);
  }

  /** Returns the named types, in the order of the spec. Read everything else first: it names types too. */
  types(): Types {
    const types: Record<string, NamedType> = {};
    // The loop also visits schemas that are named on the way.
    for (const { name, schema } of this.#names)
      types[name] = { name, type: this.read(schema.value, schema.path), direction: "both", home: "" };
    for (const { name, schema } of this.#names) {
      if (!isSelfReferential(name, types)) continue;
      const remedy = "refer to it from a property or an item instead";
      const key = schema.path.at(-1);
      this.#spec.note(schema.path, `${key} is defined only as itself, so its type is unknown`, remedy);
      types[name] = { name, type: { kind: "any" }, direction: "both", home: "" };
    }
    return types;
  }

  /** Reads a schema as a type. */
  read(schema: unknown, path: SpecPath): Type {
    return readType(this.#isPlain ? schema : this.#plain(schema, path, TOP));
  }

  /** Follows the references of a schema. Returns its only JSON type, and whether it names properties. */
  resolved(
    schema: unknown,
    path: SpecPath,
    seen: Set<unknown> = new Set(),
  ): { readonly type: unknown; readonly hasProperties: boolean } {
    const value = this.#spec.resolve({ value: schema, path })?.value;
    // One that consists of itself has no end.
    if (seen.has(value)) return { type: undefined, hasProperties: false };
    seen.add(value);
    for (const keyword of ["anyOf", "oneOf", "allOf"]) {
      const members = list(field(value, keyword)).map((one, index) => ({ one, index }));
      const others = members.filter(({ one }) => field(one, "type") !== "null");
      // A union with null is the same as its only other member.
      if (keyword !== "allOf" && others.length > 1) continue;
      for (const { one, index } of others) {
        const found = this.resolved(one, [...path, keyword, index], seen);
        if (found.type !== undefined || found.hasProperties) return found;
      }
    }
    const [type, ...others] = [field(value, "type") ?? []].flat().filter((one) => one !== "null");
    return {
      type: others.length > 0 ? undefined : type,
      hasProperties: field(value, "properties") !== undefined && mayBeObject(field(value, "type")),
    };
  }

  #plain(schema: unknown, path: SpecPath, { within, scope: outer, level }: Context): unknown {
    if (level > MOST_LEVELS) {
      const what = `the schema is nested in more than ${MOST_LEVELS} others, so its type is unknown`;
      this.#spec.note(path, what, "move one of them to components/schemas, and refer to it");
      return {};
    }
    const scope = createScope({ value: schema, path }, outer);
    const context = { within, scope, level: level + 1 };
    const plain = plainSchema(schema, path, {
      note: (...what) => this.#spec.note(...what),
      ...this.#options,
      part: (part, at) => this.#plain(part, at, context),
      isTagged: (ref, property) => this.#isTagged({ $ref: ref }, property, path, new Set()),
      mayBeNull: (ref) => {
        const target = this.#spec.resolve({ value: { $ref: ref }, path })?.value;
        return field(target, "nullable") === true || [field(target, "type")].flat().includes("null");
      },
      requiredElsewhere: (part, at) => findRequiredElsewhere(this.#spec, { value: part, path: at }),
      excluded: (not, at) => this.#spec.resolve({ value: not, path: [...at, "not"] })?.value,
      reference: (ref, at) => this.#reference(ref, at, context),
      dynamicReference: (ref, at) => this.#reference(this.#dynamicTarget(ref, at, scope), at, context),
    });
    if (typeof plain === "object" && plain !== null) setPath(plain, path);
    return plain;
  }

  /** Whether a schema, or a part of it, states the only values of a property. */
  #isTagged(schema: unknown, property: string, path: SpecPath, seen: Set<unknown>): boolean {
    const found = this.#spec.resolve({ value: schema, path });
    // Schemas that extend the union that they belong to lead back to it.
    if (!found || seen.has(found.value)) return false;
    seen.add(found.value);
    const own = field(field(found.value, "properties"), property);
    const tag = own === undefined ? undefined : this.#spec.resolve({ value: own, path: found.path })?.value;
    if (field(tag, "const") !== undefined || field(tag, "enum") !== undefined) return true;
    const isTagged = (part: unknown): boolean => this.#isTagged(part, property, found.path, seen);
    // A union within a union has tags if its members have.
    const members = ["anyOf", "oneOf"].flatMap((key) => list(field(found.value, key)));
    return (
      list(field(found.value, "allOf")).some(isTagged) || (members.length > 0 && members.every(isTagged))
    );
  }

  /** Returns the reference that a `$dynamicRef` or `$recursiveRef` means in a scope. */
  #dynamicTarget(ref: string, path: SpecPath, scope: DynamicScope): string {
    const target = scope.get(ref.slice(1)) ?? (ref === "#" ? this.#names.around(path) : undefined);
    return target ? pointer(target) : ref;
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
    return this.#plain(target.value, target.path, { ...context, within: [...context.within, ref] });
  }
}

/** Returns the reference to a place of the file. */
function pointer(path: SpecPath): string {
  return `#/${path.map((step) => encodeURIComponent(String(step).replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;
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
