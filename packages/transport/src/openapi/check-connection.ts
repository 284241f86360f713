import { invalidArgument, kindOf } from "@node-access/auth";
import type { Connection } from "./connection.ts";

/** Checks what functions of operations are called with, since JavaScript callers may call them themselves. */
export function checkConnection(connection: Connection): void {
  if (typeof connection?.options?.endpoint !== "string")
    throw invalidArgument("connection", "what the calls of a client share", kindOf(connection));
}
