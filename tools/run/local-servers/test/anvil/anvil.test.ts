import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { nativePackage } from "../../src/native-package.ts";
import { callNode, seedChain, startAnvil } from "../../src/anvil/anvil.ts";

describe("startAnvil", () => {
  it("serves HTTP on a loopback port, and no longer after stop()", async () => {
    const anvil = await startAnvil();
    expect(await callNode(anvil.url, "eth_chainId")).toBe("0x7a69");
    await anvil.stop();
    await anvil.stop();
    await expect(callNode(anvil.url, "eth_chainId")).rejects.toThrow("does not respond");
  });

  it("runs several nodes at the same time", async () => {
    const anvils = await Promise.all([startAnvil(), startAnvil()]);
    expect(anvils[0].url).not.toBe(anvils[1].url);
    await Promise.all(anvils.map((anvil) => anvil.stop()));
  });

  it("rejects with the node's output if it does not start", async () => {
    await expect(startAnvil({ arguments: ["--chain-id", "none"] })).rejects.toThrow(
      /anvil ended \(exit code 2\)[^]*invalid value 'none' for '--chain-id/,
    );
  });

  it("reports that the node died", async () => {
    const anvil = await startAnvil();
    process.kill(anvil.pid, "SIGTERM");
    expect((await anvil.died).message).toContain("anvil ended");
    await expect(callNode(anvil.url, "eth_chainId")).rejects.toThrow("does not respond");
    await anvil.stop();
  });

  // By day, one stands for all: the operating system closes what the node watches.
  it.each(process.env["NIGHTLY"] ? (["SIGINT", "SIGTERM", "SIGKILL"] as const) : (["SIGKILL"] as const))(
    "leaves no process behind if the starting process is ended by %s",
    async (signal) => {
      const parent = spawn(
        process.execPath,
        [fileURLToPath(new URL("fixtures/parent.ts", import.meta.url))],
        {
          stdio: ["ignore", "pipe", "inherit"],
        },
      );
      const [url] = (await once(parent.stdout.setEncoding("utf8"), "data")) as [string];
      expect(await callNode(url, "eth_chainId")).toBe("0x7a69");
      parent.kill(signal);
      await once(parent, "exit");
      await expect.poll(() => callNode(url, "eth_chainId").catch(String)).toMatch("does not respond");
    },
  );
});

describe("nativePackage", () => {
  const packages = {
    "linux-x64": "@foundry-rs/anvil-linux-amd64",
    "win32-x64": "@foundry-rs/anvil-win32-amd64",
  };

  it("names the supported platforms if this one has no binary", () => {
    expect(() => nativePackage("@foundry-rs/anvil/package.json", packages, "sunos", "sparc")).toThrow(
      "@foundry-rs/anvil/package.json has no binary for sunos-sparc: supported are linux-x64, win32-x64",
    );
  });

  it("says what to run if the binary of this platform is not installed", () => {
    expect(() => nativePackage("@foundry-rs/anvil/package.json", packages, "win32", "x64")).toThrow(
      "@foundry-rs/anvil-win32-amd64 is not installed. Run `npm run setup`",
    );
  });
});

describe("seedChain", () => {
  it("puts one block with a transfer, a creation, a log and a revert on the chain", async () => {
    const anvil = await startAnvil();
    try {
      const chain = await seedChain(anvil.url);
      expect(await callNode(anvil.url, "eth_getBlockTransactionCountByHash", chain.block.hash)).toBe("0x4");
      expect(await callNode(anvil.url, "eth_getTransactionReceipt", chain.transactions.log)).toMatchObject({
        logs: [
          {
            address: chain.contract,
            topics: [expect.stringMatching(/2a$/)],
            data: expect.stringMatching(/1$/),
          },
        ],
      });
      expect(await callNode(anvil.url, "eth_getStorageAt", chain.contract, "0x0", "latest")).toMatch(
        /^0x0+1$/,
      );
      await expect(callNode(anvil.url, "eth_call", { to: chain.contract, data: "0x01" })).rejects.toThrow(
        "execution reverted: refused",
      );
    } finally {
      await anvil.stop();
    }
  });
});
