import { Readable } from "node:stream";

/** Milliseconds between two keep-alive comments. */
const interval = 15_000;

/** Emits events, now and later, or ends the stream. Returns a function that ends this. */
type Follow = (emit: (topic: string, data: unknown) => void, end: () => void) => (() => void) | undefined;

/** A stream of JSON values, which stays open until it is ended. */
export function jsonStream(follow: Follow): Readable {
  let isEnded = false;
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      stop?.();
      done(error);
    },
  });
  const stop = follow(
    (_topic, data) => void (isEnded || stream.push(`${JSON.stringify(data)}\n`)),
    () => {
      isEnded = true;
      stream.push(null);
    },
  );
  return stream;
}

/** A stream of server-sent events, which stays open with keep-alive comments until it is ended. */
export function eventStream(follow: Follow): Readable {
  const timer = setInterval(() => stream.push(":\n\n"), interval);
  timer.unref();
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      clearInterval(timer);
      stop?.();
      done(error);
    },
  });
  const stop = follow(
    (topic, data) => stream.push(`event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`),
    () => stream.push(null),
  );
  return stream;
}
