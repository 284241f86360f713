import { isNodeAccessError } from "@node-access/auth";
import type { SubscriptionClient } from "@node-access/exchange/subscriptions";
import type { Subscription } from "@node-access/transport/web-socket";
import { findMismatch } from "../facts/check-value.ts";
import { loadRestDefinitions } from "../facts/rest-method.ts";
import { restMethods, type RestMethodFacts, restSubscriptions } from "../generated/rest-methods.ts";
import { toSocketEndpoint } from "../streams/socket-client.ts";
import type { RestPlan } from "./plan.ts";
import type { Session } from "./session.ts";
import { readFirst, noteStream } from "./streams.ts";
import { SocketTap } from "./socket-tap.ts";

/** What the trading venue sends. */
interface VenueMessage {
  readonly channel?: unknown;
  readonly data?: unknown;
}

interface VenueCall {
  readonly method: string;
  readonly subscription?: Readonly<Record<string, unknown>>;
}

type VenueTap = SocketTap<VenueMessage, VenueCall>;

/** A subscription that the venue has confirmed. */
interface Open {
  readonly facts: RestMethodFacts;
  readonly subscription: Subscription;
}

/** How long to listen after the subscriptions have ended, in milliseconds. */
const AFTERWARDS = 300;

/** A kind of subscription that no venue has. */
const ABSENT = "nodeAccessAbsent";

/** Finds out whether an API has a WebSocket, which subscriptions it confirms there, and whether they send what they should. */
export async function checkVenueSocket(
  session: Session,
  { spec, endpoint, eventSeconds }: RestPlan,
): Promise<void> {
  const kinds = restSubscriptions.filter((one) => one.spec === spec);
  if (kinds.length === 0) return;
  session.progress("WebSocket");
  const { createSubscriptionClient } = await import("@node-access/exchange/subscriptions");
  const { wire } = session;
  // A client connects again. Here, that the socket was closed is what there is to report.
  const tap = new SocketTap<VenueMessage, VenueCall>(wire, () => void client.close());
  const client = createSubscriptionClient({
    endpoint: toSocketEndpoint(endpoint),
    engine: tap.engine,
    timeout: wire.timeout,
    retries: 0,
    userAgent: "node-access-cli",
  });
  try {
    const open = await subscribeToAll(session, tap, client, kinds);
    if (!tap.wasOpened || tap.isClosed) await wire.confirm("the WebSocket is closed");
    session.capabilities["webSocket"] = tap.wasOpened;
    if (!tap.wasOpened) return;
    session.capabilities["subscriptions"] = open.map(({ facts }) => facts.name).join(", ") || "none";
    if (!tap.isClosed) await checkPing(session, tap);
    if (!tap.isClosed) await checkUnknown(session, tap);
    if (!tap.isClosed) await checkEvents(session, tap, open, eventSeconds);
    if (!tap.isClosed) await checkEnds(session, tap, open.length);
    if (tap.isClosed) await wire.confirm("the WebSocket is closed");
    if (tap.isClosed)
      session.addFinding(
        "web-socket",
        "WebSocket",
        `the venue closes it after ${tap.sent.length} ${tap.sent.length === 1 ? "message" : "messages"}`,
      );
  } finally {
    await client.close();
  }
}

/** Starts each kind of subscription as its example says. */
async function subscribeToAll(
  session: Session,
  tap: VenueTap,
  client: SubscriptionClient,
  kinds: readonly RestMethodFacts[],
): Promise<readonly Open[]> {
  const methods = client as unknown as Readonly<Record<string, (request: object) => Promise<Subscription>>>;
  const open: Open[] = [];
  for (const facts of kinds) {
    const { name, example = {} } = facts;
    await session.wire.waitForTurn();
    try {
      const subscription = await methods[name]?.(example);
      if (subscription) open.push({ facts, subscription });
    } catch (error) {
      if (!isNodeAccessError(error)) throw error;
      if (tap.isClosed || !tap.wasOpened) break;
      // Venues need not have each kind. That they have no response to it is wrong.
      if (error.code === "VENUE_ERROR") noteStream(session, name, error.message);
      else session.addFinding("subscription", name, `is not confirmed: ${error.message}`);
    }
  }
  return open;
}

async function checkPing(session: Session, tap: VenueTap): Promise<void> {
  const pong = await tap.call({ method: "ping" }, ({ channel }) => channel === "pong");
  if (!pong && !tap.isClosed)
    session.addFinding("web-socket", "ping", `has no pong in ${session.wire.timeout / 1_000} s`);
}

/** Whether a kind that does not exist has an error. */
async function checkUnknown(session: Session, tap: VenueTap): Promise<void> {
  const call = { method: "subscribe", subscription: { type: ABSENT } };
  const response = await tap.call(
    call,
    (message) => message.channel === "error" || isConfirmation(message, call),
  );
  if (response?.channel === "error" || tap.isClosed) return;
  session.addFinding(
    "subscription",
    "unknown channel",
    response ? "is confirmed: expected an error" : `has no error in ${session.wire.timeout / 1_000} s`,
  );
}

/** Compares the first event of each kind with its schema. Each kind ends with its first event. */
async function checkEvents(
  session: Session,
  tap: VenueTap,
  open: readonly Open[],
  eventSeconds: number,
): Promise<void> {
  session.progress("events of subscriptions");
  const firsts = await Promise.all(
    open.map(async ({ facts, subscription }) => ({
      facts,
      first: await readFirst(session, facts.name, eventSeconds, () => subscription),
    })),
  );
  if (tap.isClosed) return;
  const definitions = await loadRestDefinitions(open[0]?.facts.spec ?? "");
  for (const { facts, first } of firsts) {
    const { name, result = true } = facts;
    if (!("message" in first)) {
      if (isNodeAccessError(first.error, "UNDECODABLE_BODY"))
        session.addFinding("envelope", name, first.error.message);
      else if (sendsAtOnce(facts, definitions))
        session.addFinding(
          "subscription",
          name,
          `begins with the present state, and has sent no event that is about what was asked for in ${eventSeconds} s`,
        );
      continue;
    }
    session.addMismatch(name, await findMismatch(first.message, result, definitions));
  }
}

/** Whether a kind's first event is a state: it says so itself, or the API has the same state as a response. */
function sendsAtOnce({ name, spec, result }: RestMethodFacts, definitions: object): boolean {
  const { $ref = "" } = Object(result) as { $ref?: string };
  const { $defs = {} } = definitions as { $defs?: Readonly<Record<string, { properties?: object }>> };
  const { properties = {} } = $defs[$ref.slice($ref.lastIndexOf("/") + 1)] ?? {};
  return (
    "isSnapshot" in properties ||
    restMethods.some((one) => one.spec === spec && one.name === name && one.idempotency === "safe")
  );
}

/** Whether the venue confirms each end. None may send events afterwards. */
async function checkEnds(session: Session, tap: VenueTap, count: number): Promise<void> {
  const ends = (): readonly VenueCall[] => tap.sent.filter(({ method }) => method === "unsubscribe");
  const findConfirmation = (call: VenueCall): number =>
    tap.received.findIndex((one) => isConfirmation(one, call));
  const open = (): readonly VenueCall[] => ends().filter((call) => findConfirmation(call) === -1);
  await tap.waitUntil(() => ends().length >= count && open().length === 0, session.wire.timeout);
  for (const { subscription } of open())
    session.addFinding("subscription", String(subscription?.["type"]), "its end is not confirmed in time");
  if (open().length > 0 || count === 0) return;
  await tap.waitUntil(() => false, AFTERWARDS);
  const last = Math.max(...ends().map(findConfirmation));
  for (const { channel } of tap.received.slice(last + 1))
    session.addFinding("subscription", String(channel), "sends events after its end");
}

/** Whether a message confirms a call. Venues add values that the call omits. */
function isConfirmation({ channel, data }: VenueMessage, { method, subscription = {} }: VenueCall): boolean {
  const { method: confirmed, subscription: reported } = Object(data) as Partial<VenueCall>;
  return (
    channel === "subscriptionResponse" &&
    confirmed === method &&
    Object.entries(subscription).every(([name, value]) => reported?.[name] === value)
  );
}
