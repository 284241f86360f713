import { expect, it } from "vitest";
import { readLogs } from "../../src/history/index.ts";
import { createLogs } from "../subscriptions/chain-node.ts";
import { readAll, startNode } from "./history-fixture.ts";

it("reads each log of the chain once, in order", async () => {
  const { node, client } = await startNode(40);
  for (let block = 0; block < 1_500; block += 1) node.mine(block % 4);
  const { items } = await readAll(readLogs(client, {}, { from: 0 }), 0, 1_540);
  expect(items).toEqual(node.chain.flatMap((block) => createLogs(block)));
});
