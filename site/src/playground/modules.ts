/** The clients that run in browsers and the tables of their protocols, each loaded when it is first used. */
const modules: Readonly<Record<string, () => Promise<object>>> = {
  "@node-access/beacon": () => import("@node-access/beacon"),
  "@node-access/exchange": () => import("@node-access/exchange"),
  "@node-access/exchange/subscriptions": () => import("@node-access/exchange/subscriptions"),
  "@node-access/management": () => import("@node-access/management"),
  "@node-access/rpc": () => import("@node-access/rpc"),
  "@node-access/rpc/avalanche": () => import("@node-access/rpc/avalanche"),
  "@node-access/rpc/bitcoin": () => import("@node-access/rpc/bitcoin"),
  "@node-access/rpc/chains/quantities": () => import("@node-access/rpc/chains/quantities"),
  "@node-access/rpc/feeder": () => import("@node-access/rpc/feeder"),
  "@node-access/rpc/solana": () => import("@node-access/rpc/solana"),
  "@node-access/rpc/tron": () => import("@node-access/rpc/tron"),
  "@node-access/rpc/web-socket": () => import("@node-access/rpc/web-socket"),
  "@node-access/tezos": () => import("@node-access/tezos"),
  "@node-access/tron": () => import("@node-access/tron"),
};

/**
 * Loads a module of clients.
 *
 * @throws Error if the module does not run in browsers.
 */
export async function loadModule(module: string): Promise<Readonly<Record<string, unknown>>> {
  const load = modules[module];
  if (load === undefined) throw new Error(`${module} does not run in browsers`);
  return { ...(await load()) };
}
