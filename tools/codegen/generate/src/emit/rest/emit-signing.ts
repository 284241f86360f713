import { doc, literal } from "@node-access/generate/emit/typescript";
import { formOf, type Signing, type Type, type Types } from "@node-access/generate/model";
import type { Member, MethodGroup } from "@node-access/generate/emit/rest";
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
  const facts = members.map((member) => [member.value, factsOf(member, types, forms, note)] as const);
  return `${TYPES}
${forms.declarations()}
${doc(["The actions, by type."])}export const actions: Readonly<Record<string, ActionFacts>> = ${literal(Object.fromEntries(facts))};\n`;
}

const TYPES = `${doc(["The scheme of a signature: over the hash of the action's bytes, over fields that the user can read, or by several accounts."])}export type ActionSigning =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** A value within an action: which values are valid, and how a signer writes them. */
export type ActionForm =
  | ObjectForm
  | { readonly type: "list"; readonly items: ActionForm }
  /** A list of fixed length. */
  | { readonly type: "tuple"; readonly items: readonly ActionForm[] }
  /** A value of the first form that matches. */
  | { readonly type: "union"; readonly forms: readonly ActionForm[] }
  | { readonly type: "enum"; readonly values: readonly unknown[] }
  | { readonly type: "boolean" }
  | { readonly type: "integer"; readonly minimum?: number; readonly maximum?: number }
  | TextForm
  /** A decimal without needless zeros. A \`transfer\` may also be another text. */
  | { readonly type: "amount" | "transfer"; readonly pattern?: RegExp }
  /** JSON in a text. */
  | { readonly type: "json"; readonly content: ActionForm }
  /** Values that the signer fills in: its nonce, the network, and the chain id unless it is given. */
  | { readonly type: "nonce" | "chain" }
  | { readonly type: "chainId"; readonly pattern?: RegExp };

/** An object. */
export interface ObjectForm {
  readonly type: "object";
  /** The values by key, in the order in which they are hashed. Absent if any object is valid. */
  readonly properties?: Readonly<Record<string, ActionForm>>;
  /** The keys that may be missing. */
  readonly optional?: readonly string[];
  /** Whether the object has exactly one of the keys. */
  readonly exactlyOne?: boolean;
}

/** A text. */
export interface TextForm {
  readonly type: "string";
  readonly pattern?: RegExp;
  /** The minimum number of characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Whether it is written in lower case. */
  readonly lower?: boolean;
}

/** What signing needs to know about an action. */
export interface ActionFacts {
  /** The action without its \`type\`. */
  readonly form: ActionForm;
  /** How it is signed. Default: by its hash. */
  readonly signing?: ActionSigning;
  /** The values of keys that the caller omits. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** By key, replacements for values if several accounts sign. */
  readonly multiSigValues?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
`;

function factsOf({ tag, type: name, facts }: Member, types: Types, forms: ActionForms, note: Note): object {
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
    if (key === tag || formOf(types, property) === "chainId") continue;
    const { name } = fields.shift() ?? {};
    if (name !== key) conflict(`signs ${name ?? "nothing"} where it has ${key}`, remedy);
  }
  if (fields.length > 0) conflict(`signs ${fields[0]?.name}, which it does not have`, remedy);
}
