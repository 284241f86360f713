/** @returns when something is done, or has failed, or so many milliseconds have passed. */
export async function within(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}
