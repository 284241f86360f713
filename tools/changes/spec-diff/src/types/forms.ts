import { type Json, type NamedType, type Type } from "@node-access/generate/model";
import { canonical } from "../json.ts";
import { accepts } from "./accepts.ts";
import {
  type Alternative,
  type Form,
  type Kind,
  KIND_WORDS,
  type Literal,
  type Words,
  WORDS,
} from "./form.ts";
import { intersect } from "./intersect.ts";

/** More alternatives than this are not compared one by one. */
const LIMIT = 128;

/** What stands for a type that a spec does not give. */
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

/** The forms of a spec's types. Each type has one form, so that two askings are equal. */
export class Forms {
  readonly #types: Readonly<Record<string, NamedType>>;
  readonly #known = new Map<Type, Form>();
  readonly #named = new Map<string, Form>();

  /** @param types - What references lead to. */
  constructor(types: Readonly<Record<string, NamedType>>) {
    this.#types = types;
  }

  /** What fits a type. */
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
      if (members) parts.push(union(members.filter(isTyped).map((part) => this.of(part, within))));
    const form = closed(
      this.#withBoolean(parts.reduce((left, right) => intersect(left, right, this))),
      type.unevaluatedProperties,
    );
    return form.alternatives.length > LIMIT ? this.#opaque(type) : form;
  }

  /** The form of a named type, whose only alternative and whose values know the name. */
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

  /** Where a value may be `true` or `false`, it may be a boolean. */
  #withBoolean(form: Form): Form {
    if (!form.literals.has("true") || !form.literals.has("false")) return form;
    const literals = new Map([...form.literals].filter(([, { value }]) => typeof value !== "boolean"));
    const others = form.alternatives.filter(({ kind }) => kind !== "boolean");
    return { literals, alternatives: [...others, { kind: "boolean", words: {}, forms: this }] };
  }

  /** What the constraints beside references and combinations say. */
  #own(type: Type): Form {
    const words = wordsOf(type);
    const { type: stated = KINDS[type.kind] ?? [] } = type;
    const types = typeof stated === "string" ? [stated] : stated;
    const values = type.const !== undefined ? [type.const] : type.enum;
    if (values) {
      const form = this.#literals(values, types, words);
      // A program that decodes an enum of a proto file meets numbers of later versions too.
      return type.values ? { ...form, alternatives: [this.#alternative("integer", {})] } : form;
    }
    const kinds = types.length > 0 ? types.filter((one) => one !== "null") : [guessed(words)];
    return {
      literals: types.includes("null") ? literalsOf([null]) : new Map(),
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
          (types.length === 0 || types.some((type) => isOf(type, value))) &&
          accepts(this.#alternative(kindOf(value), bounds), value)),
    );
    return { literals: literalsOf(fitting), alternatives: [] };
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

/** Whether nothing is said about the value. */
export function isAnything({ alternatives }: Form): boolean {
  return alternatives.some(({ kind }) => kind === "any");
}

/** The properties of an object's alternative. */
export function propertiesOf({ words }: Alternative): Readonly<Record<string, Type>> {
  return words.properties ?? {};
}

/** The type of an object's property, if it is described. */
export function propertyOf(one: Alternative, name: string): Type | undefined {
  const properties = propertiesOf(one);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** A member that is valid on the wire but no part of the type is omitted. */
function isTyped({ untyped }: Type): boolean {
  return untyped === undefined;
}

/** What is said of the properties that no part describes: here, where the parts are one, as of any object's others. */
function closed(form: Form, others: Type | undefined): Form {
  if (others === undefined) return form;
  const alternatives = form.alternatives.map((one) =>
    one.kind !== "object" || one.words.additionalProperties !== undefined
      ? one
      : { kind: one.kind, words: { ...one.words, additionalProperties: others }, forms: one.forms },
  );
  return { ...form, alternatives };
}

function union(forms: readonly Form[]): Form {
  return {
    literals: new Map(forms.flatMap((form) => [...form.literals])),
    alternatives: [...new Set(forms.flatMap((form) => form.alternatives))],
  };
}

function wordsOf(type: Type): Words {
  const own = Object.entries(type).filter(([key]) => KIND_WORDS.has(key));
  return { ...Object.fromEntries(own), ...(type.kind === "secret" && { secret: true }) };
}

function kindOf(value: Json): Kind {
  return Array.isArray(value) ? "array" : (typeof value as Kind);
}

function isOf(type: string, value: Json): boolean {
  return type === "integer" ? Number.isInteger(value) : type === kindOf(value);
}

function literalsOf(values: readonly Json[]): Map<string, Literal> {
  return new Map(values.map((value) => [canonical(value), { value }]));
}

/** What a type without its own kind is about, if its constraints all say something of one kind. */
function guessed(words: Words): Kind {
  const keys = Object.keys(words);
  if (keys.length === 0) return "any";
  const kinds = ["object", "array", "string", "number"] as const;
  return kinds.find((kind) => keys.every((key) => WORDS[kind].has(key))) ?? "opaque";
}
