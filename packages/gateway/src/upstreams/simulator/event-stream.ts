import { Readable } from "node:stream";

/** Milliseconds between two keep-alive comments. */
const interval = 15_000;

/** Emits events, now and later, or ends the stream. Returns a function that ends this. */
type Follow = (emit: (topic: string, data: unknown) => void, end: () => void) => (() => void) | undefined;

/** A stream of JSON values, which stays open until it is ended. */
export function jsonStream(follow: Follow): Readable {
  return openStream(follow, (_topic, data) => `${JSON.stringify(data)}\n`);
}

/** A stream of server-sent events, which stays open with keep-alive comments until it is ended. */
export function eventStream(follow: Follow): Readable {
  const stream = openStream(follow, (topic, data) => `event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`);
  const timer = setInterval(() => stream.push(":\n\n"), interval).unref();
  return stream.on("close", () => clearInterval(timer));
}

function openStream(follow: Follow, write: (topic: string, data: unknown) => string): Readable {
  let isEnded = false;
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      stop?.();
      done(error);
    },
  });
  const stop = follow(
    (topic, data) => void (isEnded || stream.push(write(topic, data))),
    () => {
      isEnded = true;
      stream.push(null);
    },
  );
  return stream;
}
