import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  gatewayReady,
  onFreePorts,
  type PrintedCredentials,
  readAddresses,
  readCredentials,
} from "@node-access-tools/local-servers";
import { joinedCommand } from "../global-setup.ts";

/** A gateway in its own process. */
export interface GatewayProcess {
  readonly url: string;
  /** `host:port`. */
  readonly grpcUrl: string;
  /** The address of its metrics. */
  readonly metricsUrl: string;
  /** The address of its console, if it has one. */
  readonly consoleUrl: string;
  /** The address of its admin API. */
  readonly adminUrl: string;
  /** What its start printed. */
  readonly output: string;
  /** The credentials that its start created, if it did. */
  readonly credentials: PrintedCredentials | undefined;
  /** @returns the end of its standard error, which contains the log. */
  log(): string;
  /** The process's id. */
  readonly pid: number;
  /**
   * Ends the gateway by a signal.
   *
   * @returns its exit code when it and all processes that it has started are gone.
   */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** The bytes of memory that it uses on this machine. */
  resident(): number;
  /** Kills it as a power loss would, and resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts the command in a folder, which holds its database, and waits until it listens. */
export function startGatewayProcess(folder: string, ...args: string[]): Promise<GatewayProcess> {
  return startGatewayWith({}, folder, ...args);
}

/** Starts the command with more environment variables. */
export function startGatewayWith(
  environment: Readonly<Record<string, string>>,
  folder: string,
  ...args: string[]
): Promise<GatewayProcess> {
  return startProgram(joinedCommand, environment, folder, args);
}

/** Starts the command with its modules as they are in `src`, so that a test can see which are loaded. */
export function startGatewayFromSource(
  environment: Readonly<Record<string, string>>,
  folder: string,
  ...args: string[]
): Promise<GatewayProcess> {
  const source = join(import.meta.dirname, "../../src/bin.ts");
  return startProgram(source, environment, folder, args);
}

async function startProgram(
  bin: string,
  environment: Readonly<Record<string, string>>,
  folder: string,
  args: readonly string[],
): Promise<GatewayProcess> {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [bin, ...onFreePorts, "--json", ...args], { cwd: folder, env });
  // Processes that it has started have its outputs open too.
  const ended = new Promise<number | null>((resolve) => void child.once("close", resolve));
  let errorOutput = "";
  child.stderr
    .setEncoding("utf8")
    .on("data", (text: string) => (errorOutput = (errorOutput + text).slice(-20_000)));
  const output = await Promise.race([untilListening(child), ended.then(() => undefined)]);
  if (output === undefined) throw new Error(`the gateway did not start:\n${errorOutput}`);
  return {
    consoleUrl: "",
    ...readAddresses(output),
    output,
    credentials: readCredentials(output),
    log: () => errorOutput,
    pid: child.pid ?? 0,
    end(signal) {
      child.kill(signal);
      return ended;
    },
    resident() {
      const [, kilobytes] =
        /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
      return Number(kilobytes) * 1024;
    },
    kill() {
      child.kill("SIGKILL");
      return ended.then(() => {});
    },
  };
}

function untilListening(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve) => {
    let output = "";
    // Read for as long as the process runs, like its standard error: it would block on a full pipe.
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (gatewayReady.test(output)) resolve(output);
    });
  });
}
