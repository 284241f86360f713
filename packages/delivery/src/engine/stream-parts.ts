import type { Transform } from "../cel/create-transform.ts";
import type { DeliveryOptions } from "../model/delivery.ts";
import type { Destination } from "../model/destination.ts";
import type { Source } from "../model/source.ts";
import type { StreamDefinition } from "../model/stream.ts";
import type { Clock } from "../model/clock.ts";

/** What the engine is made of, so that tests can replace the parts that wait for others. */
export interface StreamParts {
  readonly clock: Clock;
  createSource(definition: StreamDefinition): Promise<Source>;
  createDestination(definition: StreamDefinition): Promise<Destination>;
  /** @returns `undefined` if the stream has neither a filter nor a projection. */
  createTransform(definition: StreamDefinition): Promise<Transform | undefined>;
}

/** What all streams share. */
export type EngineOptions = DeliveryOptions & StreamParts;
