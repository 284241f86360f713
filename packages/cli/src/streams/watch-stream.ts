import { setTimeout } from "node:timers/promises";
import type { CloudEvent, ManagementClient, StreamId } from "@node-access/management";
import { classifyError } from "@node-access/transport/errors";
import { clientOptions } from "../calls/call-options.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { findTarget, type TargetOptions } from "../target/target.ts";
import { Connections } from "./connections.ts";
import { printStream, readLimit, type StreamOptions } from "./print-stream.ts";

/** Events that are read together. They are printed again if the command is killed before it acknowledges them. */
const BATCH = 100;
/** Milliseconds until the deadline of a request, unless an option says otherwise. */
const TIMEOUT = 30_000;
/** Seconds between attempts while the gateway does not respond. */
const LONGEST_PAUSE = 30;

/** Prints the events of a stream with the destination `pull`, and acknowledges those that were printed. */
export async function watchStream(id: string, options: TargetOptions & StreamOptions, io: Io): Promise<void> {
  if (!isStreamId(id))
    throw new CommandError(
      `id: expected that of a stream, such as ST-123-456-789, received ${JSON.stringify(id)}`,
    );
  const limit = readLimit(options.limit);
  const target = await findTarget(options, io);
  const { createManagementClient } = await import("@node-access/management");
  const own = await clientOptions(target, "management", io);
  const management = createManagementClient(own as Parameters<typeof createManagementClient>[0]);
  // A request ends before its deadline, also if no event comes.
  const wait = Math.min(20, Math.floor((target.timeout ?? TIMEOUT) / 2000));
  const events = readEvents(management, id, wait, limit ?? Infinity, io);
  // What is printed ends with the last event that was acknowledged.
  const { limit: _, ...others } = options;
  await printStream(events, others, io, { redact: target.redact, brief: formatBrief });
}

function isStreamId(id: string): id is StreamId {
  return /^ST-\d/.test(id);
}

async function* readEvents(
  management: ManagementClient,
  id: StreamId,
  wait: number,
  limit: number,
  io: Io,
): AsyncGenerator<CloudEvent, void> {
  const call = reconnecting(io);
  for (let count = 0; count < limit;) {
    const query = { limit: Math.min(BATCH, limit - count), wait };
    const { events, last } = await call(() => management.readStreamEvents(id, query));
    if (events.length === 0) continue;
    yield* events;
    count += events.length;
    await call(() => management.acknowledgeStreamEvents(id, { sequence: last }));
  }
}

/** Returns what makes calls until they have a result. If the first one of all fails, the command fails. */
function reconnecting(io: Io): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const connections = new Connections(io);
  let isConnected = false;
  return async (call) => {
    for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const result = await call();
        isConnected = true;
        connections.connected();
        return result;
      } catch (error) {
        const isTransient = ["retry", "throttled"].includes(classifyError(error));
        if (!isConnected || !isTransient) throw error;
        connections.lost((error as Error).message);
        await setTimeout(pause * 1000, undefined, { signal: io.signal });
      }
    }
  };
}

function formatBrief(event: unknown): unknown {
  const { type, sequence, subject, time, removed, data } = event as CloudEvent;
  return { type: removed ? "removed" : type, sequence, subject, time, data };
}
