import { describeValue, invalidArgument } from "@node-access/auth";
import { type EventKind, eventKinds, type UserEventName, type UserEventTypes } from "./event-kinds.ts";
import { readMissed } from "./missed-events.ts";
import { createReads } from "./read-items.ts";
import { SeenEvents } from "./seen-events.ts";
import type { UserEvent } from "./user-event.ts";
import {
  checkClient,
  checkName,
  checkOptions,
  type WatchClients,
  type WatchUserOptions,
} from "./watch-user-events.ts";

/**
 * Reads a user's events of one kind since a time, each once, and ends. What the venue cannot return, because its lists are limited,
 * is reported as a `gap`. Of several changes of one order, only the last is returned.
 *
 * @param info - A client from `createInfoClient`.
 * @param name - The subscription that delivers these events: see {@link watchUserEvents}.
 * @param options - The user, the time of the first event to return, and a signal.
 * @returns the events, page by page. Those of a page are in the order of their time.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the argument, the error of a call, or `INVALID_RESPONSE`.
 *
 * @example
 * ```ts
 * import { createInfoClient, urlToken } from "@node-access/exchange";
 * import { readUserEvents } from "@node-access/exchange/watches";
 *
 * const info = createInfoClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-hyperliquid") });
 * const user = "0x1719884eb866cb12b2287399b15f7db5e7d775ea";
 * for await (const fill of readUserEvents(info, "userFills", { user, since: Date.UTC(2026, 0, 1) })) {
 *   if (fill.type === "gap") console.log(`fills may be missing since ${new Date(fill.fromTime).toISOString()}`);
 *   else console.log(fill.event.tid, fill.event.px, fill.event.sz);
 * }
 * ```
 *
 * Source: the venue's public documentation, info endpoint.
 */
export async function* readUserEvents<Name extends UserEventName>(
  info: WatchClients["info"],
  name: Name,
  options: WatchUserOptions & { readonly since: number },
): AsyncGenerator<UserEvent<Name>, void> {
  checkClient("info", info);
  const { user, since, signal } = checkOptions(name, options);
  if (since === undefined)
    throw invalidArgument("options.since", "milliseconds since 1970", describeValue(since));
  // TypeScript does not relate the kind to the name.
  const kind = eventKinds[name] as unknown as EventKind<UserEventTypes[Name]>;
  const seen = new SeenEvents(kind);
  const calls = info.with(signal ? { signal } : {});
  for await (const part of readMissed(kind, seen, createReads(kind, name, calls, user), since))
    if ("items" in part) for (const event of seen.add(part.items)) yield { type: "event", event };
    else yield part;
}

/**
 * Identifies a user's event, whether it arrives live or is read: the same string for the same event.
 *
 * @param name - The subscription that delivers the event.
 * @param event - The event.
 * @returns its id, unique among the user's events of this kind.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a name that is none, or an event without the fields of its kind.
 *
 * @example
 * ```ts
 * import type { Fill } from "@node-access/exchange";
 * import { userEventId } from "@node-access/exchange/watches";
 *
 * export const isSame = (one: Fill, other: Fill) =>
 *   userEventId("userFills", one) === userEventId("userFills", other);
 * ```
 */
export function userEventId<Name extends UserEventName>(name: Name, event: UserEventTypes[Name]): string {
  checkName(name);
  try {
    return (eventKinds[name] as unknown as EventKind<UserEventTypes[Name]>).id(event);
  } catch {
    throw invalidArgument("event", `an event of ${name}`, describeValue(event));
  }
}
