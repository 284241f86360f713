/** A bundle for browsers, made of a few lines that a user would write. */
export interface BundleBudget {
  readonly name: string;
  readonly source: string;
  /** Most bytes after minifying and gzip. */
  readonly gzipBytes: number;
}

/** What one package may cost. Raising a number is a decision: the commit says why. */
export interface PackageBudget {
  readonly bundles: readonly BundleBudget[];
  /** For each entry that users start with: most module files that importing it loads, dependencies included. */
  readonly modules: Readonly<Record<string, number>>;
  /** Most milliseconds that importing an entry may add, where it is not {@link COLD_IMPORT_MILLISECONDS}. */
  readonly coldImportMilliseconds?: number;
  /** A typical consumer of about ten lines, for the compiler's work. */
  readonly consumer: string;
  /** Consumers of other entries, by what they are. */
  readonly otherConsumers?: Readonly<Record<string, string>>;
}

/** Most milliseconds that importing an entry adds to an empty Node process, on a processor of its own. */
export const COLD_IMPORT_MILLISECONDS = 10;
/** How much of the limit a measured time may be: beside twenty other processes on two cores, the same import cost up to 1.4 times as much. */
export const TIME_TOLERANCE = 1.4;
/** Most type instantiations of a package's consumer, on every supported TypeScript. */
export const INSTANTIATIONS = 2_000;

export const budgets: Readonly<Record<string, PackageBudget>> = {
  "@node-access/auth": {
    bundles: [
      {
        name: "one credential",
        source: `
          import { authorize, urlToken } from "@node-access/auth";
          console.log(authorize("node", "https://node.example.com", urlToken("token")));
        `,
        gzipBytes: 3_000,
      },
    ],
    modules: { ".": 1 },
    consumer: `
      import { authorize, bearer, isNodeAccessError, urlToken } from "@node-access/auth";
      const node = authorize("node", "https://node.example.com", urlToken("token"));
      const management = authorize("management", "https://api.example.com", bearer("key"));
      export const shown: string[] = [node.shown, management.shown];
      export function describe(error: unknown): string {
        if (isNodeAccessError(error, "INVALID_ARGUMENT")) return error.context.path;
        return String(error);
      }
    `,
  },
  "@node-access/transport": {
    bundles: [],
    modules: { ".": 5, "./json-rpc": 5, "./rest": 5, "./stream": 5, "./web-socket": 6 },
    consumer: `
      import { isNodeAccessError, type Middleware } from "@node-access/transport";
      export const log: Middleware = async (context, next) => {
        const answer = await next();
        console.log(context.operation.name, context.attempt, answer.status);
        return answer;
      };
      export function describe(error: unknown): string {
        if (isNodeAccessError(error, "TIMEOUT")) return error.context.option;
        return String(error);
      }
    `,
  },
  "@node-access/exchange": {
    bundles: [
      {
        name: "actions without signing",
        source: `
          import { createExchangeClient } from "@node-access/exchange";
          const exchange = createExchangeClient({ endpoint: "https://exchange.example.com" });
          const signature = { r: "0x1", s: "0x1", v: 27 };
          console.log(await exchange.agentEnableDexAbstraction({}, { nonce: 1, signature }));
        `,
        gzipBytes: 6_000,
      },
      {
        name: "metadata",
        source: `
          import { createInfoClient, findAsset, marginTier } from "@node-access/exchange";
          const info = createInfoClient({ endpoint: "https://node.example.com" });
          const meta = await info.meta();
          console.log(marginTier(meta, findAsset(meta, "BTC").asset, "1"));
        `,
        gzipBytes: 6_000,
      },
      {
        name: "metadata and actions, with signing",
        source: `
          import { createExchangeClient, createInfoClient, findAsset, marginTier } from "@node-access/exchange";
          import { privateKeySigner } from "@node-access/exchange/signing";
          const info = createInfoClient({ endpoint: "https://node.example.com" });
          const meta = await info.meta();
          const signer = privateKeySigner("0x11");
          const exchange = createExchangeClient({ endpoint: "https://exchange.example.com", signer });
          console.log(marginTier(meta, findAsset(meta, "BTC").asset, "1"), await exchange.agentEnableDexAbstraction());
        `,
        gzipBytes: 20_000,
      },
      {
        name: "subscriptions",
        source: `
          import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
          const subscriptions = createSubscriptionClient({ endpoint: "wss://exchange.example.com" });
          for await (const trades of await subscriptions.trades({ coin: "BTC" })) console.log(trades);
        `,
        gzipBytes: 9_000,
      },
    ],
    modules: { ".": 6, "./limiter": 2, "./orders": 3, "./signing": 7, "./subscriptions": 7 },
    consumer: `
      import { createExchangeClient, createInfoClient, findAsset, isNodeAccessError, urlToken } from "@node-access/exchange";
      import { privateKeySigner } from "@node-access/exchange/signing";
      const info = createInfoClient({ endpoint: "https://node.example.com", credential: urlToken("token") });
      const found = findAsset(await info.meta({ dex: "" }), "BTC");
      const signer = privateKeySigner(\`0x\${"11".repeat(32)}\`);
      const exchange = createExchangeClient({ endpoint: "https://exchange.example.com", signer });
      export const status: "ok" = (await exchange.agentSetAbstraction({ abstraction: "u" })).status;
      export function describe(error: unknown): string {
        return isNodeAccessError(error, "VENUE_ERROR") ? String(error.context.response) : String(found?.index);
      }
    `,
  },
  "@node-access/management": {
    bundles: [
      {
        name: "nodes and their endpoints",
        source: `
          import { bearer, createManagementClient, nodeEndpoints, paginate } from "@node-access/management";
          const management = createManagementClient({ endpoint: "https://api.example.com", credential: bearer("key") });
          for await (const node of paginate((page) => management.listNodes({ page }))) console.log(nodeEndpoints(node, "ethereum"));
        `,
        gzipBytes: 8_000,
      },
    ],
    modules: { ".": 6 },
    consumer: `
      import { bearer, createManagementClient, isNodeAccessError, nodeEndpoints } from "@node-access/management";
      const management = createManagementClient({ endpoint: "https://api.example.com", credential: bearer("key") });
      const { name } = await management.getOrganization();
      const node = await management.updateNode("ND-123-456", { name });
      export const region: string = node.provider === "gcloud" ? node.region : "elsewhere";
      export const endpoint: string | undefined = nodeEndpoints(node, "ethereum").rpc?.endpoint;
      export function describe(error: unknown): string {
        return isNodeAccessError(error, "HTTP_STATUS") ? error.context.body : String(error);
      }
    `,
  },
  "@node-access/beacon": {
    bundles: [
      {
        name: "genesis",
        source: `
          import { createBeaconClient, genesisTime, pathKey } from "@node-access/beacon";
          const beacon = createBeaconClient({ endpoint: "https://beacon.example.com", credential: pathKey("key") });
          console.log(genesisTime((await beacon.getGenesis()).data));
        `,
        gzipBytes: 7_700,
      },
      {
        name: "blocks in SSZ",
        source: `
          import { createSszClient } from "@node-access/beacon/ssz";
          const ssz = createSszClient({ endpoint: "https://beacon.example.com" });
          console.log(await ssz.getBlockV2("head"));
        `,
        gzipBytes: 7_700,
      },
      {
        name: "events",
        source: `
          import { beaconEvents } from "@node-access/beacon/events";
          for await (const told of beaconEvents({ endpoint: "https://beacon.example.com" }, ["head"])) console.log(told);
        `,
        gzipBytes: 6_600,
      },
    ],
    modules: { ".": 7, "./events": 9, "./ssz": 7 },
    consumer: `
      import { createBeaconClient, genesisTime, isNodeAccessError, pathKey } from "@node-access/beacon";
      const beacon = createBeaconClient({ endpoint: "https://beacon.example.com", credential: pathKey("key") });
      const { data } = await beacon.with({ timeout: 1_000 }).getGenesis();
      export const time: Date = genesisTime(data);
      export const root: string = data.genesis_validators_root;
      const block = await beacon.getBlockV2("head");
      if (block.version === "fulu") console.log(block.data.message.body.execution_payload.gas_used);
      export function describe(error: unknown): string {
        return isNodeAccessError(error, "HTTP_STATUS") ? error.context.body : String(error);
      }
    `,
  },
  "@node-access/rpc": {
    bundles: [
      {
        name: "one call",
        source: `
          import { callOnce } from "@node-access/rpc";
          const node = { protocol: "ethereum", endpoint: "https://node.example.com" };
          console.log(await callOnce(node, { method: "eth_syncing" }));
        `,
        gzipBytes: 3_000,
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
        gzipBytes: 8_000,
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
        gzipBytes: 8_000,
      },
      {
        name: "HTTP client with decoded numbers",
        source: `
          import { createRpcClient, isNodeAccessError, urlToken } from "@node-access/rpc";
          import { decoded } from "@node-access/rpc/decoded";
          const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: "https://node.example.com" }));
          console.log(await client.eth_blockNumber(), isNodeAccessError, urlToken);
        `,
        gzipBytes: 12_000,
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
        gzipBytes: 10_100,
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
        gzipBytes: 10_000,
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
  },
  "@node-access/grpc": {
    bundles: [],
    modules: { ".": 6, "./geyser": 3, "./sui": 3, "./tron": 3 },
    consumer: `
      import { xToken } from "@node-access/grpc";
      import { CommitmentLevel, createGeyserClient } from "@node-access/grpc/geyser";
      const client = createGeyserClient({ endpoint: "solana.example.com", credential: xToken("token") });
      const { blockhash } = await client.getLatestBlockhash({ commitment: CommitmentLevel.CONFIRMED });
      export const hash: string = blockhash;
      for await (const { updateOneof } of client.subscribe({ slots: { all: {} } })) {
        if (updateOneof?.$case === "slot") console.log(updateOneof.value.slot);
      }
      client.close();
    `,
  },
  "@node-access/gateway": {
    bundles: [],
    modules: { ".": 374 },
    coldImportMilliseconds: 1_000,
    consumer: `
      import { createGateway, type LogEntry } from "@node-access/gateway";
      const entries: LogEntry[] = [];
      const gateway = await createGateway({
        upstreams: { ethereum: { rpc: { urls: ["https://node.example.com"], adapters: ["raw-header"] } } },
        log: (entry) => entries.push(entry),
      });
      export const key: string = gateway.credentials.nodes.ethereum.key;
      export const url: string = gateway.url;
      await gateway.close();
    `,
  },
};
