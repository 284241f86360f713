import {
  findSurface,
  listMethods,
  type RpcMethodFacts,
  type RpcSurface,
  type Sample,
  walkRpc,
} from "@node-access/cli/walk";
import { createRpcClient } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { type Chain, sign } from "./chain.ts";
import type { Subscriber } from "./check.ts";
import { findSample, seededResults, variants } from "./checks/evm.ts";
import { nextOfRollup, rollupValues } from "./checks/starknet.ts";
import { subscriptionChecks, subscriptionKinds } from "./checks/subscriptions.ts";
import type { ErrorPattern, Place, Visit } from "./visit.ts";

/** What is visited through one transport and credential. */
export interface EvmVisit {
  /** The transport and credential, for the rows. */
  readonly over: string;
  /** The address: a WebSocket's, if its scheme says so. */
  readonly endpoint: string;
  /** The credential of a protocol's node. None for a node that takes none. */
  readonly credentialOf?: (protocol: string) => object;
  readonly signal?: AbortSignal;
  readonly ethereum: Chain;
  /** The chain at `/evm`, if the node has that path. */
  readonly hyperliquid?: Chain;
  /** Whether to call every method of the specs, and not only those that the service's interface names. */
  readonly all: boolean | undefined;
  readonly servedBy?: (protocol: string) => string | undefined;
  /** The ways in which a bare node rejects a call that it does not offer. The gateway must offer what the interface names. */
  readonly notOffered?: readonly ErrorPattern[];
}

const [ethereum, starknet] = [findSurface("ethereum"), findSurface("starknet")];

/** How nodes reject a method that they lack, or know by name only, and how the gateway rejects one that it does not allow. */
export const missing: readonly ErrorPattern[] = [
  // Simulated nodes say so, as go-ethereum does.
  { rpcCode: -32601, message: /does not exist\/is not available$/ },
  { rpcCode: -32601, message: /is not offered by this node$/ },
  { rpcCode: -32601, message: /^Method not found$/ },
  { rpcCode: -32603, message: /^Not implemented$/ },
  // anvil says so of methods over WebSocket, and of params that are a hash or a list where it takes something else.
  { rpcCode: -32602, message: /^data did not match any variant of untagged enum EthRpcCall$/ },
  { rpcCode: -32602, message: /^number too large/ },
  { rpcCode: -32602, message: /^invalid type: sequence, expected a string/ },
];

/** The methods that the interface names, of Ethereum's nodes and of rollups'. */
export const namedMethods: readonly string[] = [ethereum, starknet]
  .flatMap(listMethods)
  .flatMap(({ name, named, aliases = [] }) => (named ? [name].concat(aliases) : []));

/** Calls the JSON-RPC methods of EVM nodes and of rollups, and waits for an event of each subscription. */
export async function visitEvm(visit: Visit, plan: EvmVisit): Promise<void> {
  const { over, endpoint, credentialOf, signal, ethereum: own, hyperliquid, all, servedBy } = plan;
  const isSocket = endpoint.startsWith("ws");
  const create = (isSocket ? createRpcWebSocketClient : createRpcClient) as (options: object) => Subscriber;
  const opened: Subscriber[] = [];
  const connect = (protocol: string, path = ""): Place => {
    const client = create({ protocol, endpoint, signal, credential: credentialOf?.(protocol) });
    opened.push(client);
    const by = (): string | undefined => servedBy?.(protocol);
    return { over: over + path, client, servedBy: by, notOffered: plan.notOffered };
  };
  const named = listMethods(ethereum).filter((one) => one.named);
  try {
    const evm = connect("ethereum");
    const sample = findSample(own.chain);
    await walkRpc(ethereum, named, sample, visit.walker({ ...evm, results: seededResults(own.chain) }));
    await visitVariants(visit, evm, own, () => true);
    if (hyperliquid) {
      const { chain } = hyperliquid;
      const atEvm = connect("hyperliquid", ", /evm");
      const explorer = named.filter(isOfExplorer);
      const header = visit.walker({ ...atEvm, results: seededResults(chain) });
      await walkRpc(findSurface("hyperliquid"), explorer, findSample(chain), header);
      await visitVariants(visit, atEvm, hyperliquid, isOfExplorer);
    }
    const rollup = connect("starknet");
    const simulation = listMethods(starknet).filter((one) => one.named);
    await walkRpc(starknet, simulation, {}, visit.walker(rollup));
    if (isSocket) await visit.run(evm, subscriptionChecks(evm.client as Subscriber, own));
    if (all) {
      await visitOthers(visit, ethereum, { ...evm, notOffered: missing }, own, sample);
      if (servedBy) await visitOthers(visit, starknet, { ...rollup, notOffered: missing }, own);
    }
    visit.expect(over, isSocket ? [...namedMethods, ...subscriptionKinds] : namedMethods);
  } finally {
    if (isSocket) await Promise.all(opened.map((client) => client.close()));
  }
}

function isOfExplorer({ family }: RpcMethodFacts): boolean {
  return family === "explorer";
}

/** Calls methods with other params than those of their example. */
async function visitVariants(
  visit: Visit,
  place: Place,
  { chain }: Chain,
  isCalled: (facts: RpcMethodFacts) => boolean,
): Promise<void> {
  for (const [method, params, result] of variants(chain))
    for (const facts of listMethods(ethereum).filter(isCalled)) {
      if (![facts.name, ...(facts.aliases ?? [])].includes(method)) continue;
      const known = { ...place, args: { [method]: async () => params }, results: { [method]: result } };
      const named = { ...facts, key: facts.key ?? facts.name, name: method };
      await walkRpc(ethereum, [named], {}, visit.walker(known));
    }
}

/** Calls the methods that the interface does not name. */
async function visitOthers(
  visit: Visit,
  surface: RpcSurface,
  place: Place,
  own: Chain,
  given?: Sample,
): Promise<void> {
  const methods = listMethods(surface).filter(({ named }) => !named);
  const sample = given ?? { values: await rollupValues(place.client) };
  // Only the specs' own chain accepts the signed transactions of examples.
  const signed = async (example: readonly unknown[]): Promise<unknown[]> =>
    Promise.all(example.map((value) => (String(value).startsWith("0x02f8") ? sign(own) : value)));
  const args = methods.map(({ name }) => [name, signed] as const);
  // anvil's blocks have no size.
  const differs = { eth_simulateV1: /\.size$/ };
  const known = { ...place, differs, args: { ...Object.fromEntries(args), ...nextOfRollup(place.client) } };
  await walkRpc(surface, methods, sample, visit.walker(known));
}
