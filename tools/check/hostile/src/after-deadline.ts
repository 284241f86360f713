/**
 * Checks whether a call has ended this many milliseconds after it was made. Works on a busy machine too: timers of one event
 * loop run in the order in which they are due, so a call that keeps its deadline ends before this checks it.
 *
 * @returns a function that cancels the check.
 */
export function afterDeadline(milliseconds: number, ended: () => boolean, onLate: () => void): () => void {
  const due = performance.now() + milliseconds;
  let timer: ReturnType<typeof setTimeout>;
  const check = (): void => {
    // Timers may fire early, since their clock is not updated while the event loop is busy.
    const left = due - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    // Other timers that are due run in this turn of the loop, and may still end the call.
    else if (!ended()) setImmediate(() => ended() || onLate());
  };
  timer = setTimeout(check, milliseconds);
  return () => clearTimeout(timer);
}
