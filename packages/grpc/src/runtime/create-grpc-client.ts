import { invalidArgument, kindOf } from "@node-access/auth";
import type { GrpcClientOptions } from "./client-options.ts";
import type { Messages } from "./codec.ts";
import { http2Channel } from "./http2-channel.ts";
import { checkTables, type GrpcClient, serviceClient, type ServiceTables } from "./service-client.ts";

/**
 * Creates a client for services that `@node-access/generate` has generated from protos. It connects on the first call.
 *
 * @param services - The table of each service.
 * @param options - Endpoint, credential, and defaults for all calls.
 * @param messages - Loads the messages that the tables name, on the first call.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED`, or `INSECURE_ENDPOINT` for plaintext to another machine.
 *
 * @example
 * ```ts
 * import { createGrpcClient, type DeepPartial, type Methods } from "@node-access/grpc/client";
 * import { GetSlotRequest, GetSlotResponse } from "@node-access/grpc/geyser/messages";
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
 * const client = createGrpcClient<{ slots: Slots }>({ slots }, { endpoint: "solana.example" }, async () => ({
 *   GetSlotRequest,
 *   GetSlotResponse,
 * }));
 * console.log((await client.slots.getSlot({})).slot);
 * ```
 */
export function createGrpcClient<Services>(
  services: ServiceTables<Services>,
  options: GrpcClientOptions,
  messages: () => Promise<Messages>,
): GrpcClient<Services> {
  checkTables(services);
  if (typeof messages !== "function") throw invalidArgument("messages", "a function", kindOf(messages));
  const { channel, defaults } = http2Channel(options, messages, () => import("./http2-transport.ts"));
  return serviceClient(services, channel, defaults);
}
