import type { PackageBudget } from "./package-budget.ts";

export const gateway: PackageBudget = {
  bundles: [],
  page: {
    name: "script and style of the console",
    module: "dist/surfaces/console/generated/console-files.js",
    files: ["/app.js", "/style.css"],
    gzipBytes: 60_000,
  },
  modules: { ".": 530 },
  started: "dist/command/start-gateway.js",
  coldImportMilliseconds: 400,
  consumer: `
    import { createGateway, type LogEntry } from "@node-access/gateway";
    const entries: LogEntry[] = [];
    const gateway = await createGateway({
      networks: {
        "ethereum-mainnet": {
          rpc: { upstreams: [{ name: "own", url: "https://node.example.com", adapters: ["raw-header"] }] },
        },
      },
      log: (entry) => entries.push(entry),
    });
    export const key: string = gateway.credentials.nodes.ethereum.key;
    export const url: string = gateway.url;
    await gateway.close();
  `,
};
