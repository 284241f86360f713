import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { inTime } from "../../observe/clock.ts";
import { UpstreamFailure } from "../upstream-failure.ts";
import { anvilBinary } from "./anvil-binary.ts";

/** The node takes about 0.1 s to start; on a busy machine, it may take many times that. */
const startDeadline = 30_000;
const maxOutput = 1_000;

export interface AnvilProcess {
  /** The URL for JSON-RPC over HTTP and WebSocket. */
  readonly url: string;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends the process; resolves when it is gone. */
  stop(): Promise<void>;
}

/** @param node - The node's id. */
export type StartAnvil = (anvilArguments: readonly string[], node: string) => Promise<AnvilProcess>;

/** Chooses a free port on loopback. @throws UpstreamFailure if anvil is not installed or does not start. */
export async function startAnvil(anvilArguments: readonly string[]): Promise<AnvilProcess> {
  const binary = anvilBinary();
  if (binary === undefined) {
    throw new UpstreamFailure("unreachable", "anvil is not installed: npm install @foundry-rs/anvil@1.7.1");
  }
  // The sources run as .ts, the built package as .js.
  const guard = fileURLToPath(new URL(`anvil-guard${import.meta.url.slice(-3)}`, import.meta.url));
  const child = spawn(
    process.execPath,
    [guard, binary, "--host", "127.0.0.1", "--port", "0", ...anvilArguments],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  const stop = (): Promise<void> => {
    child.stdin.end();
    return ended;
  };
  // "close" reports a pipe that the other side closed. An unhandled error event would end the gateway.
  child.stdin.on("error", () => {});

  let output = "";
  const listening = new Promise<string>((resolve) => {
    // Read as long as the node runs: it logs each call, and would block on a full pipe.
    const read = (text: string): void => {
      output = (output + text).slice(-maxOutput);
      const address = /^Listening on (127\.0\.0\.1:\d+)$/m.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
  });
  const address = await inTime(Promise.race([listening, ended]), startDeadline, () => undefined);
  if (address === undefined) {
    await stop();
    throw new UpstreamFailure("unreachable", `anvil did not start: ${output.trim()}`);
  }
  return { url: `http://${address}`, ended, stop };
}
