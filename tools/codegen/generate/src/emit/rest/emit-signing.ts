import { doc, literal, typeImport } from "@node-access/generate/emit/typescript";
import { findForm, type Signing, type Type, type Types } from "@node-access/generate/model";
import { type Member, type MethodGroup } from "@node-access/generate/emit/rest";
import { ActionForms, type Conflict } from "./action-forms.ts";

/** Reports a mistake in a named type, and its remedy. */
export type Note = (type: string, what: string, remedy: string) => void;

/**
 * Generates what signing needs to know about messages: the form of each action, and how it is signed.
 *
 * @param note - Called with what cannot be generated.
 * @returns the text of the file without its first line, or `undefined` if no message is signed.
 */
export function emitSigning(types: Types, groups: readonly MethodGroup[], note: Note): string | undefined {
  const members = groups.flatMap(({ methods }) =>
    methods.flatMap(({ member }) => (member?.facts.signing ? [member] : [])),
  );
  if (members.length === 0) return undefined;
  const forms = new ActionForms(types);
  const facts = members.map((member) => [member.value, readFacts(member, types, forms, note)] as const);
  const declarations = forms.declarations();
  const imported = declarations === "" ? ["ActionFacts"] : ["ActionFacts", "ActionForm"];
  return `${typeImport(imported, "../action-facts.ts")}
${declarations}
${doc(["The actions, by type."])}export const actions: Readonly<Record<string, ActionFacts>> = ${literal(Object.fromEntries(facts))};\n`;
}

function readFacts({ tag, type: name, facts }: Member, types: Types, forms: ActionForms, note: Note): object {
  const type = types[name]?.type ?? { kind: "any" };
  const conflict: Conflict = (what, remedy) => note(name, `${name} ${what}`, remedy);
  const form = forms.member(type, tag, conflict);
  const { signing, multiSigValues } = facts;
  const isByFields = signing !== undefined && signing.scheme !== "l1";
  if (signing?.scheme === "user") checkSigned(types, type, tag, signing, conflict);
  const defaults = Object.entries(type.properties ?? {}).flatMap(([key, { default: given }]) =>
    given === undefined ? [] : [[key, given] as const],
  );
  return {
    form,
    signing: isByFields ? signing : undefined,
    defaults: defaults.length > 0 ? Object.fromEntries(defaults) : undefined,
    multiSigValues,
  };
}

/** Checks that the EIP-712 types cover the properties in their order. */
function checkSigned(
  types: Types,
  { properties = {} }: Type,
  tag: string,
  signing: Exclude<Signing, { readonly scheme: "l1" }>,
  conflict: Conflict,
): void {
  const remedy = "list in types all of its properties in their order";
  const fields = [...signing.types];
  for (const [key, property] of Object.entries(properties)) {
    // The chain id is part of the EIP-712 domain.
    if (key === tag || findForm(types, property) === "chainId") continue;
    const { name } = fields.shift() ?? {};
    if (name !== key) conflict(`signs ${name ?? "nothing"} where it has ${key}`, remedy);
  }
  if (fields.length > 0) conflict(`signs ${fields[0]?.name}, which it does not have`, remedy);
}
