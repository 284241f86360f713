import assert from "node:assert/strict";
import { type MessageFacts, sampleOf } from "@node-access/generate/model";
import { type ExchangeClient, findAsset, type InfoClient } from "@node-access/exchange";
import type { SchemaName } from "@node-access/exchange/schemas";
import type { SubscriptionClient } from "@node-access/exchange/subscriptions";
import { checkVenueAnswer } from "../answer-check.ts";
import { type Ask, ask } from "../ask.ts";
import { restSpec } from "../rest-operations.ts";
import { shown } from "./rest.ts";

/** A venue's client for signed actions, and who signs them. */
export interface ExchangeStep {
  readonly exchange: ExchangeClient;
  /** The signer's address. */
  readonly user: `0x${string}`;
}

/** A venue's WebSocket, and who trades there. */
export interface VenueSocketStep extends ExchangeStep {
  readonly subscriptions: SubscriptionClient;
}

type Fields = Readonly<Record<string, unknown>>;
type Methods = Readonly<Record<string, (fields: Fields) => Promise<unknown>>>;

interface Member {
  readonly method: string;
  /** What the wire calls it. */
  readonly type: string;
  /** The spec's example of a request, without its type. */
  readonly fields: Fields;
  /** What it returns, or the event of a subscription. */
  readonly output: SchemaName;
  readonly facts: MessageFacts;
}

const { operations, types } = restSpec("exchange");

/** The messages that a property of an operation's body holds, or that its body is, with requests made of the spec's examples. */
function messagesOf(operation: string): readonly Member[] {
  const { messages } = operations.find(({ name }) => name === operation) ?? {};
  return (messages?.members ?? []).map((message) => {
    const { name: method, value: type, facts, outputs } = message;
    const fields = Object.fromEntries(
      sampleOf(types, message).inputs.map(({ name, value }) => [name, value]),
    );
    return { method, type, fields, output: outputs[0]?.type?.reference as SchemaName, facts };
  });
}

/** Asks of the venue's info endpoint: each question of the spec, and what the client does with the metadata. */
export const infoAsks: readonly Ask<InfoClient>[] = [
  ask("meta", "perpetuals", async ({ client, call }) => {
    const meta = await call(() => client.meta());
    const [first] = meta.universe;
    assert.ok(first);
    assert.equal(findAsset(meta, first.name)?.index, 0);
    return `${meta.universe.length} assets, first ${first.name}`;
  }),
  ...messagesOf("info")
    .filter(({ method }) => method !== "meta")
    .map(({ method, fields, output }) =>
      ask<InfoClient>(method, Object.keys(fields).join(", ") || "without more", async ({ client, call }) => {
        const answer = await call(async () => (client as unknown as Methods)[method]?.(fields));
        checkVenueAnswer(output, answer);
        return shown(answer);
      }),
    ),
];

const cloid = `0x${"5a".repeat(16)}` as const;

/** @returns the id of a new order, which rests until another one meets it. */
async function rest(exchange: ExchangeClient): Promise<number> {
  const order = { a: 0, b: true, p: "1", s: "1", r: false, t: { limit: { tif: "Gtc" } }, c: cloid } as const;
  const { response } = await exchange.order({ orders: [order] });
  const [status] = response.data.statuses as readonly { resting?: { oid: number } }[];
  assert.ok(status?.resting);
  return status.resting.oid;
}

/** Makes an order, and another one that meets it. */
async function trade(exchange: ExchangeClient): Promise<void> {
  await rest(exchange);
  const order = { a: 0, b: false, p: "1", s: "1", r: false, t: { limit: { tif: "Ioc" } } } as const;
  await exchange.order({ orders: [order] });
}

/** The fields of an action, about an order that is there if the action changes one. */
async function aboutOrder(exchange: ExchangeClient, method: string, fields: Fields): Promise<Fields> {
  switch (method) {
    case "cancel":
      return { ...fields, cancels: [{ a: 0, o: await rest(exchange) }] };
    case "cancelByCloid":
      await rest(exchange);
      return { ...fields, cancels: [{ asset: 0, cloid }] };
    case "modify":
      return { ...fields, oid: await rest(exchange) };
    case "batchModify": {
      const [change] = fields["modifies"] as readonly Fields[];
      return { ...fields, modifies: [{ ...change, oid: await rest(exchange) }] };
    }
    default:
      return fields;
  }
}

/** Asks of the venue's exchange endpoint: each action of the spec is signed, and the venue recovers the signer. */
export const exchangeAsks: readonly Ask<ExchangeStep>[] = messagesOf("exchange").map(
  ({ method, fields, output, facts: { signing, signer } }) => {
    const asked = signing?.scheme === "l1" ? "signed" : `signed: ${signing?.scheme}`;
    return ask<ExchangeStep>(method, asked, async ({ client: { exchange, user }, call }) => {
      const act = (exchange as unknown as Methods)[method];
      const given = await aboutOrder(exchange, method, fields);
      const own = signer === undefined ? given : { ...given, [signer]: user };
      const answer = await call(async () => act?.(own));
      checkVenueAnswer(output, answer);
      return shown(answer);
    });
  },
);

/** Asks of the venue's socket: each subscription of the spec, and its first event. */
export const venueSubscriptionAsks: readonly Ask<VenueSocketStep>[] = messagesOf("subscribe").map(
  ({ method, type, fields, output }) =>
    ask<VenueSocketStep>(
      method,
      "first event",
      async ({ client: { subscriptions, exchange, user }, call }) => {
        // These report nothing before the user trades.
        const isOfTrades = type === "orderUpdates" || type === "userEvents";
        // A spot market, where a name of its own tells the two kinds apart.
        const own = method === type ? fields : { ...fields, coin: "@107" };
        const subscribe = (subscriptions as unknown as Methods)[method];
        const events = (await subscribe?.(
          isOfTrades ? { ...own, user } : own,
        )) as AsyncIterableIterator<unknown>;
        if (isOfTrades) await trade(exchange);
        const { value } = await call(async () => events.next());
        await events.return?.();
        checkVenueAnswer(output, value);
        return shown(value);
      },
    ),
);

/** The methods of all three, as the spec names them. */
export const venueSubscriptions: readonly string[] = venueSubscriptionAsks.map(({ method }) => method);
export const infoMethods: readonly string[] = infoAsks.map(({ method }) => method);
export const exchangeMethods: readonly string[] = exchangeAsks.map(({ method }) => method);
