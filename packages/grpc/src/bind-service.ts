import type { CallOptions } from "@node-access/transport";
import type { Channel } from "./channel.ts";
import { messageStream } from "./message-stream.ts";
import type { LazyOption, Method, Methods } from "./message.ts";

/** Creates the functions of a service from its table. The first call loads what carries it out. */
export function bindService<Service>(
  methods: Methods<Service>,
  channel: Channel,
  options: CallOptions,
): Service {
  const entries = Object.entries<Method>(methods).map(([name, method]) => [
    name,
    method.stream === "none"
      ? async (input: unknown, own?: Partial<LazyOption>) => {
          const runtime = channel.runtime ?? (await channel.load());
          return runtime.unaryCall(channel, runtime, method, input, options, isLazy(own));
        }
      : (input: unknown, own?: Partial<LazyOption>) =>
          messageStream({ channel, method, options, input, lazy: isLazy(own) }, async () => {
            const { readAnswers } = await import("./read-answers.ts");
            return readAnswers;
          }),
  ]);
  // The table has exactly the interface's names: its type says so.
  return Object.fromEntries(entries) as Service;
}

function isLazy(options: Partial<LazyOption> | null | undefined): boolean {
  return options?.lazy === true;
}
