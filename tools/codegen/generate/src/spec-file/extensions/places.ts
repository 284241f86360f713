import type { SpecPath } from "@node-access/generate/spec-file";
import { readData } from "../schema-check.ts";

/** The kind of an object in a spec, as far as it matters for the places of extensions: a key of places.yaml. */
export type Place = string;

/** A child of one kind, a list of them, or a map of them by name, which may itself be an object of another kind. */
type Child = Place | { readonly list: Place } | { readonly map: Place; readonly own?: Place };

/** The content of the fields of an object. A field that is not listed holds a plain value, which has no extensions. */
type Grammar = Readonly<Partial<Record<Place, Readonly<Record<string, Child>>>>>;

/** The objects of OpenAPI 3.1, and of OpenRPC 1.3 with the two extensions that contain schemas. */
const { openApi, openRpc } = readData<Readonly<Record<"openApi" | "openRpc", Grammar>>>(
  import.meta.dirname,
  "places.yaml",
);

/** An object of a spec, with its kind and place. */
export interface Placed {
  readonly place: Place;
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: SpecPath;
}

/** Cached, since several checks use the same documents. */
const known = new WeakMap<object, readonly Placed[]>();

/** All objects of an OpenAPI or OpenRPC document that may have extensions, parents first. */
export function placesIn(document: object): readonly Placed[] {
  const seen = known.get(document);
  if (seen) return seen;
  const found: Placed[] = [];
  visit("openrpc" in document ? openRpc : openApi, "document", document, [], found);
  known.set(document, found);
  return found;
}

function visit(grammar: Grammar, place: Place, value: unknown, path: SpecPath, found: Placed[]): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const fields = value as Readonly<Record<string, unknown>>;
  found.push({ place, value: fields, path });
  for (const [key, child] of Object.entries(grammar[place] ?? {})) {
    const held = fields[key];
    if (held === undefined) continue;
    const at = [...path, key];
    if (typeof child === "string") visit(grammar, child, held, at, found);
    else if ("list" in child) {
      for (const [index, item] of (Array.isArray(held) ? held : []).entries())
        visit(grammar, child.list, item, [...at, index], found);
    } else {
      if (child.own && typeof held === "object" && held !== null)
        found.push({ place: child.own, value: held as Placed["value"], path: at });
      for (const [name, item] of Object.entries(held ?? {}))
        visit(grammar, child.map, item, [...at, name], found);
    }
  }
}
