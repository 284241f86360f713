import type { Batch, StreamDefinition, StreamEvent } from "@node-access/delivery";

export const STREAM = "ST-1";

/** An event whose content follows from its sequence number. */
export function eventOf(sequence: number, changes: Partial<StreamEvent> = {}): StreamEvent {
  const hash = `0x${Math.ceil(sequence / 3)
    .toString(16)
    .padStart(64, "0")}`;
  return {
    sequence,
    id: `${hash}:${sequence}`,
    key: `${hash}:${sequence}`,
    type: "log",
    number: Math.ceil(sequence / 3),
    hash,
    time: new Date(1_700_000_000_000 + sequence * 1000).toISOString(),
    removed: false,
    data: `{"value":12345678901234567890,"text":"\\"é'\\\\ ${sequence}"}`,
    ...changes,
  };
}

/** A batch of the events from one sequence number to another. */
export function batchOf(from: number, to: number, epoch = 1): Batch {
  const events = Array.from({ length: to - from + 1 }, (_, index) => eventOf(from + index));
  return batchWith(events, epoch);
}

export function batchWith(events: readonly StreamEvent[], epoch = 1): Batch {
  return { stream: STREAM, publicNetwork: "ethereum-mainnet", epoch, events };
}

/** The definition of a stream with a destination. */
export function definitionOf(
  destination: StreamDefinition["destination"],
  changes: Partial<StreamDefinition> = {},
): StreamDefinition {
  return {
    id: STREAM,
    number: 1,
    protocol: "ethereum",
    publicNetwork: "ethereum-mainnet",
    source: { type: "logs" },
    start: "latest",
    confirmations: "finalized",
    destination,
    secrets: [],
    batchSize: 100,
    node: { url: "http://127.0.0.1:1", grpcUrl: "http://127.0.0.1:1", key: "key" },
    ...changes,
  } as StreamDefinition;
}
