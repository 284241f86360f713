import type { CallOptions } from "@node-access/transport";
import type { Method } from "../wire/method.ts";
import type { Channel, GrpcTransport } from "./channel.ts";
import { ChannelRuntime } from "./channel-runtime.ts";
import type { Messages } from "./codec.ts";
import type { ConnectionSettings } from "./connection.ts";
import type { StreamPlan, StreamRun } from "./stream-plan.ts";
import { unaryCall } from "./unary-call.ts";

/** Makes calls over HTTP/2. */
export class Http2Transport implements GrpcTransport {
  readonly channel: Channel;
  readonly runtime: ChannelRuntime;

  constructor(channel: Channel, settings: ConnectionSettings, messages: Messages) {
    this.channel = channel;
    this.runtime = new ChannelRuntime(settings, messages);
  }

  unary(method: Method, input: unknown, options: CallOptions, isLazy: boolean): Promise<unknown> {
    return unaryCall(this.channel, this.runtime, method, input, options, isLazy);
  }

  readonly readResponses = async (plan: StreamPlan, run: StreamRun): Promise<void> => {
    const { readResponses } = await import("./read-responses.ts");
    return readResponses(this.channel, this.runtime, plan, run);
  };

  close(): void {
    this.runtime.close();
  }
}
