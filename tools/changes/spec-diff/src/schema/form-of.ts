import { canonical, isObject, list, object, text } from "../json.ts";
import { nameOf, referred } from "../spec-tree.ts";
import {
  type Alternative,
  ANNOTATIONS,
  COMBINING,
  type Form,
  type Kind,
  KIND_WORDS,
  type Literal,
  WORDS,
} from "./form.ts";
import { accepts } from "./accepts.ts";
import { intersect } from "./intersect.ts";

/** More alternatives than this are not told apart. */
const LIMIT = 128;
const known = new WeakMap<object, Form>();
const EVERYTHING: object = {};
const NOTHING: object = {};

/** The form of a schema: what fits it, whatever it is put together from. Equal for each asking. */
export function formOf(schema: unknown, within: ReadonlySet<object> = new Set()): Form {
  const node = isObject(schema) ? schema : schema === false ? NOTHING : EVERYTHING;
  const found = known.get(node);
  if (found) return found;
  const form = within.has(node) ? opaque(node) : build(node, new Set([...within, node]));
  if (!within.has(node)) known.set(node, form);
  return form;
}

/** Whether nothing is said about the value. */
export function isAnything(form: Form): boolean {
  return form.alternatives.some(({ kind }) => kind === "any");
}

function build(node: object, within: ReadonlySet<object>): Form {
  if (node === NOTHING) return { literals: new Map(), alternatives: [], node };
  const schema = node as Readonly<Record<string, unknown>>;
  const parts: Form[] = [ownForm(schema)];
  if (text(schema["$ref"]) !== undefined) {
    const next = referred(node);
    parts.push(next === undefined ? opaque(node) : formOf(next, within));
  }
  for (const part of list(schema["allOf"])) parts.push(formOf(part, within));
  for (const key of ["oneOf", "anyOf"]) {
    if (Array.isArray(schema[key]))
      parts.push(
        union(
          schema[key].map((part) => typed(part, within)),
          node,
        ),
      );
  }
  const form = closed(
    withBoolean(parts.reduce((left, right) => intersect(left, right, node))),
    schema["unevaluatedProperties"],
  );
  const named = nameOf(node);
  if (form.alternatives.length > LIMIT) return opaque(node);
  const [only, second] = form.alternatives;
  if (named === undefined || only === undefined || second !== undefined || only.name !== undefined)
    return form;
  return { ...form, alternatives: [{ ...only, name: named }] };
}

/** Where a value may be `true` or `false`, it may be a boolean. */
function withBoolean(form: Form): Form {
  if (!form.literals.has("true") || !form.literals.has("false")) return form;
  const literals = new Map([...form.literals].filter(([, { value }]) => typeof value !== "boolean"));
  const others = form.alternatives.filter(({ kind }) => kind !== "boolean");
  return { ...form, literals, alternatives: [...others, { kind: "boolean", words: {}, node: form.node }] };
}

/** What is said of the properties that no part describes: here, where the parts are one, as of any object's others. */
function closed(form: Form, others: unknown): Form {
  if (others === undefined) return form;
  const alternatives = form.alternatives.map((one) =>
    one.kind !== "object" || "additionalProperties" in one.words
      ? one
      : { kind: one.kind, words: { ...one.words, additionalProperties: others }, node: one.node },
  );
  return { ...form, alternatives };
}

/** A member that is valid on the wire but no part of the type is left out. */
function typed(part: unknown, within: ReadonlySet<object>): Form {
  if (isObject(part) && part["x-untyped"] !== undefined)
    return { literals: new Map(), alternatives: [], node: part };
  return formOf(part, within);
}

function union(forms: readonly Form[], node: object): Form {
  const alternatives = new Set(forms.flatMap((form) => form.alternatives));
  const literals = new Map(forms.flatMap((form) => [...form.literals]));
  return { literals, alternatives: [...alternatives], node };
}

/** What the keywords beside references and combinations say. */
function ownForm(schema: Readonly<Record<string, unknown>>): Form {
  const values =
    "const" in schema ? [schema["const"]] : Array.isArray(schema["enum"]) ? schema["enum"] : undefined;
  const types = (Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]]).filter(
    (type): type is string => typeof type === "string",
  );
  const words = Object.fromEntries(
    Object.entries(schema).filter(([key]) => !ANNOTATIONS.has(key) && !COMBINING.has(key)),
  );
  if (values) return literalForm(values, types, words, schema);
  const nullable = types.includes("null") || (schema["nullable"] === true && types.length > 0);
  const kinds = types.length > 0 ? types.filter((type) => type !== "null") : [guessed(words)];
  const alternatives = kinds.map((kind) => alternative(kind as Kind, words, schema));
  return { literals: nullable ? literalsOf([null], schema) : new Map(), alternatives, node: schema };
}

function literalForm(
  values: readonly unknown[],
  types: readonly string[],
  words: Readonly<Record<string, unknown>>,
  schema: Readonly<Record<string, unknown>>,
): Form {
  if (Object.keys(words).some((key) => !KIND_WORDS.has(key))) return opaque(schema);
  const { format: _, ...bounds } = words;
  const fitting = values.filter(
    (value) =>
      (value === null && (types.length === 0 || types.includes("null") || schema["nullable"] === true)) ||
      (typeof value === "object" && value !== null) ||
      (value !== null &&
        (types.length === 0 || types.some((type) => isOf(type, value))) &&
        accepts(alternative(kindOf(value), bounds, schema), value)),
  );
  return { literals: literalsOf(fitting, schema), alternatives: [], node: schema };
}

function kindOf(value: unknown): Kind {
  return Array.isArray(value) ? "array" : (typeof value as Kind);
}

function isOf(type: string, value: unknown): boolean {
  return type === "integer" ? Number.isInteger(value) : type === kindOf(value);
}

function literalsOf(values: readonly unknown[], node: object): Map<string, Literal> {
  return new Map(values.map((value) => [canonical(value), { value, node }]));
}

/** What a schema without a type is about, if its keywords all say something of one kind. */
function guessed(words: Readonly<Record<string, unknown>>): Kind {
  const keys = Object.keys(words);
  if (keys.length === 0) return "any";
  return (
    (["object", "array", "string", "number"] as const).find((kind) =>
      keys.every((key) => WORDS[kind].has(key)),
    ) ?? "opaque"
  );
}

function alternative(kind: Kind, words: Readonly<Record<string, unknown>>, node: object): Alternative {
  const own = Object.entries(words).filter(
    ([key]) => kind === "opaque" || WORDS[kind].has(key) || !KIND_WORDS.has(key),
  );
  return { kind, words: Object.fromEntries(own), node };
}

function opaque(node: object): Form {
  const words = { schema: node };
  return { literals: new Map(), alternatives: [{ kind: "opaque", words, node }], node };
}

/** The properties of an object's alternative. */
export function propertiesOf({ words }: Alternative): Readonly<Record<string, unknown>> {
  return object(words["properties"]);
}
