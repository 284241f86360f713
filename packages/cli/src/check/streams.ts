import { setTimeout as sleep } from "node:timers/promises";
import { isNodeAccessError } from "@node-access/auth";
import type { Session } from "./session.ts";
import { StreamRefused } from "./wire.ts";

/** Notes how long a stream takes to send its first message, if it sends one in time. */
export async function firstOf(
  session: Session,
  name: string,
  seconds: number,
  open: (signal: AbortSignal) => unknown,
): Promise<void> {
  const started = performance.now();
  const end = new AbortController();
  let stream: AsyncIterator<unknown> | undefined;
  const first = async (): Promise<string> => {
    const opened = (await open(end.signal)) as AsyncIterable<unknown>;
    stream = opened[Symbol.asyncIterator]();
    const { done } = await stream.next();
    const taken = Math.round((performance.now() - started) / 100) / 10;
    return done ? "ends without a message" : `first message after ${taken} s`;
  };
  try {
    const late = sleep(seconds * 1_000, `no message in ${seconds} s`, { signal: end.signal });
    const outcome = await Promise.race([first(), late]);
    note(session, name, outcome);
  } catch (error) {
    const isOwn = isNodeAccessError(error) && error.code !== "ABORTED";
    if (!isOwn && !(error instanceof StreamRefused)) throw error;
    note(session, name, error.message);
  } finally {
    end.abort();
    // A stream that is quiet ends only with its client.
    void stream?.return?.().catch(() => {});
  }
}

function note(session: Session, name: string, outcome: string): void {
  const { streams = {} } = session.capabilities as { streams?: Readonly<Record<string, string>> };
  session.capabilities["streams"] = { ...streams, [name]: outcome };
}
