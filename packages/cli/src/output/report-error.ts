import { type ErrorCode, isNodeAccessError } from "@node-access/auth";
import { stringifyJson } from "@node-access/transport/rest";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { Io } from "../io/io.ts";
import { escapeControls } from "./readable.ts";

const BY_CODE: Readonly<Partial<Record<ErrorCode, number>>> = {
  INVALID_ARGUMENT: exitCodes.usage,
  CREDENTIAL_NOT_ACCEPTED: exitCodes.credential,
  INSECURE_ENDPOINT: exitCodes.credential,
  CREDENTIAL_REFUSED: exitCodes.credential,
  NOT_SENT: exitCodes.unreachable,
  UNANSWERED: exitCodes.unreachable,
  TIMEOUT: exitCodes.unreachable,
  CLOSED: exitCodes.unreachable,
  ABORTED: exitCodes.interrupted,
  DATA_INVALID: exitCodes.defect,
};

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
  stderr.write(`error: ${escapeControls(error.message)} (${error.code})\n`);
  const data = isNodeAccessError(error, "JSON_RPC_ERROR") ? error.context.data : undefined;
  if (data !== undefined) stderr.write(`data: ${escapeControls(stringifyJson(data))}\n`);
}

export function findExitCode(error: unknown): number {
  if (error instanceof CommandError) return error.exitCode;
  if (!isNodeAccessError(error)) return exitCodes.failed;
  if (isNodeAccessError(error, "HTTP_STATUS") && [401, 403].includes(error.context.status))
    return exitCodes.credential;
  return BY_CODE[error.code] ?? exitCodes.failed;
}
