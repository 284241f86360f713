import type { Caller } from "./caller.ts";

/** Who sends the calls that an operator tries. It has no credential, so they are nobody's usage. */
export const operator: Caller = { id: "admin", isStranger: true, mayRoute: true };
