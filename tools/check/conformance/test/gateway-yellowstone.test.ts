import { createGateway } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The part of the public client that this test uses. Its own types are those of its generated module. */
interface Yellowstone {
  connect(): Promise<void>;
  ping(count: number): Promise<{ count: number }>;
  getSlot(): Promise<{ slot: string }>;
  subscribe(): Promise<NodeJS.ReadWriteStream & { destroy(): void }>;
}

// The client is native code for these platforms only.
const isSupported = process.platform === "linux" && process.arch === "x64";

describe.runIf(isSupported)("@triton-one/yellowstone-grpc against the gateway", () => {
  let gateway: Awaited<ReturnType<typeof createGateway>>;
  let client: Yellowstone;
  beforeAll(async () => {
    gateway = await createGateway();
    const { default: Client } = (await import("@triton-one/yellowstone-grpc")) as unknown as {
      default: new (endpoint: string, token: string | undefined, options: object) => Yellowstone;
    };
    client = new Client(`http://${gateway.grpcUrl}`, gateway.credentials?.nodes["solana"]?.key, {});
    await client.connect();
  });
  afterAll(() => gateway.close());

  it("reads", async () => {
    expect(await client.ping(5)).toEqual({ count: 5 });
    expect(Number((await client.getSlot()).slot)).toBeGreaterThan(0);
  });

  it("streams slots", async () => {
    const stream = await client.subscribe();
    const updates: { filters: string[]; slot?: { slot: string } }[] = [];
    stream.on("data", (update: (typeof updates)[number]) => void updates.push(update));
    stream.on("error", () => {});
    const none = {
      accounts: {},
      transactions: {},
      transactionsStatus: {},
      blocks: {},
      blocksMeta: {},
      entry: {},
    };
    stream.write({ ...none, slots: { mine: {} }, accountsDataSlice: [] } as unknown as string);
    await expect.poll(() => updates.length).toBeGreaterThan(1);
    expect(updates[0]).toMatchObject({ filters: ["mine"], slot: { slot: expect.stringMatching(/^\d+$/) } });
    stream.destroy();
  });
});
