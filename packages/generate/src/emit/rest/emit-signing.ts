import { docstring } from "./docstring.ts";
import { formOf } from "../../load/open-api/forms.ts";
import { type Json, type JsonObject, list, object, text } from "../../load/open-api/json.ts";
import { literal } from "./literal.ts";
import type { Member, MethodGroup } from "../../load/open-api/operation-model.ts";
import { type AfterValue, type Conflict, ShapeWriter } from "./shapes.ts";
import type { SpecReader } from "../../load/open-api/spec-reader.ts";

/** What a field is signed as that users read, by the first sign of its shape; any other as a text. */
const SIGNED_AS: Readonly<Record<string, string>> = { "#": "uint64", "!": "bool" };

/**
 * Makes what signing needs of a group whose members are signed: the shape of each action, and what is signed.
 *
 * @param reader - The spec; mistakes are noted there.
 * @returns the text of the file without its first line, or nothing if no member is signed.
 */
export function emitSigning(reader: SpecReader, groups: readonly MethodGroup[]): string | undefined {
  const members = groups.flatMap(({ methods }) =>
    methods.flatMap(({ member }) => (member && "signing" in member.facts ? [member] : [])),
  );
  if (members.length === 0) return undefined;
  const writer = new ShapeWriter(reader.schemas);
  const lines: string[] = [];
  const signings: [string, Json][] = [];
  const defaults: [string, JsonObject][] = [];
  const shorter: [string, Json][] = [];
  const prefix = primaryTypePrefix(members);
  for (const { tag, value, schema, facts } of members) {
    const described = object(reader.schemas[schema]);
    const conflict: Conflict = (what, remedy) =>
      reader.note(["components", "schemas", schema], `${schema} ${what}`, remedy);
    const signing = object(facts["signing"]);
    if (signing["scheme"] === "user") {
      const name = (text(signing["primaryType"]) ?? "").slice(prefix.length);
      const usual = value.replace(/^./, (first) => first.toUpperCase());
      const [types, check] = signedTypes(reader, signing, conflict);
      lines.push(`=${name === usual ? "" : name}${writer.member(described, tag, conflict, types)}`);
      check();
    } else lines.push(writer.member(described, tag, conflict));
    if (signing["scheme"] === "multi-sig") signings.push([value, signing]);
    const own = Object.entries(object(described["properties"])).flatMap(([key, property]) => {
      const { default: given } = object(property);
      return given === undefined ? [] : [[key, given] as const];
    });
    if (facts["multiSigValues"] !== undefined) shorter.push([value, facts["multiSigValues"]]);
    if (own.length > 0) defaults.push([value, Object.fromEntries(own)]);
  }
  const shapes = writer.finish(lines.join("\n"));
  return `${docstring(["The types of all actions, divided by spaces. The same text as that of their methods costs a bundle nothing."])}export const actionTypes: string = ${literal(members.map(({ value }) => value).join(" "))};

${docstring([
  "The shapes of all actions: a line for each, in the order of {@link actionTypes}. The keys stand in the order in which they are hashed.",
  '`{}` holds the keys of an object, `<>` those of which it has exactly one, `[]` a list\'s items, `()` the items of a list of so many. A key is followed by the shape of its value, and by `?` if it may be left out. `#` is an integer from 0, `#5:9` one from 5 to 9, `*` a text, `*5:9` one of so many characters, `!` a boolean, `+` true, `.` any object, `"a|b"` one of these texts, `;` JSON in a text. `|` separates alternatives, `~` allows null. Every other sign is one of {@link formats}.',
  "A line begins with `=` for an action that users sign field by field, and with the name of its EIP-712 type where that is not the capitalized type. Its fields are integers (`uint64`), booleans or texts, unless their type follows in quotes: `'address'`.",
])}export const actionShapes: string = \`\\\n${shapes.replaceAll("\\", "\\\\")}\`;

${docstring([
  "What the signs in a shape stand for: how the client writes the value, and the pattern that it has. `amount` is a decimal without needless zeros, `transfer` the same or another text, `lower` a text in lower case. `nonce`, `chain` and `chainId` are filled in.",
])}export const formats: Readonly<Record<string, readonly [form: string, pattern?: RegExp]>> = ${writer.formats()};

${docstring(["How the EIP-712 types begin that users sign."])}export const primaryTypePrefix = ${literal(prefix)};

${docstring(["What is written where the caller gives nothing."])}export const actionDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${table(defaults)};

${docstring(["What some values become in an action that several sign, by action and key."])}export const multiSigValues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = ${table(shorter)};

${docstring(["How an action is signed: by the hash of its bytes, field by field for the user to read, or by several."])}export type ActionSigning =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

${docstring(["How the actions are signed that several sign."])}export const actionSigning: Readonly<Record<string, ActionSigning>> = ${table(signings)};\n`;
}

/** What all names have in common that users sign, up to a colon. */
function primaryTypePrefix(members: readonly Member[]): string {
  const names = members
    .map(({ facts }) => object(facts["signing"]))
    .filter(({ scheme }) => scheme === "user")
    .map(({ primaryType }) => text(primaryType) ?? "");
  const [first = ""] = names;
  const prefix = first.slice(0, first.indexOf(":") + 1);
  return names.every((name) => name.startsWith(prefix)) ? prefix : "";
}

/** Tells what each field is signed as where that does not follow from its shape; and checks at the end that there are no others. */
function signedTypes(
  { schemas }: SpecReader,
  signing: JsonObject,
  conflict: Conflict,
): readonly [AfterValue, () => void] {
  const types = list(signing["types"]).map(object);
  const remedy = "list in types all of its properties in their order";
  const after: AfterValue = (key, shape, schema) => {
    // The chain that a signature is for is in the domain.
    if (formOf(schemas, schema) === "chainId") return "";
    const { name, type } = types.shift() ?? {};
    if (name !== key) conflict(`signs ${String(name ?? "nothing")} where it has ${key}`, remedy);
    return type === (SIGNED_AS[shape.slice(0, 1)] ?? "string") ? "" : `'${String(type)}'`;
  };
  const check = (): void => {
    if (types.length > 0) conflict(`signs ${String(types[0]?.["name"])}, which it does not have`, remedy);
  };
  return [after, check];
}

function table(entries: readonly (readonly [string, unknown])[]): string {
  return literal(Object.fromEntries(entries) as JsonObject);
}
