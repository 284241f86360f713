import { doc, literal } from "@node-access/generate/emit/typescript";
import { formOf, type Json, type Signing, type Types } from "@node-access/generate/model";
import type { Member, MethodGroup } from "@node-access/generate/emit/rest";
import { type AfterValue, type Conflict, ShapeWriter } from "./shapes.ts";

/** The EIP-712 type of a field, by the first sign of its shape; any other field is a text. */
const SIGNED_AS: Readonly<Record<string, string>> = { "#": "uint64", "!": "bool" };

/** Reports a mistake in a named type, and its remedy. */
export type Note = (type: string, what: string, remedy: string) => void;

/**
 * Generates what signing needs to know about messages: the shape of each action, and how it is signed.
 *
 * @param note - Called with what cannot be generated.
 * @returns the text of the file without its first line, or `undefined` if no message is signed.
 */
export function emitSigning(types: Types, groups: readonly MethodGroup[], note: Note): string | undefined {
  const members = groups.flatMap(({ methods }) =>
    methods.flatMap(({ member }) => (member?.facts.signing ? [member] : [])),
  );
  if (members.length === 0) return undefined;
  const writer = new ShapeWriter(types);
  const lines: string[] = [];
  const signings: [string, Json][] = [];
  const defaults: [string, Json][] = [];
  const shorter: [string, Json][] = [];
  const prefix = primaryTypePrefix(members);
  for (const { tag, value, type: name, facts } of members) {
    const type = types[name]?.type ?? { kind: "any" };
    const conflict: Conflict = (what, remedy) => note(name, `${name} ${what}`, remedy);
    const { signing, multiSigValues } = facts;
    if (signing?.scheme === "user") {
      const primary = signing.primaryType.slice(prefix.length);
      const usual = value.replace(/^./, (first) => first.toUpperCase());
      const [after, check] = signedTypes(types, signing, conflict);
      lines.push(`=${primary === usual ? "" : primary}${writer.member(type, tag, conflict, after)}`);
      check();
    } else lines.push(writer.member(type, tag, conflict));
    if (signing?.scheme === "multi-sig") signings.push([value, signing]);
    const own = Object.entries(type.properties ?? {}).flatMap(([key, { default: given }]) =>
      given === undefined ? [] : [[key, given] as const],
    );
    if (multiSigValues !== undefined) shorter.push([value, multiSigValues]);
    if (own.length > 0) defaults.push([value, Object.fromEntries(own)]);
  }
  const shapes = writer.finish(lines.join("\n"));
  return `${doc(["The types of all actions, separated by spaces. The methods' names are the same text, so it adds nothing to a bundle."])}export const actionTypes: string = ${literal(members.map(({ value }) => value).join(" "))};

${doc([
  "The shapes of all actions: a line for each, in the order of {@link actionTypes}. Keys are in the order in which they are hashed.",
  '`{}` encloses the keys of an object, `<>` keys of which the object has exactly one, `[]` the item of a list, `()` the items of a list of fixed length. A key is followed by the shape of its value, and by `?` if it is optional. `#` is an integer from 0, `#5:9` one from 5 to 9, `*` a text, `*5:9` one of this many characters, `!` a boolean, `+` true, `.` any object, `"a|b"` one of these texts, `;` JSON in a text. `|` separates alternatives, `~` allows null. Every other sign is one of {@link formats}.',
  "For an action that users sign field by field, the line begins with `=`, and with the name of its EIP-712 type if that differs from the capitalized action type. Fields are integers (`uint64`), booleans or texts, unless a type follows in quotes: `'address'`.",
])}export const actionShapes: string = \`\\\n${shapes.replaceAll("\\", "\\\\")}\`;

${doc([
  "The signs of formats in a shape: the form in which the client writes the value, and the pattern of the value. `amount` is a decimal without needless zeros, `transfer` an `amount` or another text, `lower` a text in lower case. The client fills in `nonce`, `chain` and `chainId`.",
])}export const formats: Readonly<Record<string, readonly [form: string, pattern?: RegExp]>> = ${writer.formats()};

${doc(["The common prefix of the EIP-712 types that users sign."])}export const primaryTypePrefix = ${literal(prefix)};

${doc(["The values of properties that the caller omits, by action."])}export const actionDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${table(defaults)};

${doc(["Replacements for values in actions that several accounts sign, by action and key."])}export const multiSigValues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = ${table(shorter)};

${doc(["The scheme of a signature: over the hash of the action's bytes, over fields that the user can read, or by several accounts."])}export type ActionSigning =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

${doc(["The signing schemes of actions that several accounts sign."])}export const actionSigning: Readonly<Record<string, ActionSigning>> = ${table(signings)};\n`;
}

/** The common prefix of all EIP-712 type names, up to a colon. */
function primaryTypePrefix(members: readonly Member[]): string {
  const names = members.flatMap(({ facts: { signing } }) =>
    signing?.scheme === "user" ? [signing.primaryType] : [],
  );
  const [first = ""] = names;
  const prefix = first.slice(0, first.indexOf(":") + 1);
  return names.every((name) => name.startsWith(prefix)) ? prefix : "";
}

/**
 * The EIP-712 types of fields that do not follow from their shapes. Also checks that all fields are covered.
 */
function signedTypes(
  types: Types,
  signing: Exclude<Signing, { readonly scheme: "l1" }>,
  conflict: Conflict,
): readonly [AfterValue, () => void] {
  const fields = [...signing.types];
  const remedy = "list in types all of its properties in their order";
  const after: AfterValue = (key, shape, property) => {
    // The chain id is part of the EIP-712 domain.
    if (formOf(types, property) === "chainId") return "";
    const { name, type } = fields.shift() ?? {};
    if (name !== key) conflict(`signs ${name ?? "nothing"} where it has ${key}`, remedy);
    return type === (SIGNED_AS[shape.slice(0, 1)] ?? "string") ? "" : `'${type}'`;
  };
  const check = (): void => {
    if (fields.length > 0) conflict(`signs ${fields[0]?.name}, which it does not have`, remedy);
  };
  return [after, check];
}

function table(entries: readonly (readonly [string, Json])[]): string {
  return literal(Object.fromEntries(entries));
}
