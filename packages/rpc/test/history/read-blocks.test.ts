import { expect, it } from "vitest";
import { readBlocks } from "../../src/history/index.ts";
import { readAll, startNode } from "./history-fixture.ts";

it("reads each block of the chain once, in order", async () => {
  const { node, client } = await startNode(120);
  const { items } = await readAll(readBlocks(client), 0, 120);
  expect(items.map(({ hash }) => hash)).toEqual(node.chain.map(({ hash }) => hash));
});
