import { expect, it } from "vitest";
import { BlockNumbers } from "../../src/evm/blocks.ts";
import { EvmChain } from "../../src/evm/chain.ts";
import { explorerMethods } from "../../src/evm/explorer-methods.ts";
import { logMethods } from "../../src/evm/logs.ts";
import { traceMethods } from "../../src/evm/trace-methods.ts";

it("a query of many blocks lets others go first", { timeout: 60_000 }, async () => {
  const chain = new EvmChain({ seed: "pauses", blockTime: 1_000, chainId: 1 });
  const numbers = new BlockNumbers(chain);
  const { readLogs, methods: logs } = logMethods(chain, numbers);
  const methods = { ...logs, ...traceMethods(chain, numbers), ...explorerMethods(chain, numbers, readLogs) };
  for (const [method, back] of [
    ["eth_getLogs", 50_000],
    ["trace_filter", 60_000],
    ["ots_searchTransactionsBefore", 70_000],
  ] as const) {
    const first = chain.head - back;
    const range = { fromBlock: `0x${first.toString(16)}`, toBlock: `0x${(first + 499).toString(16)}` };
    const params = method.startsWith("ots") ? [`0x${"1".repeat(40)}`, first, 25] : [range];
    const order: string[] = [];
    const work = Promise.resolve(methods[method]?.(params)).then(() => order.push("query"));
    await new Promise((resolve) => void setTimeout(resolve));
    order.push("other");
    await work;
    expect(order, method).toEqual(["other", "query"]);
  }
});
