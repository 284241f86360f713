import type { PackageBudget } from "./package-budget.ts";

export const rpc: PackageBudget = {
  bundles: [
    {
      name: "one call",
      source: `
        import { callOnce } from "@node-access/rpc";
        const node = { protocol: "ethereum", endpoint: "https://node.example.com" };
        console.log(await callOnce(node, { method: "eth_syncing" }));
      `,
      gzipBytes: 4_170,
      aim: 3_000,
    },
    {
      name: "full HTTP client",
      source: `
        import { basic, createRpcClient, isNodeAccessError, pendingTransactions, urlToken } from "@node-access/rpc";
        const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example.com" });
        const [listening] = await client.batch([{ method: "net_listening", params: [] }]);
        for await (const hash of pendingTransactions(client)) console.log(hash, listening);
        console.log(basic, isNodeAccessError, urlToken);
      `,
      gzipBytes: 11_000,
      aim: 9_000,
    },
    {
      name: "full WebSocket client",
      source: `
        import { basic, isNodeAccessError, pendingTransactions, urlToken } from "@node-access/rpc";
        import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
        const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "wss://node.example.com" });
        const [listening] = await client.batch([{ method: "net_listening", params: [] }]);
        for await (const head of await client.subscribe("newHeads")) console.log(head, listening);
        for await (const hash of pendingTransactions(client)) console.log(hash);
        console.log(basic, isNodeAccessError, urlToken);
      `,
      gzipBytes: 12_150,
      aim: 10_000,
    },
    {
      name: "HTTP client with decoded numbers",
      source: `
        import { createRpcClient, isNodeAccessError, urlToken } from "@node-access/rpc";
        import { decoded } from "@node-access/rpc/decoded";
        const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: "https://node.example.com" }));
        console.log(await client.eth_blockNumber(), isNodeAccessError, urlToken);
      `,
      gzipBytes: 14_570,
    },
    {
      name: "pool of HTTP endpoints",
      source: `
        import { urlToken } from "@node-access/rpc";
        import { createRpcPool } from "@node-access/rpc/pool";
        const endpoints = ["https://node.example.com", "https://other.example.com"];
        const pool = createRpcPool({ protocol: "ethereum", endpoints: endpoints.map((endpoint) => ({ endpoint })) });
        console.log(await pool.eth_blockNumber(), pool.health(), urlToken);
      `,
      gzipBytes: 13_650,
    },
    {
      name: "pool of WebSocket endpoints",
      source: `
        import { urlToken } from "@node-access/rpc";
        import { createRpcWebSocketPool } from "@node-access/rpc/web-socket-pool";
        const endpoints = ["wss://node.example.com", "wss://other.example.com"];
        const options = { protocol: "ethereum", endpoints: endpoints.map((endpoint) => ({ endpoint })) };
        const pool = createRpcWebSocketPool(options);
        for await (const head of await pool.subscribe("newHeads")) console.log(head, pool.health(), urlToken);
      `,
      gzipBytes: 13_830,
    },
  ],
  modules: {
    ".": 8,
    "./decoded": 7,
    "./feeder": 6,
    "./stream": 8,
    "./filters": 7,
    "./pool": 8,
    "./subscriptions": 6,
    "./validation": 3,
    "./viem": 2,
    "./web-socket": 9,
    "./web-socket-pool": 10,
  },
  consumer: `
    import { createRpcClient, isNodeAccessError, urlToken } from "@node-access/rpc";
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: "https://node.example.com",
      credential: urlToken("token"),
    });
    const block = await client.eth_getBlockByHash(\`0x\${"00".repeat(32)}\`, true);
    export const values: string[] = block === null ? [] : block.transactions.map((transaction) => transaction.value);
    const [listening] = await client.batch([{ method: "net_listening", params: [] }]);
    if (isNodeAccessError(listening, "TIMEOUT")) console.log(listening.context.milliseconds);
  `,
  otherConsumers: {
    "decoded numbers": `
    import { createRpcClient, isNodeAccessError, urlToken } from "@node-access/rpc";
    import { decoded } from "@node-access/rpc/decoded";
    const endpoint = "https://node.example.com";
    const client = decoded(createRpcClient({ protocol: "ethereum", endpoint, credential: urlToken("token") }));
    const newest = await client.eth_blockNumber();
    const block = await client.eth_getBlockByNumber(newest - 1n, true);
    export const values: bigint[] = block === null ? [] : block.transactions.map((transaction) => transaction.value);
    export const spent: bigint = await client.eth_estimateGas({ value: 1n, gas: 21_000 }, newest);
    const [price] = await client.batch([{ method: "eth_gasPrice", params: [] }]);
    if (isNodeAccessError(price, "TIMEOUT")) console.log(price.context.milliseconds);
  `,
  },
};
