// Generated from fixtures/union-property.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { ActMethods } from "./methods.ts";

/** How each method of {@link ActMethods} is sent. */
export const actOperations: Readonly<Record<keyof ActMethods, RestOperation>> = {
  open: {
    method: "POST",
    path: "/act",
    idempotency: "write",
    body: true,
    member: { property: "action", tag: "type", value: "open", fields: ["wide"] },
  },
  shut: {
    method: "POST",
    path: "/act",
    idempotency: "write",
    body: true,
    member: { property: "action", tag: "type", value: "shut", fields: ["door", "chain", "how"] },
  },
};

/** How an action is signed: by the hash of its bytes, or field by field for the user to read. */
export type ActSigning =
  | { readonly scheme: "l1" }
  | {
      readonly scheme: "user";
      readonly primaryType: string;
      readonly types: readonly { readonly name: string; readonly type: string }[];
    };

/** How each action of {@link ActMethods} is signed. */
export const actSigning: Readonly<Record<keyof ActMethods, ActSigning>> = {
  open: { scheme: "l1" },
  shut: { scheme: "user", primaryType: "Shut", types: [{ name: "door", type: "string" }] },
};
