import { type Json, type NamedType, type Type } from "../../model/index.ts";
import { canonical } from "../json.ts";
import { accepts } from "./accepts.ts";
import {
  type Alternative,
  type Form,
  type FormsOfTypes,
  type Kind,
  KIND_WORDS,
  type Literal,
  type Words,
  WORDS,
} from "./form.ts";
import { intersect } from "./intersect.ts";

/** Maximum alternatives that are compared one by one. */
const LIMIT = 128;

/** The type of a part without a schema. */
export const ANYTHING: Type = { kind: "any" };

const KINDS: Readonly<Partial<Record<Type["kind"], string>>> = {
  boolean: "boolean",
  bytes: "string",
  decimal: "string",
  integer: "integer",
  list: "array",
  map: "object",
  null: "null",
  number: "number",
  object: "object",
  quantity: "string",
  secret: "string",
  text: "string",
  tuple: "array",
};

/** The forms of a spec's types. The form of a type is always the same object. */
export class Forms implements FormsOfTypes {
  readonly #types: Readonly<Record<string, NamedType>>;
  readonly #known = new Map<Type, Form>();
  readonly #named = new Map<string, Form>();

  constructor(types: Readonly<Record<string, NamedType>>) {
    this.#types = types;
  }

  of(type: Type, within: ReadonlySet<Type> = new Set()): Form {
    const found = this.#known.get(type);
    if (found) return found;
    if (within.has(type)) return this.#opaque(type);
    const form = this.#build(type, new Set([...within, type]));
    this.#known.set(type, form);
    return form;
  }

  #build(type: Type, within: ReadonlySet<Type>): Form {
    if (type.kind === "never") return { literals: new Map(), alternatives: [] };
    const parts = [this.#own(type)];
    if (type.reference !== undefined) parts.push(this.#referred(type.reference, within));
    for (const part of type.allOf ?? []) parts.push(this.of(part, within));
    for (const members of [type.oneOf, type.anyOf])
      if (members) parts.push(uniteForms(members.filter(isTyped).map((part) => this.of(part, within))));
    const form = closeForm(
      this.#withBoolean(parts.reduce((left, right) => intersect(left, right, this))),
      type.unevaluatedProperties,
    );
    return form.alternatives.length > LIMIT ? this.#opaque(type) : form;
  }

  /** The form of a named type, with the name in its values and in its alternative, if it has only one. */
  #referred(name: string, within: ReadonlySet<Type>): Form {
    const found = this.#named.get(name);
    if (found) return found;
    const type = this.#types[name]?.type;
    if (type === undefined) return this.#opaque(name);
    const { literals, alternatives } = this.of(type, within);
    const [only, ...others] = alternatives;
    const form: Form = {
      literals: new Map([...literals].map(([key, literal]) => [key, { name, ...literal }])),
      alternatives:
        only && others.length === 0 && only.name === undefined ? [{ ...only, name }] : alternatives,
    };
    if (!within.has(type)) this.#named.set(name, form);
    return form;
  }

  #withBoolean(form: Form): Form {
    if (!form.literals.has("true") || !form.literals.has("false")) return form;
    const literals = new Map([...form.literals].filter(([, { value }]) => typeof value !== "boolean"));
    const others = form.alternatives.filter(({ kind }) => kind !== "boolean");
    return { literals, alternatives: [...others, { kind: "boolean", words: {}, forms: this }] };
  }

  /** The form of a type's own constraints, without references and combinations. */
  #own(type: Type): Form {
    const words = readWords(type);
    const { type: stated = KINDS[type.kind] ?? [] } = type;
    const types = typeof stated === "string" ? [stated] : stated;
    const values = type.const !== undefined ? [type.const] : type.enum;
    if (values) {
      const form = this.#literals(values, types, words);
      // A program that decodes an enum of a proto file may also receive numbers of later versions.
      return type.values ? { ...form, alternatives: [this.#alternative("integer", {})] } : form;
    }
    const kinds = types.length > 0 ? types.filter((one) => one !== "null") : [guessKind(words)];
    return {
      literals: types.includes("null") ? createLiterals([null]) : new Map(),
      alternatives: kinds.map((kind) => this.#alternative(kind as Kind, words)),
    };
  }

  #literals(values: readonly Json[], types: readonly string[], words: Words): Form {
    const { format: _, ...bounds } = words;
    const fitting = values.filter(
      (value) =>
        (value === null && (types.length === 0 || types.includes("null"))) ||
        (typeof value === "object" && value !== null) ||
        (value !== null &&
          (types.length === 0 || types.some((type) => hasType(type, value))) &&
          accepts(this.#alternative(detectKind(value), bounds), value)),
    );
    return { literals: createLiterals(fitting), alternatives: [] };
  }

  #alternative(kind: Kind, words: Words): Alternative {
    const own = Object.entries(words).filter(([key]) => WORDS[kind].has(key));
    return { kind, words: Object.fromEntries(own), forms: this };
  }

  #opaque(what: unknown): Form {
    const words = { opaque: what };
    return { literals: new Map(), alternatives: [{ kind: "opaque", words, forms: this }] };
  }
}

export function isAnything({ alternatives }: Form): boolean {
  return alternatives.some(({ kind }) => kind === "any");
}

export function readProperties({ words }: Alternative): Readonly<Record<string, Type>> {
  return words.properties ?? {};
}

export function findProperty(one: Alternative, name: string): Type | undefined {
  const properties = readProperties(one);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Whether a member is part of the type. Some members are valid on the wire only. */
function isTyped({ untyped }: Type): boolean {
  return untyped === undefined;
}

/** Applies `unevaluatedProperties`: after merging the parts, it is the same as `additionalProperties`. */
function closeForm(form: Form, others: Type | undefined): Form {
  if (others === undefined) return form;
  const alternatives = form.alternatives.map((one) =>
    one.kind !== "object" || one.words.additionalProperties !== undefined
      ? one
      : { kind: one.kind, words: { ...one.words, additionalProperties: others }, forms: one.forms },
  );
  return { ...form, alternatives };
}

function uniteForms(forms: readonly Form[]): Form {
  return {
    literals: new Map(forms.flatMap((form) => [...form.literals])),
    alternatives: [...new Set(forms.flatMap((form) => form.alternatives))],
  };
}

function readWords(type: Type): Words {
  const own = Object.entries(type).filter(([key]) => KIND_WORDS.has(key));
  return { ...Object.fromEntries(own), ...(type.kind === "secret" && { secret: true }) };
}

function detectKind(value: Json): Kind {
  return Array.isArray(value) ? "array" : (typeof value as Kind);
}

function hasType(type: string, value: Json): boolean {
  return type === "integer" ? Number.isInteger(value) : type === detectKind(value);
}

function createLiterals(values: readonly Json[]): Map<string, Literal> {
  return new Map(values.map((value) => [canonical(value), { value }]));
}

/** The kind of a type without `type`, if all its constraints are for one kind. */
function guessKind(words: Words): Kind {
  const keys = Object.keys(words);
  if (keys.length === 0) return "any";
  const kinds = ["object", "array", "string", "number"] as const;
  return kinds.find((kind) => keys.every((key) => WORDS[kind].has(key))) ?? "opaque";
}
