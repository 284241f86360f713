/**
 * Counts the characters of the messages in a queue, of which only the number is known.
 *
 * @returns a function that records a message which was queued. It takes its characters, and the number of messages in
 * the queue, which are the newest ones. It returns the characters of these messages.
 */
export function countQueued(): (size: number, queued: number) => number {
  let sizes: number[] = [];
  let total = 0;
  return (size, queued) => {
    if (queued === 0) {
      if (total > 0) sizes = [];
      return (total = 0);
    }
    sizes.push(size);
    total += size;
    while (sizes.length > queued) total -= sizes.shift() ?? 0;
    return total;
  };
}
