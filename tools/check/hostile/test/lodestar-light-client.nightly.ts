import { createBeaconClient, type BeaconClient } from "@node-access/beacon";
import {
  type BeaconSource,
  createLightClient,
  type LightClient,
  type LightClientOptions,
  type LightClientState,
} from "@node-access/verify/light-client";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Lodestar, startLodestar } from "./lodestar.ts";

type Hex = `0x${string}`;

const patient = { timeout: 280_000, interval: 2_000 };

let node: Lodestar;
let beacon: BeaconClient;
/** The root of the first block that was final. */
let checkpoint: Hex;

const finalRoot = async (): Promise<Hex> => {
  const path = "/eth/v1/beacon/states/head/finality_checkpoints";
  const { finalized } = (await node.get(path)) as { finalized: { root: Hex } };
  return finalized.root;
};
const headSlot = async (): Promise<number> => {
  const { header } = (await node.get("/eth/v1/beacon/headers/head")) as {
    header: { message: { slot: string } };
  };
  return Number(header.message.slot);
};
const follow = (options: Partial<LightClientOptions> = {}): Promise<LightClient> =>
  createLightClient({ beacon, network: node.network, checkpoint, ...options });

/** The node, with other responses. */
const lying = (changes: Partial<BeaconSource>): BeaconSource => ({ ...beacon, ...changes });

beforeAll(async () => {
  node = await startLodestar();
  beacon = createBeaconClient({ endpoint: node.url, retries: 0 });
  await vi.waitUntil(() => node.get("/eth/v1/beacon/light_client/finality_update"), patient);
  checkpoint = await finalRoot();
});
afterAll(() => node.stop());

it("follows the committee of a real beacon node, with the execution blocks of its beacon blocks", async () => {
  const anchor = await follow();
  const first = anchor.finalized.slot;
  await vi.waitUntil(async () => {
    await anchor.sync();
    return anchor.finalized.slot > first;
  }, patient);
  const { slot, execution } = anchor.finalized;
  const block = await node.get(`/eth/v2/beacon/blocks/${slot}`);
  const { block_number: number, block_hash: hash } = (
    block as { message: { body: { execution_payload: { block_number: string; block_hash: string } } } }
  ).message.body.execution_payload;
  expect({ number: BigInt(String(execution?.number)), hash: execution?.hash }).toEqual({
    number: BigInt(number),
    hash,
  });
  expect(await anchor.anchorOf("finalized")).toEqual({ number: BigInt(number), hash });
});

it("goes on in later periods, also after updates that it missed", async () => {
  let saved: LightClientState | undefined;
  const store = {
    load: () => saved,
    save: (state: LightClientState) => void (saved = state),
  };
  const first = await follow({ store });
  const { slotsPerEpoch, epochsPerPeriod } = node.network;
  const computePeriod = (slot: number): number => Math.floor(slot / (slotsPerEpoch * epochsPerPeriod));
  const before = computePeriod(first.finalized.slot);
  await expect.poll(async () => computePeriod(await headSlot()), patient).toBe(before + 2);
  // A header is signed in the next slot, and a block is final two or three epochs later.
  await vi.waitUntil(async () => {
    await first.sync();
    return computePeriod(first.optimistic.slot) === before + 2;
  }, patient);
  expect(computePeriod(first.finalized.slot)).toBe(before + 1);
  const withoutBootstrap = lying({ getLightClientBootstrap: () => Promise.reject(new Error("not needed")) });
  const restarted = await follow({ store, beacon: withoutBootstrap });
  expect(restarted.finalized.slot).toBeGreaterThanOrEqual(first.finalized.slot);
  const late = await follow();
  expect(late.finalized.slot).toBeGreaterThanOrEqual(first.finalized.slot);
});

it("finds a bootstrap that is not that of the checkpoint, and a signature of nobody", async () => {
  const other: Hex = `0x${"12".repeat(32)}`;
  await expect(follow({ checkpoint: other })).rejects.toMatchObject({ name: "NodeAccessError" });
  const wrong = lying({ getLightClientBootstrap: () => beacon.getLightClientBootstrap(checkpoint) });
  await expect(follow({ beacon: wrong, checkpoint: other })).rejects.toMatchObject({
    code: "DATA_INVALID",
    context: { check: "checkpoint" },
  });
  const forged = lying({
    getLightClientFinalityUpdate: async () => {
      const { data, ...rest } = await beacon.getLightClientFinalityUpdate();
      const { sync_aggregate } = (await beacon.getLightClientOptimisticUpdate()).data;
      const header = { ...data.attested_header.beacon, proposer_index: "7777" };
      const attested_header = { ...data.attested_header, beacon: header };
      return { ...rest, data: { ...data, attested_header, sync_aggregate } };
    },
  });
  await expect(follow({ beacon: forged })).rejects.toMatchObject({ code: "DATA_INVALID" });
});
