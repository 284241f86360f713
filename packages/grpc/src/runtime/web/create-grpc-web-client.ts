import { invalidArgument, kindOf } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import type { Messages } from "../codec.ts";
import { checkTables, serviceClient, type ServiceTables } from "../service-client.ts";
import { type GrpcWebClientOptions, webChannel } from "./web-channel.ts";

/** Whether the requests of a call stream, which gRPC-Web does not support. */
type StreamsRequests<Call> = Call extends (requests: infer Requests, ...rest: never) => unknown
  ? [Extract<Requests, AsyncIterable<unknown>>] extends [never]
    ? false
    : true
  : false;

/** The calls of a service that gRPC-Web can make: those with one request. */
export type WebService<Service> = {
  [Name in keyof Service as StreamsRequests<Service[Name]> extends true ? never : Name]: Service[Name];
};

/** A client with a property for each service, and methods that apply to all services. */
export type GrpcWebClient<Services> = {
  readonly [Name in keyof Services]: WebService<Services[Name]>;
} & {
  /** The same client with other options for its calls. */
  with(options: CallOptions): GrpcWebClient<Services>;
  /** Ends all calls with `CLOSED`, also for clients derived with `with`. */
  close(): void;
};

/**
 * Creates a gRPC-Web client for services that `@node-access/generate` has generated from protos. It runs in browsers,
 * Cloudflare Workers, Node, Deno and Bun.
 *
 * Calls whose requests stream are not possible over gRPC-Web, and not among the client's functions.
 *
 * @param services - The table of each service.
 * @param options - Endpoint, credential, and defaults for all calls. Deadlines are in milliseconds.
 * @param messages - Loads the messages that the tables name, on the first call.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED`, or `INSECURE_ENDPOINT` for plaintext to another
 * machine.
 *
 * @example
 * ```ts
 * import { xToken } from "@node-access/grpc";
 * import type { DeepPartial, Methods } from "@node-access/grpc/client";
 * import { GetSlotRequest, GetSlotResponse } from "@node-access/grpc/geyser/messages";
 * import { createGrpcWebClient } from "@node-access/grpc/web";
 *
 * interface Slots {
 *   getSlot(request: DeepPartial<GetSlotRequest>): Promise<GetSlotResponse>;
 * }
 *
 * const slots: Methods<Slots> = {
 *   getSlot: {
 *     name: "geyser.Geyser/GetSlot",
 *     idempotency: "safe",
 *     stream: "none",
 *     endless: false,
 *     request: "GetSlotRequest",
 *     response: "GetSlotResponse",
 *   },
 * };
 * const options = { endpoint: "http://127.0.0.1:9640", credential: xToken("demo-solana") };
 * const client = createGrpcWebClient<{ slots: Slots }>({ slots }, options, async () => ({
 *   GetSlotRequest,
 *   GetSlotResponse,
 * }));
 * console.log((await client.slots.getSlot({})).slot);
 * ```
 *
 * Source: grpc/grpc, gRPC-Web.
 */
export function createGrpcWebClient<Services>(
  services: ServiceTables<Services>,
  options: GrpcWebClientOptions,
  messages: () => Promise<Messages>,
): GrpcWebClient<Services> {
  checkTables(services);
  if (typeof messages !== "function") throw invalidArgument("messages", "a function", kindOf(messages));
  const { channel, defaults } = webChannel(options, messages);
  return serviceClient(services, channel, defaults);
}
