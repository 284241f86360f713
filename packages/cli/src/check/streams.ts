import { setTimeout as sleep } from "node:timers/promises";
import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { Session } from "./session.ts";
import { StreamRefused } from "./wire.ts";

/** What a stream has sent first. */
interface First {
  readonly message?: unknown;
  readonly error?: NodeAccessError | StreamRefused;
}

/** Notes how long a stream takes to send its first message, and returns it, or why the stream has failed. */
export async function readFirst(
  session: Session,
  name: string,
  seconds: number,
  open: (signal: AbortSignal) => unknown,
): Promise<First> {
  const started = performance.now();
  const end = new AbortController();
  let stream: AsyncIterator<unknown> | undefined;
  let received: First = {};
  const first = async (): Promise<string> => {
    const opened = (await open(end.signal)) as AsyncIterable<unknown>;
    stream = opened[Symbol.asyncIterator]();
    const { done, value } = await stream.next();
    if (!done) received = { message: value };
    const taken = Math.round((performance.now() - started) / 100) / 10;
    return done ? "ends without a message" : `first message after ${taken} s`;
  };
  try {
    const late = sleep(seconds * 1_000, `no message in ${seconds} s`, { signal: end.signal });
    const outcome = await Promise.race([first(), late]);
    noteStream(session, name, outcome);
  } catch (error) {
    const isOwn = isNodeAccessError(error) && error.code !== "ABORTED";
    if (!isOwn && !(error instanceof StreamRefused)) throw error;
    noteStream(session, name, error.message);
    received = { error };
  } finally {
    end.abort();
    // A stream that is quiet ends only with its client.
    void stream?.return?.().catch(() => {});
  }
  return received;
}

export function noteStream(session: Session, name: string, outcome: string): void {
  const { streams = {} } = session.capabilities as { streams?: Readonly<Record<string, string>> };
  session.capabilities["streams"] = { ...streams, [name]: outcome };
}
