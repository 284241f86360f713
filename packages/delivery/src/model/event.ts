/** An event of a stream, ready to be delivered. */
export interface StreamEvent {
  /** Its position in the stream. It grows by 1 with each event, and stays the same if the event is delivered again. */
  readonly sequence: number;
  /** Identifies what happened: the same for each delivery of the event, another one for its removal. */
  readonly id: string;
  /** Identifies what the event is about, such as the log: an event and its removal share it. */
  readonly key: string;
  /** The kind of event: the type of its source in the singular, such as `log`, or `test`. */
  readonly type: string;
  /** The number of the block. */
  readonly number: number;
  /** The hash of the block; empty if the source has none. */
  readonly hash: string;
  /** The time of the block, in ISO 8601. */
  readonly time?: string | undefined;
  /** Whether the block was replaced, so that the event did not happen. */
  readonly removed: boolean;
  /** The event's data as JSON, after the stream's projection. */
  readonly data: string;
}

/** The stream that an event belongs to. */
export interface EventOrigin {
  /** The id of the stream. */
  readonly stream: string;
  /** The chain, such as `ethereum-mainnet`. */
  readonly publicNetwork: string;
}

/** The extension Sequence compares texts: all have the length of the largest number that JavaScript holds. */
const SEQUENCE_DIGITS = String(Number.MAX_SAFE_INTEGER).length;

/**
 * Writes an event as CloudEvents 1.0 does in JSON. The attribute `sequence` is that of the extension Sequence; `removed` is ours.
 *
 * @param origin - The stream of the event.
 * @param event - The event.
 * @returns the text of a JSON object.
 *
 * @example
 * ```ts
 * import { writeCloudEvent } from "@node-access/delivery";
 *
 * const event = { sequence: 1, id: "0x11:0", key: "0x11:0", type: "log", number: 7, hash: "0x11", removed: false, data: "{}" };
 * console.log(writeCloudEvent({ stream: "ST-1", publicNetwork: "ethereum-mainnet" }, event));
 * ```
 */
export function writeCloudEvent(origin: EventOrigin, event: StreamEvent): string {
  const { stream, publicNetwork } = origin;
  const { id, type, number, time, sequence, removed, data } = event;
  const attributes = {
    specversion: "1.0",
    id,
    source: `/v1/streams/${stream}/`,
    type,
    subject: `${publicNetwork}/${number}`,
    ...(time !== undefined && { time }),
    datacontenttype: "application/json",
    sequence: String(sequence).padStart(SEQUENCE_DIGITS, "0"),
    removed,
  };
  return `${JSON.stringify(attributes).slice(0, -1)},"data":${data}}`;
}
