import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startAnvil } from "@node-access-tools/local-servers/anvil";
import { freePorts, spawnGuarded } from "@node-access-tools/local-servers";
import { installOnce } from "@node-access-tools/package-check";
import { startExecutionNode } from "./execution-node.ts";

/** The parameters of the chain, for a light client. */
export interface LodestarNetwork {
  readonly genesisValidatorsRoot: string;
  readonly genesisTime: number;
  readonly forks: readonly { readonly name: "capella"; readonly version: string; readonly epoch: number }[];
  readonly secondsPerSlot: number;
  readonly slotsPerEpoch: number;
  readonly epochsPerPeriod: number;
  readonly committeeSize: number;
}

/** A running beacon chain. */
export interface Lodestar {
  /** The beacon node's REST API, without a trailing slash. */
  readonly url: string;
  /** JSON-RPC of the execution chain, which is anvil's with other hashes. */
  readonly rpcUrl: string;
  readonly network: LodestarNetwork;
  /** Gets the `data` of a response of the beacon node; `undefined` unless it is one. */
  get(path: string): Promise<unknown>;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, "../../../../..");
const validators = 8;
/** Shorter ones are missed on a busy machine. */
const secondsPerSlot = 2;
/** Seconds from the start to slot 0. A node that is not ready by then proposes two blocks at once. */
const startTime = 30;

/**
 * Starts `lodestar dev`: a beacon node with validators, whose sync committee signs every two seconds. Its blocks are those
 * of an anvil node. A period is 64 slots. The first start on a machine installs 0.5 GB into `.lodestar/`.
 *
 * @throws Error with its last output if it does not start within a minute.
 */
export async function startLodestar(): Promise<Lodestar> {
  const folder = join(root, ".lodestar");
  await installOnce(join(import.meta.dirname, "../../lodestar"), folder);
  const anvil = await startAnvil({ arguments: ["--hardfork", "shanghai", "--no-mining"] });
  const execution = await startExecutionNode(anvil.url);
  const [rest = 0, peers = 0] = await freePorts(2);
  const url = `http://127.0.0.1:${rest}`;
  const genesisTime = Math.ceil(Date.now() / 1000) + startTime;
  const data = mkdtempSync(join(tmpdir(), "lodestar-"));
  const child = spawnGuarded(
    join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`),
    [
      [join(folder, "node_modules/.bin/lodestar"), "dev", "--dataDir", data, "--reset", "--logLevel", "warn"],
      ["--genesisValidators", `${validators}`, "--startValidators", `0..${validators - 1}`],
      ["--genesisEth1Hash", String(execution.chain.head["hash"]), "--execution.urls", execution.url],
      ["--params.SECONDS_PER_SLOT", `${secondsPerSlot}`, "--genesisTime", `${genesisTime}`],
      ["ALTAIR", "BELLATRIX", "CAPELLA"].flatMap((fork) => [`--params.${fork}_FORK_EPOCH`, "0"]),
      ["--rest.port", `${rest}`, "--rest.namespace", "*", "--server", url],
      ["--port", `${peers}`, "--discv5", "false"],
    ].flat(),
    data,
    // Its cryptography runs without code that would have to be compiled.
    { ...process.env, NODE_BACKEND: "js", LODESTAR_PRESET: "minimal" },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-5000)));
  const stop = async (): Promise<void> => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, "close") : undefined;
    child.stdin.end();
    await ended;
    await execution.close();
    await anvil.stop();
  };
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`);
    return response.ok ? ((await response.json()) as { readonly data: unknown }).data : undefined;
  };
  try {
    return { url, rpcUrl: execution.url, network: await networkOf(get), get, stop };
  } catch (cause) {
    await stop();
    throw new Error(`lodestar did not start. Its last output:\n${output}`, { cause });
  }
}

async function networkOf(get: (path: string) => Promise<unknown>): Promise<LodestarNetwork> {
  for (let attempt = 0; ; attempt++) {
    try {
      const genesis = (await get("/eth/v1/beacon/genesis")) as Record<string, string>;
      const spec = (await get("/eth/v1/config/spec")) as Record<string, string>;
      return {
        genesisValidatorsRoot: String(genesis["genesis_validators_root"]),
        genesisTime: Number(genesis["genesis_time"]),
        forks: [{ name: "capella", version: String(spec["CAPELLA_FORK_VERSION"]), epoch: 0 }],
        secondsPerSlot: Number(spec["SECONDS_PER_SLOT"]),
        slotsPerEpoch: Number(spec["SLOTS_PER_EPOCH"]),
        epochsPerPeriod: Number(spec["EPOCHS_PER_SYNC_COMMITTEE_PERIOD"]),
        committeeSize: Number(spec["SYNC_COMMITTEE_SIZE"]),
      };
    } catch (cause) {
      if (attempt === 120) throw cause;
      await wait(500);
    }
  }
}
