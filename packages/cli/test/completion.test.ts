import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { programForTests } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

const bash = programForTests("bash");

describe("completion", () => {
  it.each([
    [["rp"], ["rpc"]],
    [["rpc", "eth_getBlockByN"], ["eth_getBlockByNumber"]],
    [["rpc", "--protocol", "sol"], ["solana"]],
    [["rpc", "--protocol", "solana", "getBal"], ["getBalance"]],
    [["rpc", "eth_getBalance", "-p", "ad"], ["address="]],
    [["beacon", "getGen"], ["getGenesis"]],
    [
      ["beacon", "getStateValidators", "-p", "st"],
      ["state_id=", "status="],
    ],
    [["grpc", "gey"], ["geyser"]],
    [["grpc", "geyser", "getSl"], ["getSlot"]],
    [["nodes", "ren"], ["rename"]],
    [["rpc", "eth_chainId", "--sel"], ["--select"]],
    [["profile", "add", "main", "--forc"], ["--force"]],
    [["rpc", "--protocol", "etherium", "eth_"], []],
    [["absent", "x"], []],
  ])("%j", async (words, expected) => {
    const { code, out } = await runCli(["complete", "--", ...words]);
    expect(code).toBe(0);
    expect(out.split("\n").slice(0, -1)).toEqual(expected);
  });

  it.each(["bash", "zsh", "fish"])("has a script for %s", async (shell) => {
    const { out } = await runCli(["completion", shell]);
    expect(out).toContain("node-access complete --");
  });

  it.runIf(bash)("has a script that bash can parse", async () => {
    const { out } = await runCli(["completion", "bash"]);
    expect(spawnSync(bash ?? "", ["-n"], { input: out }).status).toBe(0);
  });
});

it("batches of lines have a line for each call, in order", async () => {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { id, params } = JSON.parse(body) as { id: number; params: [string] };
      // The later ones respond first.
      setTimeout(
        () => response.end(JSON.stringify({ jsonrpc: "2.0", id, result: params[0] })),
        Math.max(1, 30 - Number(params[0])),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const env = { NODE_ACCESS_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const bytes = ["0x00", "0x10", "0x20"];
  const input = bytes.map((one, id) => JSON.stringify({ id, method: "web3_sha3", params: [one] }));
  const ran = await runCli(["batch", "--concurrency", "2"], {
    env,
    input: [
      ...input,
      '{"id":3,"method":"web3_sha"}',
      '{"id":4,"method":"eth_sendRawTransaction","params":["0x01"]}',
      "{",
    ].join("\n"),
  });
  server.close();
  const lines = ran.out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id?: number; result?: string; error?: { message: string } });
  expect(lines.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, undefined]);
  expect(lines.slice(0, 3).map(({ result }) => result)).toEqual(bytes);
  expect(lines[3]?.error?.message).toContain("Did you mean web3_sha3?");
  expect(lines[4]?.error?.message).toContain("--yes");
  expect(lines[5]?.error?.message).toContain("expected JSON");
  expect(ran.code).toBe(1);
});
