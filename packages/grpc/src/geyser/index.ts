import type { CallOptions } from "@node-access/transport";
import { bindService } from "../runtime/bind-service.ts";
import { derivedOptions, type GrpcClientOptions } from "../runtime/client-options.ts";
import type { Messages } from "../runtime/codec.ts";
import { type Http2Channel, http2Channel } from "../runtime/http2-channel.ts";
import type { SubscribeRequest, SubscribeUpdate } from "../generated/geyser-messages.ts";
import { geyserServices, type Geyser } from "../generated/geyser-services.ts";
import { messageStream } from "../runtime/message-stream.ts";
import type { LazyMessage } from "@node-access/transport/protobuf";
import type { MessageStream, Requests } from "../wire/method.ts";
import type { SubscribeOptions } from "./subscribe-options.ts";

export { fromBase58, toBase58 } from "../runtime/base58.ts";
export * from "../generated/geyser-enums.ts";
export type * from "../generated/geyser-messages.ts";
export type { Geyser } from "../generated/geyser-services.ts";
export type { LazyMessage } from "@node-access/transport/protobuf";
export type { LazyOption } from "../wire/method.ts";
export {
  mergeSubscriptions,
  type SubscriptionPart,
  type SubscriptionSettings,
} from "./merge-subscriptions.ts";
export type { SubscribeOptions } from "./subscribe-options.ts";

/** A client of Solana's Geyser service. */
export interface GeyserClient extends Geyser {
  /**
   * Streams the updates that the filters of your latest request select. To change the filters, pass an async iterable of
   * requests: each request replaces the filters of the previous one, except for a request with a ping. The client
   * responds to the server's pings. The stream continues until you leave the loop, abort `signal` or call `close()`.
   *
   * @param requests - One request, or an async iterable of requests.
   * @param options - Whether to subscribe again if the stream is lost, and whether to decode only the fields you access.
   * @returns the updates. `next()` throws NodeAccessError:
   * - `UNANSWERED` if the stream is lost or the server ends it.
   * - `GRPC_STATUS` if the server ends it with a status.
   * - `SUBSCRIPTION_OVERFLOW` if the stream had too many updates to resume it.
   * - `INVALID_ARGUMENT` if `requests` is not an object, or an option is invalid.
   *
   * With `lazy`, a malformed field of an update throws `UNDECODABLE_BODY` when you access it.
   *
   * Source: rpcpool/yellowstone-grpc.
   */
  subscribe(
    requests: Requests<SubscribeRequest>,
    options: SubscribeOptions & { readonly lazy: true },
  ): MessageStream<LazyMessage<SubscribeUpdate>>;
  subscribe(
    requests: Requests<SubscribeRequest>,
    options?: SubscribeOptions & { readonly lazy?: false | undefined },
  ): MessageStream<SubscribeUpdate>;
  /** The same client, on the same connection, with other options for its calls. */
  with(options: CallOptions): GeyserClient;
  /** Ends all calls with `CLOSED` and closes the connection, also for clients derived with `with`. */
  close(): void;
}

/**
 * Creates a client for Solana's Geyser service. It connects on the first call.
 *
 * @param options - Endpoint, credential, and defaults for all calls.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED`, or `INSECURE_ENDPOINT` for plaintext to another
 * machine.
 *
 * @example
 * ```ts
 * import { xToken } from "@node-access/grpc";
 * import { CommitmentLevel, createGeyserClient } from "@node-access/grpc/geyser";
 *
 * const client = createGeyserClient({ endpoint: "http://127.0.0.1:9641", credential: xToken("demo-solana") });
 * const { slot } = await client.getSlot({ commitment: CommitmentLevel.FINALIZED });
 * for await (const { updateOneof } of client.subscribe({ slots: { all: {} } }, { resume: true })) {
 *   if (updateOneof?.$case === "slot" && updateOneof.value.slot > slot + 10n) break;
 * }
 * client.close();
 * ```
 */
export function createGeyserClient(options: GrpcClientOptions): GeyserClient {
  const { channel, defaults } = http2Channel(
    options,
    messages,
    () => import("../runtime/http2-transport.ts"),
  );
  return geyserClient(channel, defaults);
}

function messages(): Promise<Messages> {
  return import("../generated/geyser-messages.ts");
}

function geyserClient(channel: Http2Channel, options: CallOptions): GeyserClient {
  const service = bindService<Geyser>(geyserServices.geyser, channel, options);
  return {
    ...service,
    subscribe: (requests: unknown, settings: SubscribeOptions = {}) => {
      const plan = { method: geyserServices.geyser.subscribe, options, input: requests };
      // The signature states whether the stream has updates or views of them.
      return messageStream<never>(channel, plan, async () => {
        const [transport, { readSubscription }] = await Promise.all([
          channel.load(),
          import("./read-subscription.ts"),
        ]);
        return (stream, run) => readSubscription(transport, stream, run, settings);
      });
    },
    with: (more) => geyserClient(channel, derivedOptions(options, more)),
    close: () => channel.close(),
  };
}
