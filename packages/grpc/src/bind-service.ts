import type { CallOptions } from "@node-access/transport";
import type { Channel } from "./channel.ts";
import { messageStream } from "./message-stream.ts";
import type { Method, Methods } from "./message.ts";

/** Creates the functions of a service from its table. The first call loads what carries it out. */
export function bindService<Service>(
  methods: Methods<Service>,
  channel: Channel,
  options: CallOptions,
): Service {
  const entries = Object.entries<Method>(methods).map(([name, method]) => [
    name,
    method.stream === "none"
      ? async (input: unknown) => {
          const runtime = channel.runtime ?? (await channel.load());
          return runtime.unaryCall(channel, runtime, method, input, options);
        }
      : (input: unknown) =>
          messageStream({ channel, method, options, input }, async () => {
            const { readAnswers } = await import("./read-answers.ts");
            return readAnswers;
          }),
  ]);
  // The table has exactly the interface's names: its type says so.
  return Object.fromEntries(entries) as Service;
}
