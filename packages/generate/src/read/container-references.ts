import { entries, field, type SpecSource, splitSteps } from "./spec-document.ts";

/** Parts that consist of named entries. Documents of several files often keep the whole part in another file. */
const CONTAINERS = ["paths", "webhooks", "components", "definitions", "parameters", "responses"];

/**
 * Replaces a part that is only a reference, such as `paths: { $ref: paths.yaml }`, with a reference for each of its
 * entries. The standard does not allow such parts, and most tools read them.
 */
export function withContainers(file: SpecSource): SpecSource {
  const document = file.value;
  const changed = CONTAINERS.flatMap((key) => {
    const given = field(document, key);
    const whole = expandReferences(given, document);
    const value = key === "components" ? withKinds(whole, document) : whole;
    return value === given ? [] : [[key, value] as const];
  });
  if (changed.length === 0) return file;
  return {
    ...file,
    mistake: (...place) => file.mistake(...place),
    value: { ...(document as object), ...Object.fromEntries(changed) },
  };
}

function withKinds(components: unknown, document: unknown): unknown {
  const kinds = entries(components).map(
    ([kind, value]) => [kind, expandReferences(value, document)] as const,
  );
  const isSame = kinds.every(([kind, value]) => value === field(components, kind));
  return isSame ? components : Object.fromEntries(kinds);
}

function expandReferences(value: unknown, document: unknown): unknown {
  const ref = field(value, "$ref");
  if (typeof ref !== "string" || !ref.startsWith("#/")) return value;
  const target = splitSteps(ref).reduce<unknown>((parent, step) => field(parent, step), document);
  if (typeof target !== "object" || target === null || target === value) return value;
  const { $ref: _, ...own } = value as Readonly<Record<string, unknown>>;
  const others = entries(target)
    .filter(([key]) => key !== "$ref")
    .map(([key]) => [key, { $ref: `${ref}/${encodeStep(key)}` }]);
  return { ...Object.fromEntries(others), ...own };
}

function encodeStep(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}
