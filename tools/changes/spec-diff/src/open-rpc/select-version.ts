import { isObject, type JsonObject, list, object } from "../json.ts";
import type { Adapt } from "../spec-tree.ts";

type Within = (since: unknown, until: unknown) => boolean;

const MARKS = new Set(["x-since", "x-until", "x-required-since", "x-required-until"]);

/** Leaves of a spec what is there in one version of a protocol's specification (`x-since`, `x-until`), as if no other had been. */
export function selectVersion(version: string, versions: readonly string[]): Adapt {
  const at = versions.indexOf(version);
  const within: Within = (since, until) =>
    (since === undefined || at >= versions.indexOf(String(since))) &&
    (until === undefined || at <= versions.indexOf(String(until)));
  return (node) =>
    Array.isArray(node) ? node.filter((item) => isThere(item, within)) : select(node as JsonObject, within);
}

function select(node: JsonObject, within: Within): JsonObject {
  const gone = Object.keys(node).filter((key) => MARKS.has(key) || !isThere(node[key], within));
  const required = isObject(node["properties"]) ? requiredOf(node, node["properties"], within) : undefined;
  if (gone.length === 0 && required === undefined) return node;
  const kept = Object.entries(node).filter(([key]) => !gone.includes(key));
  return { ...Object.fromEntries(kept), ...(required && { required }) };
}

function isThere(part: unknown, within: Within): boolean {
  return !isObject(part) || within(part["x-since"], part["x-until"]);
}

/** The properties that the version requires, if not those that the schema names: none that it does not have. */
function requiredOf(schema: JsonObject, properties: JsonObject, within: Within): unknown[] | undefined {
  const always = list(schema["required"]);
  const gone = always.filter((name) => !isThere(properties[String(name)], within));
  const now = Object.entries(properties).flatMap(([name, property]) => {
    const { "x-required-since": since, "x-required-until": until } = object(property);
    return (since !== undefined || until !== undefined) && within(since, until) ? [name] : [];
  });
  return gone.length + now.length > 0
    ? [...always.filter((name) => !gone.includes(name)), ...now]
    : undefined;
}
