import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePorts } from "../../src/listen.ts";
import { programForTests } from "@node-access-tools/workspace";
import { callNode } from "../../src/call-node.ts";
import { type Litecoind, startLitecoind } from "../../src/litecoind.ts";

const folders = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("node-access-litecoind-"));
const before = folders();
const left = (): string[] => folders().filter((name) => !before.includes(name));

describe.runIf(programForTests("litecoind"))("startLitecoind", () => {
  let one: Litecoind;
  let other: Litecoind;
  beforeAll(async () => {
    [one, other] = await Promise.all([startLitecoind(), startLitecoind({ arguments: ["-txindex"] })]);
    await one.connect(other);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await one.stop();
    await expect(one.call("getblockcount")).rejects.toThrow("does not respond");
    expect(left()).toEqual([]);
  });

  it("mines blocks, which reach the node that it is connected to", async () => {
    const hashes = await one.mine(3);
    expect(hashes).toHaveLength(3);
    await other.reached(hashes[2] as string);
    expect(await other.call("getblockcount")).toBe(3);
  });

  it("sends transactions from a wallet", async () => {
    const address = await one.createWallet();
    const hashes = await one.mine(101, address);
    await other.reached(hashes[100] as string);
    const txid = await one.call("sendtoaddress", address, 1.5);
    await expect.poll(() => other.call("getrawmempool")).toEqual([txid]);
  });

  it("reorganizes when it is connected to a node with more blocks", async () => {
    await other.isolate();
    const [lost] = await one.mine(1);
    const [, winner = ""] = await other.mine(2);
    await one.connect(other);
    await one.reached(winner);
    expect(await one.call("getchaintips")).toContainEqual(
      expect.objectContaining({ hash: lost, branchlen: 1 }),
    );
  });

  it("chooses other ports if one was taken meanwhile", async () => {
    const taken = Number(one.peerAddress.split(":")[1]);
    const chosen: number[][] = [];
    const third = await startLitecoind({}, async (count) => {
      const free = await freePorts(count);
      // The port of its HTTP server, then the one for peers.
      chosen.push(chosen.length < 2 ? free.with(chosen.length, taken) : free);
      return chosen.at(-1) ?? [];
    });
    expect(chosen).toHaveLength(3);
    expect(await third.call("getblockcount")).toBe(0);
    await third.stop();
  });

  it("rejects with the node's error, its code and status", async () => {
    await expect(one.call("getblockhash", 9_999)).rejects.toMatchObject({ code: -8, status: 500 });
    await expect(one.call("getnothing")).rejects.toMatchObject({ code: -32601, status: 404 });
    await expect(callNode(one.url.replace(/:\w+@/, ":wrong@"), "getblockcount")).rejects.toMatchObject({
      status: 401,
    });
  });

  it("rejects with the node's output if it does not start", async () => {
    await expect(startLitecoind({ arguments: ["-prune=100"] })).rejects.toThrow(
      /litecoind ended \(exit code 1\)[^]*Prune configured below the minimum/,
    );
  });

  it.each(["SIGINT", "SIGKILL"] as const)(
    "leaves nothing behind if the starting process is ended by %s",
    async (signal) => {
      const own = left();
      const parent = spawn(
        process.execPath,
        [fileURLToPath(new URL("fixtures/parent.ts", import.meta.url))],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      const [url] = (await once(parent.stdout.setEncoding("utf8"), "data")) as [string];
      expect(await callNode(url, "getblockcount")).toBe(0);
      parent.kill(signal);
      await once(parent, "exit");
      await expect.poll(() => callNode(url, "getblockcount").catch(String)).toMatch("does not respond");
      await expect.poll(() => left()).toEqual(own);
    },
  );
});
