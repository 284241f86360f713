// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * How a value is written before it is hashed. Keys stand in the order of the form, a list has one form for
 * its items or one for each. `amount` is a decimal text without needless zeros, `transfer` the same or
 * another text, `lower` a text in lower case, `json` the JSON of what has its form, and `nonce`, `chain` and
 * `chainId` are filled in. Only what ends with `?` may be null.
 */
export type Form = string | readonly Form[] | { readonly [key: string]: Form };

/** The form of each action, without its `type`, which is the first key of each. */
export const actionForms: Readonly<Record<string, { readonly [key: string]: Form }>> = {
  open: { wide: "amount", by: ["amount"], how: "" },
  shut: { door: "", chain: "chain", how: { json: { far: "" } }, gap: "amount?", after: "?" },
};

/** What is written where the caller gives nothing. */
export const actionDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  open: { how: "wide" },
};

/** What some values become in an action that several sign, by action and key. */
export const multiSigValues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {};

/** How an action is signed: by the hash of its bytes, field by field for the user to read, or by several. */
export type ActionSigning =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** How the actions are signed that are not signed by the hash of their bytes. */
export const actionSigning: Readonly<Record<string, ActionSigning>> = {
  shut: { scheme: "user", primaryType: "Shut", types: [{ name: "door", type: "string" }] },
};
