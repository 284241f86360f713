import type { StreamDestination } from "@node-access/management";
import { DeliveryError, type Destination } from "../model/destination.ts";
import type { DeliveryOptions } from "../model/delivery.ts";
import type { StreamDefinition } from "../model/stream.ts";

/** What a destination may use. */
export type DestinationOptions = Pick<DeliveryOptions, "allowPrivate" | "folder" | "log">;

/** Creates the destination of a stream. It connects when it is opened. */
export type CreateDestination = (
  definition: StreamDefinition,
  options: DestinationOptions,
) => Destination | Promise<Destination>;

/** Loaded when a stream uses them: a line for each type. `pull` has none: its readers read the outbox. */
const DESTINATIONS: Readonly<Partial<Record<StreamDestination["type"], () => Promise<CreateDestination>>>> =
  {};

/**
 * Creates the destination of a stream, by its type.
 *
 * @throws DeliveryError if the type is unknown, or if the destination's settings cannot work.
 */
export async function createDestination(
  definition: StreamDefinition,
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
  return (await load())(definition, options);
}
