import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../../src/check/report.ts";
import {
  type Defect,
  type DefectiveNode,
  type Message,
  type SocketDefect,
  startDefectiveNode,
} from "./defective-node.ts";
import { runCli } from "../run-cli.ts";

let gateway: Gateway<Credentials>;
let venue: DefectiveNode;
beforeAll(async () => {
  gateway = (await createGateway({})) as Gateway<Credentials>;
  venue = await startDefectiveNode(`${gateway.url}/${gateway.credentials.nodes.hyperliquid.key}`);
});
afterAll(async () => {
  venue.close();
  await gateway.close();
});

async function check(protocol: string, url: string, ...options: readonly string[]): Promise<Report> {
  const usual = ["--rate", "2000", "--event-seconds", "0.5", "--methods", "none", "--token-env", "TOKEN"];
  const { out, err } = await runCli(["check", url, "--protocol", protocol, ...usual, ...options], {
    env: { TOKEN: venue.token },
  });
  if (out === "") throw new Error(err);
  return JSON.parse(out) as Report;
}

/** Replaces the messages of a channel. */
function events(channel: string, change: (message: Message) => readonly Message[]): SocketDefect {
  return (message) => (message["channel"] === channel ? change(message) : undefined);
}

/** Changes the data of the messages of a channel. */
function data(channel: string, change: (value: never) => unknown): SocketDefect {
  return events(channel, (message) => [{ ...message, data: change(message["data"] as never) }]);
}

const isConfirmation =
  (method: string, type: string) =>
  ({ data: value }: Message): boolean => {
    const { method: confirmed, subscription = {} } = Object(value) as {
      method?: string;
      subscription?: { type?: string };
    };
    return confirmed === method && subscription.type === type;
  };

it("a venue that is as its spec says has no defects, and each kind sends a first message", async () => {
  venue.plant([]);
  const { findings, capabilities } = await check("info", venue.url);
  expect(findings).toEqual([]);
  expect(capabilities["webSocket"]).toBe(true);
  const kinds = String(capabilities["subscriptions"]).split(", ");
  expect(kinds).toHaveLength(29);
  const streams = capabilities["streams"] as Readonly<Record<string, string>>;
  expect(Object.keys(streams).toSorted()).toEqual(kinds.toSorted());
  // Nobody trades in this venue, so these have nothing to send.
  expect(
    Object.entries(streams).flatMap(([kind, outcome]) =>
      outcome.startsWith("first message") ? [] : [`${kind}: ${outcome}`],
    ),
  ).toEqual(["orderUpdates: no message in 0.5 s", "userEvents: no message in 0.5 s"]);
});

it("a venue without a WebSocket has none in its report, which is no defect", async () => {
  const server = createServer((_, reply) => void reply.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { findings, capabilities } = await check("info", url);
  server.close();
  expect(capabilities["webSocket"]).toBe(false);
  expect(findings).toEqual([]);
});

it("a venue that rejects each kind has no subscriptions, which is no defect", async () => {
  venue.plant([
    {
      found: [],
      socket: events("subscriptionResponse", ({ data: value }) => {
        const { subscription } = value as { subscription: object };
        return [{ channel: "error", data: `Invalid subscription ${JSON.stringify(subscription)}` }];
      }),
    },
  ]);
  const { findings, capabilities } = await check("info", venue.url);
  expect(findings).toEqual([]);
  expect(capabilities).toMatchObject({ webSocket: true, subscriptions: "none" });
});

const planted: Readonly<Record<string, readonly Defect[]>> = {
  events: [
    { found: "subscription allMids", socket: events("allMids", () => []) },
    { found: "subscription userFills", socket: events("userFills", () => []) },
    {
      found: "schema l2Book levels",
      socket: data("l2Book", (book: object) => ({ ...book, levels: undefined })),
    },
    {
      found: "schema bbo time",
      socket: data("bbo", (bbo: object) => ({ ...bbo, time: "soon" })),
    },
    // An event of another coin than the one that was asked for is nobody's.
    {
      found: "subscription activeAssetData",
      socket: data("activeAssetData", (value: object) => ({ ...value, coin: "OTHER" })),
    },
    { found: "envelope fastAssetCtxs", socket: data("fastAssetCtxs", () => "no deflate") },
  ],
  "an unknown channel that is accepted": [
    {
      found: "subscription unknown channel",
      socket: events("error", () => [
        {
          channel: "subscriptionResponse",
          data: { method: "subscribe", subscription: { type: "nodeAccessAbsent" } },
        },
      ]),
    },
  ],
  "an unknown channel without a response": [
    { found: "subscription unknown channel", socket: events("error", () => []) },
  ],
  "no pong": [{ found: "web-socket ping", socket: events("pong", () => []) }],
  "no confirmation of a subscription": [
    {
      found: "subscription trades",
      socket: (message) => (isConfirmation("subscribe", "trades")(message) ? [] : undefined),
    },
  ],
  "no confirmation of an end": [
    {
      found: "subscription trades",
      socket: (message) => (isConfirmation("unsubscribe", "trades")(message) ? [] : undefined),
    },
  ],
  "events after the end": [
    {
      found: "subscription user",
      // The last kind whose end is confirmed.
      socket: (message) =>
        isConfirmation("unsubscribe", "userEvents")(message)
          ? [message, { channel: "user", data: {} }]
          : undefined,
    },
  ],
  "a socket that closes": [{ found: "web-socket WebSocket", closes: true }],
};

describe("planted defects of the venue's WebSocket", () => {
  it.each(Object.entries(planted))("%s: each is found and named, and nothing else", async (_, defects) => {
    venue.plant(defects);
    const { findings } = await check("info", venue.url, "--timeout", "1500");
    expect(
      findings.map(({ id, subject, path = "" }) => `${id} ${subject} ${path}`.trim()).toSorted(),
    ).toEqual(defects.flatMap(({ found }) => found).toSorted());
  });
});
