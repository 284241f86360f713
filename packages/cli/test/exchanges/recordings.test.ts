import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Anvil, seedChain, type SeededChain, startAnvil } from "@node-access-tools/local-servers/anvil";
import { createGateway, type Credentials, type Gateway, type Protocol } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type DefectiveNode, response, result, startDefectiveNode } from "../check/defective-node.ts";
import { type Ran, runCli } from "../run-cli.ts";
import { callOnce, contextFor } from "../mcp/mcp-context.ts";

let anvil: Anvil;
let chain: SeededChain;
let node: DefectiveNode;
let gateway: Gateway<Credentials>;
let folder: string;

beforeAll(async () => {
  gateway = (await createGateway()) as Gateway<Credentials>;
  anvil = await startAnvil();
  chain = await seedChain(anvil.url);
  node = await startDefectiveNode(anvil.url);
  folder = await mkdtemp(join(tmpdir(), "node-access-recordings-"));
});
afterAll(async () => {
  node.close();
  await Promise.all([gateway.close(), anvil.stop()]);
  await rm(folder, { recursive: true });
});

const account = "0x68aab33e4fbb493c95fda402772a3b88615820bd";

/** Runs a command against the gateway. */
function call(protocol: Protocol, args: readonly string[], url = gateway.url): Promise<Ran> {
  const env = { NODE_ACCESS_ENDPOINT: url, TOKEN: gateway.credentials.nodes[protocol].key };
  return runCli([...args, "--token-env", "TOKEN"], { env });
}

/** Runs a command without a network: it names no endpoint, and its profiles are elsewhere. */
function replay(args: readonly string[], file: string, input?: string): Promise<Ran> {
  const more = input === undefined ? {} : { input };
  return runCli([...args, "--replay", file], { env: { XDG_CONFIG_HOME: folder }, ...more });
}

describe("recordings", () => {
  it.each<readonly [Protocol, readonly string[]]>([
    ["ethereum", ["rpc", "eth_getBlockByNumber", "latest", "true"]],
    ["ethereum", ["rpc", "eth_getBalance", account, "latest", "--decoded"]],
    ["ethereum", ["beacon", "getStateValidators", "head", "-p", 'id=["1"]']],
    ["ethereum", ["graphql", "{ block { number } }"]],
    ["hyperliquid", ["exchange", "meta"]],
    ["tezos", ["tezos", "getBlockHash", "main", "head"]],
    ["tron", ["tron", "getNowBlock"]],
    ["solana", ["rpc", "getSlot"]],
    ["starknet", ["rpc", "starknet_blockNumber", "--protocol", "starknet"]],
  ])("answer without a network: %s %j", async (protocol, args) => {
    const file = join(folder, `${protocol}-${args.slice(0, 2).join("-").replaceAll(/\W/g, "")}.ndjson`);
    const sent = await call(protocol, [...args, "--record", file]);
    expect(sent).toMatchObject({ code: 0, err: "" });
    expect(await readFile(file, "utf8")).not.toContain(gateway.credentials.nodes[protocol].key);
    expect(await replay(args, file)).toEqual(sent);
  });

  it("of gRPC have integers and bytes as they are printed", async () => {
    const file = join(folder, "grpc.ndjson");
    const args = ["grpc", "sui", "getCheckpoint", "{}"];
    const sent = await call("sui", [...args, "--record", file], `http://${gateway.grpcUrl}`);
    expect(sent).toMatchObject({ code: 0, err: "" });
    expect(await replay(args, file)).toEqual(sent);
  });

  it("have no secrets of nodes", async () => {
    const file = join(folder, "nodes.ndjson");
    const { id, key, password } = gateway.credentials.nodes.ethereum;
    const env = { NODE_ACCESS_ENDPOINT: gateway.url, KEY: gateway.credentials.apiKey };
    const sent = await runCli(["nodes", "show", id, "--token-env", "KEY", "--record", file], { env });
    expect(sent.code).toBe(0);
    const text = await readFile(file, "utf8");
    for (const secret of [key, password, gateway.credentials.apiKey]) expect(text).not.toContain(secret);
    expect(await replay(["nodes", "show", id], file)).toEqual(sent);
  });

  it("have errors, and calls of the same params in order", async () => {
    const file = join(folder, "batch.ndjson");
    const calls = ["eth_blockNumber", "eth_chainId", "eth_call"].map((method) =>
      JSON.stringify({
        method,
        params: method === "eth_call" ? [{ to: chain.contract, data: "0x01" }, "latest"] : [],
      }),
    );
    const input = `${calls.join("\n")}\n`;
    const env = { NODE_ACCESS_ENDPOINT: anvil.url };
    const sent = await runCli(["batch", "--record", file], { env, input });
    expect(sent.out).toContain("JSON_RPC_ERROR");
    expect(await replay(["batch"], file, input)).toEqual(sent);
  });

  it("match the schemas of their methods", async () => {
    const { code, out } = await runCli(["check", "--recorded", folder]);
    const { findings, methods } = JSON.parse(out) as { findings: unknown; methods: { method: string }[] };
    expect({ code, findings }).toEqual({ code: 0, findings: [] });
    expect(methods).toContainEqual(expect.objectContaining({ method: "query", unchecked: 1 }));
    expect(methods).toContainEqual(expect.objectContaining({ method: "getNowBlock", matches: 1 }));
  });

  it("say which call is not in them", async () => {
    const file = join(folder, "ethereum-rpceth_chainId.ndjson");
    await call("ethereum", ["rpc", "eth_chainId", "--record", file]);
    const { code, out, err } = await replay(["rpc", "eth_getBalance", account, "latest"], file);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toBe(`error: --replay: ${file} has no response to eth_getBalance ["${account}","latest"]\n`);
  });

  it("that are none are errors", async () => {
    const file = join(folder, "none.ndjson");
    await writeFile(file, '{"operation":"eth_chainId","input":[],"value":"0x1"}\nnot json\n');
    const broken = await replay(["rpc", "eth_chainId"], file);
    expect(broken).toMatchObject({ code: 2, err: expect.stringContaining("line 2 of") as string });
    const absent = await replay(["rpc", "eth_chainId"], join(folder, "absent.ndjson"));
    expect(absent).toMatchObject({ code: 2, err: expect.stringContaining("ENOENT") as string });
    const both = await replay(["rpc", "eth_chainId", "--record", file], file);
    expect(both.code).toBe(2);
    const stream = await call("ethereum", ["grpc", "geyser", "subscribe", "{}", "--record", file]);
    expect(stream).toMatchObject({
      code: 2,
      err: expect.stringContaining("only calls are recorded") as string,
    });
  });
});

/** The call of a block, which has everything that is verified. */
const block = (): readonly string[] => ["rpc", "eth_getBlockByNumber", chain.block.number, "true"];
const verify = (args: readonly string[], env: Record<string, string> = {}): Promise<Ran> =>
  runCli([...args, "--verify"], { env: { NODE_ACCESS_ENDPOINT: anvil.url, ...env } });

describe("--verify", () => {
  it("says that a result agrees with its block", async () => {
    const { code, out, err } = await verify([...block(), "--select", "hash"]);
    expect(out).toBe(`${chain.block.hash}\n`);
    expect(err).toContain(`verdict: consistent with block ${Number(chain.block.number)} ${chain.block.hash}`);
    expect(code).toBe(0);
    const decoded = await verify([...block(), "--decoded", "--select", "number"]);
    expect(decoded).toMatchObject({ code: 0, out: `${Number(chain.block.number)}\n`, err });
  });

  it("a wrong result ends with 5, and is not written", async () => {
    const plant = result("eth_getBlockByNumber", (value) => ({ ...(value as object), gasUsed: "0x1" }));
    node.plant([{ found: "", plant }]);
    const { code, out, err } = await verify([...block(), "--token-env", "TOKEN"], {
      NODE_ACCESS_ENDPOINT: node.url,
      TOKEN: node.token,
    });
    expect(err).toContain("DATA_INVALID");
    expect({ code, out }).toEqual({ code: 5, out: "" });
  });

  it("what cannot be checked is returned", async () => {
    const { code, out, err } = await verify(["rpc", "eth_gasPrice"]);
    expect(out).toMatch(/^0x/);
    expect(err).toMatch(/^verdict: unverifiable: /);
    expect(code).toBe(0);
    const solana = await verify(["rpc", "getSlot"]);
    expect(solana).toMatchObject({ code: 2, err: expect.stringContaining("Solana is neither") as string });
  });

  it("checks blocks of Bitcoin", async () => {
    const { key } = gateway.credentials.nodes.bitcoin;
    const own = await startDefectiveNode(`${gateway.url}/${key}`);
    onTestFinished(() => own.close());
    const env = { NODE_ACCESS_ENDPOINT: own.url, TOKEN: own.token };
    const on = (...args: string[]): Promise<Ran> =>
      verify(["rpc", ...args, "--protocol", "bitcoin", "--token-env", "TOKEN"], env);
    // A real block of the main network, which the simulator has. It does not have the first one.
    const hash = "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee";
    const unknown = await on("getblock", hash, "1");
    expect(unknown).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("another chain") as string,
    });
    const genesis = "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f";
    const mainnet = {
      found: [],
      plant: result("getblockhash", (given: string, [height]) => (height === 0 ? genesis : given)),
    };
    // The first transaction of block 170, which a node of the main network has.
    const coinbase =
      "01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff0704ffff001d0102" +
      "ffffffff0100f2052a01000000434104d46c4968bde02899d2aa0963367c7a6ce34eec332b32e42e5f3407e052d64ac6" +
      "25da6f0718e7b302140434bd725706957c092db53805b821a85b23a7ac61725bac00000000";
    const first = {
      found: [],
      plant: response("getrawtransaction", ({ id }) => ({ jsonrpc: "2.0", id, result: coinbase })),
    };
    own.plant([mainnet, first]);
    const good = await on("getblock", hash, "1");
    expect(good.err).toMatch(/^verdict: consistent;/);
    expect(good.code).toBe(0);
    expect((await on("getblockcount")).code).toBe(0);
    const context = contextFor({ endpoint: own.url, protocol: "bitcoin", tokenEnv: "TOKEN" }, env);
    const ask = { method: "getblock", params: [hash, 1], verify: true };
    expect((await callOnce(context, ask)).value).toMatchObject({ verdict: { verdict: "consistent" } });
    const plant = result("getblock", (value: { tx: string[] }) => ({ ...value, tx: value.tx.slice(1) }));
    own.plant([mainnet, first, { found: [], plant }]);
    const wrong = await on("getblock", hash, "1");
    expect((await callOnce(context, ask)).value).toMatchObject({ verdict: { verdict: "wrong" } });
    expect(wrong).toMatchObject({ code: 5, out: "", err: expect.stringContaining("DATA_INVALID") as string });
  });

  it("a recording can be verified later", async () => {
    const file = join(folder, "verified.ndjson");
    const sent = await verify([...block(), "--record", file]);
    expect(await replay([...block(), "--verify"], file)).toEqual(sent);
  });
});

it("--select takes several paths", async () => {
  const args = ["rpc", "eth_getBlockByNumber", "0x0", "false", "--select", "number", "--select", "hash"];
  const { out } = await runCli(args, { env: { NODE_ACCESS_ENDPOINT: anvil.url } });
  expect(Object.keys(JSON.parse(out) as object)).toEqual(["number", "hash"]);
});
