import { describe, expect, it } from "vitest";
import { Chain, createNode } from "../src/chain/chain.ts";
import { type EvmNode, createLogs } from "@node-access-tools/local-servers/evm-node";
import { createRandom } from "@node-access-tools/workspace";

function createChain(seed: number, blocks: number): Chain {
  const chain = new Chain(createRandom(seed));
  for (let count = 0; count < blocks; count++) chain.mine();
  return chain;
}

function call(node: EvmNode<number>, method: string, ...params: unknown[]): unknown {
  const response = node.respond({ method, params }, 0);
  return "result" in response ? response.result : response.error;
}

describe("Chain", () => {
  it("is the same for the same seed, and linked by its hashes", () => {
    const chain = createChain(1, 50);
    expect(createChain(1, 50).blocks).toEqual(chain.blocks);
    for (const [index, block] of chain.blocks.entries()) {
      expect(block.number).toBe(index);
      expect(block.parent).toBe(chain.blocks[index - 1]);
    }
  });

  it("is one block longer after a reorganization, and still finds replaced blocks by hash", () => {
    const chain = createChain(2, 10);
    const node = createNode(chain);
    const replaced = chain.blocks.slice(-3);
    chain.reorganize(3);
    node.follow(chain.tip);
    expect(chain.height).toBe(11);
    for (const block of replaced) {
      expect(chain.blocks[block.number]?.hash).not.toBe(block.hash);
      expect(call(node, "eth_getBlockByHash", block.hash, false)).toMatchObject({ hash: block.hash });
    }
  });
});

describe("a node of a chain", () => {
  it("notifies subscriptions and filters of added and removed logs, each on its own connection", () => {
    const chain = createChain(3, 5);
    const sent: { connection: number; text: string }[] = [];
    const node = createNode(chain, (text, connection) => sent.push({ connection, text }));
    node.respond({ method: "eth_subscribe", params: ["logs", {}] }, 7);
    node.respond({ method: "eth_subscribe", params: ["newHeads"] }, 8);
    const filter = call(node, "eth_newFilter", {});
    const before = createLogs(chain.tip);
    chain.reorganize(1);
    node.follow(chain.tip);
    const after = chain.blocks.slice(-2).flatMap((block) => createLogs(block));
    expect(sent.filter(({ connection }) => connection === 8)).toHaveLength(2);
    const removed = before.toReversed().map((log) => Object.assign({}, log, { removed: true }));
    expect(call(node, "eth_getFilterChanges", filter)).toEqual([...removed, ...after]);
    expect(call(node, "eth_getFilterChanges", filter)).toEqual([]);
    const logs = sent.filter(({ connection }) => connection === 7);
    expect(logs).toHaveLength(before.length + after.length);
  });

  it("lags behind others, and forgets its filters", () => {
    const chain = createChain(4, 10);
    const [ahead, behind] = [createNode(chain), createNode(chain)];
    const filter = call(behind, "eth_newBlockFilter");
    chain.mine();
    ahead.follow(chain.tip);
    behind.follow(chain.tip, 3);
    expect(call(ahead, "eth_blockNumber")).toBe("0xb");
    expect(call(behind, "eth_blockNumber")).toBe("0xa");
    for (let count = 0; count < 4; count++) chain.mine();
    behind.follow(chain.tip, 3);
    expect(call(behind, "eth_blockNumber")).toBe("0xc");
    expect(call(behind, "eth_getBlockByNumber", "0xf", false)).toBeNull();
    expect(call(behind, "eth_getLogs", { fromBlock: "0x0", toBlock: "0xf" })).toMatchObject({
      message: "header not found",
    });
    behind.forgetFilters();
    expect(call(behind, "eth_getFilterChanges", filter)).toMatchObject({ message: "filter not found" });
  });
});
