import type { InFlightRequest, Reply } from "./upstream.ts";
import { UpstreamFailure } from "./upstream-failure.ts";

/**
 * Waits for an upstream's response, and aborts the request after a timeout.
 *
 * @param late - The message of the timeout error.
 * @param read - Reads the response; its time counts too.
 * @throws UpstreamFailure if there is no response in time.
 */
export async function replyInTime<T>(
  sentRequest: InFlightRequest,
  milliseconds: number,
  late: string,
  read: (reply: Reply) => T | Promise<T>,
): Promise<T> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    sentRequest.abort();
  }, milliseconds);
  try {
    return await read(await sentRequest.reply);
  } catch (error) {
    throw isLate ? new UpstreamFailure("timeout", late) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** @returns when the work is done or has failed, or after this many milliseconds. */
export async function within(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work.catch(() => {}), timeout]);
  clearTimeout(timer);
}
