import type { SeededChain } from "@node-access-tools/local-servers/anvil";
import {
  findSurface,
  listMethods,
  type RpcMethodFacts,
  type RpcSurface,
  type Sample,
  walkRpc,
} from "@node-access/cli/walk";
import type { Chain, ErrorPattern } from "./check.ts";
import { seededResults, seededValues, variants } from "./checks/evm.ts";
import { nextOfRollup, rollupValues } from "./checks/starknet.ts";
import { subscriptionChecks, subscriptionKinds } from "./checks/subscriptions.ts";
import type { Connection } from "./clients.ts";
import { sign } from "./sign.ts";
import type { Place, Visit } from "./visit.ts";

/** What is visited through one transport and credential. */
export interface EvmVisit {
  /** The transport and credential, for the rows. */
  readonly over: string;
  readonly connection: Connection;
  readonly ethereum: Chain;
  /** The chain at `/evm`, if the node has that path. */
  readonly hyperliquid?: Chain;
  /** Whether to call every method of the specs, and not only those that the service's interface names. */
  readonly all: boolean;
  readonly servedBy?: (protocol: string) => string | undefined;
  /** The ways in which a bare node rejects a call that it does not offer. The gateway must offer what the interface names. */
  readonly notOffered?: readonly ErrorPattern[];
}

const [ethereum, starknet] = [findSurface("ethereum"), findSurface("starknet")];

/** How nodes reject a method that they lack, or know by name only, and how the gateway rejects one that it does not allow. */
export const missing: readonly ErrorPattern[] = [
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
  const { over, connection, ethereum: own, all, servedBy, notOffered = [] } = plan;
  const { subscriptions } = connection;
  const by = (protocol: string) => (): string | undefined => servedBy?.(protocol);
  const evm: Place = { over, client: connection.ethereum, servedBy: by("ethereum"), notOffered };
  const named = listMethods(ethereum).filter((one) => one.named);
  const sample = findSample(own.chain);
  const known = { ...evm, results: seededResults(own.chain) };
  await walkRpc(ethereum, named, sample, visit.walker(known));
  await visitVariants(visit, evm, own.chain, () => true);
  if (plan.hyperliquid) {
    const { chain } = plan.hyperliquid;
    const atEvm = {
      ...evm,
      over: `${over}, /evm`,
      client: connection.hyperliquid,
      servedBy: by("hyperliquid"),
    };
    const explorer = named.filter(({ family }) => family === "explorer");
    const header = { ...atEvm, results: seededResults(chain) };
    await walkRpc(findSurface("hyperliquid"), explorer, findSample(chain), visit.walker(header));
    await visitVariants(visit, atEvm, chain, ({ family }) => family === "explorer");
  }
  const rollup = { ...evm, client: connection.starknet, servedBy: by("starknet") };
  const simulation = listMethods(starknet).filter((one) => one.named);
  await walkRpc(starknet, simulation, {}, visit.walker(rollup));
  if (subscriptions) await visit.run(over, { client: subscriptions, ...own }, subscriptionChecks(notOffered));
  if (all) {
    await visitOthers(visit, ethereum, { ...evm, notOffered: missing }, own, sample);
    if (servedBy) await visitOthers(visit, starknet, { ...rollup, notOffered: missing }, own);
  }
  visit.expect(over, subscriptions ? [...namedMethods, ...subscriptionKinds] : namedMethods);
}

/** Calls methods with other params than those of their example. */
async function visitVariants(
  visit: Visit,
  place: Place,
  chain: SeededChain,
  isCalled: (facts: RpcMethodFacts) => boolean,
): Promise<void> {
  for (const { method, params, result } of variants(chain))
    for (const facts of listMethods(ethereum).filter(({ name, aliases = [] }) =>
      [name, ...aliases].includes(method),
    )) {
      if (!isCalled(facts)) continue;
      const [args, results] = [{ [method]: async () => params }, { [method]: result }];
      await walkRpc(
        ethereum,
        [{ ...facts, key: facts.key ?? facts.name, name: method }],
        {},
        visit.walker({ ...place, args, results }),
      );
    }
}

/** Calls the methods that the interface does not name. */
async function visitOthers(
  visit: Visit,
  surface: RpcSurface,
  place: Place,
  { chain, node }: Chain,
  given?: Sample,
): Promise<void> {
  const methods = listMethods(surface).filter(({ named }) => !named);
  const sample = given ?? { values: await rollupValues(place.client) };
  const signed = async (example: readonly unknown[]): Promise<unknown[]> =>
    Promise.all(example.map((value) => (isSigned(value) ? sign(chain, node) : value)));
  const args = methods.map(({ name }) => [name, signed] as const);
  // anvil's blocks have no size.
  const differs = { eth_simulateV1: /\.size$/ };
  const known = { ...place, differs, args: { ...Object.fromEntries(args), ...nextOfRollup(place.client) } };
  await walkRpc(surface, methods, sample, visit.walker(known));
}

function findSample(chain: SeededChain): Sample {
  const { block, transactions } = chain;
  const found = { blockNumber: block.number, blockHash: block.hash, transactionHash: transactions.log };
  return { ...found, values: seededValues(chain) };
}

/** Whether a value of an example is a signed transaction, which only the specs' own chain accepts. */
function isSigned(value: unknown): boolean {
  return String(value).startsWith("0x02f8");
}
