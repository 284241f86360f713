import { expect, it } from "vitest";
import { StarknetNode } from "../../src/starknet/index.ts";
import type { SimulatorStore, SimulatorTables, StoredTransaction } from "../../src/store.ts";

it("counts what an account sent for a block after the next one in its nonce before a block", async () => {
  const entries: StoredTransaction[] = [];
  const simulatedTransactions: SimulatorTables["simulatedTransactions"] = {
    async add(_, raw, firstBlock) {
      entries.push({ seq: entries.length + 1, block: firstBlock(), raw });
      return entries.length;
    },
    after: async (_, seq) => entries.slice(seq),
  };
  const tables = { simulatedTransactions } as SimulatorTables;
  const store: SimulatorStore = {
    tables,
    transaction: (work) => work(tables),
    changes: { subscribe: () => () => {} },
  };
  // Blocks appear so often that none that appears soon accepts transactions of several processes.
  const node = new StarknetNode({
    seed: "test",
    blockTime: 100,
    transactions: { name: "test", store, isShared: true },
  });
  const sender_address = "0x1234";
  const readNonce = (block: string): unknown => node.call("starknet_getNonce", [block, sender_address]);
  const send = async (): Promise<unknown> => {
    const nonce = entries.length === 0 ? "0x0" : await readNonce("pre_confirmed");
    return node.call("starknet_addInvokeTransaction", [{ type: "INVOKE", sender_address, nonce }]);
  };
  await send();
  await send();
  expect(entries).toHaveLength(2);
  expect(await readNonce("pre_confirmed")).toBe("0x2");
});
