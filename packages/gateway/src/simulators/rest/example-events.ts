import { Readable } from "node:stream";

/** Milliseconds between two keep-alive comments. */
const interval = 15_000;

/**
 * A stream of server-sent events with an example of each topic, which then stays open with keep-alive
 * comments.
 *
 * @param events - An example event of each topic.
 * @param topics - The requested topics.
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
