import { createExchangeClient, type ExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
import { restMethods, restSubscriptions, walkRest } from "@node-access/cli/walk";
import assert from "node:assert/strict";
import type { OpenGateway } from "./open-gateway.ts";
import type { Visit } from "./visit.ts";

type Fields = Readonly<Record<string, unknown>>;
type Args = (example: readonly unknown[]) => Promise<readonly unknown[]>;

/** Signs each action, and waits for an event of each subscription of the venue's WebSocket. */
export async function visitVenue(visit: Visit, { url, servedBy }: OpenGateway): Promise<void> {
  const signer = privateKeySigner(`0x${"5a".repeat(32)}`);
  const exchange = createExchangeClient({ endpoint: url, signer });
  const actions = restMethods.filter(({ operation }) => operation === "exchange");
  const by = (): string | undefined => servedBy("hyperliquid", "exchange");
  const complete = completions(exchange);
  const args = Object.fromEntries(
    actions.map(({ name }): [string, Args] => [
      name,
      async ([example]) => {
        const fields = example as Fields;
        // Some actions name the account that signs them.
        const own = fields["user"] === undefined ? {} : { user: signer.address };
        return [{ ...fields, ...((await complete[name]?.(fields)) ?? own) }];
      },
    ]),
  );
  // The account has no position, and none can be opened without a second account.
  const rejected = { updateIsolatedMargin: "VENUE_ERROR" } as const;
  const over = "gateway, exchange, signed body";
  await walkRest(actions, visit.walker({ over, client: exchange, servedBy: by, args, rejected }));
  const subscriptions = createSubscriptionClient({ endpoint: url.replace("http", "ws") });
  try {
    // These send no event before the user trades.
    const client = {
      ...subscriptions,
      orderUpdates: (fields: Fields) => traded(subscriptions.orderUpdates(fields as never)),
      userEvents: (fields: Fields) => traded(subscriptions.userEvents(fields as never)),
    };
    const traded = async <Events>(events: Promise<Events>): Promise<Events> => {
      await events;
      await trade(exchange);
      return events;
    };
    const ofUser: Args = async ([fields]) => [{ ...(fields as Fields), user: signer.address }];
    const spot: Args = async ([fields]) => [{ ...(fields as Fields), coin: "@107" }];
    const own = {
      over: "gateway, venue's WebSocket",
      client,
      servedBy: by,
      args: { orderUpdates: ofUser, userEvents: ofUser, activeSpotAssetCtx: spot },
    };
    await walkRest(restSubscriptions, visit.walker(own));
  } finally {
    await subscriptions.close();
  }
}

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
const token = "USDC:0x6d1e7cde53ba9467b783cb7c530ce054";

const toSpot = async (): Promise<Fields> => {
  return { sourceDex: "", destinationDex: "spot", token, fromSubAccount: "" };
};

/** Completes the fields of actions with what the account has. An order or a sub-account that an action changes is created first. */
function completions(
  exchange: ExchangeClient,
): Readonly<Record<string, (fields: Fields) => Promise<Fields>>> {
  const toSubAccount = async (): Promise<Fields> => {
    const { response } = await exchange.createSubAccount({ name: "tour" });
    return { subAccountUser: response.data, isDeposit: true };
  };
  return {
    cancel: async () => ({ cancels: [{ a: 0, o: await rest(exchange) }] }),
    cancelByCloid: async () => rest(exchange).then(() => ({ cancels: [{ asset: 0, cloid }] })),
    modify: async () => ({ oid: await rest(exchange) }),
    batchModify: async ({ modifies }) => {
      const [change] = modifies as readonly Fields[];
      return { modifies: [{ ...change, oid: await rest(exchange) }] };
    },
    agentSendAsset: toSpot,
    sendAsset: toSpot,
    spotSend: async () => ({ token }),
    subAccountTransfer: toSubAccount,
    subAccountSpotTransfer: async () => ({ ...(await toSubAccount()), token }),
    vaultTransfer: async () => ({ isDeposit: true }),
  };
}
