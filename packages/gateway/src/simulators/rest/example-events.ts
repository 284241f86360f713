import { Readable } from "node:stream";

/** Milliseconds between two signs of life. */
const interval = 15_000;

/**
 * A stream of server-sent events that tells an example of each topic, and then stays open with a comment now and then.
 *
 * @param events - An example of what each topic tells.
 * @param topics - What was requested, each one of them.
 */
export function exampleEvents(
  events: Readonly<Record<string, unknown>>,
  topics: readonly string[],
): Readable {
  const timer = setInterval(() => stream.push(":\n\n"), interval);
  timer.unref();
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      clearInterval(timer);
      done(error);
    },
  });
  for (const topic of topics) stream.push(`event: ${topic}\ndata: ${JSON.stringify(events[topic])}\n\n`);
  return stream;
}
