// Generated from fixtures/bytes.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { BytesMethods } from "./methods.ts";

/** How each method of {@link BytesMethods} is sent. */
export const bytesOperations: Readonly<Record<keyof BytesMethods, RestOperation>> = {
  getBlock: { method: "GET", path: "/blocks/{id}", idempotency: "safe" },
  listBlocks: { method: "GET", path: "/blocks", idempotency: "safe" },
  publishBlock: {
    method: "POST",
    path: "/blocks",
    idempotency: "write",
    headers: ["Block-Version"],
    body: true,
    statuses: [],
  },
};
