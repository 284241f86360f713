import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Mistake } from "@node-access/generate/spec-file";
import { readData } from "../read-data.ts";
import type { Checked } from "../schema-check.ts";
import { type Place, type Placed, placesIn } from "./places.ts";

/** A rule of one kind of object, and what a mistake says. */
interface Rule {
  /** The fields that it is about, each alone: objects without them match. */
  readonly at?: readonly string[];
  /** The field whose entries it is about, each alone. */
  readonly each?: string;
  /** JSON Schema 2020-12 of the field, or of an entry. Without this and `object`, there must be no such field. */
  readonly value?: object;
  /** JSON Schema 2020-12 of the object. */
  readonly object?: object;
  /** Whether a mistake is shown at the object, and not at its field. */
  readonly here?: boolean;
  /** With `{at}` for the name of the field, `{value}` for its value, `{key}` for an entry, and `{x}` for a field x. */
  readonly what: string;
  readonly remedy: string;
}

type Rules = { readonly [Name in Place]?: readonly Rule[] };

/** The rules of a format: those of the form, without which others say nothing, and those of the content. */
interface Format extends Readonly<Record<"content" | "form", Rules>> {
  /** The fields that a loader reads, by the kind of object that has them. Other kinds may have any field. */
  readonly fields: { readonly [Name in Place]?: string };
}

interface Data extends Readonly<Record<"openApi" | "openRpc", Format>> {
  /** Schemas that rules refer to. */
  readonly $defs: object;
}

const { openApi, openRpc, $defs } = readData<Data>(import.meta.dirname, "rules.yaml");

/** Returns the fields of a kind of object that are read, or `undefined` if it may have any. */
export function fieldsOf(document: object, place: Place): readonly string[] | undefined {
  return ("openrpc" in document ? openRpc : openApi).fields[place]?.split(" ");
}

/** Checks that the objects of a spec follow the rules of rules.yaml. */
export function checkRules(spec: Checked, part: "content" | "form"): Mistake[] {
  if (typeof spec.value !== "object" || spec.value === null) return [];
  const { [part]: rules } = "openrpc" in spec.value ? openRpc : openApi;
  return placesIn(spec.value).flatMap((placed) =>
    (rules[placed.place] ?? []).flatMap((rule) => mistakesOf(spec, placed, rule)),
  );
}

function mistakesOf(spec: Checked, { value: object, path }: Placed, rule: Rule): Mistake[] {
  const { at: fields = [], each, here = false } = rule;
  const note = (at: string, given: unknown, key?: string): Mistake => {
    const texts: Readonly<Record<string, unknown>> = { ...object, at, key, value: given };
    const what = rule.what.replace(/\{([\w-]+)\}/g, (_, name: string) => String(texts[name]));
    const where = here ? [] : [at, ...(key === undefined ? [] : [key])];
    return spec.mistake([...path, ...where], what, rule.remedy);
  };
  if (each !== undefined)
    return Object.entries(Object(object[each]) as object)
      .filter(([, one]) => !matches(rule.value ?? {}, one))
      .map(([key, one]) => note(each, one, key));
  return fields
    .filter((at) => Object.hasOwn(object, at))
    .filter(
      (at) => !(rule.object ? matches(rule.object, object) : rule.value && matches(rule.value, object[at])),
    )
    .map((at) => note(at, object[at]));
}

const compiled = new Map<object, ValidateFunction>();

// Optimizing the code takes longer than it saves.
const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  code: { optimize: false },
  formats: { regex: isPattern },
});

function matches(schema: object, value: unknown): boolean {
  const validate = compiled.get(schema) ?? ajv.compile({ ...schema, $defs });
  compiled.set(schema, validate);
  return validate(value);
}

function isPattern(text: string): boolean {
  try {
    return RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
