import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ran, runCli } from "../run-cli.ts";

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "node-access-recorded-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Checks files with these texts. */
async function check(files: Readonly<Record<string, string>>, ...more: readonly string[]): Promise<Ran> {
  const own = join(folder, String((count += 1)));
  await mkdir(own);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(own, name)), { recursive: true });
    await writeFile(join(own, name), text);
  }
  return runCli(["check", "--recorded", own, ...more]);
}

/** A recorded call of JSON-RPC. */
function call(method: string, params: string, response: string, protocol = "ethereum"): string {
  return `// protocol: ${protocol}\n>> {"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}\n<< {"jsonrpc":"2.0","id":1,${response}}\n`;
}

const hash = `"0x${"00".repeat(32)}"`;

/** A recorded trace of a transaction, as the tracer of calls returns it. */
function traceBy(tracer: string): string {
  return call(
    "debug_traceTransaction",
    `[${hash},{"tracer":"${tracer}"}]`,
    `"result":{"type":"CALL","from":"0x${"00".repeat(20)}","gas":"0x1","gasUsed":"0x1","input":"0x"}`,
  );
}

describe("check --recorded", () => {
  it.each<readonly [what: string, text: string, id: string, path: string]>([
    ["a result", call("eth_chainId", "[]", `"result":1`), "schema", ""],
    ["a part of one", call("eth_getLogs", "[{}]", `"result":[{"address":"0x"}]`), "schema", "[0].address"],
    ["a param", call("eth_getBlockByHash", `["0x12",true]`, `"result":null`), "params", "params[0]"],
    ["a param too many", call("eth_chainId", "[1]", `"result":"0x1"`), "params", "params[0]"],
    ["a param too few", call("eth_getCode", "[]", `"result":"0x"`), "params", "params[0]"],
    [
      "no param by name",
      call("getblockhash", "{}", `"result":"${"00".repeat(32)}"`, "bitcoin"),
      "params",
      "params[0]",
    ],
    [
      "a name",
      call("getblockhash", `{"height":1,"hight":1}`, `"result":"${"00".repeat(32)}"`, "bitcoin"),
      "params",
      "params.hight",
    ],
    ["a slot", call("getSlot", "[]", `"result":"0x1"`, "solana"), "schema", ""],
    [
      "a text in a path",
      "// api: tezos\n>> GET /chains/main/blocks/head/operations/first/0\n<< {}\n",
      "params",
      "params.list_offset",
    ],
    [
      "a balance",
      "// api: tezos\n>> GET /chains/main/blocks/head/context/contracts/tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb/balance\n<< 1\n",
      "schema",
      "",
    ],
  ])("finds %s that does not match", async (_, text, id, path) => {
    const { code, out } = await check({ "a/one.io": text });
    expect(code).toBe(5);
    const { findings } = JSON.parse(out) as { findings: readonly object[] };
    const line = text.split("\n").length - 1;
    expect(findings[0]).toMatchObject({ id, path, place: `a/one.io:${line}`, calls: 1 });
  });

  it("compares with the result that the params select", async () => {
    expect(await check({ "one.io": traceBy("callTracer") })).toMatchObject({ code: 0 });
    expect(await check({ "one.io": traceBy("flatCallTracer") })).toMatchObject({ code: 5 });
  });

  it("counts what has nothing to compare, and reports one defect once", async () => {
    const wrong = call("eth_chainId", "[]", `"result":1`);
    const text = [
      wrong,
      wrong,
      call("eth_chainId", "[]", `"error":{"code":-32000,"message":"no"}`),
      call("eth_chainId", "[]", `"more":1`),
      call("testing_buildBlockV1", "[]", `"result":{}`),
      '>> {}\n// graphql: ethereum\n>> {"query":"{ gasPrice }"}\n<< {"data":{}}\n',
    ].join("");
    const { code, out, err } = await check({ "one.io": text });
    expect({ code, err }).toEqual({ code: 5, err: "error: 1 defect found\n" });
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      calls: 6,
      methods: [
        { method: "GraphQL", unchecked: 1 },
        { protocol: "ethereum", method: "eth_chainId", mismatch: 2, rejected: 1, "no result": 1, matches: 0 },
        { method: "testing_buildBlockV1", unchecked: 1 },
      ],
      findings: [{ subject: "eth_chainId", place: "one.io:3", calls: 2 }],
    });
  });

  it("takes what --record wrote, and the methods and the protocol that are named", async () => {
    const lines = [
      '{"operation":"eth_chainId","input":[],"value":"0x1"}',
      '{"operation":"getSlot","input":[],"value":"wrong"}',
      '{"operation":"getBlockHash","input":["main","head"],"value":1}',
    ];
    const files = { "one.ndjson": lines.join("\r\n"), "other.txt": "no recording" };
    expect(await check(files, "--methods", "eth_*")).toMatchObject({ code: 0 });
    expect(await check(files, "--methods", "getSlot", "--protocol", "tezos")).toMatchObject({ code: 6 });
    expect(await check(files, "--methods", "getSlot", "--protocol", "solana")).toMatchObject({ code: 5 });
    expect(await check(files, "--methods", "getBlockHash")).toMatchObject({ code: 5 });
    expect((await check(files, "--protocol", "tezos")).out).toContain('"one.ndjson:3"');
    expect(await check(files, "--protocol", "acme")).toMatchObject({
      code: 2,
      err: expect.stringContaining('protocol: "acme" is unknown') as string,
    });
  });

  it("reports to a terminal as a table", async () => {
    const file = join(folder, "terminal.io");
    await writeFile(file, call("eth_chainId", "[]", `"result":1`));
    const { out } = await runCli(["check", "--recorded", file], { isTerminal: true });
    expect(out).toMatch(/: 1 calls\n\nPROTOCOL +METHOD +MATCHES +MISMATCH/);
    expect(out).toContain("Defects:\n  schema: eth_chainId: expected ");
  });

  it.each<readonly [what: string, files: Readonly<Record<string, string>>, error: string]>([
    ["an empty folder", {}, "has no calls: expected files *.io"],
    ["other files", { "one.txt": "<< {}" }, "has no calls"],
    ["an empty file", { "one.io": "" }, "has no calls"],
    [
      "bytes",
      { "one.ndjson": "\u0000\u0001\u0002" },
      "one.ndjson:1: expected JSON of at most 4,096 levels, received",
    ],
    ["a request that is not JSON", { "one.io": ">> {\n<< {}" }, "one.io:1: expected JSON"],
    [
      "a response that is not JSON",
      { "one.io": `>> {"method":"eth_chainId"}\n<< {"result":\n` },
      "one.io:2: expected JSON",
    ],
    ["a response without a request", { "one.io": "<< {}" }, "one.io:1 is a response without a request"],
    ["a request without a method", { "one.io": ">> []\n<< {}" }, "one.io:1: expected a request of JSON-RPC"],
    [
      "an unknown protocol",
      { "one.io": call("acme_id", "[]", `"result":1`, "acme") },
      'one.io:3: protocol: "acme" is unknown',
    ],
    [
      "an unknown API",
      { "one.io": "// api: acme\n>> GET /\n<< {}" },
      'one.io:3: "acme" is not an API. Known are beacon',
    ],
    [
      "a path alone",
      { "one.io": "// api: tezos\n>> /version\n<< {}" },
      "one.io:2: expected a method, a path",
    ],
    ["no operation", { "one.jsonl": "{}" }, "one.jsonl:1: expected a line that --record wrote"],
  ])("says what is wrong with %s", async (_, files, error) => {
    const { code, out, err } = await check(files);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(error);
  });

  it("says that a path is absent, and that no node is called", async () => {
    const absent = await runCli(["check", "--recorded", join(folder, "absent")]);
    expect(absent).toMatchObject({
      code: 2,
      err: expect.stringContaining("cannot be read: ENOENT") as string,
    });
    const both = await runCli(["check", "http://127.0.0.1", "--recorded", folder]);
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining("without an endpoint") as string });
    const since = await runCli(["check", "--since", "one.json", "--recorded", folder]);
    expect(since).toMatchObject({ code: 2, err: expect.stringContaining("without --since") as string });
    const none = await check({ "one.io": call("testing_x", "[]", `"result":1`) });
    expect(none).toMatchObject({ code: 6, err: expect.stringContaining("not compared") as string });
  });
});
