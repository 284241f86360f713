import type { SpecFile } from "@node-access-tools/spec-file";
import { objectAt } from "./json.ts";
import { literal } from "./literal.ts";

/** The text of `signing.ts`: how each of the venue's actions is signed. */
export function emitSigning(exchange: SpecFile): string {
  const members = objectAt(exchange.value, "paths", "/exchange", "post", "x-members");
  const rows = Object.entries(members).map(([type, member]) => [type, objectAt(member, "x-signing")]);
  return `// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** A field of EIP-712 typed data. */
export interface TypedField {
  readonly name: string;
  readonly type: string;
}

/** How an action is signed: by the hash of the whole action, or as typed data of its own. */
export type Signing =
  | { readonly scheme: "l1" }
  | { readonly scheme: "user"; readonly primaryType: string; readonly types: readonly TypedField[] };

/** How each action is signed, by its type. */
export const signing: Readonly<Record<string, Signing>> = ${literal(Object.fromEntries(rows))};
`;
}
