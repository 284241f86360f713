// Generated from fixtures/parameters.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import { json, plainHeader, type RestOperation } from "@node-access/transport/rest";
import type { ParametersMethods } from "./methods.ts";

/** How each method of {@link ParametersMethods} is sent. */
export const parametersOperations: Readonly<Record<keyof ParametersMethods, RestOperation>> = {
  putPart: {
    method: "PUT",
    path: "/items/{item-id}/parts/{part}",
    idempotency: "idempotent",
    query: ["dry-run", "page"],
    body: json,
  },
  postParts: {
    method: "POST",
    path: "/parts",
    idempotency: "write",
    query: ["kind", "id"],
    headers: { "Part-Flaw-Version": plainHeader },
    body: json,
  },
};
