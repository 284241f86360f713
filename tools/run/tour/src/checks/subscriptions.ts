import { findSurface, listMethods } from "@node-access/cli/walk";
import type { Chain } from "../chain.ts";
import { type Check, eventCheck, type Subscriber } from "../check.ts";

const ethereum = findSurface("ethereum");
const subscribe = listMethods(ethereum).find(({ name }) => name === "eth_subscribe");

/** The kinds of subscription that every EVM node has, named like the tour's rows. */
export const subscriptionKinds: readonly string[] = Object.keys(subscribe?.subscription?.examples ?? {})
  .filter((kind) => subscribe?.subscription?.families?.[kind] === undefined)
  .map((kind) => `subscribe ${kind}`);

/** Checks of subscriptions, which exist over a WebSocket only: each makes an event, and compares it with a part of it. */
export function subscriptionChecks(socket: Subscriber, { chain, node }: Chain): readonly Check[] {
  if (!subscribe) throw new Error("the specs have no eth_subscribe");
  const { accounts, contract } = chain;
  const send = (to = accounts[1]): Promise<unknown> => node("eth_sendTransaction", { from: accounts[0], to });
  const checkOf = (kind: string, act: () => Promise<unknown>, ...params: readonly unknown[]): Check =>
    eventCheck(subscribe, kind, ethereum.families, async () => ({
      events: await socket.subscribe(kind, ...params),
      part: await act(),
    }));
  const mine = async (): Promise<object> => {
    await node("evm_mine");
    return { number: await node("eth_blockNumber") };
  };
  return [
    checkOf("newHeads", mine),
    checkOf("logs", async () => ({ transactionHash: await send(contract) }), { address: contract }),
    checkOf("newPendingTransactions", send),
    checkOf("transactionReceipts", async () => [{ transactionHash: await send() }]),
    {
      method: "subscribe syncing",
      request: "progress",
      // A node that is in sync sends no event.
      async run(call) {
        await call(async () => (await socket.subscribe("syncing")).unsubscribe());
        return "a subscription";
      },
    },
  ];
}
