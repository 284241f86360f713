import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGateway, type GatewayOptions } from "../src/index.ts";

const urls = ["http://node.example/secret-key"];

const rpc = (source: unknown): object => ({ upstreams: { ethereum: { rpc: source } } });
const grpc = (source: unknown): object => ({ upstreams: { solana: { grpc: source } } });

describe("options that are wrong", () => {
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
    ["venue", { venue: { netwrok: "testnet" } }],
    ["venue.network", { venue: { network: "tesnet" } }],
    ["venue.accounts", { venue: { accounts: "0x1" } }],
    ["venue.accounts.0", { venue: { accounts: ["0x1"] } }],
    ["allowMethods", { allowMethods: "evm_*" }],
    ["safeMethods", { safeMethods: "bor_*" }],
    ["allowMethods.1", { allowMethods: ["evm_*", 1] }],
    ["geyserRate", { geyserRate: "10" }],
    ["upstreams", { upstreams: ["http://node.example/secret-key"] }],
    ["upstreams.ethereum", { upstreams: { ethereum: "http://node.example/secret-key" } }],
    ["upstreams.ethereum", { upstreams: { ethereum: { rcp: { urls } } } }],
    ["upstreams.tezos", { upstreams: { tezos: { beacon: { urls } } } }],
    ["upstreams.ethereum.rpc", rpc("standin")],
    ["upstreams.ethereum.rpc", rpc(null)],
    ["upstreams.ethereum.rpc", rpc({ url: urls[0] })],
    ["upstreams.ethereum.rpc", rpc({ urls, recorded: "file.json" })],
    ["upstreams.ethereum.rpc", rpc({ urls, header: { "x-token": "secret-key" } })],
    ["upstreams.ethereum.rpc", rpc({ anvil: true, headers: {} })],
    ["upstreams.ethereum.rpc.urls", rpc({ urls: urls[0] })],
    ["upstreams.ethereum.rpc.urls", rpc({ urls: [] })],
    ["upstreams.ethereum.rpc.urls.1", rpc({ urls: [...urls, "ws://node.example/secret-key"] })],
    ["upstreams.ethereum.rpc.headers", rpc({ urls, headers: "x-token: secret-key" })],
    ["upstreams.ethereum.rpc.headers.x-token", rpc({ urls, headers: { "x-token": 5 } })],
    ["upstreams.ethereum.rpc.headers.x-token", rpc({ urls, headers: { "x-token": "secret-key\nx: y" } })],
    ["upstreams.ethereum.rpc.headers", rpc({ urls, headers: { "x token": "secret-key" } })],
    ["upstreams.ethereum.rpc.adapters", rpc({ urls, adapters: "header" })],
    ["upstreams.ethereum.rpc.adapters.0", rpc({ urls, adapters: ["headr"] })],
    ["upstreams.ethereum.rpc.anvil", rpc({ anvil: "--steps" })],
    ["upstreams.ethereum.rpc.anvil", rpc({ anvil: false })],
    ["upstreams.ethereum.rpc.recorded", rpc({ recorded: 5 })],
    ["upstreams.ethereum.beacon.adapters", { upstreams: { ethereum: { beacon: { urls, adapters: [] } } } }],
    ["upstreams.solana.grpc.urls.0", grpc({ urls: ["http://node.example/?key=secret-key"] })],
    ["upstreams.solana.grpc.urls.0", grpc({ urls: ["http://user:secret-key@node.example"] })],
    ["upstreams.solana.grpc", grpc({ recorded: "file.json" })],
  ])("are refused as %s: %j", async (path, options) => {
    const error = await createGateway(options as GatewayOptions).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path } });
    expect(String(error)).not.toContain("secret-key");
  });

  it("are taken as left out where they are undefined", async () => {
    const options = { port: undefined, host: undefined, limits: undefined, upstreams: undefined };
    await (await createGateway(options as unknown as GatewayOptions)).close();
  });
});

describe("what the machine does not give", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "gateway-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function file(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  }

  it.each([
    [
      "a key file in a folder that is not there",
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
      "a database in a folder that is not there",
      "database",
      () => ({ database: join(folder, "no", "state.db"), keyFile: file("k", "k".repeat(32)) }),
    ],
    [
      "a database that is none",
      "database",
      () => ({ database: file("state.db", "no database ".repeat(1000)), keyFile: file("k", "k".repeat(32)) }),
    ],
  ])("%s is refused by the option's name", async (_, path, options) => {
    await expect(createGateway(options())).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path },
    });
  });

  it.each(["port", "grpcPort"] as const)("a %s that is taken is refused by its name", async (name) => {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await expect(createGateway({ [name]: port })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: name, received: `${port} (EADDRINUSE)` },
    });
    server.close();
  });

  it("an address that this machine does not have is refused by its name", async () => {
    const given = { host: "192.0.2.1", insecureHttp: true };
    await expect(createGateway(given)).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "host", received: "192.0.2.1 (EADDRNOTAVAIL)" },
    });
  });
});
