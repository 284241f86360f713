import { type FailedAttempt, isNodeAccessError } from "@node-access/auth";
import { delayByStatus } from "@node-access/transport";
import type { StreamPlan } from "./stream-plan.ts";

/** The failures of a stream since something new was delivered. */
export interface Losses {
  readonly failures: readonly FailedAttempt[];
  /** Something new was delivered. */
  forget(): void;
  /**
   * @param mayResume - Whether the caller wants the stream to be resumed. Default: yes.
   * @returns the milliseconds to wait before the next stream.
   * @throws the error, with the ones before it, if there is no next stream.
   */
  add(error: unknown, mayResume?: boolean): number;
}

/** Counts how often a stream is lost, so that one which is lost again and again ends. */
export function countLosses({ method, options }: StreamPlan, signal: AbortSignal): Losses {
  const { retries = 4 } = options;
  let failures: FailedAttempt[] = [];
  return {
    get failures() {
      return failures;
    },
    forget() {
      if (failures.length > 0) failures = [];
    },
    add(error, mayResume = true) {
      if (!isNodeAccessError(error)) throw error;
      failures.push({ attempt: failures.length + 1, code: error.code, message: error.message });
      const { length } = failures;
      // Other errors come from opening the stream, which has been retried like any call.
      const isLost = isNodeAccessError(error, "UNANSWERED") || isNodeAccessError(error, "GRPC_STATUS");
      const wait = mayResume && isLost ? delayByStatus(error, method, length) : undefined;
      if (signal.aborted || wait === undefined || length > retries)
        throw length > 1 ? Object.assign(error, { attempts: failures }) : error;
      return wait;
    },
  };
}
