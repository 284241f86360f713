import {
  badResponse,
  callError,
  parseJson,
  type CallTarget,
  type StreamedBody,
} from "@node-access/transport/stream";
import { createParser, type EventSourceMessage } from "eventsource-parser";

/** An unvalidated event: its name, which is the topic, and its data. */
export interface RawEvent {
  readonly event: string;
  readonly data: unknown;
}

/**
 * Reads a stream of server-sent events to its end. While the consumer is busy, back-pressure pauses
 * the node.
 *
 * @param body - The stream.
 * @param target - What was called, and where.
 * @param limit - Maximum characters of an event.
 * @returns the events. Those without a name or data are skipped.
 * @throws NodeAccessError `RESPONSE_TOO_LARGE`, `UNDECODABLE_BODY`, or the error of reading the body.
 */
export async function* readEvents(
  body: StreamedBody,
  target: CallTarget,
  limit: number,
): AsyncGenerator<RawEvent, void> {
  const arrived: EventSourceMessage[] = [];
  let tooLarge = false;
  const parser = createParser({
    maxBufferSize: limit,
    onEvent: (message) => arrived.push(message),
    onError({ type }) {
      tooLarge ||= type === "max-buffer-size-exceeded";
    },
  });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (;;) {
    const bytes = await body.read();
    if (!bytes) return;
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: true });
    } catch {
      throw badResponse(target, "UNDECODABLE_BODY", "not UTF-8", "");
    }
    parser.feed(text);
    for (const { event, data } of arrived.splice(0))
      if (event && data) yield { event, data: parse(data, target) };
    if (tooLarge) {
      const option = "maxResponseBytes";
      const reason = `an event has more than ${limit} bytes; raise ${option}`;
      throw callError(target, "RESPONSE_TOO_LARGE", reason, { limit, option });
    }
  }
}

function parse(text: string, target: CallTarget): unknown {
  try {
    return parseJson(text);
  } catch {
    throw badResponse(target, "UNDECODABLE_BODY", "an event that is not JSON", text);
  }
}
