import { objectAt } from "./json.ts";

/** The schema as a validator needs it: references lead to `/spec/Name`, and only constraints are left. */
export function absolute(spec: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => absolute(spec, item));
  if (typeof value !== "object" || value === null) return value;
  // Described as callers give it; on the wire it is a text.
  if (objectAt(value)["x-form"] === "json") return { type: "string" };
  const entries = Object.entries(value).filter(([key, item]) => !isAnnotation(key, item));
  return Object.fromEntries(
    entries.map(([key, item]) => [
      key,
      key === "$ref" ? String(item).replace("#/components/schemas/", `/${spec}/`) : absolute(spec, item),
    ]),
  );
}

/** Whether a key says something to people or to other generators. A property may have such a name: it is an object. */
function isAnnotation(key: string, item: unknown): boolean {
  if (key.startsWith("x-") || key === "discriminator") return true;
  return (key === "description" || key === "example") && typeof item !== "object";
}
