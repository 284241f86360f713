import type { CallOptions } from "@node-access/transport";
import type { Channel, GrpcTransport } from "./channel.ts";
import { messageStream } from "./message-stream.ts";
import type { LazyOption, MessageStream, Method, Methods } from "../wire/method.ts";

/** Creates the functions of a service from its table. The first call loads the code that runs calls. */
export function bindService<Service>(
  methods: Methods<Service>,
  channel: Channel,
  options: CallOptions,
): Service {
  let transport: GrpcTransport | undefined;
  const stream = (method: Method, input: unknown, own?: Partial<LazyOption>): MessageStream<unknown> =>
    messageStream(
      channel,
      { method, options, input, lazy: isLazy(own) },
      async () => (await channel.load()).readResponses,
    );
  const call = async (method: Method, input: unknown, own?: Partial<LazyOption>): Promise<unknown> => {
    if (method.stream === "client") return readOnly(stream(method, input, own));
    transport ??= await channel.load();
    return transport.unary(method, input, options, isLazy(own));
  };
  const entries = Object.entries<Method>(methods).map(([name, method]) => {
    const make = method.stream === "none" || method.stream === "client" ? call : stream;
    return [name, (input: unknown, own?: Partial<LazyOption>) => make(method, input, own)];
  });
  // The type of the table ensures that it has exactly the interface's names.
  return Object.fromEntries(entries) as Service;
}

async function readOnly(stream: MessageStream<unknown>): Promise<unknown> {
  const { value } = await stream.next();
  // The call may still fail after the message.
  await stream.next();
  return value;
}

function isLazy(options: Partial<LazyOption> | null | undefined): boolean {
  return options?.lazy === true;
}
