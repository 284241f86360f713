import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import {
  formatPointer,
  type Mistake,
  parsePointer,
  type SpecPath,
  findNearestName,
} from "@node-access/generate/spec-file";
import { readData, type Checked } from "../schema-check.ts";
import { type Place, type Placed, placesIn } from "./places.ts";

/** A rule of one kind of object, and what a mistake says. Schemas are JSON Schema 2020-12. */
interface Rule {
  /** The fields that it is about, each alone: objects without them match. */
  readonly at?: readonly string[];
  /** The fields that must have a text, if the object matches `object`. */
  readonly needs?: readonly string[];
  /** The field whose entries it is about, each alone: by its key, if there are `keys`, or else by its value. */
  readonly each?: string;
  readonly keys?: object;
  /** The section of components that a reference of the object must lead to: to a component, or with `parts` also to a part of one. */
  readonly under?: string;
  readonly parts?: boolean;
  /** The field that must have each item of the list `at` as a key. */
  readonly among?: string;
  /** Schema of the field, or of an entry. Without this and `object`, there must be no such field. */
  readonly value?: object;
  readonly object?: object;
  /** Whether a mistake is shown at the object, and not at its field. */
  readonly here?: boolean;
  /** Whether a mistake is shown at each part within the field, or the object, that its schema rejects. */
  readonly deep?: boolean;
  /** With `{at}` for the name of the field, `{value}` for its value, `{key}` for an entry or the last key of a part, and `{x}` for a field x. */
  readonly what: string;
  /** With `{known}` for the keys of the field `among`, and `{under}`. */
  readonly remedy: string;
}

/** The rules of each kind of object, some in groups that several kinds have. */
type Rules = Readonly<Partial<Record<Place, readonly (Rule | readonly Rule[])[]>>>;

/** The rules of a format: those of the form, without which others say nothing, and those of the content. */
interface Format extends Readonly<Record<"content" | "form", Rules>> {
  /** The fields that a loader reads, by the kind of object that has them. Other kinds may have any field. */
  readonly fields: Readonly<Partial<Record<Place, string>>>;
}

interface Data extends Readonly<Record<"openApi" | "openRpc", Format>> {
  readonly $defs: object;
}

const { openApi, openRpc, $defs } = readData<Data>(import.meta.dirname, "rules.yaml");

/** Returns the fields of a kind of object that are read, or `undefined` if it may have any. */
function readFields(document: object, place: Place): readonly string[] | undefined {
  return ("openrpc" in document ? openRpc : openApi).fields[place]?.split(" ");
}

/** Checks that the objects of a spec follow the rules of rules.yaml. */
export function checkRules(spec: Checked, part: "content" | "form"): Mistake[] {
  if (typeof spec.value !== "object" || spec.value === null) return [];
  const { [part]: rules } = "openrpc" in spec.value ? openRpc : openApi;
  return placesIn(spec.value).flatMap((placed) =>
    (rules[placed.place] ?? []).flat().flatMap((rule) => findMistakes(spec, placed, rule)),
  );
}

function findMistakes(spec: Checked, { value: object, path }: Placed, rule: Rule): Mistake[] {
  const { at: fields = [], needs = [], each, among, value: schema, here = false, deep = false } = rule;
  const note = (at: SpecPath, given: unknown, known: readonly string[] = []): Mistake => {
    const texts = { ...object, at: at[0], key: at.at(-1), value: given, under: rule.under };
    const fill = (text: string): string =>
      text.replace(/\{([\w-]+)\}/g, (_, name: string) => String((texts as Record<string, unknown>)[name]));
    const remedy = rule.remedy.replace("{known}", known.join(", ")).replace("{under}", String(rule.under));
    return spec.mistake([...path, ...(here ? [] : at)], fill(rule.what), remedy);
  };
  if (rule.under !== undefined) {
    const { $ref: reference } = object;
    const form = new RegExp(`#/components/${rule.under}/[^/]+${rule.parts ? "" : "$"}`);
    return reference === undefined || form.test(String(reference)) ? [] : [note(["$ref"], reference)];
  }
  if (needs.length > 0)
    return findErrors(rule.object ?? {}, object).length > 0
      ? []
      : needs.filter((at) => !/\S/.test(String(object[at] ?? ""))).map((at) => note([at], object[at]));
  if (each !== undefined)
    return Object.entries(Object(object[each]) as object)
      .filter(([key, one]) => findErrors(rule.keys ?? schema ?? {}, rule.keys ? key : one).length > 0)
      .map(([key, one]) => note([each, key], one));
  return fields
    .filter((at) => Object.hasOwn(object, at))
    .flatMap((at): Mistake[] => {
      const given = object[at];
      if (among !== undefined) {
        const known = Object.keys(Object(object[among]) as object);
        const items: readonly unknown[] = Array.isArray(given) ? given : [];
        return items.flatMap((item, index) =>
          known.includes(String(item)) ? [] : [note([at, index], item, known)],
        );
      }
      if (!rule.object && !schema) return [note([at], given)];
      const found = rule.object ? findErrors(rule.object, object) : findErrors(schema ?? {}, given);
      if (!deep) return found.length > 0 ? [note([at], given)] : [];
      return found.map(({ path: inside, value }) => note(rule.object ? inside : [at, ...inside], value));
    });
}

const compiled = new Map<object, ValidateFunction>();

// Optimizing the code takes longer than it saves.
const ajv = new Ajv2020({
  allErrors: true,
  $data: true,
  strict: false,
  validateSchema: false,
  code: { optimize: false },
  formats: { regex: isPattern },
});

/** The parts of a value that a schema rejects: the outermost of those that contain each other. */
function findErrors(
  schema: object,
  value: unknown,
): { readonly path: readonly string[]; readonly value: unknown }[] {
  const validate = compiled.get(schema) ?? ajv.compile({ ...schema, $defs });
  compiled.set(schema, validate);
  if (validate(value)) return [];
  const paths = (validate.errors ?? [])
    // The errors of these repeat those of their schemas, at a place further out.
    .filter(({ keyword }) => keyword !== "if" && keyword !== "propertyNames")
    .map(
      ({ instancePath, propertyName }) =>
        instancePath + formatPointer(propertyName === undefined ? [] : [propertyName]),
    );
  const outer = [...new Set(paths)].filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  return outer.map((pointer) => {
    const path = parsePointer(pointer);
    return {
      path,
      value: path.reduce<unknown>((at, step) => (Object(at) as Record<string, unknown>)[step], value),
    };
  });
}

function isPattern(text: string): boolean {
  try {
    return RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** Checks that a spec has no fields that would be silently ignored. Extensions have their own check. */
export function checkFields(spec: Checked): Mistake[] {
  return placesIn(spec.value as object).flatMap(({ place, value, path }) => {
    const known = readFields(spec.value as object, place);
    return Object.keys(known ? value : {})
      .filter((key) => !key.startsWith("x-") && !known?.includes(key))
      .map((key) => {
        const nearest = findNearestName(key, known ?? []);
        const remedy = nearest === undefined ? "remove it" : `did you mean ${nearest}? If not, remove it`;
        return spec.mistake([...path, key], `${key} would not be read`, remedy);
      });
  });
}
