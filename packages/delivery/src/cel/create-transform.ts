import { SourceError } from "../model/source.ts";
import type { StreamDefinition } from "../model/stream.ts";

/**
 * Applies the filter and the projection of a stream to the data of an event.
 *
 * @returns the data to deliver, as JSON; `undefined` if the filter excludes the event.
 * @throws Error if the filter or the projection fails for this event; its message says why.
 */
export type Transform = (data: unknown) => string | undefined;

/** Compiles the filter and the projection of a stream. @returns `undefined` if it has neither. */
export function createTransform({
  filter,
  projection,
}: Pick<StreamDefinition, "filter" | "projection">): Transform | undefined {
  if (filter === undefined && projection === undefined) return undefined;
  throw new SourceError("filters and projections are not evaluated yet");
}
