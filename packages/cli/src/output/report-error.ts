import { isNodeAccessError } from "@node-access/auth";
import { stringifyJson } from "@node-access/transport/rest";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";

/** Writes what went wrong to stderr. Errors of calls show no secrets. */
export function reportError(error: unknown, { stderr }: Io): void {
  if (error instanceof CommandError) {
    // What has no message has said itself what is wrong.
    if (error.message !== "") stderr.write(`error: ${error.message}\n`);
    return;
  }
  if (!isNodeAccessError(error)) {
    stderr.write(`error: ${error instanceof Error ? error.message : typeof error}\n`);
    return;
  }
  stderr.write(`error: ${error.message} (${error.code})\n`);
  const data = isNodeAccessError(error, "JSON_RPC_ERROR") ? error.context.data : undefined;
  if (data !== undefined) stderr.write(`data: ${stringifyJson(data)}\n`);
}
