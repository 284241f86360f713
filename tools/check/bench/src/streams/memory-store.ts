import type { StreamState, StreamStore } from "@node-access/delivery";

/** Stores streams in memory: what a database costs is no part of the measurement. */
export function createMemoryStore(): StreamStore {
  const states = new Map<string, StreamState>();
  const empty: StreamState = { cursor: undefined, final: undefined, sequence: 0, delivered: 0, outbox: [] };
  return {
    load: async ({ stream }) => states.get(stream) ?? empty,
    entries: async () => [],
    async change({ stream }, { cursor, final, sequence, delivered, forget = [], append = [] }) {
      const before = states.get(stream) ?? empty;
      const kept = before.outbox.filter(({ first }) => !forget.includes(first));
      states.set(stream, {
        cursor: cursor ?? before.cursor,
        final: final ?? before.final,
        sequence: sequence ?? before.sequence,
        delivered: delivered ?? before.delivered,
        outbox: [...kept, ...append.map(({ events: _events, keys: _keys, ...block }) => block)],
      });
    },
    retries: async () => [],
    report: async ({ stream }, { status, reason }) => {
      if (status !== "running") console.log(`${stream} is ${status}: ${reason}`);
    },
  };
}
