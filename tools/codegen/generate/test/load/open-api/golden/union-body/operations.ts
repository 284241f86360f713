// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import { json, type RestOperation } from "@node-access/transport/rest";
import type { Members } from "../members.ts";
import type { AskMethods } from "./methods.ts";

/** How every method of {@link AskMethods} is sent. */
export const askOperation: RestOperation = {
  method: "POST",
  path: "/ask",
  idempotency: "safe",
  body: json,
};

/**
 * The members of a union that the methods of {@link AskMethods} send: the method's name is the value of the
 * key `kind`.
 */
export const askMembers: Members<AskMethods> = {
  tag: "kind",
  names: ["weather", "time"],
};
