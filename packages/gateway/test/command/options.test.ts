import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { listen } from "@node-access-tools/local-servers";
import { beforeEach, describe, expect, it } from "vitest";
import { createGateway, type GatewayOptions } from "../../src/index.ts";
import { temporaryFolder } from "../cleanup.ts";

const url = "http://node.example/secret-key";

const rpc = (source: unknown): object => ({ networks: { "ethereum-mainnet": { rpc: source } } });
const grpc = (source: unknown): object => ({ networks: { "solana-mainnet": { grpc: source } } });
const two = { upstreams: ["one", "two"].map((name) => ({ name, url })) };
const agreement = { participants: 2, quorum: 2 };
const starknet = (options: object): object => ({
  networks: { "starknet-mainnet": { rpc: { ...two, ...options } } },
});
/** A list of one upstream, with these options in addition to its name and URL. */
const one = (options: object): object => ({ upstreams: [{ name: "one", url, ...options }] });

describe("invalid options", () => {
  it.each<[string, unknown]>([
    ["options", { upstream: {} }],
    ["options", []],
    ["port", { port: "80" }],
    ["host", { host: 5 }],
    ["database", { database: "" }],
    ["keyFile", { keyFile: 5 }],
    ["tls", { tls: "cert.pem" }],
    ["tls", { tls: { cert: "secret-key" } }],
    ["tls", { tls: { cert: "secret-key", key: "secret-key" } }],
    ["publicUrl", { publicUrl: 5 }],
    ["log", { log: "stderr" }],
    ["limits", { limits: { bodyByte: 5 } }],
    ["limits", { limits: 5 }],
    ["limits", { limits: null }],
    ["limits.bodyBytes", { limits: { bodyBytes: "5" } }],
    // Timers would end at once.
    ["limits.drain", { limits: { drain: 2 ** 31 } }],
    ["limits.upstreamTimeout", { limits: { upstreamTimeout: 1e12 } }],
    ["state", { state: { maxStalenes: 60_000 } }],
    ["state.maxStaleness", { state: { maxStaleness: 0 } }],
    ["state.maxStalenessInUse", { state: { maxStaleness: 60_000, maxStalenessInUse: 59_999 } }],
    ["venue", { venue: { netwrok: "testnet" } }],
    ["venue.network", { venue: { network: "tesnet" } }],
    ["venue.accounts", { venue: { accounts: "0x1" } }],
    ["venue.accounts.0", { venue: { accounts: ["0x1"] } }],
    ["allowMethods", { allowMethods: "evm_*" }],
    ["safeMethods", { safeMethods: "bor_*" }],
    ["allowMethods.1", { allowMethods: ["evm_*", 1] }],
    ["geyserRate", { geyserRate: "10" }],
    ["networks", { networks: ["http://node.example/secret-key"] }],
    ["networks.ethereum-mainnet", { networks: { "ethereum-mainnet": "http://node.example/secret-key" } }],
    ["networks.ethereum-mainnet", { networks: { "ethereum-mainnet": { rcp: one({}) } } }],
    ["networks.tezos-mainnet", { networks: { "tezos-mainnet": { beacon: one({}) } } }],
    ["networks.etherium-mainnet", { networks: { "etherium-mainnet": "off" } }],
    ["networks.ethereum", { networks: { ethereum: { rpc: one({}) } } }],
    [
      "networks.ethereum-mainnet.shares",
      { networks: { "ethereum-mainnet": { shares: { "secret-key": 2 } } } },
    ],
    [
      "networks.ethereum-mainnet.shares.NC-1",
      { networks: { "ethereum-mainnet": { shares: { "NC-1": 0 } } } },
    ],
    ["networks.ethereum-mainnet.shares", { networks: { "ethereum-mainnet": { shares: ["NC-1"] } } }],
    ["networks.ethereum-mainnet.rpc", rpc("simulater")],
    ["networks.ethereum-mainnet.rpc", rpc(null)],
    ["networks.ethereum-mainnet.rpc", rpc({ url })],
    ["networks.ethereum-mainnet.rpc", rpc({ ...one({}), recorded: "file.json" })],
    ["networks.ethereum-mainnet.rpc", rpc({ anvil: true, headers: {} })],
    ["networks.ethereum-mainnet.rpc.upstreams", rpc({ upstreams: url })],
    ["networks.ethereum-mainnet.rpc.upstreams", rpc({ upstreams: [] })],
    ["networks.ethereum-mainnet.rpc.upstreams.0", rpc({ upstreams: [url] })],
    ["networks.ethereum-mainnet.rpc.upstreams.0", rpc(one({ header: { "x-token": "secret-key" } }))],
    ["networks.ethereum-mainnet.rpc.upstreams.0.name", rpc(one({ name: "secret key" }))],
    ["networks.ethereum-mainnet.rpc.upstreams.0.name", rpc(one({ name: undefined }))],
    [
      "networks.ethereum-mainnet.rpc.upstreams.1.name",
      rpc({ upstreams: [1, 2].map(() => ({ name: "one", url })) }),
    ],
    ["networks.ethereum-mainnet.rpc.upstreams.0.url", rpc(one({ url: "ws://node.example/secret-key" }))],
    [
      "networks.ethereum-mainnet.rpc.upstreams.0.url",
      rpc(one({ url: "http://user:50%secret-key@node.example" })),
    ],
    ["networks.ethereum-mainnet.rpc.upstreams.0.webSocketUrl", rpc(one({ webSocketUrl: url }))],
    ["networks.ethereum-mainnet.rpc.upstreams.0.headers", rpc(one({ headers: "x-token: secret-key" }))],
    ["networks.ethereum-mainnet.rpc.upstreams.0.headers.x-token", rpc(one({ headers: { "x-token": 5 } }))],
    [
      "networks.ethereum-mainnet.rpc.upstreams.0.headers.x-token",
      rpc(one({ headers: { "x-token": "secret-key\nx: y" } })),
    ],
    ["networks.ethereum-mainnet.rpc.upstreams.0.headers", rpc(one({ headers: { "x token": "secret-key" } }))],
    ["networks.ethereum-mainnet.rpc.upstreams.0.adapters", rpc(one({ adapters: "header" }))],
    ["networks.ethereum-mainnet.rpc.upstreams.0.adapters.0", rpc(one({ adapters: ["headr"] }))],
    ["networks.ethereum-mainnet.rpc.anvil", rpc({ anvil: "--steps" })],
    ["networks.ethereum-mainnet.rpc.anvil", rpc({ anvil: false })],
    ["networks.ethereum-mainnet.rpc.recorded", rpc({ recorded: 5 })],
    [
      "networks.ethereum-mainnet.beacon.upstreams.0.adapters",
      { networks: { "ethereum-mainnet": { beacon: one({ adapters: [] }) } } },
    ],
    [
      "networks.solana-mainnet.grpc.upstreams.0.url",
      grpc(one({ url: "http://node.example/?key=secret-key" })),
    ],
    [
      "networks.solana-mainnet.grpc.upstreams.0.url",
      grpc(one({ url: "http://user:secret-key@node.example" })),
    ],
    ["networks.solana-mainnet.grpc", grpc({ recorded: "file.json" })],
    ["safeMethods.0", { safeMethods: ["eth_sendRawTransaction"] }],
    ["safeMethods.0", { safeMethods: ["bor_*_x"] }],
    ["allowMethods.1", { allowMethods: ["evm_*", ""] }],
    ["networks.ethereum-mainnet.rpc.upstreams.0.methods.only", rpc(one({ methods: { only: [] } }))],
    [
      "networks.ethereum-mainnet.rpc.upstreams.0.methods.only.1",
      rpc(one({ methods: { only: ["eth_*", "eth_getLgos"] } })),
    ],
    [
      "networks.ethereum-mainnet.rpc.upstreams.0.methods.except.0",
      rpc(one({ methods: { except: ["debg_*"] } })),
    ],
    ["networks.ethereum-mainnet.rpc.upstreams.0.methods.except.0", rpc(one({ methods: { except: ["*"] } }))],
    [
      "networks.ethereum-mainnet.rpc.upstreams.0.methods.except.0",
      rpc(one({ methods: { except: ["http://node.example/secret-key"] } })),
    ],
    [
      "networks.ethereum-mainnet.beacon.upstreams.0.methods",
      { networks: { "ethereum-mainnet": { beacon: one({ methods: { only: ["getBlockV2"] } }) } } },
    ],
    ["networks.solana-mainnet.grpc.upstreams.0.methods", grpc(one({ methods: { except: ["eth_call"] } }))],
    ["networks.starknet-mainnet.rpc.broadcast", starknet({ broadcast: 2 })],
    ...(
      [
        ["eth_getBalence"],
        ["eth_doesNotExist"],
        ["eth_sendRawTransaction"],
        ["eth_newFilter"],
        ["eth_getFilterChanges"],
        ["eth_subscribe"],
        ["eth_sendTransaction"],
        ["eth_*"],
        ["ETH_GETBALANCE"],
        ["eth_getBalance "],
        [""],
        ["starknet_call"],
        ["http://node.example/secret-key"],
        ["__proto__"],
        ["bor_getAuthor"],
        ["bor_getAuthor", { allowMethods: ["bor_*"] }],
        ["eth_getBalence", { safeMethods: ["eth_*"] }],
        ["evm_increaseTime", { allowMethods: ["evm_*"] }],
        ["admin_peers", { safeMethods: ["admin_*"] }],
      ] as [string, object?][]
    ).map(([method, more]): [string, unknown] => [
      "networks.ethereum-mainnet.rpc.consensus.methods.0",
      { ...rpc({ ...two, consensus: { ...agreement, methods: [method] } }), ...more },
    ]),
    [
      "networks.solana-mainnet.rpc.consensus.methods.0",
      {
        networks: {
          "solana-mainnet": { rpc: { ...two, consensus: { ...agreement, methods: ["sendTransaction"] } } },
        },
      },
    ],
    [
      "networks.ethereum-mainnet.rpc.consensus.methods",
      rpc({ ...two, consensus: { ...agreement, methods: [] } }),
    ],
  ])("are rejected as %s: %j", async (path, options) => {
    const error = await createGateway(options as GatewayOptions).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path } });
    expect(String(error)).not.toContain("secret-key");
  });

  it("count as omitted if they are undefined", async () => {
    const options = { port: undefined, host: undefined, limits: undefined, networks: undefined };
    await (await createGateway(options as unknown as GatewayOptions)).close();
  });
});

describe("methods beyond the specs", () => {
  it.each<object>([
    { safeMethods: ["bor_getAuthor"], allowMethods: ["bor_getAuthor"] },
    { safeMethods: ["bor_*"], allowMethods: ["bor_*"] },
    // Of an offered namespace, so callers may use it anyway.
    { safeMethods: ["eth_getBalances"], method: "eth_getBalances" },
  ])(
    "can be named in options if these declare them: %j",
    async ({ method = "bor_getAuthor", ...declared }: { method?: string }) => {
      const methods = { only: ["eth_*", method] };
      const upstreams = ["one", "two"].map((name) => ({ name, url, methods }));
      const options = rpc({ upstreams, consensus: { ...agreement, methods: ["eth_call", method] } });
      await (await createGateway({ ...options, ...declared })).close();
    },
  );
});

describe("options that the machine cannot satisfy", () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  function file(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  }

  it.each([
    [
      "a key file in a missing folder",
      "keyFile",
      () => ({ database: join(folder, "state.db"), keyFile: join(folder, "no", "state.key") }),
    ],
    [
      "a key file that is a folder",
      "keyFile",
      () => ({ database: join(folder, "state.db"), keyFile: folder }),
    ],
    [
      "a key file of another size",
      "keyFile",
      () => ({ database: join(folder, "state.db"), keyFile: file("k", "short") }),
    ],
    [
      "a database that is a folder",
      "database",
      () => ({ database: folder, keyFile: file("k", "k".repeat(32)) }),
    ],
    [
      "a database in a missing folder",
      "database",
      () => ({ database: join(folder, "no", "state.db"), keyFile: file("k", "k".repeat(32)) }),
    ],
    [
      "a file that is not a database",
      "database",
      () => ({ database: file("state.db", "no database ".repeat(1000)), keyFile: file("k", "k".repeat(32)) }),
    ],
  ])("%s is rejected with the option's name", async (_, path, options) => {
    await expect(createGateway(options())).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path },
    });
  });

  it.each(["port", "grpcPort"] as const)("a %s that is in use is rejected with its name", async (name) => {
    const server = createServer();
    const { port, close } = await listen(server);
    await expect(createGateway({ [name]: port })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: name, received: `${port}, on which another program listens (EADDRINUSE)` },
    });
    await close();
  });

  it("an address that this machine does not have is rejected with the option's name", async () => {
    const options = { host: "192.0.2.1", insecureHttp: true };
    await expect(createGateway(options)).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "host", received: "192.0.2.1 (EADDRNOTAVAIL)" },
    });
  });
});
