import type { CallOptions } from "@node-access/transport";
import type { Channel } from "./channel.ts";
import { messageStream } from "./message-stream.ts";
import type { Method, Methods } from "./message.ts";

/** Makes the functions of a service out of its table. What carries a call is loaded by the first one. */
export function bindService<Service>(
  methods: Methods<Service>,
  channel: Channel,
  options: CallOptions,
): Service {
  const entries = Object.entries<Method>(methods).map(([name, method]) => [
    name,
    method.stream === "none"
      ? async (input: unknown) => {
          const { unaryCall } = await import("./unary-call.ts");
          return unaryCall(channel, method, input, options);
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
