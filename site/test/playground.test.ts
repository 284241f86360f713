import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createGateway } from "@node-access/gateway";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { type Input, run } from "../src/playground/call.ts";
import { explainError } from "../src/playground/explain-error.ts";
import { showValue } from "../src/playground/show-value.ts";
import { findLocalGateway } from "../src/playground/local-gateway.ts";
import { toCode } from "../src/playground/to-code.ts";
import { toCurl } from "../src/playground/to-curl.ts";
import type { PlaygroundCall } from "../src/reference/page.ts";

const execute = promisify(execFile);
const gateway = await createGateway({
  networks: {
    "ethereum-mainnet": "simulator",
    "hyperliquid-mainnet": "simulator",
    "solana-mainnet": "simulator",
  },
  fixtures: { eth_getBalance: "0x10" },
  blockTime: 50,
});
afterAll(() => gateway.close());

const getBalance: PlaygroundCall = {
  module: "@node-access/rpc",
  factory: "createRpcClient",
  credential: ["urlToken", "basic"],
  surface: "node",
  method: "eth_getBalance",
  returns: "result",
  arguments: [`0x${"11".repeat(20)}`, "latest"],
  protocols: ["ethereum"],
  takesProtocol: true,
  decoded: true,
  writes: false,
};
const input: Input = {
  endpoint: gateway.url,
  credential: "urlToken",
  secrets: [gateway.credentials.nodes.ethereum.key],
  protocol: "ethereum",
  network: "testnet",
  arguments: getBalance.arguments,
};
const first = async (call: PlaygroundCall, given: Input): Promise<unknown> => {
  const stop = new AbortController();
  for await (const result of run(call, given, stop.signal)) {
    stop.abort();
    return result;
  }
  throw new Error("nothing was returned");
};

const management: PlaygroundCall = {
  ...getBalance,
  module: "@node-access/management",
  factory: "createManagementClient",
  credential: ["bearer"],
  surface: "management",
  method: "listNodes",
  protocols: [],
  takesProtocol: false,
};
const beacon: PlaygroundCall = {
  ...management,
  module: "@node-access/beacon",
  factory: "createBeaconClient",
  credential: ["pathKey"],
  surface: "beacon",
  method: "getGenesis",
};
describe("a call of the playground", () => {
  it("returns one response in both views", async () => {
    expect(await first(getBalance, input)).toEqual({ wire: "0x10", decoded: 16n });
  });

  it("streams until it is stopped", async () => {
    const heads: PlaygroundCall = {
      ...getBalance,
      module: "@node-access/rpc/web-socket",
      factory: "createRpcWebSocketClient",
      method: "subscribe",
      returns: "stream",
      decoded: false,
    };
    const endpoint = gateway.url.replace("http", "ws");
    expect(await first(heads, { ...input, endpoint, arguments: ["newHeads"] })).toMatchObject({
      wire: { number: expect.stringMatching(/^0x/) },
    });
  });

  it("takes the table of a protocol's methods", async () => {
    const getSlot: PlaygroundCall = {
      ...getBalance,
      method: "getSlot",
      protocols: ["solana"],
      protocolTables: { solana: { module: "@node-access/rpc/solana", name: "solana" } },
      decoded: false,
    };
    const { key } = gateway.credentials.nodes.solana;
    const given = { ...input, protocol: "solana", secrets: [key], arguments: [] };
    expect(await first(getSlot, given)).toMatchObject({ wire: expect.any(Number) });
    expect(toCode(getSlot, given, "wire")).toContain(
      'import { createRpcClient, solana } from "@node-access/rpc/solana";\n\nconst client = createRpcClient({\n  protocol: solana,',
    );
  });

  it("signs an action of the venue", async () => {
    const order: PlaygroundCall = {
      ...getBalance,
      module: "@node-access/exchange",
      factory: "createExchangeClient",
      credential: [],
      method: "noop",
      takesProtocol: false,
      decoded: false,
    };
    const given: Input = {
      ...input,
      credential: undefined,
      secrets: [`0x${"11".repeat(32)}`],
      network: "mainnet",
      arguments: [],
    };
    expect(await first(order, given)).toMatchObject({ wire: { status: "ok" } });
  });

  it("explains a rejected credential and an endpoint that cannot be reached, without the secret", async () => {
    const rejected = await first(getBalance, { ...input, secrets: ["my-secret"] }).catch(
      (error: unknown) => error,
    );
    expect(explainError(rejected, "https://docs.example")).toMatchObject({
      message: expect.stringMatching(/^CREDENTIAL_REFUSED: (?!.*my-secret)/),
      remedy: expect.stringContaining("belongs to this endpoint"),
    });
    const gone = await first(getBalance, { ...input, endpoint: "http://127.0.0.1:1" }).catch(
      (error: unknown) => error,
    );
    expect(explainError(gone, "https://docs.example").remedy).toContain("--cors-origin https://docs.example");
  });
});

describe("what the playground shows", () => {
  it("writes bigint as TypeScript does", () => {
    expect(showValue({ a: 1n, b: ["1n", new Uint8Array(3)], c: undefined })).toBe(
      '{\n  "a": 1n,\n  "b": [\n    "1n",\n    "3 bytes"\n  ]\n}',
    );
    expect(showValue(undefined)).toBe("undefined");
  });

  it("truncates values that are too long for a page", () => {
    expect(showValue("x".repeat(200_000))).toMatch(/… 100002 more characters$/);
  });

  it("writes a program without secrets", () => {
    const code = toCode(getBalance, input, "decoded");
    expect(code).toContain('credential: urlToken(process.env.TOKEN ?? "")');
    expect(code).toContain("const client = decoded(createRpcClient({");
    expect(code).not.toContain(input.secrets[0]);
  });

  it("writes a program for viem", () => {
    const code = toCode(getBalance, input, "viem");
    expect(code).toContain("createPublicClient({ transport: viemTransport(client, custom) })");
    expect(code).toMatch(/viem\.request\({ method: "eth_getBalance", params: \["0x1+", "latest"\] }\)/);
    expect(code).not.toContain(input.secrets[0]);
  });

  const { key, username, password } = gateway.credentials.nodes.ethereum;

  it.each<[string, PlaygroundCall, Partial<Input>, Record<string, string>, RegExp]>([
    ["a token in the URL", getBalance, {}, { TOKEN: key }, /"result":"0x10"/],
    [
      "a user name and a password",
      getBalance,
      { credential: "basic", secrets: [username, password] },
      { USER_NAME: username, PASSWORD: password },
      /"result":"0x10"/,
    ],
    [
      "an API key",
      management,
      { credential: "bearer", arguments: [{ protocol: "ethereum" }] },
      { API_KEY: gateway.credentials.apiKey },
      /"ND-/,
    ],
    ["a key in the path", beacon, { credential: "pathKey", arguments: [] }, { KEY: key }, /genesis_time/],
  ])("writes a command for curl with %s", async (_, call, given, variables, response) => {
    const command = await toCurl(call, {
      ...input,
      protocol: undefined,
      ...given,
      ...(call.takesProtocol && { protocol: "ethereum" }),
    });
    for (const secret of Object.values(variables)) expect(command).not.toContain(secret);
    const { stdout } = await execute("sh", ["-c", command], { env: { ...process.env, ...variables } });
    expect(stdout).toMatch(response);
  });

  it("writes no command for arguments that the client rejects", async () => {
    const given = {
      ...input,
      credential: "pathKey",
      protocol: undefined,
      arguments: [{ block_id: "\ud800" }],
    };
    await expect(toCurl({ ...beacon, method: "getBlockV2" }, given)).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
    });
  });

  it("rejects the placeholder of an address in a signed action, and sends nothing", async () => {
    const send: PlaygroundCall = {
      ...getBalance,
      module: "@node-access/exchange",
      factory: "createExchangeClient",
      credential: [],
      method: "usdSend",
      takesProtocol: false,
      decoded: false,
    };
    const given = { destination: "0x… (an address of yours)", amount: "1" };
    const sent = first(send, {
      ...input,
      endpoint: "http://127.0.0.1:1",
      credential: undefined,
      secrets: [`0x${"11".repeat(32)}`],
      arguments: [given],
    });
    await expect(sent).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
  });
});

describe("the local gateway", () => {
  it("is what the gateway's command serves with :demo:", async () => {
    const bin = fileURLToPath(new URL("../../packages/gateway/dist/bin.js", import.meta.url));
    const ports = ["--grpc-port", "--admin-port", "--metrics-port"].flatMap((name) => [name, "0"]);
    const options = ["--database", ":memory:", "--credentials", ":demo:", "--port", "0", "--json", ...ports];
    const child = spawn(process.execPath, [bin, ...options], { stdio: ["ignore", "pipe", "ignore"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [line = ""] = String((await once(child.stdout, "data"))[0]).split("\n");
    const { credentials } = JSON.parse(line) as { credentials: typeof gateway.credentials };
    for (const [protocol, { key: own }] of Object.entries(credentials.nodes))
      expect(findLocalGateway(getBalance, protocol).secrets).toEqual([own]);
    expect(findLocalGateway(management, undefined).secrets).toEqual([credentials.apiKey]);
    expect(findLocalGateway({ ...getBalance, credential: [] }, "hyperliquid").secrets).toEqual([]);
  });
});
