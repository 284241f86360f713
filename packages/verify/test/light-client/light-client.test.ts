import { fastAggregateVerify, PublicKey, Signature } from "@chainsafe/blst";
import { createBeaconClient } from "@node-access/beacon";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toHex } from "../../src/encoding/bytes.ts";
import { isNodeAccessError } from "../../src/index.ts";
import { readHeader } from "../../src/light-client/headers.ts";
import {
  createLightClient,
  type LightClient,
  type LightClientOptions,
  type LightClientState,
  mainnet,
  type VerifySignature,
} from "../../src/light-client/index.ts";
import { createSignatureVerifier } from "../../src/light-client/signature.ts";
import { applyUpdate, bootstrap } from "../../src/light-client/update.ts";
import { type Json, lightClientCases, mainnetCases } from "./light-client-vectors.ts";
import { mutations } from "../mutate.ts";

const cases = lightClientCases();
/** Native code, because the default one takes too long for this many signatures. */
const verifySignature: VerifySignature = (keys, message, signature) => {
  try {
    const points = keys.map((key) => PublicKey.fromBytes(key));
    return fastAggregateVerify(message, points, Signature.fromBytes(signature));
  } catch {
    return false;
  }
};

describe("the vectors of ethereum/consensus-spec-tests, and Ethereum itself", () => {
  it.each([...cases, ...mainnetCases()])(
    "$title",
    async ({ checkpoint, network, bootstrap: data, steps }) => {
      let state = bootstrap(data, checkpoint, network);
      for (const { update, currentSlot, finalized, optimistic } of steps) {
        state = await applyUpdate(state, update, "result.data", { network, verifySignature, currentSlot });
        const [final, newest] = [state.finalized, state.optimistic].map((json) => {
          const { slot, root } = readHeader(json, "state", network);
          return { slot, root: toHex(root) };
        });
        expect({ final, newest }).toEqual({ final: finalized, newest: optimistic });
      }
    },
  );

  it("are signed for the verifier without native code, too", async () => {
    const [{ checkpoint, network, bootstrap: data, steps }] = cases as [(typeof cases)[0]];
    const own = createSignatureVerifier();
    const [{ update, currentSlot }] = steps as [(typeof steps)[0]];
    const start = bootstrap(data, checkpoint, network);
    const rules = { network, verifySignature: own, currentSlot };
    // The second time, the signature is known to be right. One that differs in anything is not.
    for (let time = 0; time < 2; time++)
      expect((await applyUpdate(start, update, "result", rules)).finalized).toBe(update["finalized_header"]);
    const { sync_aggregate: signed } = update as { sync_aggregate: Json };
    const bits = Buffer.from(String(signed["sync_committee_bits"]).slice(2), "hex");
    bits[0] = (bits[0] ?? 0) & 0xfe;
    for (const [field, value] of [
      ["sync_committee_signature", "11".repeat(96)],
      ["sync_committee_bits", bits.toString("hex")],
    ] as const) {
      const forged = { ...update, sync_aggregate: { ...signed, [field]: `0x${value}` } };
      await expect(applyUpdate(start, forged, "result", rules)).rejects.toMatchObject({ check: "signature" });
    }
    const elsewhere = { ...network, genesisValidatorsRoot: `0x${"22".repeat(32)}` } as typeof network;
    const other = applyUpdate(start, update, "result", { ...rules, network: elsewhere });
    await expect(other).rejects.toMatchObject({ check: "signature" });
  });
});

it("finds every change of an update", async () => {
  const {
    checkpoint,
    network,
    bootstrap: data,
    steps,
  } = cases.find(({ title }) => title === "electra, light client sync") as (typeof cases)[0];
  const [{ update, currentSlot }] = steps as [(typeof steps)[0]];
  const start = bootstrap(data, checkpoint, network);
  const rules = { network, verifySignature, currentSlot };
  const state = await applyUpdate(start, update, "result", rules);
  const accepted: string[] = [];
  let count = 0;
  for (const { result, path, kind } of mutations(update)) {
    // Of the keys of the committee, the first is enough.
    if (path.includes("pubkeys") && path.at(-1) !== 0 && kind !== "reordered") continue;
    count += 1;
    const after = await applyUpdate(start, result, "result", rules).catch(
      (error: { check?: string }) => error.check,
    );
    if (typeof after !== "string") accepted.push(`${kind} ${path.join(".")}`);
    else expect(after).toBeTruthy();
  }
  expect(count).toBeGreaterThan(100);
  expect(state.nextCommittee).toBeDefined();
  expect(accepted).toEqual([]);
});

const electra = cases.find(({ title }) => title === "electra, light client sync") as (typeof cases)[0];
const [first, second, third, , fifth] = electra.steps as (typeof electra.steps)[number][] as [
  (typeof electra.steps)[0],
  (typeof electra.steps)[0],
  (typeof electra.steps)[0],
  (typeof electra.steps)[0],
  (typeof electra.steps)[0],
];

let server: Server;
let endpoint: string;
/** What the node responds with, by the end of the path. */
let responses: Record<string, unknown>;
let requests: string[];
/** Whether the node has an error for a range of periods if it lacks one of them. */
let isStrict: boolean;

const respond = (data: unknown, version = "electra"): Json => ({ version, data });
const omit = (update: Json, ...names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(update).filter(([name]) => !names.includes(name)));
const withoutCommittee = (update: Json): Json =>
  omit(update, "next_sync_committee", "next_sync_committee_branch");
const withoutFinality = (update: Json): Json =>
  omit(withoutCommittee(update), "finalized_header", "finality_branch");

/** What the node has at a step. */
function serve(updates: readonly Json[], newest: Json): void {
  responses = {
    bootstrap: respond(electra.bootstrap),
    updates: updates.map((update) => respond(update)),
    finality_update: respond(withoutCommittee(newest)),
    optimistic_update: respond(withoutFinality(newest)),
  };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://node");
    const name = pathname.includes("/bootstrap/") ? "bootstrap" : String(pathname.split("/").at(-1));
    requests.push(name === "updates" ? `${name} ${searchParams.get("start_period")}` : name);
    let body = responses[name];
    if (name === "updates") {
      const [start, count] = ["start_period", "count"].map((key) => Number(searchParams.get(key)));
      body = (body as Json[]).filter(({ data }) => {
        const { beacon } = (data as { attested_header: { beacon: { slot: string } } }).attested_header;
        const period = Math.floor(Number(beacon.slot) / 64);
        return period >= Number(start) && period < Number(start) + Number(count);
      });
      if (isStrict && (body as Json[]).length < Number(count)) body = undefined;
    }
    response.setHeader("content-type", "application/json");
    response.statusCode = body ? 200 : 404;
    response.end(JSON.stringify(body ?? { code: 404, message: "none" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  requests = [];
  isStrict = false;
  serve([first.update], first.update);
});

afterAll(() => void server.close());

let slot = first.currentSlot;
const start = (options: Partial<LightClientOptions> = {}): Promise<LightClient> =>
  createLightClient({
    beacon: createBeaconClient({ endpoint, retries: 0 }),
    network: electra.network,
    checkpoint: electra.checkpoint,
    verifySignature,
    now: () => (electra.network.genesisTime + slot * 6) * 1000,
    ...options,
  });
const readBlock = (header: unknown): { hash: string; number: bigint } => {
  const { execution } = header as { execution: { block_hash: string; block_number: string } };
  return { hash: execution.block_hash, number: BigInt(execution.block_number) };
};

const forge = (
  change: (update: { sync_aggregate: Record<string, string>; signature_slot: string }) => void,
): Json => {
  const update = structuredClone(first.update);
  change(update as never);
  return update;
};

describe("a light client", () => {
  beforeEach(() => void (slot = first.currentSlot));

  it("follows a chain across periods, once a slot, and is an anchor", async () => {
    const client = await start();
    expect(client.finalized).toMatchObject(first.finalized);
    expect(client.optimistic).toMatchObject(first.optimistic);
    expect(await client.anchorOf("latest")).toEqual(readBlock(first.update["attested_header"]));
    expect(await client.anchorOf("finalized")).toEqual(readBlock(first.update["finalized_header"]));
    expect(await client.anchorOf("safe")).toEqual(await client.anchorOf("finalized"));
    expect(requests).toEqual(["bootstrap", "updates 0", "finality_update", "optimistic_update"]);
    slot = third.currentSlot;
    serve([first.update, second.update], third.update);
    await Promise.all([client.anchorOf("latest"), client.anchorOf("finalized")]);
    expect(client.finalized).toMatchObject(third.finalized);
    expect(client.optimistic).toMatchObject(third.optimistic);
    expect(requests.slice(4)).toEqual(["updates 1", "finality_update", "optimistic_update"]);
  });

  it("follows a node that has an error for a range while it lacks the update of the current period", async () => {
    isStrict = true;
    const client = await start();
    slot = third.currentSlot;
    serve([second.update], third.update);
    await client.sync();
    expect(client.finalized).toMatchObject(third.finalized);
    const periods = requests.filter((name) => name.startsWith("updates"));
    expect(periods).toEqual(["updates 0", "updates 1", "updates 1"]);
    responses["updates"] = [];
    await expect(start()).rejects.toMatchObject({ code: "HTTP_STATUS" });
  });

  it("continues after a restart from what it has saved, without the checkpoint", async () => {
    let saved: string | undefined;
    const store = {
      load: () => saved && (JSON.parse(saved) as LightClientState),
      save: (state: LightClientState) => void (saved = JSON.stringify(state)),
    } as NonNullable<LightClientOptions["store"]>;
    await start({ store });
    expect(saved).toBeDefined();
    responses["bootstrap"] = undefined;
    slot = third.currentSlot;
    serve([second.update], third.update);
    const client = await start({ store, checkpoint: `0x${"22".repeat(32)}` });
    expect(client.finalized).toMatchObject(third.finalized);
    expect(requests.filter((name) => name === "bootstrap")).toHaveLength(1);
    for (const damage of [{ committee: { pubkeys: [] } }, { finalized: {} }, { optimistic: 1 }]) {
      const damaged = { ...(JSON.parse(String(saved)) as LightClientState), ...damage };
      await expect(start({ store: { load: () => damaged as never, save: () => {} } })).rejects.toMatchObject({
        code: "INVALID_ARGUMENT",
        context: { path: "store" },
      });
    }
    await expect(start({ store, network: mainnet })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "store" },
    });
  });

  it("rejects another block than the checkpoint", async () => {
    await expect(start({ checkpoint: `0x${"22".repeat(32)}` })).rejects.toMatchObject({
      code: "DATA_INVALID",
      context: {
        check: "checkpoint",
        operation: "getLightClientBootstrap",
        path: "result.data.header.beacon",
      },
    });
    const other = cases.find(({ title }) => title.startsWith("electra, supply")) as (typeof cases)[0];
    const committee = {
      ...(other.bootstrap["current_sync_committee"] as Json),
      aggregate_pubkey: `0x${"11".repeat(48)}`,
    };
    responses["bootstrap"] = respond({ ...electra.bootstrap, current_sync_committee: committee });
    await expect(start()).rejects.toMatchObject({ context: { check: "sync-committee" } });
  });

  it.each([
    [
      "a signature of nobody",
      "signature",
      forge((update) => void (update.sync_aggregate["sync_committee_signature"] = `0x${"11".repeat(96)}`)),
    ],
    [
      "a signature of others",
      "signature",
      forge((update) => void (update.sync_aggregate["sync_committee_bits"] = "0xfffffffe")),
    ],
    [
      "too few signatures",
      "participants",
      forge((update) => void (update.sync_aggregate["sync_committee_bits"] = "0xffff0f00")),
    ],
    ["a slot to come", "slot-order", forge((update) => void (update.signature_slot = "42"))],
    ["a signature before its block", "slot-order", forge((update) => void (update.signature_slot = "40"))],
  ])("rejects %s", async (_, check, update) => {
    serve([update], update);
    const error: unknown = await start().catch((caught: unknown) => caught);
    expect(isNodeAccessError(error, "DATA_INVALID") && error.context).toMatchObject({
      check,
      operation: "getLightClientUpdatesByRange",
      evidence: { operation: "getLightClientUpdatesByRange", result: [{ data: update }] },
    });
  });

  it("keeps what it knows if an update is wrong", async () => {
    const client = await start();
    slot = second.currentSlot;
    const forged = structuredClone(second.update) as { attested_header: { execution: Json } };
    forged.attested_header.execution["block_hash"] = `0x${"33".repeat(32)}`;
    serve([first.update], forged as never);
    await expect(client.anchorOf("latest")).rejects.toMatchObject({
      code: "DATA_INVALID",
      context: { check: "execution-proof" },
    });
    expect(client.optimistic).toMatchObject(first.optimistic);
    serve([first.update, second.update], second.update);
    expect(await client.anchorOf("latest")).toEqual(readBlock(second.update["attested_header"]));
  });

  it("stops if an update of a period is missing", async () => {
    slot = fifth.currentSlot;
    serve([], fifth.update);
    await expect(start()).rejects.toMatchObject({
      code: "DATA_UNVERIFIABLE",
      context: { reason: "missing-update", operation: "getLightClientFinalityUpdate" },
    });
  });

  it("stops at a fork that it does not know, and at an old head", async () => {
    responses["optimistic_update"] = respond(withoutFinality(first.update), "gloas");
    await expect(start()).rejects.toMatchObject({
      code: "DATA_UNVERIFIABLE",
      context: { reason: "unknown-fork" },
    });
    serve([first.update], first.update);
    slot = first.currentSlot + 65;
    await expect(start()).rejects.toMatchObject({ context: { reason: "stale-head" } });
  });

  it("passes on what the beacon client throws", async () => {
    responses["finality_update"] = undefined;
    await expect(start()).rejects.toMatchObject({ code: "HTTP_STATUS" });
  });
});

it.each([
  [{ beacon: {} }, "beacon"],
  [{ checkpoint: "0x11" }, "checkpoint"],
  [{ network: { ...mainnet, forks: [] } }, "network.forks"],
  [{ network: { ...mainnet, forks: [{ name: "altair", version: "1", epoch: 0 }] } }, "network.forks[0]"],
  [{ network: { ...mainnet, committeeSize: 0 } }, "network.committeeSize"],
  [{ network: { ...mainnet, genesisValidatorsRoot: "0x" } }, "network.genesisValidatorsRoot"],
  [{ now: 1 }, "now"],
])("rejects the options %j", async (options, path) => {
  await expect(start(options as never)).rejects.toMatchObject({
    code: "INVALID_ARGUMENT",
    context: { path },
  });
});
