import { type ErrorCode, isNodeAccessError } from "@node-access/auth";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";

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

/** Returns the exit code for an error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommandError) return error.exitCode;
  if (!isNodeAccessError(error)) return exitCodes.failed;
  if (isNodeAccessError(error, "HTTP_STATUS") && [401, 403].includes(error.context.status))
    return exitCodes.credential;
  return BY_CODE[error.code] ?? exitCodes.failed;
}
