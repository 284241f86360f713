import { dereference, type Schema, validate } from "@cfworker/json-schema";
import { Ajv2020 } from "ajv/dist/2020.js";
import {
  type Callable,
  type Example,
  readOutput,
  type RpcSpec,
  type Type,
  definitions,
  createObjectSchema,
  createReference,
} from "@node-access/generate/model";
import { fieldStep, itemStep, type Shape, valueStep } from "@node-access/generate/emit/quantities";

interface Mismatch {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

export interface ValueChecker {
  readonly matches: (type: Type, value: unknown) => boolean;
  readonly mismatch: (type: Type, value: unknown) => Mismatch | undefined;
}

/** Most types are checked only once, so an interpreter is faster than a compiled validator, which only explains what does not match. */
export function valueChecker(spec: Pick<RpcSpec, "types">): ValueChecker {
  const known = dereference(definitions(spec.types) as Schema);
  const matches: ValueChecker["matches"] = (type, value) =>
    validate(value, createObjectSchema(type) as Schema, "2020-12", known).valid;
  let explain: ReturnType<typeof explainer> | undefined;
  return {
    matches,
    mismatch: (type, value) => {
      if (matches(type, value)) return undefined;
      explain ??= explainer(spec);
      return explain(type, value);
    },
  };
}

function explainer(spec: Pick<RpcSpec, "types">): (type: Type, value: unknown) => Mismatch {
  const strict = { strictTypes: false, strictTuples: false, validateSchema: false };
  const ajv = new Ajv2020({ allErrors: true, inlineRefs: false, code: { optimize: false }, ...strict });
  // Added one by one: in a single document, ajv would recompile a schema for each reference to it.
  for (const { name, type } of Object.values(spec.types))
    ajv.addSchema(createObjectSchema(type), createReference(name));
  return (type, value) => {
    const check = ajv.compile(createObjectSchema(type));
    check(value);
    // Every member of a union complains; the one with the deepest error is the one that was meant.
    const [deepest] = (check.errors ?? []).toSorted((a, b) => b.instancePath.length - a.instancePath.length);
    const path = (deepest?.instancePath ?? "").split("/").slice(1);
    return { path, reason: `${path.join(".") || "it"} ${deepest?.message ?? "does not match its schema"}` };
  };
}

/** The type of the output that inputs select: that of the first overload that they match, or else the general one. */
export function resultType(one: Callable, given: Example["inputs"], checker: ValueChecker): Type {
  const values = new Map(given.map(({ name, value }) => [name, value]));
  const overload = one.overloads.find(
    ({ inputs, required = [] }) =>
      required.every((name) => values.has(name)) &&
      Object.entries(inputs).every(
        ([name, type]) => !values.has(name) || checker.matches(type, values.get(name)),
      ),
  );
  return overload?.output ?? readOutput(one);
}

/** A property that no member of its value's type describes, and those of the same object that are known. */
interface UnknownProperty {
  readonly path: readonly (string | number)[];
  readonly known: readonly string[];
}

/** Finds properties that the type of a matching value does not describe: JSON Schema allows objects to have others. */
export function unknownProperties(
  shape: Shape,
  value: unknown,
  path: UnknownProperty["path"] = [],
): UnknownProperty[] {
  if (typeof value !== "object" || value === null || shape.isAnything) return [];
  if (Array.isArray(value)) {
    const items = shape.parts.get(itemStep);
    return value.flatMap((item, index) => (items ? unknownProperties(items, item, [...path, index]) : []));
  }
  const others = shape.parts.get(valueStep);
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...path, name];
    const part = shape.parts.get(fieldStep(name)) ?? others;
    if (part) return unknownProperties(part, inner, at);
    const fields = [...shape.parts.keys()].filter((step) => step.startsWith("."));
    return [{ path: at, known: fields.map((step) => step.slice(1)) }];
  });
}
