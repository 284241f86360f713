import { createGateway } from "@node-access/gateway";
import { createRpcClient, urlToken } from "@node-access/rpc";
import * as tables from "@node-access/rpc/chains";
import { withMethods } from "@node-access/rpc/own-methods";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { camelStart } from "@node-access-tools/generate/model";
import type { Check, CheckContext, Target } from "./check.ts";
import { type ChainKind, chainKinds, type ChainPath, type Shown } from "./chain-kinds.ts";
import { preview } from "./checks/rest.ts";
import { type OpenGateway, ServedBy } from "./open-gateway.ts";
import { addChainSchemas } from "./validate-response.ts";
import type { Visit } from "./visit.ts";

/** The chain of the specs' examples: on it are the blocks and transactions that they name. */
const chainId = 1;

/** A client, seen as what all of its methods have in common. */
type Calls = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;
/** The same for its subscriptions. */
interface Subscriber {
  subscribe(kind: string, ...params: readonly unknown[]): Promise<AsyncIterator<unknown>>;
}

/**
 * Calls the methods that each kind of EVM chain adds, and those whose results have other types there, and waits for an
 * event of each such subscription. The nodes are simulators behind a gateway of its own, because anvil knows Ethereum
 * only.
 */
export async function visitChains(visit: Visit, place: Omit<Target<unknown>, "client">): Promise<void> {
  const kinds = chainKinds();
  const served = new ServedBy();
  const networks = Object.fromEntries(kinds.map(({ network }) => [network, {}]));
  for (const { network, paths } of kinds)
    for (const { part } of paths) Object.assign(networks[network] ?? {}, { [part]: "simulator" });
  const gateway = await createGateway({ networks, chainId, log: served.log });
  try {
    const opened = served.open({ ...gateway, close: () => gateway.close() }, gateway.credentials);
    for (const kind of kinds)
      for (const path of kind.paths) await visitPath(visit, place, kind, path, opened);
  } finally {
    await gateway.close();
  }
}

async function visitPath(
  visit: Visit,
  place: Omit<Target<unknown>, "client">,
  kind: ChainKind,
  path: ChainPath,
  { url, wsUrl, nodeOf, servedBy }: OpenGateway,
): Promise<void> {
  const { protocol, calls, subscriptions } = kind;
  const { title, part } = path;
  const node = { protocol: protocolOf(kind, path), credential: urlToken(nodeOf(protocol).key) };
  const by = (): string | undefined => servedBy(protocol, part);
  addChainSchemas(title, kind.definitions, schemasOf(kind));
  const client = createRpcClient({ ...node, endpoint: url }) as unknown as Calls;
  const socket = createRpcWebSocketClient({ ...node, endpoint: wsUrl });
  try {
    // Their first events come while the calls are made.
    const events = subscriptions.map(({ name, args }) =>
      (socket as unknown as Subscriber).subscribe(name, ...args),
    );
    await Promise.allSettled(events);
    const callChecks = calls.map((one) => callCheck(title, one));
    await visit.run(`gateway, ${title}, URL token`, { ...place, client }, callChecks, by);
    const eventChecks = subscriptions.map((one, index) => eventCheck(title, one, events[index]));
    await visit.run(`gateway, ${title}, WebSocket`, { ...place, client: undefined }, eventChecks, by);
  } finally {
    await socket.close();
  }
}

/** The protocol with the methods of its kind of chain, as a program gives them to its client. */
function protocolOf({ family, protocol }: ChainKind, { rpcPath }: ChainPath): "ethereum" {
  const methods = Object.entries(tables).find(([name]) => name === `${camelStart(family)}Methods`)?.[1] ?? {};
  const own = { methods, probeMethod: "eth_chainId", ...(rpcPath !== undefined && { rpcPath }) };
  // Which methods a row calls is known only here, so types of one protocol are as good as those of another.
  return withMethods(protocol as "ethereum", own) as unknown as "ethereum";
}

function schemasOf({ calls, subscriptions }: ChainKind): ReadonlyMap<string, object> {
  const all = [...calls, ...subscriptions.map((one) => ({ ...one, name: `subscribe ${one.name}` }))];
  return new Map(all.map(({ name, schema }) => [name, schema]));
}

function callCheck(spec: string, { name, request, args }: Shown): Check<Calls> {
  return {
    method: name,
    spec,
    request,
    async run({ client, call }: CheckContext<Calls>) {
      return preview(await call(async () => client[name]?.(...args)));
    },
  };
}

function eventCheck(
  spec: string,
  { name, request }: Shown,
  subscription: Promise<AsyncIterator<unknown>> | undefined,
): Check<undefined> {
  return {
    method: `subscribe ${name}`,
    spec,
    request,
    async run({ call }: CheckContext<undefined>) {
      const events = await subscription;
      return preview(await call(async () => (await events?.next())?.value as unknown));
    },
  };
}
