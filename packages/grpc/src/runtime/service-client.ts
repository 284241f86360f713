import type { CallOptions } from "@node-access/transport";
import { bindService } from "./bind-service.ts";
import type { Channel } from "./channel.ts";
import { derivedOptions } from "./client-options.ts";
import { checkObject, checkText } from "./check-argument.ts";
import type { Method, Methods } from "../wire/method.ts";

/** A client with a property for each service, and methods that apply to all services. */
export type GrpcClient<Services> = Readonly<Services> & {
  /** The same client, on the same connection, with other options for its calls. */
  with(options: CallOptions): GrpcClient<Services>;
  /** Ends all calls with `CLOSED` and closes the connection, also for clients derived with `with`. */
  close(): void;
};

/** The methods of each service, by its property in the client. */
export type ServiceTables<Services> = { readonly [Name in keyof Services]: Methods<Services[Name]> };

/** Checks tables of services that JavaScript may have passed. */
export function checkTables(services: object): void {
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

export function serviceClient<Services>(
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
    with: (more) => serviceClient(services, channel, derivedOptions(options, more)),
    close: () => channel.close(),
  };
}
