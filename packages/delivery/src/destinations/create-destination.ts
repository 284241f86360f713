import type { StreamDestination } from "@node-access/management";
import { DeliveryError, type Destination } from "../model/destination.ts";
import type { StreamDefinition } from "../model/stream.ts";
import type { CreateDestination, DestinationOptions } from "./destination-options.ts";

/** Loaded when a stream uses them: a line for each type. `pull` has none: its readers read the outbox. */
const DESTINATIONS: Readonly<
  Partial<Record<StreamDestination["type"], () => Promise<{ create: CreateDestination }>>>
> = {
  webhook: () => import("./webhook.ts"),
  postgres: () => import("./postgres.ts"),
  nats: () => import("./nats.ts"),
  redis: () => import("./redis.ts"),
  kafka: () => import("./kafka.ts"),
  file: () => import("./file.ts"),
};

/**
 * Creates the destination of a stream, by its type.
 *
 * @throws DeliveryError if the type is unknown, or if the destination's settings cannot work.
 */
export async function createDestination(
  definition: Pick<StreamDefinition, "id" | "destination" | "secrets">,
  options: DestinationOptions,
): Promise<Destination> {
  const { type } = definition.destination;
  const load = DESTINATIONS[type];
  if (!load) {
    throw new DeliveryError(
      "pause",
      `no destination of the type ${type}: expected ${Object.keys(DESTINATIONS).join(", ")}`,
    );
  }
  return (await load()).create(definition, options);
}
