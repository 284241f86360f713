/** An event as its destination has received it. */
export interface Delivered {
  readonly id: string;
  readonly sequence: number;
  readonly removed: boolean;
  /** The number of its block. */
  readonly number: number;
}

/** What a destination has of a stream: what is wrong with it, and the keys of the events that count, in order. */
export interface Verdict {
  readonly wrong: readonly string[];
  readonly keys: readonly string[];
}

/**
 * Checks the promise of a stream against everything that a destination has received, in the order of its arrival: no event is
 * missing or out of order, one that comes twice has the same id, and the events of a block are removed before others replace them.
 */
export function checkDeliveries(events: readonly Delivered[]): Verdict {
  const wrong: string[] = [];
  const ids = new Map<number, string>();
  const sequences = new Map<string, number>();
  /** Events that were not removed, the newest last. */
  const active: Delivered[] = [];
  let last = 0;
  for (const event of events) {
    const { id, sequence, removed, number } = event;
    const known = ids.get(sequence);
    if (known !== undefined) {
      if (known !== id) wrong.push(`${sequence} is ${known}, and later ${id}`);
      continue;
    }
    if (sequence !== last + 1) wrong.push(`${sequence} follows ${last}`);
    if (sequences.has(id)) wrong.push(`${id} is ${sequences.get(id)}, and later ${sequence}`);
    last = Math.max(last, sequence);
    ids.set(sequence, id);
    sequences.set(id, sequence);
    const newest = active.at(-1);
    if (removed) {
      if (!newest || keyOf(newest) !== keyOf(event))
        wrong.push(`${sequence} removes ${id}, which is not the newest`);
      active.splice(-1);
      continue;
    }
    if (newest && (newest.number > number || (newest.number === number && hashOf(newest) !== hashOf(event))))
      wrong.push(
        `${sequence} is of block ${number}, and ${newest.id} of block ${newest.number} was not removed`,
      );
    active.push(event);
  }
  return { wrong, keys: active.map(keyOf) };
}

/** The id of an event of a block that was replaced, or is back, has more parts than that of the first delivery. */
function keyOf({ id }: Delivered): string {
  return id.split(":").slice(0, 2).join(":");
}

function hashOf({ id }: Delivered): string {
  return id.split(":")[0] ?? "";
}
