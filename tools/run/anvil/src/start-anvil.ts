import { anvilBinary } from "./anvil-binary.ts";
import { askNode } from "./ask-node.ts";
import { spawnGuarded } from "./spawn-guarded.ts";

/** How {@link startAnvil} starts the node. */
export interface AnvilOptions {
  /** More of anvil's own command-line arguments, such as `["--block-time", "1"]`. Default: none. */
  readonly arguments?: readonly string[];
}

/** A running node. */
export interface Anvil {
  /** Where it answers JSON-RPC over HTTP, without a trailing slash. */
  readonly url: string;
  /** Where it answers JSON-RPC over WebSocket, without a trailing slash. */
  readonly wsUrl: string;
  /** The process that holds the node: when it ends, the node ends. */
  readonly pid: number;
  /** Resolves with the reason if the node ends before `stop()` was called; stays open otherwise. */
  readonly died: Promise<Error>;
  /** Ends the node and resolves when it is gone. May be called again. */
  stop(): Promise<void>;
}

/** The node takes about 0.1 s to start; a loaded machine may take many times that. */
const startDeadline = 30_000;
const keptOutput = 2_000;

/**
 * Starts a real EVM node (anvil) on loopback, on a port of its own choosing, and waits until it responds.
 *
 * The node ends with `stop()`, and also when this process ends in whatever way.
 *
 * @throws Error when there is no binary for this machine, or with the node's last output when it does not start.
 *
 * @example
 * ```ts
 * import { seedChain, startAnvil } from "@node-access-tools/anvil";
 *
 * const anvil = await startAnvil();
 * try {
 *   console.log(anvil.url, await seedChain(anvil.url));
 * } finally {
 *   await anvil.stop();
 * }
 * ```
 */
export async function startAnvil(options: AnvilOptions = {}): Promise<Anvil> {
  const anvilArguments = ["--host", "127.0.0.1", "--port", "0", ...(options.arguments ?? [])];
  const child = spawnGuarded(anvilBinary(), anvilArguments);

  let output = "";
  let stopping = false;
  const ended = new Promise<void>((resolve) => void child.once("close", () => resolve()));
  const died = new Promise<Error>((resolve) => {
    child.once("close", (code) => {
      if (!stopping) resolve(new Error(`anvil ended (exit code ${code}). Its last words:\n${output.trim()}`));
    });
  });
  async function stop(): Promise<void> {
    stopping = true;
    child.stdin.end();
    await ended;
  }

  const listening = new Promise<string>((resolve) => {
    // Read for as long as the node lives: it logs each call, and a full pipe would halt it.
    const read = (text: string): void => {
      output = (output + text).slice(-keptOutput);
      const address = /^Listening on (127\.0\.0\.1:\d+)$/m.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
  });

  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(
      () => resolve(new Error(`anvil did not answer within ${startDeadline} ms`)),
      startDeadline,
    );
  });
  const first = await Promise.race([listening, died, late]);
  clearTimeout(timer);
  if (first instanceof Error) {
    await stop();
    throw first;
  }
  const url = `http://${first}`;
  await askNode(url, "eth_chainId");
  return { url, wsUrl: `ws://${first}`, pid: child.pid ?? 0, died, stop };
}
