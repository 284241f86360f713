import { join } from "node:path";
import { callNode } from "../call-node.ts";
import { nativePackage } from "../native-package.ts";
import { ServerProgram } from "../server-program.ts";
import { spawnGuarded } from "../spawn-guarded.ts";

export { callNode } from "../call-node.ts";
export { counterCreationCode, seedChain, type SeededChain } from "./seed-chain.ts";

const packages = {
  "linux-x64": "@foundry-rs/anvil-linux-amd64",
  "linux-arm64": "@foundry-rs/anvil-linux-arm64",
  "darwin-x64": "@foundry-rs/anvil-darwin-amd64",
  "darwin-arm64": "@foundry-rs/anvil-darwin-arm64",
  "win32-x64": "@foundry-rs/anvil-win32-amd64",
};

/** A running node. */
export interface Anvil {
  /** JSON-RPC over HTTP and WebSocket, without a trailing slash. */
  readonly url: string;
  readonly wsUrl: string;
  /** The process that guards the node: when it ends, the node ends. */
  readonly pid: number;
  /** Resolves with the reason if the node ends before `stop()` is called; otherwise stays pending. */
  readonly died: Promise<Error>;
  /** Ends the node and resolves when it has ended. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Starts a real EVM node (anvil) on a free loopback port and waits until it responds. It ends with `stop()`, or when this process ends in
 * any way. @throws Error if there is no binary for this machine, or with the node's last output if it does not start.
 */
export async function startAnvil(options: { readonly arguments?: readonly string[] } = {}): Promise<Anvil> {
  const args = ["--host", "127.0.0.1", "--port", "0", ...(options.arguments ?? [])];
  const folder = nativePackage("@foundry-rs/anvil/package.json", packages);
  const binary = join(folder, "bin", process.platform === "win32" ? "anvil.exe" : "anvil");
  const child = spawnGuarded(binary, args);
  const ready = /^Listening on (127\.0\.0\.1:\d+)$/m;
  const program = new ServerProgram(child, { name: "anvil", ready });
  await program.ready;
  const address = ready.exec(program.output)?.[1] ?? "";
  const url = `http://${address}`;
  await callNode(url, "eth_chainId");
  return {
    url,
    wsUrl: `ws://${address}`,
    pid: child.pid ?? 0,
    died: program.died,
    stop: () => program.stop(),
  };
}
