import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { createExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { adminKey } from "@node-access-tools/fleet";
import { chooseOne } from "@node-access-tools/workspace";
import { openSocket, type Response, sendOver } from "../load/send.ts";
import { increase } from "../load/tally.ts";
import { type LoadContext, nodeUrl, pause, repeat, request } from "./load.ts";

const transaction = {
  type: "INVOKE_FUNCTION",
  version: "0x1",
  max_fee: "0x1",
  nonce: "0x1",
  sender_address: "0x4718",
  calldata: ["0x1"],
  signature: [],
};

/** A request to a node, or to what operators watch, and how to check its response. */
interface RestRequest {
  /** Milliseconds until the next request, on average. */
  readonly every: number;
  readonly base: (context: LoadContext) => string;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: a GET request. */
  readonly body?: object;
  /** Texts that the response contains. */
  readonly expected: readonly string[];
}

const today = new Date().toISOString().slice(0, 10);

const requests: Readonly<Record<string, RestRequest>> = {
  beacon: {
    every: 80,
    base: (context) => nodeUrl(context, "ethereum"),
    paths: ["/eth/v1/node/version", "/eth/v1/beacon/genesis", "/eth/v1/config/spec"],
    expected: ['"data"'],
  },
  feeder: {
    every: 150,
    base: (context) => nodeUrl(context, "starknet"),
    paths: ["/feeder_gateway/simulate_transaction?blockNumber=latest"],
    body: transaction,
    expected: ['"trace"'],
  },
  "venue, queries": {
    every: 80,
    base: (context) => nodeUrl(context, "hyperliquid"),
    paths: ["/info"],
    body: { type: "meta" },
    expected: ['"universe"'],
  },
  metrics: {
    every: 5_000,
    base: ({ setup }) => setup.gateway.addresses.metricsUrl,
    paths: [""],
    expected: ["calls_total", "queue_waiting", "credential_call_seconds_bucket"].map(
      (name) => `\ngateway_${name}{`,
    ),
  },
  "admin API": {
    every: 400,
    base: ({ setup }) => `${setup.gateway.addresses.adminUrl}/v1/`,
    paths: ["traffic/", "callers/", "log/", "upstreams/", `usage/?from=${today}&to=${today}`],
    headers: { authorization: `Bearer ${adminKey}` },
    expected: [],
  },
};

/** Sends requests to the beacon API, the feeder gateway, the venue, the admin API, the metrics and the console. */
export async function callRest(context: LoadContext): Promise<void> {
  await Promise.all([
    ...Object.entries(requests).map(([surface, one]) =>
      repeat(context, surface, one.every, () => sendRest(context, surface, one)),
    ),
    repeat(context, "beacon events", 2_000, () => followEvents(context)),
    repeat(context, "venue, orders", 400, orders(context)),
    repeat(context, "venue, WebSocket", 1_000, () => useVenueSocket(context)),
    repeat(context, "console", 2_000, () => useConsole(context)),
  ]);
}

async function sendRest(
  context: LoadContext,
  surface: string,
  { base, paths, headers, body, expected }: RestRequest,
): Promise<void> {
  const path = chooseOne(context.random, paths);
  const url = base(context) + path;
  const { text } = await request(path, [200], body ? "POST" : "GET", url, headers, body);
  const missing = expected.filter((part) => !text.includes(part));
  if (missing.length > 0) context.tally.wrong(surface, `${path} lacks ${missing.join(", ")}: ${text}`);
  context.findSecrets(surface, text);
}

/** Opens a stream of events, and closes it after a moment. */
async function followEvents(context: LoadContext): Promise<void> {
  const end = new AbortController();
  const url = `${nodeUrl(context, "ethereum")}/eth/v1/events?topics=head`;
  const response = await fetch(url, { headers: { accept: "text/event-stream" }, signal: end.signal });
  if (response.status !== 200) throw new Error(`HTTP ${response.status} ${await response.text()}`);
  await sleep(500);
  end.abort();
}

/** Places signed orders. An order whose request got a fault may fail, since it is sent only once. */
function orders({ tally, setup }: LoadContext): () => Promise<void> {
  const surface = "venue, orders";
  const signer = privateKeySigner(`0x${"5a".repeat(32)}`);
  const venue = createExchangeClient({ endpoint: setup.gateway.url, signer, network: "mainnet" });
  let nonce = Date.now();
  return async () => {
    nonce = Math.max(nonce + 1, Date.now());
    try {
      const order = { a: 0, b: true, p: "100", s: "0.1", r: false, t: { limit: { tif: "Ioc" } } } as const;
      const { status } = await venue.order({ orders: [order] }, { nonce });
      if (status !== "ok") tally.wrong(surface, String(status));
    } catch (error) {
      if (!setup.injected.writes.has(`"nonce":${nonce}`)) throw error;
      increase(tally.excused, surface);
    }
  };
}

/** Sends a ping over a WebSocket of the venue. It goes through one upstream, so a cut of that upstream closes it too. */
async function useVenueSocket({ tally, setup }: LoadContext): Promise<void> {
  const cuts = (): number => setup.injected.counts.get("cut of an upstream") ?? 0;
  const cutsBefore = cuts();
  try {
    const socket = await openSocket(`${setup.gateway.url}/ws`);
    const closed = once(socket, "close").then(([code]) => {
      throw new Error(`the socket was closed with ${code}`);
    });
    const answer = await Promise.race([sendOver(socket, '{"method":"ping"}'), closed]);
    if (!answer.includes("pong")) tally.wrong("venue, WebSocket", answer);
    socket.close();
  } catch (error) {
    if (cuts() === cutsBefore) throw error;
    increase(tally.excused, "venue, WebSocket");
  }
}

/** How often an open page of the console refreshes before its operator signs out, and milliseconds between two refreshes. */
const [refreshes, refreshEvery] = [5, 2_000];

/** Uses the console like an operator: signs in, watches it for a while, and signs out. */
async function useConsole(context: LoadContext): Promise<void> {
  const { setup, over, findSecrets } = context;
  const visit = (method: string, path: string, headers = {}, body?: object): Promise<Response> =>
    request(
      `${method} ${path}`,
      [200, 204],
      method,
      String(setup.gateway.addresses.consoleUrl) + path,
      headers,
      body,
    );
  const page = await visit("GET", "/");
  for (const [, file] of page.text.matchAll(/(?:src|href)="\.?\/?([\w.-]+)"/g))
    await visit("GET", `/${file}`, { "accept-encoding": "gzip" });
  const own = { "x-node-access-console": "1" };
  const { headers } = await visit("POST", "/session", own, { password: setup.credentials.consolePassword });
  const [cookie = ""] = String(headers.get("set-cookie")).split(";");
  const signedIn = { ...own, cookie };
  for (let count = 0; count < refreshes && !over.aborted; count++) {
    for (const path of ["gateway", "traffic", "callers", "upstreams", "nodes", "log", "organizations"])
      findSecrets("console", (await visit("GET", `/v1/${path}/`, signedIn)).text);
    await pause(context, refreshEvery);
  }
  await visit("DELETE", "/session", signedIn);
}
