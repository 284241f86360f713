// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/**
 * The types of all actions, divided by spaces. The same text as that of their methods costs a bundle nothing.
 */
export const actionTypes: string = "open shut lock";

/**
 * The shapes of all actions: a line for each, in the order of {@link actionTypes}. The keys stand in the
 * order in which they are hashed.
 * `{}` holds the keys of an object, `<>` those of which it has exactly one, `[]` a list's items, `()` the
 * items of a list of this many. A key is followed by the shape of its value, and by `?` if it is optional.
 * `#` is an integer from 0, `#5:9` one from 5 to 9, `*` a text, `*5:9` one of this many characters, `!` a
 * boolean, `+` true, `.` any object, `"a|b"` one of these texts, `;` JSON in a text. `|` separates
 * alternatives, `~` allows null. Every other sign is one of {@link formats}.
 * A line begins with `=` for an action that users sign field by field, and with the name of its EIP-712 type
 * where that is not the capitalized type. Its fields are integers (`uint64`), booleans or texts, unless their
 * type follows in quotes: `'address'`.
 */
export const actionShapes: string = `\
{wide$?by*|[$]?how*?}
={by@?door%'bytes32'chain=how;{far#:}gap$~?after#5:9~?soft!?}
<bolt#key{name*1:9side"in|out"turns#1:2loose+?from,?more.?on<hook#:ring*>?notches[(#$)]?}>`;

/**
 * What the signs in a shape stand for: how the client writes the value, and the pattern that it has. `amount`
 * is a decimal without needless zeros, `transfer` the same or another text, `lower` a text in lower case.
 * `nonce`, `chain` and `chainId` are filled in.
 */
export const formats: Readonly<Record<string, readonly [form: string, pattern?: RegExp]>> = {
  $: ["amount"],
  "@": ["chainId"],
  "%": ["", /^0x[0-9a-f\/]+$/u],
  "=": ["chain"],
  ",": ["", /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$/u],
};

/** How the EIP-712 types begin that users sign. */
export const primaryTypePrefix = "Act:";

/** What is written if the caller passes nothing. */
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

/** How the actions are signed that several sign. */
export const actionSigning: Readonly<Record<string, ActionSigning>> = {};
