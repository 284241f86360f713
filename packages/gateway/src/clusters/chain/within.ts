/** @returns when the work is done or has failed, or after this many milliseconds. */
export async function within(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work.catch(() => {}), timeout]);
  clearTimeout(timer);
}
