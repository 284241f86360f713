import { findSurface, listMethods } from "@node-access/cli/walk";
import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { Check, ErrorPattern, Target } from "../check.ts";
import { eventCheck, type Subscriber } from "../visit.ts";

type SubscribingClient = RpcWebSocketClient<"ethereum">;
type Context = Target<SubscribingClient>;

const ethereum = findSurface("ethereum");
const subscribe = listMethods(ethereum).find(({ name }) => name === "eth_subscribe");

/** A kind of subscription: what makes an event, and what the event must be. */
interface Kind {
  readonly kind: string;
  readonly params?: (context: Context) => readonly unknown[];
  /** Makes an event. @returns a part of it. */
  readonly act: (context: Context) => Promise<unknown>;
}

const send = ({ node, chain: { accounts } }: Context, to = accounts[1]): Promise<unknown> =>
  node("eth_sendTransaction", { from: accounts[0], to });

const kinds: readonly Kind[] = [
  {
    kind: "newHeads",
    async act({ node }) {
      await node("evm_mine");
      return { number: await node("eth_blockNumber") };
    },
  },
  {
    kind: "logs",
    params: ({ chain }) => [{ address: chain.contract }],
    act: async (context) => ({ transactionHash: await send(context, context.chain.contract) }),
  },
  { kind: "newPendingTransactions", act: (context) => send(context) },
  { kind: "transactionReceipts", act: async (context) => [{ transactionHash: await send(context) }] },
];

/** The kinds of subscription that every EVM node has, named like the tour's rows. */
export const subscriptionKinds: readonly string[] = Object.keys(subscribe?.subscription?.examples ?? {})
  .filter((kind) => subscribe?.subscription?.families?.[kind] === undefined)
  .map((kind) => `subscribe ${kind}`);

/**
 * Checks of subscriptions, which exist over a WebSocket only.
 *
 * @param notOffered - How a bare node rejects those that it knows by name only.
 */
export function subscriptionChecks(notOffered: readonly ErrorPattern[]): readonly Check<SubscribingClient>[] {
  if (!subscribe) throw new Error("the specs have no eth_subscribe");
  const own = kinds.map(({ kind, params, act }) =>
    eventCheck<SubscribingClient>(subscribe, kind, ethereum.families, async (context) => {
      const client = context.client as unknown as Subscriber;
      const events = await client.subscribe(kind, ...(params?.(context) ?? []));
      return { events, part: await act(context) };
    }),
  );
  return [...own, syncing].map(({ method, request, run }) => ({ method, request, run, notOffered }));
}

/** A node that is in sync sends no event. */
const syncing: Check<SubscribingClient> = {
  method: "subscribe syncing",
  request: "progress",
  async run({ client, call }) {
    await call(async () => (await client.subscribe("syncing")).unsubscribe());
    return "a subscription";
  },
};
