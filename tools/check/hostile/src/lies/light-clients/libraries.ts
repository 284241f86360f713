import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRpcClient, isNodeAccessError } from "@node-access/rpc";
import { verified } from "@node-access/verify";
import { createExecutor } from "@node-access/verify/evm";
import { recoverSender } from "@node-access/verify/senders";
import { installOnce } from "@node-access-tools/package-check";
import { post } from "../../load/send.ts";
import { chainId, type Fields } from "../lied-chain.ts";
import type { MainnetBeacon } from "./mainnet-beacon.ts";

export interface StartedLibrary {
  /** @throws Error if the library finds something wrong. */
  request(method: string, params: readonly unknown[]): Promise<unknown>;
  close?(): Promise<void>;
  /** The methods that it checks; `undefined` for all. */
  readonly checks?: ReadonlySet<string>;
}

export interface Library {
  readonly name: string;
  /**
   * @param beacon - A beacon node whose sync committee has signed this block.
   * @throws Error if it does not start without a network.
   */
  start(url: string, trusted: Fields, beacon: MainnetBeacon): Promise<StartedLibrary>;
}

/** An error of a library that says that it cannot check a result. */
export class CannotCheck extends Error {}

const pinned = join(import.meta.dirname, "../../../light-clients");

/** Installs the libraries in a folder, unless these versions are there. */
export function installLibraries(folder: string): Promise<void> {
  return installOnce(pinned, folder);
}

/** Ours first. */
export function libraries(folder: string): readonly Library[] {
  const load = async <Module>(path: string): Promise<Module> =>
    (await import(pathToFileURL(join(folder, "node_modules", path)).href)) as Module;
  return [
    ours,
    { name: "@lodestar/prover", start: (url, trusted) => startProver(load, url, trusted) },
    { name: "@a16z/helios", start: (url, _, beacon) => startHelios(load, url, beacon) },
    { name: "@corpus-core/colibri-stateless", start: (url, _, beacon) => startColibri(load, url, beacon) },
  ];
}

type Load = <Module>(path: string) => Promise<Module>;

export function readVersion(folder: string, name: string): string {
  const file = join(folder, "node_modules", name, "package.json");
  return existsSync(file) ? String((JSON.parse(readFileSync(file, "utf8")) as Fields)["version"]) : "";
}

export const ours: Library = {
  name: "@node-access/verify",
  start(url, trusted) {
    const wire = createRpcClient({ protocol: "ethereum", endpoint: url });
    const anchor = { number: BigInt(String(trusted["number"])), hash: String(trusted["hash"]) };
    const execute = createExecutor();
    const client = verified(wire, { chainId, require: "verified", anchor, recoverSender, execute });
    const methods = client as unknown as Record<string, (...params: readonly unknown[]) => Promise<unknown>>;
    return Promise.resolve({
      request: async (method, params) => {
        try {
          return await methods[method]?.(...params);
        } catch (error) {
          if (isNodeAccessError(error, "DATA_UNVERIFIABLE")) throw new CannotCheck(error.message);
          throw error;
        }
      },
    });
  },
};

interface ProverProcess {
  readonly verifiableMethods: readonly string[];
  processAndVerifyRequest(
    options: object,
  ): Promise<{ readonly result?: unknown; readonly error?: { readonly message: string } }>;
}

/** Its checks are its own. The block that its light client would have followed is the trusted one. */
async function startProver(load: Load, url: string, trusted: Fields): Promise<StartedLibrary> {
  const prover = await load<ProverProcess>("@lodestar/prover/lib/utils/process.js");
  const { ELRpcProvider } = await load<{
    ELRpcProvider: new (handler: unknown, logger: unknown) => unknown;
  }>("@lodestar/prover/lib/utils/rpc_provider.js");
  // What it logs is not shown.
  const logger = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };
  const forward = async (payload: object): Promise<unknown> =>
    JSON.parse((await post(url, JSON.stringify(payload))).text);
  const rpc = new ELRpcProvider(forward, logger);
  const bytes = (name: string): Buffer => Buffer.from(String(trusted[name]).slice(2), "hex");
  const block = {
    blockHash: bytes("hash"),
    parentHash: bytes("parentHash"),
    stateRoot: bytes("stateRoot"),
    blockNumber: Number(trusted["number"]),
    timestamp: Number(trusted["timestamp"]),
  };
  const proofProvider = {
    opts: {},
    config: { PRESET_BASE: "mainnet" },
    waitToBeReady: () => Promise.resolve(),
    getExecutionPayload: () => Promise.resolve(block),
  };
  return {
    checks: new Set(prover.verifiableMethods),
    async request(method, params) {
      const payload = { jsonrpc: "2.0", id: 1, method, params };
      const { result, error } = await prover.processAndVerifyRequest({ payload, rpc, proofProvider, logger });
      if (error) throw new Error(error.message);
      return result;
    },
  };
}

interface Helios {
  createHeliosProvider(
    config: object,
    kind: string,
  ): Promise<{
    shutdown(): Promise<void>;
    waitSynced(): Promise<void>;
    request(call: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>;
  }>;
}

async function startHelios(load: Load, url: string, beacon: MainnetBeacon): Promise<StartedLibrary> {
  const { createHeliosProvider } = await load<Helios>("@a16z/helios/dist/lib.mjs");
  const { url: consensusRpc, checkpoint } = beacon;
  const config = { executionRpc: url, consensusRpc, network: "mainnet", checkpoint, dbType: "config" };
  const provider = await createHeliosProvider(config, "ethereum");
  await provider.waitSynced();
  return {
    request: (method, params) => provider.request({ method, params }),
    close: () => provider.shutdown(),
  };
}

interface ColibriClient {
  new (config: object): { rpc(method: string, params: readonly unknown[]): Promise<unknown> };
  register_storage(storage: object): Promise<void>;
}

async function startColibri(load: Load, url: string, beacon: MainnetBeacon): Promise<StartedLibrary> {
  const path = "@corpus-core/colibri-stateless/index.js";
  const { default: Colibri } = await load<{ default: ColibriClient }>(path);
  // Else it writes them in the folder in which it runs.
  const states = new Map<string, Uint8Array>();
  await Colibri.register_storage({
    get: (key: string) => states.get(key) ?? null,
    set: (key: string, value: Uint8Array) => void states.set(key, value),
    del: (key: string) => void states.delete(key),
  });
  const client = new Colibri({
    chainId,
    rpcs: [url],
    beacon_apis: [beacon.url],
    prover: [],
    checkpointz: [],
    trusted_checkpoint: beacon.checkpoint,
    // Without it, it returns what the node says when it cannot prove it.
    warningHandler: (_: unknown, message: string) => Promise.reject(new Error(message)),
  });
  await client.rpc("eth_getBalance", [`0x${"11".repeat(20)}`, "latest"]);
  return { request: (method, params) => client.rpc(method, params) };
}
