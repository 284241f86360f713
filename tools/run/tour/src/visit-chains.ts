import { createGateway } from "@node-access/gateway";
import { endpoints, findSurface, walkRpc } from "@node-access/cli/walk";
import { createRpcClient, urlToken } from "@node-access/rpc";
import * as tables from "@node-access/rpc/chains";
import { withMethods } from "@node-access/rpc/own-methods";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import {
  type ChainPath,
  chainPaths,
  findNetwork,
  ownKinds,
  ownMethods,
  namePart,
  formatTitle,
} from "./chain-paths.ts";
import { eventCheck, type Subscriber } from "./check.ts";
import { type OpenGateway, ServedBy } from "./open-gateway.ts";
import type { Visit } from "./visit.ts";
import { missing } from "./visit-evm.ts";

/** The chain of the specs' examples: on it are the blocks and transactions that they name. */
const chainId = 1;

/**
 * Calls the methods that each kind of EVM chain adds, and those whose results have other types there, and waits for an
 * event of each such subscription. The nodes are simulators behind a gateway of its own, because anvil knows Ethereum
 * only.
 */
export async function visitChains(visit: Visit): Promise<void> {
  const paths = chainPaths();
  const networks: Record<string, Record<string, "simulator">> = {};
  for (const path of paths) (networks[findNetwork(path.protocol)] ??= {})[namePart(path)] = "simulator";
  const served = new ServedBy();
  const gateway = await createGateway({ networks, chainId, log: served.log });
  try {
    const opened = served.open({ ...gateway, close: () => gateway.close() }, gateway.credentials);
    for (const path of paths) await visitPath(visit, path, opened);
  } finally {
    await gateway.close();
  }
}

async function visitPath(
  visit: Visit,
  path: ChainPath,
  { url, wsUrl, nodeOf, servedBy }: OpenGateway,
): Promise<void> {
  const { protocol } = path;
  const surface = findSurface(path.surface);
  const title = formatTitle(path);
  const node = { protocol: requireProtocol(path), credential: urlToken(nodeOf(protocol).key) };
  const by = (): string | undefined => servedBy(protocol, namePart(path));
  const client = createRpcClient({ ...node, endpoint: url });
  const socket = createRpcWebSocketClient({ ...node, endpoint: wsUrl }) as unknown as Subscriber;
  try {
    const kinds = (await ownKinds(path)).map(({ facts, kind, params }) => ({
      facts,
      kind,
      events: socket.subscribe(kind, ...params),
    }));
    // Their first events come while the calls are made.
    await Promise.allSettled(kinds.map(({ events }) => events));
    const over = `gateway, ${title}, URL token`;
    await walkRpc(
      surface,
      await ownMethods(path),
      {},
      visit.walker({ over, client, servedBy: by, notOffered: missing }),
    );
    const checks = kinds.map(({ facts, kind, events }) =>
      eventCheck(facts, kind, surface.families, async () => ({ events: await events })),
    );
    await visit.run({ over: `gateway, ${title}, WebSocket`, servedBy: by }, checks);
  } finally {
    await socket.close();
  }
}

/** The protocol with the methods of its kind of chain, as a program gives them to its client. */
function requireProtocol({ family, protocol, surface }: ChainPath): "ethereum" {
  const name = `${family.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Methods`;
  const methods = Object.entries(tables).find(([own]) => own === name)?.[1] ?? {};
  const rpcPath = surface === protocol ? undefined : endpoints[surface]?.rpcPath;
  const own = { methods, probeMethod: "eth_chainId", ...(rpcPath !== undefined && { rpcPath }) };
  // Which methods a row calls is known only here, so types of one protocol are as good as those of another.
  return withMethods(protocol as "ethereum", own) as unknown as "ethereum";
}
