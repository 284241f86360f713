import { classifyNodeError } from "@node-access/transport/errors";
import { findEventMismatch } from "../facts/check-result.ts";
import type { RpcMethodFacts } from "../generated/rpc-methods.ts";
import type { Session } from "./session.ts";
import { type Event, RpcSocket } from "./rpc-socket.ts";
import { type Address, formatJson } from "./wire.ts";

export interface WebSocketPlan {
  readonly address: Address;
  readonly methods: readonly RpcMethodFacts[];
  /** The families of methods and types that the node's chain has. */
  readonly families: readonly string[];
  /** A method without params. */
  readonly cheap: string;
  /** A method whose result is the same over HTTP. */
  readonly fixed: string | undefined;
  /** How long to wait for the first event, in seconds. */
  readonly eventSeconds: number;
  /** Returns the node's height. */
  readonly height: () => Promise<bigint | undefined>;
}

/** A subscription that the node has accepted. */
interface Open {
  readonly facts: RpcMethodFacts;
  readonly kind: string;
  /** As its node wrote it. */
  readonly id: unknown;
}

/** How long to listen after the subscriptions have ended, in milliseconds. */
const AFTERWARDS = 300;

/** Finds out whether a node has a WebSocket, which subscriptions it offers there, and whether they send what they should. */
export async function checkWebSocket(session: Session, plan: WebSocketPlan): Promise<void> {
  session.progress("WebSocket");
  const socket = new RpcSocket(session.wire);
  const opened = await socket.open(plan.address);
  if (!opened) await session.wire.confirm("no WebSocket opens");
  session.capabilities["webSocket"] = opened !== undefined;
  if (!opened) return;
  try {
    if (!(await checkCalls(session, socket, plan))) return;
    await checkSubscriptions(session, socket, plan);
  } finally {
    await opened.close();
  }
}

/** Whether calls over the socket have responses, the same as over HTTP. */
async function checkCalls(
  session: Session,
  socket: RpcSocket,
  { cheap, fixed }: WebSocketPlan,
): Promise<boolean> {
  const response = await socket.request(fixed ?? cheap, []);
  if (!response) {
    await session.wire.confirm("a call over WebSocket has no response");
    session.addFinding(
      "web-socket",
      "WebSocket",
      socket.isClosed
        ? "the node closes it at the first call"
        : `${fixed ?? cheap} has no response in ${session.wire.timeout / 1_000} s`,
    );
    return false;
  }
  const known = session.identity["chainId"];
  if (fixed !== undefined && known !== undefined && response.result !== undefined)
    if (Number(response.result) !== Number(known) && formatJson(response.result) !== formatJson(known))
      session.addFinding(
        "web-socket",
        fixed,
        `is ${formatJson(response.result)} over WebSocket, and ${formatJson(known)} over HTTP`,
      );
  return true;
}

async function checkSubscriptions(session: Session, socket: RpcSocket, plan: WebSocketPlan): Promise<void> {
  const open = await subscribeToAll(session, socket, plan);
  session.capabilities["subscriptions"] = open.map(({ kind }) => kind).join(", ") || "none";
  if (open.length === 0) return;
  session.progress("events of subscriptions");
  // Not earlier: blocks before a subscription are no events of it.
  const before = await plan.height();
  const started = performance.now();
  // A second event shows whether the first one is repeated.
  await socket.waitUntil(() => socket.events.length > 1, plan.eventSeconds * 1_000);
  const after = await plan.height();
  const hasGrown = before !== undefined && after !== undefined && after > before;
  // The event of a block may come later than the height that includes it.
  if (hasGrown) await socket.waitUntil(() => socket.events.length > 0, session.wire.timeout);
  const [first] = socket.events;
  session.capabilities["firstEventSeconds"] = first
    ? Math.max(0, Math.round((first.time - started) / 100) / 10)
    : `none in ${plan.eventSeconds}`;
  if (!first && hasGrown)
    session.addFinding(
      "subscription",
      "WebSocket",
      `no subscription (${open.map(({ kind }) => kind).join(", ")}) has sent an event, while the chain grew from ${before} to ${after}`,
    );
  for (const one of open) await checkEvents(session, plan.families, one, filterEvents(socket, one));
  await endAll(session, socket, open, plan.fixed ?? plan.cheap);
}

/** Starts each kind of subscription as its example says. */
async function subscribeToAll(
  session: Session,
  socket: RpcSocket,
  { methods, families }: WebSocketPlan,
): Promise<readonly Open[]> {
  const open: Open[] = [];
  for (const facts of methods)
    for (const [kind, params] of Object.entries(facts.subscription?.examples ?? {})) {
      const family = facts.subscription?.families?.[kind];
      // A range of traces is work, and ends by itself.
      if (facts.cost === "heavy" || (family !== undefined && !families.includes(family))) continue;
      const response = await socket.request(facts.name, kind === facts.name ? params : [kind, ...params]);
      if (!response) {
        await session.wire.confirm(`${facts.name} has no response`);
        session.addFinding("subscription", kind, "the call that starts it has no response in time");
        continue;
      }
      const { error, result: id } = response;
      if (error) {
        const { code, message = "" } = error;
        // Nodes say in many ways that they do not know a kind: only a node's own failure is one.
        if (classifyNodeError({ code, message }).reason === "failed")
          session.addFinding("subscription", kind, `fails: ${code ?? ""} ${message}`.trim());
      } else if (typeof id !== "string" && typeof id !== "number" && typeof id !== "bigint")
        session.addFinding("subscription", kind, `expected an id, received ${formatJson(id ?? null)}`);
      else if (open.some((one) => formatJson(one.id) === formatJson(id)))
        session.addFinding("subscription", kind, `has the id ${formatJson(id)} of another one`);
      else open.push({ facts, kind, id });
    }
  return open;
}

async function checkEvents(
  session: Session,
  families: readonly string[],
  { facts, kind }: Open,
  events: readonly Event[],
): Promise<void> {
  const [first] = events;
  if (!first) return;
  session.addMismatch(kind, await findEventMismatch(facts, kind, first.payload, families));
  const repeated = events.findIndex(
    ({ payload }, index) => index > 0 && formatJson(payload) === formatJson(events[index - 1]?.payload),
  );
  if (repeated > 0)
    session.addFinding("subscription", kind, `its events ${repeated} and ${repeated + 1} are the same`);
}

/** Ends the subscriptions. None may send events afterwards. */
async function endAll(
  session: Session,
  socket: RpcSocket,
  open: readonly Open[],
  cheap: string,
): Promise<void> {
  for (const { facts, kind, id } of open) {
    const { end = "" } = facts.subscription ?? {};
    const response = await socket.request(end, [id]);
    // Some subscriptions have ended by themselves, which their nodes then call an error.
    if (!response) await session.wire.confirm(`${end} has no response`);
    if (!response) session.addFinding("subscription", end, `has no response in time, for ${kind}`);
  }
  // What the node had already sent has come before this response.
  await socket.request(cheap, []);
  const ended = socket.eventsAtResponse;
  await socket.waitUntil(() => false, AFTERWARDS);
  for (const one of open)
    if (filterEvents(socket, one, ended).length > 0)
      session.addFinding("subscription", one.kind, "sends events after its end");
}

function filterEvents(socket: RpcSocket, { id }: Open, from = 0): readonly Event[] {
  return socket.events.slice(from).filter((event) => event.id === formatJson(id));
}
