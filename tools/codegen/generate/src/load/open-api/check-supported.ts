import {
  type Mistake,
  type Placed,
  placesIn,
  type SpecBundle,
  type SpecPath,
} from "../../spec-file/index.ts";

/** The media types that a client can read and write. */
const mediaTypes = ["application/json", "application/octet-stream", "text/event-stream"];

/**
 * Checks that a spec describes credentials and media types only as the generators read them.
 *
 * @param spec - The OpenAPI file.
 */
export function checkSupported(spec: SpecBundle): Mistake[] {
  const places = placesIn(spec.value as object);
  return [securityMistakes, mediaMistakes].flatMap((mistakesAt) =>
    places.flatMap((placed) => mistakesAt(spec, placed)),
  );
}

/** Credentials are described in one place, for clients and gateway: the catalog. */
function securityMistakes(spec: SpecBundle, { value, path }: Placed): Mistake[] {
  if (!("x-surface" in (spec.value as object))) return [];
  return ["security", "securitySchemes"]
    .filter((key) => key in value)
    .map((key) => {
      const remedy = "remove it: x-surface names the surface, whose credentials are in catalog.yaml";
      return spec.mistake([...path, key], `${key} would not be read`, remedy);
    });
}

function mediaMistakes(spec: SpecBundle, { place, value, path }: Placed): Mistake[] {
  // An error's body is shown as text, whatever its type.
  const isRead = place === "body" || (place === "response" && String(path.at(-1)).startsWith("2"));
  if (!isRead) return [];
  const types = Object.keys(Object(value["content"]) as object);
  return types
    .filter((type) => !mediaTypes.includes(type))
    .map((type) => {
      const at: SpecPath = [...path, "content", type];
      const what = `no client reads or writes the ${place} as ${type}`;
      return spec.mistake(at, what, `describe it as one of ${mediaTypes.join(", ")}`);
    });
}
