import { createGateway, type Credentials, type Gateway, type Protocol } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ran, runCli, type Surroundings } from "../run-cli.ts";

let gateway: Gateway<Credentials>;
beforeAll(async () => {
  gateway = (await createGateway()) as Gateway<Credentials>;
});
afterAll(() => gateway.close());

const account = "0x68aab33e4fbb493c95fda402772a3b88615820bd";

function call(protocol: Protocol, args: readonly string[], more: Surroundings = {}): Promise<Ran> {
  const { key } = gateway.credentials.nodes[protocol];
  const env = { NODE_ACCESS_ENDPOINT: gateway.url, TOKEN: key, ...more.env };
  return runCli([...args, "--token-env", "TOKEN"], { ...more, env });
}

describe("calls of every kind of API", () => {
  it.each<readonly [Protocol, readonly string[], RegExp]>([
    ["ethereum", ["rpc", "eth_blockNumber"], /^0x[0-9a-f]+\n$/],
    ["ethereum", ["rpc", "eth_getBalance", account, "latest", "--decoded"], /^\d+\n$/],
    ["ethereum", ["rpc", "eth_getBlockByNumber", "0", "false", "--select", "number"], /^0x0\n$/],
    [
      "ethereum",
      [
        "rpc",
        "eth_getBlockByNumber",
        "-p",
        "fullTransactions=false",
        "-p",
        "block=latest",
        "--select",
        "number",
      ],
      /^0x/,
    ],
    [
      "ethereum",
      ["rpc", "eth_getBlockByNumber", "--params", '["latest", false]', "--select", "number"],
      /^0x/,
    ],
    ["solana", ["rpc", "getSlot"], /^\d+\n$/],
    ["bitcoin", ["rpc", "getblockcount"], /^\d+\n$/],
    ["starknet", ["rpc", "starknet_blockNumber", "--protocol", "starknet"], /^\d+\n$/],
    ["avalanche", ["rpc", "platform.getHeight", "--protocol", "avalanche-p"], /"height"/],
    ["ethereum", ["beacon", "getGenesis"], /genesis_validators_root/],
    [
      "ethereum",
      ["beacon", "getStateValidators", "head", "-p", 'id=["1"]', "--select", "data[].index"],
      /^\["1"\]\n$/,
    ],
    ["tezos", ["tezos", "getBlockHash", "main", "head"], /^B\w{50}\n$/],
    ["tron", ["tron", "getNowBlock", "--select", "blockID"], /^[0-9a-f]{64}\n$/],
    ["hyperliquid", ["exchange", "meta", "--select", "universe[0].name"], /^\w+\n$/],
    ["ethereum", ["graphql", "{ block { number } }"], /^\{"block":\{"number":/],
  ])("%s %j", async (protocol, args, expected) => {
    const { code, out, err } = await call(protocol, args);
    expect(err).toBe("");
    expect(out).toMatch(expected);
    expect(code).toBe(0);
  });

  it("gRPC, unary and as a stream", async () => {
    const env = { NODE_ACCESS_ENDPOINT: `http://${gateway.grpcUrl}` };
    const slot = await call("solana", ["grpc", "geyser", "getSlot", '{"commitment":"CONFIRMED"}'], { env });
    expect(slot.err).toBe("");
    expect(JSON.parse(slot.out)).toHaveProperty("slot");
    const slots = await call(
      "solana",
      ["grpc", "geyser", "subscribe", '{"slots":{"all":{}}}', "--limit", "2"],
      { env },
    );
    expect(slots.code).toBe(0);
    expect(slots.out.trim().split("\n")).toHaveLength(2);
  });

  it("nodes", async () => {
    const env = { NODE_ACCESS_ENDPOINT: gateway.url, KEY: gateway.credentials.apiKey };
    const run = (...args: string[]) => runCli(["nodes", ...args, "--token-env", "KEY"], { env });
    const { id, key, password } = gateway.credentials.nodes.ethereum;
    const list = await run("list", "--select", "results[].id");
    expect(JSON.parse(list.out)).toContain(id);
    const shown = await run("show", id);
    expect(JSON.parse(shown.out)).toMatchObject({ id });
    expect(shown.out).not.toContain(key);
    expect(shown.out).not.toContain(password);
    expect((await run("rename", id, "renamed", "--yes")).code).toBe(0);
    expect((await run("show", id, "--select", "name")).out).toBe("renamed\n");
  });
});

describe("mistakes are found before anything is sent", () => {
  it.each([
    [["rpc", "eth_getBlockByNumbr", "latest"], "Did you mean eth_getBlockByNumber?"],
    [["rpc", "eth_getBalnce", "--profile", "none"], "Did you mean eth_getBalance?"],
    [["rpc", "getBalnce", "--protocol", "solana"], "Did you mean getBalance?"],
    [["rpc", "getSlot", "--protocol", "ethereum"], "Other protocols have it: solana"],
    [["rpc", "eth_getBalance", "-p", "adress=0x1"], "Did you mean address?"],
    [["rpc", "eth_getBalance", "0x12", "latest"], "address: expected"],
    [["rpc", "eth_getBalance", account, "latest", "more"], "at most 2 params"],
    [["rpc", "eth_getBlockByNumber"], "block and fullTransactions are missing"],
    [["rpc", "eth_call", '{"too":"0x1"}', "latest"], "Did you mean to?"],
    [["rpc", "eth_call", '{"to":"0x1"}', "latest"], "transaction.to: expected"],
    [["rpc", "eth_chainId", "--protocol", "etherium"], "Did you mean ethereum?"],
    [["rpc", "eth_chainId", "--params", "{"], "--params: expected JSON"],
    [["rpc", "eth_subscribe", "newHeads"], "subscription"],
    [["beacon", "getBlokV2", "head"], "Did you mean getBlockV2?"],
    [["beacon", "listStreams"], "Call it with: node-access management listStreams"],
    [["beacon", "getStateValidators", "head", "-p", "status=activ"], "status: expected"],
    [["exchange", "l2Book"], "coin is missing"],
    [["grpc", "geyser", "getSlot", '{"comitment":"CONFIRMED"}'], "Did you mean commitment?"],
    [["grpc", "geyser", "getSlot", '{"commitment":"CERTAIN"}'], "expected PROCESSED, CONFIRMED, FINALIZED"],
    [["grpc", "gyser", "getSlot"], "expected geyser, sui, tron"],
    [["rpc", "eth_chainId", "--timeout", "soon"], "--timeout: expected milliseconds"],
  ])("%j", async (args, message) => {
    // Nothing listens here: a request would end with another exit code.
    const { code, out, err } = await runCli(args, { env: { NODE_ACCESS_ENDPOINT: "http://127.0.0.1:1" } });
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(out).toBe("");
  });
});

describe("calls that change something", () => {
  const send = ["rpc", "eth_sendRawTransaction", "0x01"];
  it("are not sent unless confirmed", async () => {
    const refused = await call("ethereum", send);
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toContain("add --yes");
    const answered = await call("ethereum", send, { isTerminal: true, input: "n\n" });
    expect(answered).toMatchObject({ code: 130, out: "" });
    expect(answered.err).toContain("[y/N]");
  });

  it("are sent with --yes, or when confirmed", async () => {
    const confirmed = await call("ethereum", [...send, "--yes"]);
    expect(confirmed.code).toBe(1);
    expect(confirmed.err).toContain("JSON_RPC_ERROR");
    const answered = await call("ethereum", send, { isTerminal: true, input: "yes\n" });
    expect(answered.code).toBe(1);
  });

  it("orders are signed with a key from the environment", async () => {
    const order = '[{"a":0,"b":true,"p":"30000","s":"0.001","r":false,"t":{"limit":{"tif":"Alo"}}}]';
    const args = ["exchange", "order", "-p", `orders=${order}`, "-p", "grouping=na", "--yes"];
    const env = { NODE_ACCESS_ENDPOINT: gateway.url, KEY: `0x${"11".repeat(32)}` };
    expect((await runCli(args, { env })).err).toContain("signing key");
    const sent = await runCli([...args, "--signing-key-env", "KEY"], { env });
    expect(sent.err + sent.out).toMatch(/VENUE_ERROR|"status":"ok"/);
    expect(sent.err + sent.out).not.toContain("1111111111");
  });
});

describe("output", () => {
  it("is for people on a terminal, and JSON elsewhere", async () => {
    const args = ["rpc", "eth_getBlockByNumber", "0x0", "false"];
    const terminal = await call("ethereum", args, { isTerminal: true });
    expect(terminal.out).toContain("\u001B[36mnumber\u001B[0m");
    const plain = await call("ethereum", args, { isTerminal: true, env: { NO_COLOR: "1" } });
    expect(plain.out).toMatch(/^number +0x0$/m);
    const piped = await call("ethereum", args);
    expect(JSON.parse(piped.out)).toHaveProperty("number", "0x0");
    expect(piped.out.trim()).not.toContain("\n");
    const json = await call("ethereum", [...args, "--json"], { isTerminal: true });
    expect(JSON.parse(json.out)).toEqual(JSON.parse(piped.out));
  });

  it("as a table", async () => {
    const { out } = await call("ethereum", [
      "beacon",
      "getStateValidators",
      "head",
      "--select",
      "data",
      "--table",
    ]);
    expect(out.split("\n")[0]).toBe("INDEX\tBALANCE\tSTATUS\tVALIDATOR");
    // The list of a page, without --select, and an object that is no page.
    const page = await call("ethereum", ["beacon", "getStateValidators", "head", "--table"]);
    expect(page.out).toBe(out);
    const block = await call("ethereum", ["rpc", "eth_getBlockByNumber", "0x0", "true", "--table"]);
    expect(block.out.split("\n")[0]).toBe("NAME\tVALUE");
  });

  it.each([
    ["rpc", "eth_blockNumber", "--json", "--table"],
    ["methods", "balance", "--table", "--json"],
    ["rpc", "eth_blockNumber", "--curl", "--replay", "calls.ndjson"],
    ["beacon", "getGenesis", "--verify", "--curl"],
    ["profile", "add", "a", "--signing-key-env", "A", "--signing-key-file", "b"],
    ["mcp", "--host", "127.0.0.1"],
  ])("not with options that contradict each other: %s %s %s %s", async (...args) => {
    const { code, out, err } = await runCli(args);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toMatch(/cannot be used with option|is for HTTP/);
  });

  it("names what there is if the selected path does not exist", async () => {
    const { code, err } = await call("ethereum", [
      "rpc",
      "eth_getBlockByNumber",
      "0x0",
      "false",
      "--select",
      "hsh",
    ]);
    expect(err).toContain("Did you mean hash?");
    expect(code).toBe(2);
  });

  it("as curl, with variables in place of secrets", async () => {
    const { key } = gateway.credentials.nodes.ethereum;
    const { out } = await call("ethereum", ["rpc", "eth_chainId", "--curl"]);
    expect(out).toContain(`curl -X POST '${gateway.url}/'"$TOKEN"`);
    expect(out).toContain(`"method":"eth_chainId"`);
    expect(out).not.toContain(key);
    const basic = await call("ethereum", ["rpc", "eth_chainId", "--curl", "--credential", "basic"]);
    expect(basic.out).toContain(`-u "$TOKEN"`);
    const rest = await call("ethereum", ["beacon", "getGenesis", "--curl"]);
    expect(rest.out).toContain(`"$TOKEN"'/eth/v1/beacon/genesis'`);
    const write = await call("ethereum", ["rpc", "eth_sendRawTransaction", "0x02", "--curl"]);
    expect(write.out).toContain(`"method":"eth_sendRawTransaction","params":["0x02"]`);
    expect(write.out).not.toContain("content-length");
    const inPath = await runCli(["rpc", "eth_chainId", "--curl", "--endpoint", `${gateway.url}/${key}`]);
    expect(inPath.out).toContain('"$NODE_ACCESS_ENDPOINT"');
    expect(inPath.out).not.toContain(key);
    expect(inPath.err).toContain("set before you run it: NODE_ACCESS_ENDPOINT (the node's address");
    // What the token comes from, the shell reads too.
    const from = async (...options: string[]): Promise<string> =>
      (await runCli(["rpc", "eth_chainId", "--curl", "--endpoint", gateway.url, ...options])).out;
    expect(await from("--token-env", "MY_TOKEN")).toContain('/\'"$MY_TOKEN"');
    expect(await from("--token-file", "/a b/it's")).toContain(`"$(cat '/a b/it'\\''s')"`);
    expect(await from("--token-command", "op read op://x")).toContain(`"$('op' 'read' 'op://x')"`);
    expect(await from("--token", "t0ken")).toContain('"$NODE_ACCESS_TOKEN"');
  });
});

describe("what beginners type", () => {
  it.each([
    [["eth_chainId"], "eth_chainId is a method: call it with node-access rpc eth_chainId\n"],
    [["getGenesis"], "call it with node-access beacon getGenesis\n"],
    [["listNetworks"], "call it with node-access management listNetworks\n"],
    [
      ["rpc", "eth_chainId", "--endpoint", "127.0.0.1:9640/t0ken"],
      "expected http:// or https:// before 127.0.0.1:9640/***\n",
    ],
    [
      ["rpc", "eth_chainId", "--endpoint", "ws://127.0.0.1:9640"],
      "expected http:// or https:// before 127.0.0.1:9640\n",
    ],
    [
      ["beacon", "getGenesis", "--endpoint", "node.example.com"],
      "expected http:// or https:// before node.example.com\n",
    ],
    [
      ["rpc", "eth_getLogs", "--params", "{", "--endpoint", "http://127.0.0.1:1"],
      'received "{": Expected property name',
    ],
  ])("%j", async (args, expected) => {
    const { code, err } = await runCli(args);
    expect(code).toBe(2);
    expect(err).toContain(expected);
  });
});

describe("exit codes", () => {
  it.each([
    ["a refused credential", ["rpc", "eth_chainId", "--token-env", "WRONG"], 4],
    ["a credential that is not set", ["rpc", "eth_chainId", "--token-env", "ABSENT"], 4],
    ["no connection", ["rpc", "eth_chainId", "--endpoint", "http://127.0.0.1:1", "--timeout", "200"], 3],
    ["no endpoint", ["rpc", "eth_chainId", "--profile", "absent"], 2],
    ["an unknown command", ["rcp", "eth_chainId"], 2],
    ["help", ["rpc", "--help"], 0],
  ])("%s", async (_, args, expected) => {
    const env = {
      NODE_ACCESS_ENDPOINT: gateway.url,
      WRONG: "not-the-token",
      XDG_CONFIG_HOME: "/nonexistent",
    };
    expect((await runCli(args, { env })).code).toBe(expected);
  });

  it("an interruption ends a stream", async () => {
    const controller = new AbortController();
    const env = { NODE_ACCESS_ENDPOINT: `http://${gateway.grpcUrl}` };
    const running = call("solana", ["grpc", "geyser", "subscribe", '{"slots":{"all":{}}}'], {
      env,
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(), 200);
    expect((await running).code).toBe(130);
  });
});

it("every command has help with examples", async () => {
  const { out } = await runCli(["--help"]);
  const commands = [...out.matchAll(/^ {2}(\w+)(?: \[options\])?(?: <| \[|\s{2,})/gm)].map(
    ([, name = ""]) => name,
  );
  expect(commands).toContain("rpc");
  for (const name of commands.filter((one) => one !== "help")) {
    const help = await runCli([name, "--help"]);
    expect(help.out, name).toContain("Examples:");
  }
});
