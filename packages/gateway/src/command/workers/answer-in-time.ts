import type { Channel } from "../../state/channel.ts";

/** The workers that had stopped when they were last asked. */
const stopped = new WeakSet<Channel>();

/**
 * Waits for a worker's answer while it replies to anything within `maxSilence` milliseconds: to read a large config may
 * take long. If it has stopped, the answer is `undefined`, and nobody waits for it twice.
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
