import { type FailedAttempt, isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { delayByStatus } from "@node-access/transport";
import type { StreamPlan } from "./stream-plan.ts";

/** How a stream is read, and read again after it was lost. */
export interface Resumption {
  /** @param delivered - To call when something new was delivered. */
  read(delivered: () => void): Promise<void>;
  /** Called before the stream is read again, with the milliseconds to wait, and the failures so far. */
  lost(wait: number, error: NodeAccessError, failures: readonly FailedAttempt[]): Promise<void> | void;
}

/** Reads a stream until it ends, or is lost repeatedly without anything new. */
export async function resumeStream(
  { method, options: { retries = 4 } }: StreamPlan,
  signal: AbortSignal,
  { read, lost }: Resumption,
  mayResume = true,
): Promise<void> {
  /** The failures since something new was delivered. */
  let failures: FailedAttempt[] = [];
  const delivered = (): void => {
    if (failures.length > 0) failures = [];
  };
  for (;;) {
    try {
      return await read(delivered);
    } catch (error) {
      if (!isNodeAccessError(error)) throw error;
      failures.push({ attempt: failures.length + 1, code: error.code, message: error.message });
      const { length } = failures;
      // Other errors come from opening the stream, which has been retried like any call.
      const isLost = isNodeAccessError(error, "UNANSWERED") || isNodeAccessError(error, "GRPC_STATUS");
      const wait = mayResume && isLost ? delayByStatus(error, method, length) : undefined;
      if (signal.aborted || wait === undefined || length > retries)
        throw length > 1 ? Object.assign(error, { attempts: failures }) : error;
      await lost(wait, error, failures);
    }
  }
}
