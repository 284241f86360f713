// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * The types of all actions, separated by spaces. The methods' names are the same text, so it adds nothing to
 * a bundle.
 */
export const actionTypes: string = "open shut lock";

/**
 * The shapes of all actions: a line for each, in the order of {@link actionTypes}. Keys are in the order in
 * which they are hashed.
 * `{}` encloses the keys of an object, `<>` keys of which the object has exactly one, `[]` the item of a
 * list, `()` the items of a list of fixed length. A key is followed by the shape of its value, and by `?` if
 * it is optional. `#` is an integer from 0, `#5:9` one from 5 to 9, `*` a text, `*5:9` one of this many
 * characters, `!` a boolean, `+` true, `.` any object, `"a|b"` one of these texts, `;` JSON in a text. `|`
 * separates alternatives, `~` allows null. Every other sign is one of {@link formats}.
 * For an action that users sign field by field, the line begins with `=`, and with the name of its EIP-712
 * type if that differs from the capitalized action type. Fields are integers (`uint64`), booleans or texts,
 * unless a type follows in quotes: `'address'`.
 */
export const actionShapes: string = `\
{wide$?by*|[$]?how*?}
={by@?door%'bytes32'chain=how;{far#:}gap$~?after#5:9~?soft!?}
<bolt#key{name*1:9side"in|out"turns#1:2loose+?from,?more.?on<hook#:ring*>?notches[(#$)]?}>`;

/**
 * The signs of formats in a shape: the form in which the client writes the value, and the pattern of the
 * value. `amount` is a decimal without needless zeros, `transfer` an `amount` or another text, `lower` a text
 * in lower case. The client fills in `nonce`, `chain` and `chainId`.
 */
export const formats: Readonly<Record<string, readonly [form: string, pattern?: RegExp]>> = {
  $: ["amount"],
  "@": ["chainId"],
  "%": ["", /^0x[0-9a-f\/]+$/u],
  "=": ["chain"],
  ",": ["", /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$/u],
};

/** The common prefix of the EIP-712 types that users sign. */
export const primaryTypePrefix = "Act:";

/** The values of properties that the caller omits, by action. */
export const actionDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  open: { how: "wide" },
};

/** Replacements for values in actions that several accounts sign, by action and key. */
export const multiSigValues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {};

/**
 * The scheme of a signature: over the hash of the action's bytes, over fields that the user can read, or by
 * several accounts.
 */
export type ActionSigning =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user" | "multi-sig";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** The signing schemes of actions that several accounts sign. */
export const actionSigning: Readonly<Record<string, ActionSigning>> = {};
