/**
 * Says whether a call has ended this many milliseconds after it was made, however busy the machine is: timers of one event
 * loop run in the order in which they are due, so that a call that keeps its deadline has ended before this is asked.
 *
 * @param ended - Whether it has.
 * @param late - Called if it has not.
 * @returns what takes the question back.
 */
export function afterDeadline(milliseconds: number, ended: () => boolean, late: () => void): () => void {
  const due = performance.now() + milliseconds;
  let timer: ReturnType<typeof setTimeout>;
  const ask = (): void => {
    // The clock of timers stands still while the loop is busy.
    const left = due - performance.now();
    if (left > 0) timer = setTimeout(ask, left);
    // Timers that are due run in this turn of the loop, and end what is theirs.
    else if (!ended()) setImmediate(() => ended() || late());
  };
  timer = setTimeout(ask, milliseconds);
  return () => clearTimeout(timer);
}
