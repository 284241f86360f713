import { isNodeAccessError } from "@node-access/auth";
import { badResult } from "@node-access/transport";
import type { InfoMethods } from "../generated/methods.ts";
import type { Address } from "../generated/types.ts";
import type { EventKind } from "./event-kinds.ts";
import type { Reads } from "./missed-events.ts";

/** Checks that a value is a list of events of a kind. @throws NodeAccessError `INVALID_RESPONSE` if it is not. */
export function readItems<Item>(kind: EventKind<Item>, name: string, value: unknown): readonly Item[] {
  try {
    if (
      Array.isArray(value) &&
      (value as readonly Item[]).every((item) => kind.id(item) && Number.isFinite(kind.time(item)))
    )
      return value as readonly Item[];
  } catch {
    // An event is not an object, or lacks one.
  }
  throw badResult(name, "a list of events", value);
}

/** Creates the reads of a user's events. @param calls - Methods whose calls a signal ends. */
export function createReads<Item>(
  kind: EventKind<Item>,
  name: string,
  calls: InfoMethods,
  user: Address,
): Reads<Item> {
  const check = async (events: Promise<readonly Item[]> | undefined): Promise<readonly Item[]> => {
    try {
      return readItems(kind, name, events ? await events : []);
    } catch (error) {
      if (isNodeAccessError(error)) throw error;
      // What was read has another form.
      return readItems(kind, name, String(error));
    }
  };
  return {
    page: (startTime) => check(kind.read(calls, user, startTime)),
    order: (oid) => check(kind.orders?.read(calls, user, oid)),
  };
}
