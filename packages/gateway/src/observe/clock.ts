/**
 * The time in whole milliseconds since 1970, for everything that expires or is ordered by time. Counts on from the
 * machine's clock at the start of the process, so changing the clock neither expires a key early nor keeps one alive.
 */
export function currentTime(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}

/**
 * @returns what the work results in, or, after this many milliseconds, what `late` returns or throws. The wait does not keep the process
 * running.
 */
export async function inTime<Result, Late>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Late,
): Promise<Result | Late> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds).unref();
  try {
    return await Promise.race([work, promise.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns when the work is done or has failed, or after this many milliseconds. */
export async function within(work: Promise<unknown>, milliseconds: number): Promise<void> {
  await inTime(work, milliseconds, () => undefined).catch(() => {});
}
