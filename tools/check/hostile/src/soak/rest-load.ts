import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { createExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { oneOf } from "@node-access-tools/workspace";
import { WebSocket } from "ws";
import { type LoadContext, nodeUrl, repeat } from "./load.ts";
import { post, send } from "../load/send.ts";

const transaction = {
  type: "INVOKE_FUNCTION",
  version: "0x1",
  max_fee: "0x1",
  nonce: "0x1",
  sender_address: "0x4718",
  calldata: ["0x1"],
  signature: [],
};

/** A request to a node, and how to check its response. */
interface RestRequest {
  readonly surface: string;
  /** Milliseconds until the next request, on average. */
  readonly every: number;
  readonly protocol: string;
  readonly paths: readonly string[];
  readonly body?: object;
  /** A text that the response contains. */
  readonly expected: string;
}

const requests: readonly RestRequest[] = [
  {
    surface: "beacon",
    every: 80,
    protocol: "ethereum",
    paths: ["/eth/v1/node/version", "/eth/v1/beacon/genesis", "/eth/v1/config/spec"],
    expected: '"data"',
  },
  {
    surface: "feeder",
    every: 150,
    protocol: "starknet",
    paths: ["/feeder_gateway/simulate_transaction?blockNumber=latest"],
    body: transaction,
    expected: '"trace"',
  },
  {
    surface: "venue, queries",
    every: 80,
    protocol: "hyperliquid",
    paths: ["/info"],
    body: { type: "meta" },
    expected: '"universe"',
  },
];

/** Sends requests to the beacon API, the feeder gateway and the venue. */
export async function callRest(context: LoadContext): Promise<void> {
  await Promise.all([
    ...requests.map((request) =>
      repeat(context, request.surface, request.every, () => sendRest(context, request)),
    ),
    repeat(context, "beacon events", 2_000, () => followEvents(context)),
    repeat(context, "venue, orders", 400, orders(context)),
    repeat(context, "venue, WebSocket", 1_000, () => useVenueSocket(context)),
  ]);
}

async function sendRest(
  context: LoadContext,
  { surface, protocol, paths, body, expected }: RestRequest,
): Promise<void> {
  const { tally, random } = context;
  tally.count(surface);
  const url = `${nodeUrl(context, protocol)}${oneOf(random, paths)}`;
  const { status, text } = await (body ? post(url, JSON.stringify(body)) : send(url, "GET", {}));
  if (status !== 200 || !text.includes(expected)) tally.wrong(surface, `HTTP ${status} ${text}`);
}

/** Opens a stream of events, and closes it after a moment. */
async function followEvents(context: LoadContext): Promise<void> {
  const { tally } = context;
  tally.count("beacon events");
  const end = new AbortController();
  const url = `${nodeUrl(context, "ethereum")}/eth/v1/events?topics=head`;
  const response = await fetch(url, { headers: { accept: "text/event-stream" }, signal: end.signal });
  if (response.status !== 200)
    tally.wrong("beacon events", `HTTP ${response.status} ${await response.text()}`);
  await sleep(500);
  end.abort();
}

/** Places signed orders. An order whose request got a fault may fail, since it is sent only once. */
function orders(context: LoadContext): () => Promise<void> {
  const { tally, setup } = context;
  const surface = "venue, orders";
  const signer = privateKeySigner(`0x${"5a".repeat(32)}`);
  const venue = createExchangeClient({ endpoint: setup.gateway.url, signer, network: "mainnet" });
  let nonce = Date.now();
  return async () => {
    tally.count(surface);
    nonce = Math.max(nonce + 1, Date.now());
    try {
      const order = { a: 0, b: true, p: "100", s: "0.1", r: false, t: { limit: { tif: "Ioc" } } } as const;
      const { status } = await venue.order({ orders: [order] }, { nonce });
      if (status !== "ok") tally.wrong(surface, String(status));
    } catch (error) {
      if (setup.injected.writes.has(`"nonce":${nonce}`)) tally.excuse(surface);
      else tally.wrong(surface, String(error));
    }
  };
}

/** Sends a ping over a WebSocket of the venue. It goes through one upstream, so a cut of that upstream closes it too. */
async function useVenueSocket({ tally, setup }: LoadContext): Promise<void> {
  const surface = "venue, WebSocket";
  tally.count(surface);
  const cuts = (): number => setup.injected.counts.get("cut of an upstream") ?? 0;
  const cutsBefore = cuts();
  const socket = new WebSocket(`${setup.gateway.url.replace("http", "ws")}/ws`, { perMessageDeflate: false });
  socket.on("error", () => {});
  const closed = once(socket, "close").then(([code]) => new Error(`the socket was closed with ${code}`));
  const responded = exchangePing(socket).catch((error: unknown) => error as Error);
  const result = await Promise.race([responded, closed]);
  socket.close();
  if (result instanceof Error && cuts() > cutsBefore) tally.excuse(surface);
  else if (result instanceof Error) throw result;
  else if (!result.includes("pong")) tally.wrong(surface, result);
}

async function exchangePing(socket: WebSocket): Promise<string> {
  const signal = AbortSignal.timeout(20_000);
  await once(socket, "open", { signal });
  const received = once(socket, "message", { signal });
  socket.send('{"method":"ping"}');
  const [data] = (await received) as [Buffer];
  return data.toString("utf8");
}
