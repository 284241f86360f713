import { spawnSync } from "node:child_process";
import { programForTests } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { runCli } from "../run-cli.ts";

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
