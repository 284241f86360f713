/**
 * The maximum number of events that a destination may have beyond those that the store knows as delivered. If the events of a
 * paused stream change (a filter, a replay), the stream continues with sequence numbers that are greater by this: otherwise, a
 * destination that has the old events of these numbers takes the new ones for duplicates.
 */
export const UNSTORED_EVENTS = 2000;
