import { xToken } from "@node-access/grpc";
import { createGeyserClient, type GeyserClient } from "@node-access/grpc/geyser";
import { expect, it } from "vitest";
import type { Target } from "./target.ts";

/** Creates a client of a node at one gateway. */
export function geyserAt(grpcUrl: string, key: string): GeyserClient {
  return createGeyserClient({ endpoint: `http://${grpcUrl}`, credential: xToken(key) });
}

/** Every gateway serves gRPC. Without a node, all of them simulate the same chain. */
export function grpcContract(target: () => Target): void {
  it("serves calls, and streams the same slots from every gateway", async () => {
    const { key } = target().findNode("solana");
    const clients = target().fleet.gateways.map(({ grpcUrl }) => geyserAt(grpcUrl, key));
    const [first = 0n] = (await Promise.all(clients.map((client) => client.getSlot({})))).map(
      ({ slot }) => slot,
    );
    const fromSlot = first - 20n;
    const blocks = await Promise.all(
      clients.map(async (client) => {
        const filters = { blocksMeta: { all: {} }, fromSlot };
        for await (const { updateOneof } of client.subscribe(filters)) {
          if (updateOneof?.$case === "blockMeta") return updateOneof.value;
        }
        throw new Error("the stream ended");
      }),
    );
    for (const block of blocks) expect(block).toEqual(blocks[0]);
    for (const client of clients) client.close();
  });
}
