import type { Channel } from "../../state/channel.ts";

/** The workers that had stopped when they were last asked. */
const stopped = new WeakSet<Channel>();

/**
 * Waits for a worker's answer for as long as the worker runs: to read a large config may take long. Nobody waits twice
 * for a worker that has stopped.
 *
 * @param maxSilence - Milliseconds without a reply to anything after which a worker counts as stopped.
 * @returns the answer; `undefined` if the worker has stopped.
 */
export function answerInTime(
  channel: Channel,
  answer: Promise<unknown>,
  maxSilence: number,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    let isRunning = false;
    // A worker also replies to what it has no handler for.
    const replied = (): boolean => (isRunning = true);
    channel.request("ping").then(replied, () => {});
    const check = (): void => {
      if (isRunning) return wait();
      stopped.add(channel);
      resolve(undefined);
    };
    timer = setTimeout(check, stopped.has(channel) ? 0 : maxSilence).unref();
  };
  const answered = (): void => {
    clearTimeout(timer);
    stopped.delete(channel);
  };
  wait();
  answer.finally(answered).then(resolve, reject);
  return promise;
}
