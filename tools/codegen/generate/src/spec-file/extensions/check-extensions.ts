import { mapValues } from "@node-access/generate/model";
import { markdownTable } from "@node-access-tools/workspace";
import { readData, type Checked, schemaCheck } from "../schema-check.ts";
import { type Place, type Placed, placesIn } from "./places.ts";
import { type Mistake, suggestName } from "@node-access/generate/spec-file";

/** A field that the specs add to OpenAPI and OpenRPC. */
interface Extension {
  readonly on: readonly Place[];
  readonly value: object;
  /** Its meaning, as a phrase for the table of the site's page. */
  readonly states: string;
  /** The generators that read it: the REST clients, the JSON-RPC client, or the gateway. */
  readonly readBy: readonly string[];
}

const data = readData<{ readonly extensions: Readonly<Record<string, Extension>> }>(
  import.meta.dirname,
  "extensions.yaml",
);

/** Every extension of the specs, by name. */
export const extensions: Readonly<Record<string, Extension>> = data.extensions;

const valueChecks = mapValues(extensions, ({ value }) => schemaCheck(value));

export function extensionTable(): string {
  const rows = Object.entries(extensions).map(([name, { on, states, readBy }]) => [
    `\`${name}\``,
    on.join(", "),
    states,
    readBy.map((tool) => `\`${tool}\``).join(", "),
  ]);
  return markdownTable(["Extension", "On", "States", "Used for"], rows);
}

/** Checks that a spec has only extensions in the registry, in the right places, with values of the right form. */
export function checkExtensions(spec: Checked): Mistake[] {
  if (typeof spec.value !== "object" || spec.value === null) return [];
  return placesIn(spec.value).flatMap((placed) =>
    Object.keys(placed.value)
      .filter((name) => name.startsWith("x-"))
      .flatMap((name) => findMistakes(spec, placed, name)),
  );
}

function findMistakes(spec: Checked, { place, value, path }: Placed, name: string): Mistake[] {
  const at = [...path, name];
  const extension = Object.hasOwn(extensions, name) ? extensions[name] : undefined;
  if (!extension) {
    const what = `${name} is not an extension of these specs`;
    const otherwise = "remove it; extensions.yaml lists the extensions";
    return [spec.mistake(at, what, suggestName(name, Object.keys(extensions), otherwise))];
  }
  if (!extension.on.includes(place)) {
    const what = `${name} does not belong to ${a(place)}`;
    return [spec.mistake(at, what, `move it to ${extension.on.map(a).join(" or ")}, or remove it`)];
  }
  return valueChecks[name]?.(spec, value[name], at) ?? [];
}

function a(place: Place): string {
  return /^[aeio]/.test(place) ? `an ${place}` : `a ${place}`;
}

/** Checks what is meaningless in every format, and no rule can say: a named schema that refers only to itself. */
export function checkSchemaForms(spec: Checked): Mistake[] {
  if (typeof spec.value !== "object" || spec.value === null) return [];
  const schemas = placesIn(spec.value).filter(({ place }) => place === "schema");
  const named = new Map(
    schemas.flatMap(({ path, value }) =>
      path.length === 3 && path[0] === "components" ? [[`#/${path.join("/")}`, value] as const] : [],
    ),
  );
  return [...named.keys()].flatMap((reference) => circleMistakes(spec, named, reference));
}

type Schemas = ReadonlyMap<string, Placed["value"]>;

/** A schema may contain itself as a property or an item, but must not be an alias of itself. */
function circleMistakes(spec: Checked, named: Schemas, start: string): Mistake[] {
  const seen = new Set<string>();
  const visit = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null) return false;
    const { $ref: reference, allOf, anyOf, oneOf } = value as Placed["value"];
    const parts = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
    if (parts.some(visit)) return true;
    if (typeof reference !== "string") return false;
    if (reference === start) return true;
    if (seen.has(reference)) return false;
    seen.add(reference);
    return visit(named.get(reference));
  };
  if (!visit(named.get(start))) return [];
  const path = start.slice(2).split("/");
  const what = `${path.at(-1)} refers to itself without anything in between`;
  return [spec.mistake(path, what, "describe what it is, or refer to it from a property or an item")];
}
