import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { call, post } from "../../client.ts";
import { networksWith } from "../../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../../upstream-server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "node-report-"));
});
afterAll(() => rm(folder, { recursive: true }));

const report = {
  version: 1,
  methods: [
    { name: "trace_block", status: "not offered" },
    { name: "eth_gasPrice", status: "offered" },
  ],
  capabilities: {
    oldestState: 90,
    stateMethods: ["eth_getBalance"],
    logRange: "100000 or more",
    batchLimit: 2,
    requestKilobytes: 1,
  },
};
const address = `0x${"11".repeat(20)}`;

async function writeReport(text: string): Promise<string> {
  const file = join(folder, `${Math.random()}.json`);
  await writeFile(file, text);
  return file;
}

async function server(): Promise<UpstreamServer> {
  const upstream = await startUpstream(
    respondWith((method) => (method === "eth_blockNumber" ? "0x64" : "0x1")),
  );
  closeAfterTest(upstream);
  return upstream;
}

function methodsAt({ bodies }: UpstreamServer): readonly string[] {
  return ["trace_block", "eth_gasPrice", "eth_getBalance"].filter((method) =>
    bodies.some((body) => body.includes(method)),
  );
}

it("takes a report as a hint: what a node lacks goes to another one", async () => {
  const [first, second] = [await server(), await server()];
  const upstreams = [
    { name: "first", url: first.url, report: await writeReport(JSON.stringify(report)) },
    { name: "second", url: second.url, tier: 2 },
  ];
  const gateway = await createGateway({ networks: networksWith({ ethereum: { rpc: { upstreams } } }) });
  closeAfterTest(gateway);
  await call(gateway, "eth_gasPrice");
  await call(gateway, "trace_block", "0x10");
  await call(gateway, "eth_getBalance", address, "0x59");
  expect([methodsAt(first), methodsAt(second)]).toEqual([
    ["eth_gasPrice"],
    ["trace_block", "eth_getBalance"],
  ]);
  await call(gateway, "eth_getBalance", address, "0x5a");
  expect(methodsAt(first)).toEqual(["eth_gasPrice", "eth_getBalance"]);
  // Its limits are those of `limits`.
  const batch = [1, 2, 3].map((id) => ({ jsonrpc: "2.0", id, method: "eth_gasPrice", params: [] }));
  expect((await post(gateway, "ethereum", batch)).text).toContain('"id":3');
  const sizes = first.bodies
    .filter((body) => body.startsWith("["))
    .map((body) => body.split("eth_gasPrice").length - 1);
  expect(Math.max(...sizes)).toBeLessThan(3);
});

it("tries a node in spite of its report if no other one can serve a call", async () => {
  const upstream = await server();
  const upstreams = [{ name: "only", url: upstream.url, report: await writeReport(JSON.stringify(report)) }];
  const gateway = await createGateway({ networks: networksWith({ ethereum: { rpc: { upstreams } } }) });
  closeAfterTest(gateway);
  expect(await call(gateway, "trace_block", "0x10")).toBe("0x1");
});

describe("a file that is no report is rejected with its place", () => {
  it.each([
    ["cannot be read", undefined],
    ["is not JSON", "{"],
    ["a JSON file without version 1", "{}"],
    ["a JSON file without version 1", '{"version":2,"methods":[],"capabilities":{}}'],
  ])("%s", async (received, text) => {
    const path = text === undefined ? join(folder, "none.json") : await writeReport(text);
    const upstreams = [{ name: "first", url: "http://127.0.0.1:9", report: path }];
    await expect(
      createGateway({ networks: networksWith({ ethereum: { rpc: { upstreams } } }) }),
    ).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: expect.stringMatching(
        new RegExp(
          String.raw`networks\.\S+\.rpc\.upstreams\.0\.report.*node-access check --json.*${received}`,
          "s",
        ),
      ) as string,
    });
  });
});
