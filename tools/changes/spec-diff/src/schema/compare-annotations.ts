import { same, isObject, type JsonObject, list } from "../json.ts";
import { compareExtensions } from "./compare-extensions.ts";
import { compareMembers } from "./compare-members.ts";
import type { Change, Direction } from "../findings.ts";
import { hasOther } from "../other-texts.ts";

const TEXT = [
  "$comment",
  "description",
  "example",
  "examples",
  "externalDocs",
  "summary",
  "title",
  "x-source",
  "xml",
];
const ACCESS = ["readOnly", "writeOnly"];

/** Notes what differs in what two schemas say beside what fits them. */
export function compareAnnotations(
  before: unknown,
  after: unknown,
  direction: Direction,
  note: (change: Change) => void,
): void {
  if (!isObject(before) || !isObject(after)) return;
  const differs = (key: string): boolean => !same(before[key], after[key]);
  const at = { direction, node: after } as const;
  const texts = TEXT.filter(differs);
  if (texts.length > 0) note({ ...at, rule: "text", says: hasOther(texts) });
  const isTrue = (key: string): boolean[] => [before, after].map((schema) => schema[key] === true);
  const [was, is] = isTrue("deprecated");
  if (was !== is) {
    note({
      ...at,
      rule: is ? "deprecated-set" : "deprecated-unset",
      says: is ? "is deprecated" : "is no longer deprecated",
    });
  }
  if (differs("default")) noteDefault(before, after, at, note);
  for (const key of ACCESS.filter((one) => new Set(isTrue(one)).size > 1))
    note({ ...at, rule: "access-changed", says: `has another \`${key}\`` });
  noteClientFields(before, after, at, note);
  compareExtensions(before, after, (change) => note({ ...at, ...change }));
  compareMembers(before, after, (change) => note({ ...at, ...change }));
  if (differs("x-constant")) noteConstant(before, after, at, note);
}

type At = Pick<Change, "direction" | "node">;

function noteDefault(before: JsonObject, after: JsonObject, at: At, note: (change: Change) => void): void {
  const shown = `\`${JSON.stringify(after["default"])}\``;
  if (!("default" in before)) note({ ...at, rule: "default-added", says: `has the default ${shown}` });
  else if (!("default" in after)) note({ ...at, rule: "default-removed", says: "has no default any more" });
  else
    note({
      ...at,
      rule: "default-changed",
      says: `has the default ${shown} instead of \`${JSON.stringify(before["default"])}\``,
    });
}

/** Fields that the client fills in: always, by default, or not at all. */
function noteClientFields(
  before: JsonObject,
  after: JsonObject,
  at: At,
  note: (change: Change) => void,
): void {
  const names = new Set(
    [before, after].flatMap((schema) =>
      list(schema["x-client-fills"]).concat(list(schema["x-client-defaults"])),
    ),
  );
  for (const name of names) {
    const was = filled(before, name);
    const is = filled(after, name);
    if (was === is) continue;
    const part = `.${String(name)}`;
    if (is === "always")
      note({ ...at, part, rule: "client-field-taken", says: "is always filled in by the client" });
    else if (is === "never")
      note({ ...at, part, rule: "client-field-given", says: "is no longer filled in by the client" });
    else
      note({ ...at, part, rule: "client-field-free", says: "is filled in by the client if it is left out" });
  }
}

function filled(schema: JsonObject, name: unknown): "always" | "default" | "never" {
  if (list(schema["x-client-fills"]).includes(name)) return "always";
  return list(schema["x-client-defaults"]).includes(name) ? "default" : "never";
}

function noteConstant(before: JsonObject, after: JsonObject, at: At, note: (change: Change) => void): void {
  const gone = before["x-constant"];
  if (gone !== undefined)
    note({
      ...at,
      rule: "constant-removed",
      says: `is no longer listed as \`${String(gone)}\``,
      nameOnly: true,
    });
  if (after["x-constant"] !== undefined)
    note({
      ...at,
      rule: "constant-added",
      says: `is listed as \`${String(after["x-constant"])}\``,
      nameOnly: true,
    });
}
