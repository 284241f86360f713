import assert from "node:assert/strict";
import { type MessageFacts, sampleOf } from "@node-access-tools/generate/model";
import { type ExchangeClient, findAsset, type InfoClient } from "@node-access/exchange";
import type { SchemaName } from "@node-access/exchange/schemas";
import type { SubscriptionClient } from "@node-access/exchange/subscriptions";
import { validateVenueResponse } from "../validate-response.ts";
import { type Check, check } from "../check.ts";
import { restSpec } from "../rest-operations.ts";
import { preview } from "./rest.ts";

/** A client for signed actions at a venue, and the address of the user who signs them. */
export interface Trader {
  readonly exchange: ExchangeClient;
  /** The signer's address. */
  readonly user: `0x${string}`;
}

export interface SubscribedTrader extends Trader {
  readonly subscriptions: SubscriptionClient;
}

type Fields = Readonly<Record<string, unknown>>;
type Methods = Readonly<Record<string, (fields: Fields) => Promise<unknown>>>;

interface Member {
  readonly method: string;
  /** Its type on the wire. */
  readonly type: string;
  /** The spec's example of a request, without its type. */
  readonly fields: Fields;
  /** What it returns, or the event of a subscription. */
  readonly output: SchemaName;
  readonly facts: MessageFacts;
}

const { operations, types } = restSpec("exchange");

/** Lists the messages that an operation's body may be or hold, with requests from the spec's examples. */
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

/** Checks of the venue's info endpoint: each query of the spec, and the client's lookup in the metadata. */
export const infoChecks: readonly Check<InfoClient>[] = [
  check("meta", "perpetuals", async ({ client, call }) => {
    const meta = await call(() => client.meta());
    const [first] = meta.universe;
    assert.ok(first);
    assert.equal(findAsset(meta, first.name)?.index, 0);
    return `${meta.universe.length} assets, first ${first.name}`;
  }),
  ...messagesOf("info")
    .filter(({ method }) => method !== "meta")
    .map(({ method, fields, output }) =>
      check<InfoClient>(
        method,
        Object.keys(fields).join(", ") || "no parameters",
        async ({ client, call }) => {
          const response = await call(async () => (client as unknown as Methods)[method]?.(fields));
          validateVenueResponse(output, response);
          return preview(response);
        },
      ),
    ),
];

const cloid = `0x${"5a".repeat(16)}` as const;

/** Places an order that rests in the book, and returns its id. */
async function rest(exchange: ExchangeClient): Promise<number> {
  const order = { a: 0, b: true, p: "1", s: "1", r: false, t: { limit: { tif: "Gtc" } }, c: cloid } as const;
  const { response } = await exchange.order({ orders: [order] });
  const [status] = response.data.statuses as readonly { resting?: { oid: number } }[];
  assert.ok(status?.resting);
  return status.resting.oid;
}

/** Places an order, and a second one that matches it. */
async function trade(exchange: ExchangeClient): Promise<void> {
  await rest(exchange);
  const order = { a: 0, b: false, p: "1", s: "1", r: false, t: { limit: { tif: "Ioc" } } } as const;
  await exchange.order({ orders: [order] });
}

/** A token that every account has. */
const usdc = "USDC:0x6d1e7cde53ba9467b783cb7c530ce054";

/**
 * Completes the fields of an action. If the action changes an order or a sub-account, that is created first; what it
 * sends is something that the account has.
 */
async function completed(exchange: ExchangeClient, method: string, fields: Fields): Promise<Fields> {
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
    case "agentSendAsset":
    case "sendAsset":
      return { ...fields, sourceDex: "", destinationDex: "spot", token: usdc, fromSubAccount: "" };
    case "spotSend":
      return { ...fields, token: usdc };
    case "subAccountTransfer":
    case "subAccountSpotTransfer": {
      const { response } = await exchange.createSubAccount({ name: "tour" });
      const token = method === "subAccountSpotTransfer" && { token: usdc };
      return { ...fields, ...token, subAccountUser: response.data, isDeposit: true };
    }
    case "vaultTransfer":
      return { ...fields, isDeposit: true };
    default:
      return fields;
  }
}

/** Checks of the venue's exchange endpoint: each action of the spec is signed, and the venue recovers the signer. */
export const exchangeChecks: readonly Check<Trader>[] = messagesOf("exchange").map(
  ({ method, fields, output, facts: { signing, signer } }) => {
    const request = signing?.scheme === "l1" ? "signed" : `signed: ${signing?.scheme}`;
    return check<Trader>(method, request, async ({ client: { exchange, user }, call }) => {
      const act = (exchange as unknown as Methods)[method];
      const complete = await completed(exchange, method, fields);
      const own = signer === undefined ? complete : { ...complete, [signer]: user };
      if (method === "updateIsolatedMargin") {
        // The account has no position, and none can be opened without a second account.
        await call(async () => assert.rejects(async () => act?.(own), /no isolated position/));
        return "rejected: there is no isolated position";
      }
      const response = await call(async () => act?.(own));
      validateVenueResponse(output, response);
      return preview(response);
    });
  },
);

/** Checks of the venue's WebSocket: each subscription of the spec, up to its first event. */
export const venueSubscriptionChecks: readonly Check<SubscribedTrader>[] = messagesOf("subscribe").map(
  ({ method, type, fields, output }) =>
    check<SubscribedTrader>(
      method,
      "first event",
      async ({ client: { subscriptions, exchange, user }, call }) => {
        // These send no event before the user trades.
        const isOfTrades = type === "orderUpdates" || type === "userEvents";
        // If the method's name differs from the type, it is the spot variant and needs a spot market.
        const own = method === type ? fields : { ...fields, coin: "@107" };
        const subscribe = (subscriptions as unknown as Methods)[method];
        const events = (await subscribe?.(
          isOfTrades ? { ...own, user } : own,
        )) as AsyncIterableIterator<unknown>;
        if (isOfTrades) await trade(exchange);
        const { value } = await call(async () => events.next());
        await events.return?.();
        validateVenueResponse(output, value);
        return preview(value);
      },
    ),
);

/** The methods of each of the three, as the spec names them. */
export const venueSubscriptions: readonly string[] = venueSubscriptionChecks.map(({ method }) => method);
export const infoMethods: readonly string[] = infoChecks.map(({ method }) => method);
export const exchangeMethods: readonly string[] = exchangeChecks.map(({ method }) => method);
