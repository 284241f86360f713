import { sample } from "openapi-sampler";

/** A JSON value that may be anything. */
export type Loose = { readonly [key: string]: unknown };

/** Reads a property of a value that may be no object. */
export function at(value: unknown, ...keys: readonly (number | string)[]): unknown {
  return keys.reduce<unknown>((from, key) => (Object(from) as Loose)[key], value);
}

/** Follows references within a document, also those that lead to another one. */
export function resolved(part: unknown, document: unknown): unknown {
  let found = part;
  for (let count = 0; count < 50; count += 1) {
    const reference = at(found, "$ref");
    if (typeof reference !== "string") return found;
    if (!reference.startsWith("#")) throw new Error(`${reference} is in another file`);
    const steps = decodeURIComponent(reference.slice(1)).split("/").slice(1);
    found = at(document, ...steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")));
  }
  throw new Error("a reference leads to itself");
}

/** The most levels of a sample. Documents whose schemas contain each other have no end. */
const DEPTH = 8;

/**
 * Returns a value for a parameter, a media type or a content descriptor: its own example, or one that openapi-sampler makes of
 * its schema. Properties that only travel in the other direction are omitted.
 */
export function createSample(part: unknown, document: unknown, direction: "sent" | "received"): unknown {
  const stated = at(part, "example");
  if (stated !== undefined) return stated;
  const [first] = Object.values(Object(at(part, "examples")) as Loose);
  const example = at(resolved(first, document), "value");
  if (example !== undefined) return example;
  const schema = at(part, "schema");
  if (schema === undefined || typeof schema === "boolean") return undefined;
  const options = {
    quiet: true,
    maxSampleDepth: DEPTH,
    skipReadOnly: direction === "sent",
    skipWriteOnly: direction === "received",
  };
  try {
    return sample(schema as never, options, document as never);
  } catch {
    // Some schemas are none: openapi-sampler throws, and clients take any value.
    return undefined;
  }
}
