import type { CallOptions } from "@node-access/transport";
import type { Channel } from "./channel.ts";
import type { MessageStream, Method, Methods } from "./message.ts";
import { RequestSource } from "./request-source.ts";
import { beginBothStreams, beginServerStream, messageStream, readStream } from "./stream-call.ts";
import { unaryCall } from "./unary-call.ts";

/** Makes the functions of a service out of its table. */
export function bindService<Service>(
  methods: Methods<Service>,
  channel: Channel,
  options: CallOptions,
): Service {
  const entries = Object.entries<Method>(methods).map(([name, method]) => [
    name,
    (input: unknown) =>
      method.stream === "none"
        ? unaryCall(channel, method, input, options)
        : streamCall(channel, method, input, options),
  ]);
  // The table and the interface are generated side by side, and the table has exactly the interface's names.
  return Object.fromEntries(entries) as Service;
}

function streamCall(
  channel: Channel,
  method: Method,
  input: unknown,
  options: CallOptions,
): MessageStream<unknown> {
  return messageStream({ channel, method, options }, async function* (signal, fail) {
    const call = { channel, method, options, input, signal };
    if (method.stream === "server") {
      yield* readStream({ ...call, begin: beginServerStream(method, input) });
      return;
    }
    const source = new RequestSource(input, fail);
    try {
      yield* readStream({ ...call, begin: beginBothStreams(method, source) });
    } finally {
      source.stop();
    }
  });
}
