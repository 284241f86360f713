// Generated from fixtures/bytes.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RestOperation } from "@node-access/transport/rest";
import type { Block, Tail } from "./types.ts";

/** The events of each topic of `listen`. What happens, as it happens. Source: RFC 0. */
export interface ListenTopics {
  /** A block. */
  head: Block;
  /** There is a new tail. */
  "new-tail": Tail;
}

/** How `listen` is requested. */
export const listenOperation: RestOperation = {
  method: "GET",
  path: "/events",
  idempotency: "safe",
  query: ["topics"],
};
