import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import {
  freePorts,
  listen,
  type LocalServer,
  ServerProgram,
  spawnGuarded,
} from "@node-access-tools/local-servers";
import { installOnce } from "@node-access-tools/package-check";
import { findRoot } from "@node-access-tools/workspace";
import type { BeaconNetwork } from "@node-access/verify/light-client";

/** A running beacon chain. */
export interface Lodestar {
  /** The beacon node's REST API, without a trailing slash. */
  readonly url: string;
  /** The chain's parameters, for a light client. */
  readonly network: BeaconNetwork & { readonly slotsPerEpoch: number; readonly epochsPerPeriod: number };
  /** Gets the `data` of a response of the beacon node; `undefined` unless it is one. */
  get(path: string): Promise<unknown>;
  stop(): Promise<void>;
}

const validators = 8;
/** Shorter ones are missed on a busy machine. */
const secondsPerSlot = 2;
/** Seconds from the start to slot 0. A node that is not ready by then proposes two blocks at once. */
const startTime = 30;

/**
 * Starts `lodestar dev`: a beacon node with validators, whose sync committee signs every two seconds. A period is 64 slots. The blocks of
 * its execution chain are invented: light clients only see their headers. The first start on a machine installs 0.5 GB into `.lodestar/`.
 *
 * @throws Error with its last output if it does not start within a minute.
 */
export async function startLodestar(): Promise<Lodestar> {
  const folder = join(findRoot(import.meta.dirname), ".lodestar");
  await installOnce(join(import.meta.dirname, "../lodestar"), folder);
  const engine = await startEngine();
  const [rest = 0, peers = 0] = await freePorts(2);
  const url = `http://127.0.0.1:${rest}`;
  const data = mkdtempSync(join(tmpdir(), "lodestar-"));
  const child = spawnGuarded(
    join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`),
    [
      [join(folder, "node_modules/.bin/lodestar"), "dev", "--dataDir", data, "--reset"],
      ["--genesisValidators", `${validators}`, "--startValidators", `0..${validators - 1}`],
      ["--genesisTime", `${Math.ceil(Date.now() / 1000) + startTime}`, "--execution.urls", engine.url],
      ["--params.SECONDS_PER_SLOT", `${secondsPerSlot}`],
      ["ALTAIR", "BELLATRIX", "CAPELLA"].flatMap((fork) => [`--params.${fork}_FORK_EPOCH`, "0"]),
      ["--rest.port", `${rest}`, "--rest.namespace", "*", "--server", url],
      ["--port", `${peers}`, "--discv5", "false"],
    ].flat(),
    // Its cryptography runs without code that would have to be compiled.
    { folder: data, env: { ...process.env, NODE_BACKEND: "js", LODESTAR_PRESET: "minimal" } },
  );
  const program = new ServerProgram(child, { name: "lodestar", ready: /Started REST API server/ });
  const stop = async (): Promise<void> => {
    await program.stop();
    await engine.close();
  };
  await program.ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`);
    return response.ok ? ((await response.json()) as { readonly data: unknown }).data : undefined;
  };
  const genesis = (await get("/eth/v1/beacon/genesis")) as Record<string, string>;
  const spec = (await get("/eth/v1/config/spec")) as Record<string, string>;
  const network = {
    genesisValidatorsRoot: String(genesis["genesis_validators_root"]),
    genesisTime: Number(genesis["genesis_time"]),
    forks: [{ name: "capella" as const, version: String(spec["CAPELLA_FORK_VERSION"]), epoch: 0 }],
    secondsPerSlot: Number(spec["SECONDS_PER_SLOT"]),
    slotsPerEpoch: Number(spec["SLOTS_PER_EPOCH"]),
    epochsPerPeriod: Number(spec["EPOCHS_PER_SYNC_COMMITTEE_PERIOD"]),
    committeeSize: Number(spec["SYNC_COMMITTEE_SIZE"]),
  };
  return { url, network, get, stop };
}

type Fields = Readonly<Record<string, unknown>>;

const zero = `0x${"00".repeat(32)}`;
/** What all invented blocks have. */
const emptyPayload = {
  stateRoot: zero,
  receiptsRoot: zero,
  logsBloom: `0x${"00".repeat(256)}`,
  extraData: "0x",
  gasLimit: "0x1c9c380",
  gasUsed: "0x0",
  baseFeePerGas: "0x7",
  transactions: [],
  withdrawals: [],
};

function createStatus(hash: unknown): object {
  return { status: "VALID", latestValidHash: hash, validationError: null };
}

/** Starts an execution node that accepts every block, and invents one when it is asked to. Source: ethereum/execution-apis, shanghai. */
function startEngine(): Promise<LocalServer> {
  const numbers = new Map<unknown, number>();
  const asked = new Map<unknown, Fields>();
  const invent = ({ parentHash, timestamp, prevRandao, suggestedFeeRecipient }: Fields): Fields => {
    const blockHash = `0x${createHash("sha256")
      .update(`${String(parentHash)} ${String(timestamp)}`)
      .digest("hex")}`;
    const number = (numbers.get(parentHash) ?? 0) + 1;
    numbers.set(blockHash, number);
    return {
      parentHash,
      blockHash,
      timestamp,
      prevRandao,
      feeRecipient: suggestedFeeRecipient,
      blockNumber: `0x${number.toString(16)}`,
      ...emptyPayload,
    };
  };
  const createResult = (method: string, [first, attributes]: readonly Fields[]): unknown => {
    if (method.startsWith("engine_newPayload")) return createStatus(first?.["blockHash"]);
    if (method.startsWith("engine_getPayload"))
      return { executionPayload: invent(asked.get(first) ?? {}), blockValue: "0x0" };
    if (!method.startsWith("engine_forkchoiceUpdated")) return first;
    const parentHash = first?.["headBlockHash"];
    const payloadId = attributes ? `0x${(asked.size + 1).toString(16).padStart(16, "0")}` : null;
    if (attributes) asked.set(payloadId, { ...attributes, parentHash });
    return { payloadStatus: createStatus(parentHash), payloadId };
  };
  return listen(
    createServer(async (request, response) => {
      const { id, method, params } = (await json(request)) as {
        id: unknown;
        method: string;
        params: Fields[];
      };
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: createResult(method, params) }));
    }),
  );
}
