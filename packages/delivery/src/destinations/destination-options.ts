import type { DeliveryOptions } from "../model/delivery.ts";
import type { Destination } from "../model/destination.ts";
import type { StreamDefinition } from "../model/stream.ts";

/** What a destination may use. */
export type DestinationOptions = Pick<DeliveryOptions, "allowPrivate" | "folder" | "log">;

/** Creates the destination of a stream. It connects when it is opened. */
export type CreateDestination = (
  definition: Pick<StreamDefinition, "id" | "destination" | "secrets">,
  options: DestinationOptions,
) => Destination | Promise<Destination>;
