import { randomUUID } from "node:crypto";
import type { StreamDefinition } from "../model/stream.ts";
import { withDeadline } from "../model/clock.ts";
import { errorMessage } from "./error-message.ts";
import type { EngineOptions } from "./stream-parts.ts";

const TESTED_WITHIN = 20_000;

/** Delivers a test event once, whatever the stream does. */
export async function testDestination(
  { clock, createDestination }: EngineOptions,
  definition: StreamDefinition,
): Promise<{ readonly delivered: boolean; readonly reason?: string }> {
  if (definition.destination.type === "pull")
    return { delivered: false, reason: "a stream with the destination pull has none: read its events" };
  const id = `test:${randomUUID()}`;
  const data = JSON.stringify({ message: "a test event" });
  const event = { sequence: 0, id, key: id, type: "test", number: 0, hash: "", removed: false, data };
  const batch = { stream: definition.id, publicNetwork: definition.publicNetwork, epoch: 0, events: [event] };
  const late = "the destination did not respond within 20 seconds";
  try {
    const destination = await createDestination(definition);
    const test = (signal: AbortSignal): Promise<void> => destination.test(batch, signal);
    await withDeadline(clock, TESTED_WITHIN, new AbortController().signal, test, late).finally(() => {
      destination.close().catch(() => undefined);
    });
    return { delivered: true };
  } catch (error) {
    return { delivered: false, reason: errorMessage(error) };
  }
}
