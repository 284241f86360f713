import {
  type Mistake,
  type Placed,
  placesIn,
  type SpecBundle,
  type SpecPath,
} from "../../spec-file/index.ts";

/** Fields that the generators do not read, by the kind of object that has them, with the remedy. */
const unsupported: Readonly<Partial<Record<Placed["place"], Readonly<Record<string, string>>>>> = {
  document: {
    webhooks: "remove it: clients receive nothing but responses, streams and sockets",
  },
  components: {
    callbacks: "remove it: clients receive nothing but responses, streams and sockets",
    links: "remove it",
  },
  path: {
    head: "remove it: a client has no use for headers alone",
    options: "remove it: the gateway responds to preflights itself",
    trace: "remove it",
    servers: "remove it: a client has one endpoint",
  },
  operation: {
    callbacks: "remove it: clients receive nothing but responses, streams and sockets",
    servers: "remove it: a client has one endpoint",
  },
};

/** The media types that a client can read and write. */
const mediaTypes = ["application/json", "application/octet-stream", "text/event-stream"];

/**
 * Checks that a spec uses nothing that the generators would silently ignore.
 *
 * @param spec - The OpenAPI file.
 */
export function checkSupported(spec: SpecBundle): Mistake[] {
  const places = placesIn(spec.value as object);
  return [unreadMistakes, securityMistakes, cookieMistakes, mediaMistakes].flatMap((mistakesAt) =>
    places.flatMap((placed) => mistakesAt(spec, placed)),
  );
}

function unreadMistakes(spec: SpecBundle, { place, value, path }: Placed): Mistake[] {
  return Object.entries(unsupported[place] ?? {})
    .filter(([key]) => key in value)
    .map(([key, remedy]) => spec.mistake([...path, key], `${key} would not be read`, remedy));
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

function cookieMistakes(spec: SpecBundle, { place, value, path }: Placed): Mistake[] {
  if (place !== "parameter" || value["in"] !== "cookie") return [];
  const what = `${String(value["name"])} would be sent as a cookie, which clients do not keep`;
  return [spec.mistake([...path, "in"], what, "send it as a header or in the query")];
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
