import type { CallOptions } from "@node-access/transport";
import { bindService } from "./bind-service.ts";
import { callOptionsOf, Channel, type GrpcClientOptions } from "./channel.ts";
import type { Messages } from "./codec.ts";
import type { SubscribeRequest, SubscribeUpdate } from "./generated/geyser-messages.ts";
import { geyserServices, type Geyser } from "./generated/geyser-services.ts";
import { messageStream } from "./message-stream.ts";
import type { LazyMessage, MessageStream, Requests } from "./message.ts";

export { fromBase58, toBase58 } from "./base58.ts";
export * from "./generated/geyser-enums.ts";
export type * from "./generated/geyser-messages.ts";
export type { Geyser } from "./generated/geyser-services.ts";
export type { LazyMessage, LazyOption } from "./message.ts";
export {
  mergeSubscriptions,
  type SubscriptionPart,
  type SubscriptionSettings,
} from "./merge-subscriptions.ts";

/** How a subscription is kept up. */
export interface SubscribeOptions {
  /**
   * Subscribe again where the stream is lost, with `fromSlot` so that nothing is missing, and deliver each update once.
   * It keeps the identities of the last 32 slots' updates in memory, some 100 bytes each. A stream that is lost among its
   * first 32 slots may also deliver the status of slots before them. A server that does not know `fromSlot` leaves a gap and does
   * not say so. Default `false`: a lost stream is an error.
   */
  resume?: boolean | undefined;
  /**
   * How many updates are remembered so. Where the last 32 slots had more, a stream that is lost is not resumed, since some
   * would be delivered twice: it throws `SUBSCRIPTION_OVERFLOW`. Default 1,000,000.
   */
  maxRemembered?: number | undefined;
  /**
   * Deliver views of updates, which decode a field when it is accessed: for programs that read few fields of many updates.
   * They are read like updates; see {@link LazyMessage}. Default `false`: each update is decoded before it is delivered.
   */
  lazy?: boolean | undefined;
}

/** A client of Solana's Geyser service. */
export interface GeyserClient extends Geyser {
  /**
   * Streams what the filters of the latest request select. Each further request replaces the filters of the one before;
   * one with a ping does not. The client responds to the server's pings. The stream continues until `return()`, a `break`, `signal` or `close()`.
   *
   * @param requests - One request, or requests as they come.
   * @param options - Whether to subscribe again where the stream is lost, and whether to decode only the fields you access.
   * @returns the updates. Their `next()` throws NodeAccessError `UNANSWERED` if the stream is lost or the server ends it,
   * `GRPC_STATUS` for a status of the server, `SUBSCRIPTION_OVERFLOW` if it cannot be resumed for the number of its updates,
   * `INVALID_ARGUMENT` for an option that is no number above 0. With `lazy`, a malformed field of an update throws
   * `UNDECODABLE_BODY` when you access it.
   *
   * Source: interface, G; rpcpool/yellowstone-grpc.
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
 * Makes a client of Solana's Geyser service. It connects with its first call.
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
 * const client = createGeyserClient({ endpoint: "solana.example:443", credential: xToken("t0ken") });
 * const { slot } = await client.getSlot({ commitment: CommitmentLevel.FINALIZED });
 * for await (const { updateOneof } of client.subscribe({ slots: { all: {} } }, { resume: true })) {
 *   if (updateOneof?.$case === "slot" && updateOneof.value.slot > slot + 10n) break;
 * }
 * client.close();
 * ```
 *
 * Source: interface, G.
 */
export function createGeyserClient(options: GrpcClientOptions): GeyserClient {
  return geyserClient(new Channel(options, messages), callOptionsOf(options));
}

function messages(): Promise<Messages> {
  return import("./generated/geyser-messages.ts");
}

function geyserClient(channel: Channel, options: CallOptions): GeyserClient {
  const service = bindService<Geyser>(geyserServices.geyser, channel, options);
  return {
    ...service,
    subscribe: (requests: unknown, settings?: SubscribeOptions) => {
      const plan = { channel, method: geyserServices.geyser.subscribe, options, input: requests };
      // Whether of updates or of their views is what the signature says.
      return messageStream<never>(plan, async () => {
        const { readSubscription } = await import("./read-subscription.ts");
        return (stream, run) => readSubscription(stream, run, Object(settings));
      });
    },
    with: (more) => geyserClient(channel, { ...options, ...more }),
    close: () => channel.close(),
  };
}
