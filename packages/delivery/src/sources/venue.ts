import { createInfoClient, urlToken } from "@node-access/exchange";
import { readUserEvents, userEventId, type UserEventTypes } from "@node-access/exchange/watches";
import type { StreamSource } from "@node-access/management";
import { sleep } from "@node-access/transport";
import {
  type Cursor,
  type Reading,
  type Source,
  type SourceBlock,
  SourceError,
  type SourceItem,
} from "../model/source.ts";
import type { StreamDefinition } from "../model/stream.ts";

/** Milliseconds between two reads. */
const POLL_INTERVAL = 5_000;
/** Milliseconds by which reads overlap what was delivered, because the venue's time may go back. */
const OVERLAP = 10_000;

type VenueEvent = UserEventTypes["userFills" | "orderUpdates"];

/** What a cursor has besides the time at which it continues. */
interface Progress {
  /** The time of the first event of the stream. */
  readonly floor: number;
  /** The times of events that later reads return again, by their ids. */
  readonly seen: Readonly<Record<string, number>>;
}

/**
 * Reads fills or orders of a user. The venue has no blocks: events of the same millisecond are one, and one that arrives late is
 * in the first block that was not read yet. The lists of the venue change, so nothing is final before it was read.
 */
export function createVenueSource({ node, source: wanted }: StreamDefinition): Source {
  const { type, user } = wanted as Extract<StreamSource, { readonly user: unknown }>;
  const name = type === "fills" ? "userFills" : "orderUpdates";
  const info = createInfoClient({ endpoint: node.url, credential: urlToken(node.key) });
  let newest: number | undefined;
  let readAt = -Infinity;

  async function findNewest(signal: AbortSignal): Promise<number> {
    const calls = info.with({ signal });
    const events =
      type === "fills" ? await calls.userFills({ user }) : await calls.historicalOrders({ user });
    return events.reduce((last, event) => Math.max(last, timeOf(event)), -1);
  }

  /** @returns the events that the cursor's stream does not have yet, in order, with their ids. */
  async function readNew(
    next: number,
    { floor, seen }: Progress,
    signal: AbortSignal,
  ): Promise<(readonly [id: string, event: VenueEvent])[]> {
    const since = Math.max(floor, next - OVERLAP);
    const found: (readonly [id: string, event: VenueEvent])[] = [];
    for await (const part of readUserEvents(info, name, { user, since, signal })) {
      if (part.type === "gap") throw gapError(type, part.fromTime, part.toTime);
      const id = userEventId(name, part.event).replaceAll(" ", ":");
      if (!Object.hasOwn(seen, id)) found.push([id, part.event]);
    }
    return found.toSorted(
      ([id, one], [otherId, other]) => timeOf(one) - timeOf(other) || (id < otherId ? -1 : 1),
    );
  }

  return {
    type: type === "fills" ? "fill" : "order",
    get head() {
      return newest;
    },
    async begin(start, signal) {
      if (start === "latest") return { next: (await findNewest(signal)) + 1 };
      return { next: "block" in start ? start.block : Date.parse(start.time) };
    },
    async read(cursor, signal) {
      const progress = (cursor.more ?? { floor: cursor.next, seen: {} }) as Progress;
      for (;;) {
        await sleep(Math.max(0, readAt + POLL_INTERVAL - performance.now()), signal);
        signal.throwIfAborted();
        readAt = performance.now();
        const reading = toReading(await readNew(cursor.next, progress, signal), cursor, progress);
        newest = reading?.last.number ?? cursor.next - 1;
        if (reading) return reading;
      }
    },
    close() {},
  };
}

function toReading(
  found: readonly (readonly [id: string, event: VenueEvent])[],
  { next }: Cursor,
  { floor, seen }: Progress,
): Reading | undefined {
  const byNumber = new Map<number, SourceItem[]>();
  for (const [key, data] of found) {
    const number = Math.max(timeOf(data), next);
    const items = byNumber.get(number) ?? [];
    byNumber.set(number, items);
    items.push({ key, data });
  }
  const blocks = [...byNumber].map(([number, items]): SourceBlock => {
    return { number, hash: "", time: toIsoTime(number), items };
  });
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return undefined;
  const times = [...Object.entries(seen), ...found.map(([id, event]) => [id, timeOf(event)] as const)];
  const repeated = times.filter(([, time]) => time > last.number - OVERLAP);
  const more: Progress = { floor, seen: Object.fromEntries(repeated) };
  return { blocks, first, last, cursor: { next: last.number + 1, more }, finalNumber: next - 1 };
}

function timeOf(event: { readonly time: number } | { readonly statusTimestamp: number }): number {
  return "time" in event ? event.time : event.statusTimestamp;
}

function gapError(type: string, from: number, to: number | undefined): SourceError {
  return new SourceError(
    `the venue cannot return all ${type} since ${toIsoTime(from)}, because it has only the newest. ` +
      `Those since ${toIsoTime(to ?? from)} are complete: replay the stream from ${(to ?? from) + 1}`,
  );
}

function toIsoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
