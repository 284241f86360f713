import type { Caller } from "./caller.ts";

/**
 * The sender of calls that an operator tries out. It has no credential, so they count as no credential's
 * usage.
 */
export const operator: Caller = { id: "admin", tenant: "admin", isAnonymous: true, mayRoute: true };
