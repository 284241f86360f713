import { fieldStep, itemStep, type Shape, valueStep } from "@node-access/generate/emit/quantities";

/** A property of a value that no member of its type describes. */
export interface UnknownProperty {
  readonly path: readonly (string | number)[];
  /** The known properties of the same object. */
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
    return part ? unknownProperties(part, inner, at) : [{ path: at, known: listNames(shape) }];
  });
}

function listNames({ parts }: Shape): string[] {
  return [...parts.keys()].flatMap((step) => (step.startsWith(".") ? [step.slice(1)] : []));
}
