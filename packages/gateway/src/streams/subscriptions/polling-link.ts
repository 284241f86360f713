import { subscriptionNames } from "../../generated/subscription-names.ts";
import type { SubscriptionRequest, UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import { itemTexts } from "../../codec/json/json-text.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import { ethereumHeads, type HeadDialect } from "./head-dialect.ts";
import { starknetHeads } from "./starknet-heads.ts";

const pollInterval = 1_000;

type MakeCall = UpstreamLink["call"];

/** @returns the new events, as JSON. */
type Poll = () => Promise<readonly string[]>;

interface ReadySocket {
  readonly isReady: boolean;
}

/** Polls an upstream over HTTP, until one of the sockets that failed can be tried again. */
export function createPollingLink(
  name: string,
  call: MakeCall,
  sockets: () => readonly ReadySocket[],
): UpstreamLink {
  const subscribe: UpstreamLink["subscribe"] = async (request, listener) => {
    const poll = await startPolling(request, call);
    // Also checks that the upstream responds.
    await poll();
    const notReady = sockets().filter(({ isReady }) => !isReady);
    let timer: NodeJS.Timeout | undefined;
    let isClosed = false;
    const next = async (): Promise<void> => {
      const events = await poll().catch(() => undefined);
      if (isClosed) return;
      for (const event of events ?? []) listener.event(event, notificationMethod(request.method));
      if (!events || notReady.some(({ isReady }) => isReady)) return listener.lost("polling has ended");
      timer = setTimeout(() => void next(), pollInterval).unref();
    };
    timer = setTimeout(() => void next(), pollInterval).unref();
    return {
      close: () => {
        isClosed = true;
        clearTimeout(timer);
      },
    };
  };
  return { name, call, subscribe };
}

/** @throws UpstreamFailure if a subscription cannot be replaced by polling. */
async function startPolling({ method, params }: SubscriptionRequest, call: MakeCall): Promise<Poll> {
  const [kind, option = "null"] = itemTexts(params);
  if (method === starknetHeads.request.method) return pollHeads(starknetHeads, call);
  if (method === "eth_subscribe" && kind === '"newHeads"') return pollHeads(ethereumHeads, call);
  if (method === "eth_subscribe" && kind === '"syncing"') return pollSyncing(call);
  if (method === "eth_subscribe" && kind === '"newPendingTransactions"' && option !== "true")
    return pollPending(call);
  throw new UpstreamFailure("rejected", "this subscription needs an upstream that accepts WebSockets");
}

function pollHeads(dialect: HeadDialect, call: MakeCall): Poll {
  let hash: string | undefined;
  return async () => {
    const block = dialect.readBlock(await call(...dialect.latest));
    if (!block || block.hash === hash) return [];
    hash = block.hash;
    return [block.text];
  };
}

function pollSyncing(call: MakeCall): Poll {
  let isSyncing: boolean | undefined;
  return async () => {
    const status = await call("eth_syncing", "[]");
    const before = isSyncing;
    isSyncing = status !== "false";
    if (before === undefined || before === isSyncing) return [];
    return [isSyncing ? `{"syncing":true,"status":${status}}` : "false"];
  };
}

async function pollPending(call: MakeCall): Promise<Poll> {
  const id = await call("eth_newPendingTransactionFilter", "[]");
  return async () => itemTexts(await call("eth_getFilterChanges", `[${id}]`));
}

export function notificationMethod(method: string): string {
  return subscriptionNames.get(method)?.notificationMethod ?? method.replace("_subscribe", "_subscription");
}
