import { createBeaconClient } from "@node-access/beacon";
import { createLightClient } from "../../src/light-client/index.ts";
import { afterEach, expect, it } from "vitest";
import { type BeaconNode, startBeaconNode } from "@node-access-tools/local-servers/beacon-node";

const createBlock = (number: number): { number: string; hash: string } => ({
  number: `0x${number.toString(16)}`,
  hash: `0x${number.toString(16).padStart(64, "0")}`,
});

let node: BeaconNode;
afterEach(() => node.close());

it("shows a light client a chain that is right, across periods", async () => {
  node = await startBeaconNode({ blocks: { head: createBlock(9), final: createBlock(7) } });
  const beacon = createBeaconClient({ endpoint: node.url, retries: 0 });
  const { checkpoint } = node;
  const client = await createLightClient({ beacon, checkpoint, network: node.network });
  expect(await client.anchorOf("latest")).toEqual({ number: 9n, hash: createBlock(9).hash });
  node.skip(3);
  node.blocks = { head: createBlock(19), final: createBlock(17) };
  const later = await createLightClient({ beacon, checkpoint, network: node.network });
  expect(await later.anchorOf("finalized")).toEqual({ number: 17n, hash: createBlock(17).hash });
  node.change = (request, data) => (request === "updates" ? data : { ...data, signature_slot: "1" });
  await expect(later.sync()).rejects.toMatchObject({
    code: "DATA_INVALID",
    context: { check: "slot-order" },
  });
});
