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
  /** A decimal without needless zeros. A `transfer` may also be another text. */
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
  /** The action without its `type`. */
  readonly form: ActionForm;
  /** How it is signed. Default: by its hash. */
  readonly signing?: ActionSigning;
  /** The values of keys that the caller omits. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** By key, replacements for values if several accounts sign. */
  readonly multiSigValues?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
