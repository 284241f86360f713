import { docstring } from "./docstring.ts";
import { type Form, formOfSchema } from "./forms.ts";
import { type Json, type JsonObject, object } from "./json.ts";
import { literal } from "./literal.ts";
import type { MethodGroup } from "./operation-model.ts";
import type { SpecReader } from "./spec-reader.ts";

/**
 * Makes what signing needs of a group whose members are signed: how each is written before it is hashed, and what is signed.
 *
 * @param reader - The spec; mistakes are noted there.
 * @returns the text of the file without its first line, or nothing if no member is signed.
 */
export function emitSigning(reader: SpecReader, groups: readonly MethodGroup[]): string | undefined {
  const members = groups.flatMap(({ methods }) =>
    methods.flatMap(({ member }) => (member && "signing" in member.facts ? [member] : [])),
  );
  if (members.length === 0) return undefined;
  const forms: [string, Form][] = [];
  const signings: [string, Json][] = [];
  const defaults: [string, JsonObject][] = [];
  const shorter: [string, Json][] = [];
  for (const { tag, value, schema, facts } of members) {
    const described = object(reader.schemas[schema]);
    const conflict = (): void =>
      reader.note(
        ["components", "schemas", schema],
        `a union in ${schema} has members whose keys stand in different orders`,
        "give the keys that they share the same order",
      );
    const { [tag]: _, ...form } = formOfSchema(reader.schemas, described, conflict) as Record<string, Form>;
    forms.push([value, form]);
    const signing = object(facts["signing"]);
    if (signing["scheme"] !== "l1") signings.push([value, signing]);
    const own = Object.entries(object(described["properties"])).flatMap(([key, property]) => {
      const { default: given } = object(property);
      return given === undefined ? [] : [[key, given] as const];
    });
    if (facts["multiSigValues"] !== undefined) shorter.push([value, facts["multiSigValues"]]);
    if (own.length > 0) defaults.push([value, Object.fromEntries(own)]);
  }
  return `${docstring([
    "How a value is written before it is hashed. Keys stand in the order of the form, a list has one form for its items or one for each. `amount` is a decimal text without needless zeros, `transfer` the same or another text, `lower` a text in lower case, `json` the JSON of what has its form, and `nonce`, `chain` and `chainId` are filled in. Only what ends with `?` may be null.",
  ])}export type Form = string | readonly Form[] | { readonly [key: string]: Form };

${docstring(["The form of each action, without its `type`, which is the first key of each."])}export const actionForms: Readonly<Record<string, { readonly [key: string]: Form }>> = ${table(forms)};

${docstring(["What is written where the caller gives nothing."])}export const actionDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${table(defaults)};

${docstring(["What some values become in an action that several sign, by action and key."])}export const multiSigValues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = ${table(shorter)};

${docstring(["How an action is signed: by the hash of its bytes, field by field for the user to read, or by several."])}export type ActionSigning =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

${docstring(["How the actions are signed that are not signed by the hash of their bytes."])}export const actionSigning: Readonly<Record<string, ActionSigning>> = ${table(signings)};\n`;
}

function table(entries: readonly (readonly [string, unknown])[]): string {
  return literal(Object.fromEntries(entries) as JsonObject);
}
