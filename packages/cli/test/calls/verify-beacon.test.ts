import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { callOnce, contextFor } from "../mcp/mcp-context.ts";
import { type Ran, runCli } from "../run-cli.ts";

/** A header of Ethereum's beacon chain. */
const header = {
  execution_optimistic: false,
  finalized: true,
  data: {
    root: "0x35d5bac0501af018398df807cf52dfdd2e603169af35dd7b64c214a35916f9b9",
    canonical: true,
    header: {
      message: {
        slot: "11403423",
        proposer_index: "28867",
        parent_root: "0x1e986ed90875bb47d08151b38c87b835b46ee851853c6848bf39122b13ad3e11",
        state_root: "0x092ab8053b798ea9cee9208512f6fce4fa1c56bcbedf78e3a3c242b9de0b879f",
        body_root: "0xfa15b8202aed03a366e65ecdd951471041851fec3d0be80e400d1151cd15c26e",
      },
      signature: `0x${"11".repeat(96)}`,
    },
  },
};

let server: Server;
let preset: string | undefined;
let proposer: string;
const paths: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = "" }, reply) => {
    paths.push(url);
    const message = { ...header.data.header.message, proposer_index: proposer };
    const bodies: Readonly<Record<string, object>> = {
      "/eth/v1/config/spec": { data: { ...(preset !== undefined && { PRESET_BASE: preset }) } },
      [`/eth/v1/beacon/headers/${header.data.root}`]: {
        ...header,
        data: { ...header.data, header: { ...header.data.header, message } },
      },
      "/eth/v1/node/version": { data: { version: "Lighthouse/v8.0.0" } },
    };
    const body = bodies[url];
    reply.writeHead(body ? 200 : 404, { "content-type": "application/json" });
    reply.end(JSON.stringify(body ?? { code: 404, message: "not found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());
beforeEach(() => {
  paths.length = 0;
  preset = "mainnet";
  proposer = "28867";
});
afterEach(() => vi.doUnmock("@lodestar/types"));

function call(...args: string[]): Promise<Ran> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return runCli(["beacon", ...args, "--verify"], { env: { NODE_ACCESS_ENDPOINT: url } });
}
const getHeader = (): Promise<Ran> =>
  call("getBlockHeader", header.data.root, "--select", "data.header.message.slot");

it.each(["mainnet", undefined])("says that a header has its root (preset %s)", async (named) => {
  preset = named;
  const { code, out, err } = await getHeader();
  expect(err).toMatch(/^verdict: consistent; no hash covers .*signature/);
  expect({ code, out }).toEqual({ code: 0, out: "11403423\n" });
});

it("a wrong header ends with 5, and is not written", async () => {
  proposer = "28868";
  const { code, out, err } = await getHeader();
  expect(err).toContain("DATA_INVALID");
  expect({ code, out }).toEqual({ code: 5, out: "" });
});

it("agents get the same verdicts", async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = contextFor({ endpoint: url, protocol: "beacon" });
  const ask = async (method: string, params: object): Promise<unknown> =>
    (await callOnce(context, { method, params, verify: true })).value;
  const params = { block_id: header.data.root };
  expect(await ask("getBlockHeader", params)).toMatchObject({ verdict: { verdict: "consistent" } });
  expect(await ask("getNodeVersion", {})).toMatchObject({ verdict: { verdict: "unverifiable" } });
  proposer = "28868";
  expect(await ask("getBlockHeader", params)).toMatchObject({ verdict: { verdict: "wrong" } });
});

it("what has no check is returned, with a verdict that says so", async () => {
  const { code, out, err } = await call("getNodeVersion");
  expect(out).toContain("Lighthouse");
  expect(err).toBe("verdict: unverifiable: there is no check of getNodeVersion\n");
  expect(code).toBe(0);
});

it("a chain with types of other sizes needs the environment variable", async () => {
  preset = "gnosis";
  const { code, out, err } = await getHeader();
  expect(err).toContain("LODESTAR_PRESET=gnosis");
  expect({ code, out }).toEqual({ code: 2, out: "" });
});

it("says what to install, before anything is sent", async () => {
  vi.doMock("@lodestar/types", () => {
    throw new Error("Cannot find package");
  });
  const { code, out, err } = await getHeader();
  expect(err).toContain("@lodestar/types and @lodestar/params, which are not installed");
  expect({ code, out, paths }).toEqual({ code: 2, out: "", paths: [] });
});

it("streams, and nodes whose results nothing can check, are rejected", async () => {
  const stream = await call("eventstream", "--param", 'topics=["head"]');
  expect(stream).toMatchObject({ code: 2, err: expect.stringContaining("is a stream") as string });
  const { code, err } = await runCli(["tezos", "getBlockHash", "main", "head", "--verify"]);
  expect(err).toContain("unknown option '--verify'");
  expect(code).toBe(2);
  expect(paths).toEqual([]);
});
