import { invalidArgument } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import { bindService } from "./bind-service.ts";
import { callOptionsOf, Channel, derivedOptions, type GrpcClientOptions } from "./channel.ts";
import { checkObject, checkText } from "../wire/check-argument.ts";
import type { Messages } from "./codec.ts";
import type { Method, Methods } from "../wire/message.ts";

/** A client with a property for each service, and methods that apply to all services. */
export type GrpcClient<Services> = Readonly<Services> & {
  /** The same client, on the same connection, with other options for its calls. */
  with(options: CallOptions): GrpcClient<Services>;
  /** Ends all calls with `CLOSED` and closes the connection, also for clients derived with `with`. */
  close(): void;
};

/** The methods of each service, by its property in the client. */
export type ServiceTables<Services> = { readonly [Name in keyof Services]: Methods<Services[Name]> };

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
  if (typeof messages !== "function") throw invalidArgument("messages", "a function", typeof messages);
  return withOptions(services, new Channel(options, messages), callOptionsOf(options));
}

function checkTables(services: object): void {
  checkObject("services", services);
  for (const [service, methods] of Object.entries<Readonly<Record<string, Method>>>({ ...services })) {
    checkObject(`services.${service}`, methods);
    for (const [name, method] of Object.entries<Partial<Method>>(methods)) {
      checkObject(`services.${service}.${name}`, method);
      for (const key of ["name", "idempotency", "stream", "request", "response"] as const)
        checkText(`services.${service}.${name}.${key}`, method[key]);
    }
  }
}

function withOptions<Services>(
  services: ServiceTables<Services>,
  channel: Channel,
  options: CallOptions,
): GrpcClient<Services> {
  const bound = Object.entries<Readonly<Record<string, Method>>>(services).map(([name, methods]) => [
    name,
    bindService(methods, channel, options),
  ]);
  return {
    ...(Object.fromEntries(bound) as Services),
    with: (more) => withOptions(services, channel, derivedOptions(options, more)),
    close: () => channel.close(),
  };
}
