import { isObject, type JsonObject, list, object } from "../json.ts";

type Within = (since: unknown, until: unknown) => boolean;

const MARKS = new Set(["x-since", "x-until", "x-required-since", "x-required-until"]);

/** Leaves of a spec what is there in one version of a protocol's specification (`x-since`, `x-until`), as if no other had been. */
export function selectVersion(value: unknown, version: string, versions: readonly string[]): void {
  const at = versions.indexOf(version);
  select(
    value,
    (since, until) =>
      (since === undefined || at >= versions.indexOf(String(since))) &&
      (until === undefined || at <= versions.indexOf(String(until))),
  );
}

function select(node: unknown, within: Within): void {
  if (Array.isArray(node)) {
    const kept: unknown[] = node.filter((item) => isThere(item, within));
    if (kept.length < node.length) node.splice(0, node.length, ...kept);
    for (const item of kept) select(item, within);
  } else if (isObject(node)) {
    const own = node as Record<string, unknown>;
    if (isObject(node["properties"])) require(own, node["properties"], within);
    for (const key of Object.keys(node)) {
      if (MARKS.has(key) || !isThere(node[key], within)) delete own[key];
      else select(node[key], within);
    }
  }
}

function isThere(part: unknown, within: Within): boolean {
  return !isObject(part) || within(part["x-since"], part["x-until"]);
}

/** Requires the properties that the version requires, and none that it does not have. */
function require(schema: Record<string, unknown>, properties: JsonObject, within: Within): void {
  const always = list(schema["required"]);
  const gone = always.filter((name) => !isThere(properties[String(name)], within));
  const now = Object.entries(properties).flatMap(([name, property]) => {
    const { "x-required-since": since, "x-required-until": until } = object(property);
    return (since !== undefined || until !== undefined) && within(since, until) ? [name] : [];
  });
  if (gone.length + now.length > 0)
    schema["required"] = [...always.filter((name) => !gone.includes(name)), ...now];
}
