import { isNodeAccessError } from "@node-access/auth";
import { badResult } from "@node-access/transport";
import type { EventKind } from "./event-kinds.ts";

/** Checks that a value is a list of events of a kind. @throws NodeAccessError `INVALID_RESPONSE` if it is not. */
export function readItems<Item>(kind: EventKind<Item>, name: string, value: unknown): readonly Item[] {
  try {
    const items = value as readonly Item[];
    if (Array.isArray(value) && items.every((item) => kind.id(item) && Number.isFinite(kind.time(item))))
      return items;
  } catch {
    // An event is not an object, or lacks one.
  }
  throw badResult(name, "a list of events", value);
}

/** Reads events. @throws NodeAccessError the error of the call, or `INVALID_RESPONSE`. */
export async function readChecked<Item>(
  kind: EventKind<Item>,
  name: string,
  read: () => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  let result: unknown;
  try {
    result = await read();
  } catch (error) {
    if (isNodeAccessError(error)) throw error;
    // What was read has another form.
    throw badResult(name, "a list of events", String(error));
  }
  return readItems(kind, name, result);
}
