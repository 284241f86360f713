/**
 * Applies the filter and the projection of a stream to the data of an event.
 *
 * @returns the data to deliver, as JSON; `undefined` if the filter excludes the event.
 * @throws Error if the filter or the projection fails for this event; its message says why.
 */
export type Transform = (data: unknown) => string | undefined;
