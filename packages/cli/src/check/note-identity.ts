import type { Session } from "./session.ts";

/** What results say of a node: by the name of its API, the method, and the path of each fact in the result. */
const SOURCES: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  bitcoin: {
    getnetworkinfo: { software: "subversion", protocolVersion: "protocolversion" },
    getblockchaininfo: { chain: "chain", syncing: "initialblockdownload", pruned: "pruned" },
  },
  solana: { getVersion: { software: "solana-core" } },
  starknet: { starknet_specVersion: { specVersion: "" }, starknet_syncing: { syncing: "" } },
  beacon: {
    getNodeVersion: { software: "data.version" },
    getSyncingStatus: { head: "data.head_slot", syncing: "data.is_syncing" },
    getGenesis: { genesis: "data.genesis_validators_root" },
  },
  tezos: {
    getVersion: { software: "version", chain: "network_version.chain_name" },
    getChainId: { chainId: "" },
    isBootstrapped: { syncing: "sync_state" },
  },
  geyser: { getVersion: { software: "version" }, getSlot: { height: "slot" } },
  sui: {
    getServiceInfo: {
      software: "server",
      chain: "chain",
      chainId: "chainId",
      height: "checkpointHeight",
    },
  },
};

export function noteIdentity(session: Session, api: string, method: string, value: unknown): void {
  for (const [fact, path] of Object.entries(SOURCES[api]?.[method] ?? {})) {
    const found = readPath(value, path);
    if (found !== undefined && found !== null)
      session.identity[fact] ??= typeof found === "bigint" ? String(found) : found;
  }
}

/** Returns the value at a path such as `data.version`; of an empty path, the whole. */
export function readPath(value: unknown, path: string): unknown {
  const names = path === "" ? [] : path.split(".");
  return names.reduce((found, name) => (Object(found) as Record<string, unknown>)[name], value);
}
