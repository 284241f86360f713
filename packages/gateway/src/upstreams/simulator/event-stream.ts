import { Readable } from "node:stream";

/** Milliseconds between two keep-alive comments. */
const interval = 15_000;

/** A stream of JSON values, which stays open. */
export function jsonStream(
  follow: (emit: (topic: string, data: unknown) => void) => (() => void) | undefined,
): Readable {
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      end?.();
      done(error);
    },
  });
  const end = follow((_topic, data) => stream.push(`${JSON.stringify(data)}\n`));
  return stream;
}

/**
 * A stream of server-sent events, which stays open with keep-alive comments.
 *
 * @param follow - Emits events, now and later. Returns a function that ends this.
 */
export function eventStream(
  follow: (emit: (topic: string, data: unknown) => void) => (() => void) | undefined,
): Readable {
  const timer = setInterval(() => stream.push(":\n\n"), interval);
  timer.unref();
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      clearInterval(timer);
      end?.();
      done(error);
    },
  });
  const end = follow((topic, data) => stream.push(`event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`));
  return stream;
}
