import type { NodeAccessError } from "@node-access/auth";
import type { UserEventName, UserEventTypes } from "./event-kinds.ts";

/** A time range whose events may be missing, because the venue could not return them. */
export interface Gap {
  /** Distinguishes it from other events. */
  readonly type: "gap";
  /** Start of the time range, in milliseconds since the Unix epoch. */
  readonly fromTime: number;
  /** End of the time range. Absent if it is the time at which the gap is delivered. */
  readonly toTime: number | undefined;
  /** The error of the info endpoint. Absent if the venue no longer has the events. */
  readonly reason: NodeAccessError | undefined;
}

/** An event of {@link watchUserEvents}: an event of the user, or a time range whose events may be missing. */
export type UserEvent<Name extends UserEventName = UserEventName> =
  | { readonly type: "event"; readonly event: UserEventTypes[Name] }
  | Gap;
