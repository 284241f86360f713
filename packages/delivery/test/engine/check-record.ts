import type { StreamEvent } from "../../src/model/event.ts";
import { digestIds } from "../../src/model/digest-ids.ts";
import type { Kind } from "./chain.ts";
import type { Simulation } from "./simulation.ts";

/** @returns everything that breaks the promise of a stream, in words. */
export function checkRecord({ chain, receiver, stored, mistakes, start }: Simulation): string[] {
  const found = [...mistakes];
  const sequences = new Map<string, number>();
  const distinct: StreamEvent[] = [];
  const repeated = stored.rejected;
  // An event may become a dead letter although an attempt to deliver it has succeeded without a response, or does later: it is
  // removed, also if it did not arrive. One whose removal was rejected stays, and may come again.
  const unsure = (key: string): boolean =>
    stored.rejectedRemovals.has(key) ||
    (repeated.has(key) && (receiver.recognition !== "transaction" || stored.replays > 0));
  for (const event of receiver.record) {
    if (unsure(event.key)) continue;
    const known = sequences.get(event.id);
    if (known === undefined) distinct.push(event);
    else if (known !== event.sequence && stored.replays === 0)
      found.push(`${event.id} has the numbers ${known} and ${event.sequence}`);
    else if (receiver.recognition !== "none" && stored.replays === 0)
      found.push(`${event.id} was stored twice`);
    sequences.set(event.id, event.sequence);
  }
  const present = new Map<string, StreamEvent>();
  let last = 0;
  for (const event of distinct) {
    const { id, key, sequence, number, hash, removed } = event;
    if (sequence <= last) found.push(`${id} has the number ${sequence} after ${last}`);
    last = Math.max(last, sequence);
    const newest = [...present.keys()].findLast((one) => !repeated.has(one));
    if (removed && !repeated.has(key) && key !== newest && stored.replays === 0)
      found.push(`${id} is removed before ${newest}`);
    if (removed && !present.delete(key) && !repeated.has(key)) found.push(`${id} removes what is not there`);
    if (removed) continue;
    if (present.has(key)) found.push(`${id} is there already`);
    for (const other of stored.replays > 0 ? [] : present.values()) {
      if (other.number === number && other.hash !== hash && !repeated.has(other.key))
        found.push(`${id} comes before ${other.id} is removed`);
      if (other.number > number && !repeated.has(key) && !repeated.has(other.key))
        found.push(`${id} comes after ${other.id}`);
    }
    present.set(key, event);
  }
  const items = chain.blocks
    .filter(({ number }) => number >= start)
    .flatMap((block) =>
      block.items.map(({ key, data }) => ({
        key,
        number: block.number,
        kind: (data as { kind: Kind }).kind,
      })),
    );
  const dead = new Set(stored.deadLetters.map(({ event }) => event.key));
  const expected = items
    .filter(({ key, kind }) => kind === "plain" && !dead.has(key) && !unsure(key))
    .map(({ key }) => key);
  const keys = [...present.keys()];
  for (const key of expected) if (!present.has(key)) found.push(`${key} is lost`);
  const removedKeys = new Set(receiver.record.filter(({ removed }) => removed).map(({ key }) => key));
  for (const key of new Set(receiver.record.map((event) => event.key)))
    if (!items.some((item) => item.key === key) && !removedKeys.has(key) && !stored.rejectedRemovals.has(key))
      found.push(`${key} is not removed`);
  for (const key of keys) if (!expected.includes(key)) found.push(`${key} did not happen`);
  const inOrder = (all: readonly string[]): string => all.filter((key) => !repeated.has(key)).join(" ");
  if (inOrder(keys) !== inOrder(expected))
    found.push(`the order is ${inOrder(keys)}, expected ${inOrder(expected)}`);
  for (const { key, kind } of items)
    if (kind === "failing" && !dead.has(key)) found.push(`${key} is no dead letter`);
  for (const key of dead)
    if (!items.some((item) => item.key === key)) found.push(`dead letter ${key} did not happen`);
  if (stored.outbox.length > 0) found.push(`${stored.outbox.length} entries stay in the outbox`);
  if (stored.delivered !== stored.sequence && stored.replays === 0)
    found.push(`delivered ${stored.delivered} of ${stored.sequence}`);
  return [...found, ...checkLedger({ chain, stored }, items)];
}

function checkLedger(
  { chain, stored }: Pick<Simulation, "chain" | "stored">,
  items: readonly { readonly key: string; readonly number: number; readonly kind: Kind }[],
): string[] {
  const found: string[] = [];
  const start = stored.ledgerStart ?? 0;
  let next = start;
  for (const { from, to, fromHash, toHash } of stored.ledger) {
    if (from !== next) found.push(`the ledger has ${from} after ${next - 1}`);
    if (fromHash !== "" && fromHash !== chain.blocks[from]?.hash)
      found.push(`${from} has another hash in the ledger`);
    if (toHash !== chain.blocks[to]?.hash) found.push(`${to} has another hash in the ledger`);
    next = to + 1;
  }
  if (next !== chain.head + 1) found.push(`the ledger ends at ${next - 1}, the chain at ${chain.head}`);
  const ids = stored.ledger.flatMap((part) => part.ids);
  const expected = items
    .filter(({ kind, number }) => kind !== "excluded" && number >= start)
    .map(({ key }) => key);
  if (digestIds("", ids) !== digestIds("", expected))
    found.push(`the ledger has ${ids}, expected ${expected}`);
  return found;
}
