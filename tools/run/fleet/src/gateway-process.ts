import { randomBytes } from "node:crypto";
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onFreePorts } from "@node-access-tools/workspace";

const manifest = new URL("../package.json", import.meta.resolve("@node-access/gateway"));
const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
const command = fileURLToPath(new URL(bin["node-access-gateway"] as string, manifest));
const preload = new URL("gateway-child.ts", import.meta.url).href;

/** What opens the admin API of every gateway of a fleet. */
export const adminKey: string = randomBytes(32).toString("hex");

/** Milliseconds that a start may take on a busy machine. */
const startDeadline = 60_000;

/** An entry of the gateway's log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** How {@link GatewayProcess} starts. */
export interface GatewayProcessOptions {
  readonly port: number;
  readonly grpcPort: number;
  /** More of the command's own arguments. */
  readonly arguments: readonly string[];
  /** Added to this process's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Receives each entry of the log as it is written. */
  readonly onLog?: (line: LogLine) => void;
}

/** A gateway in its own process, which can be killed, frozen and started again at the same address. */
export class GatewayProcess {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** `127.0.0.1:port`. */
  readonly grpcUrl: string;
  readonly #options: GatewayProcessOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  /** What the current process has printed. */
  output = "";

  constructor(options: GatewayProcessOptions) {
    this.#options = options;
    this.url = `http://127.0.0.1:${options.port}`;
    this.grpcUrl = `127.0.0.1:${options.grpcPort}`;
  }

  /** Where its admin API is, while it runs: `http://127.0.0.1:<port>`. */
  get adminUrl(): string {
    return /^Admin API on (\S+)$/m.exec(this.output)?.[1] ?? "";
  }

  /** Where its metrics are, while it runs. */
  get metricsUrl(): string {
    return /^Metrics on (\S+)$/m.exec(this.output)?.[1] ?? "";
  }

  /** Where its console is, while it runs; empty if it has none. */
  get consoleUrl(): string {
    return /^Console on (\S+)$/m.exec(this.output)?.[1] ?? "";
  }

  /** The process's id, while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when the current process has ended. */
  get ended(): Promise<void> {
    return this.#ended;
  }

  /**
   * Starts the process and waits until it listens.
   *
   * @throws Error with what the process wrote, if it ends before.
   */
  async start(): Promise<void> {
    const { port, grpcPort, environment, onLog } = this.#options;
    // What is given twice counts as it is given last.
    const ports = [...onFreePorts, "--port", String(port), "--grpc-port", String(grpcPort)];
    const child = spawn(
      process.execPath,
      ["--import", preload, command, ...ports, ...this.#options.arguments],
      {
        env: { ...process.env, NODE_ACCESS_GATEWAY_ADMIN_KEY: adminKey, ...environment },
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      },
    );
    this.#child = child;
    this.output = "";
    let complaints = "";
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) => {
      complaints = `${complaints}${line}\n`.slice(-4_000);
      if (line.startsWith("{")) onLog?.(JSON.parse(line) as LogLine);
    });
    this.#ended = new Promise((resolve) => {
      child.once("close", () => {
        if (this.#child === child) this.#child = undefined;
        resolve();
      });
    });
    const isListening = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), startDeadline);
      (child.stdout as NodeJS.ReadableStream).setEncoding("utf8").on("data", (text: string) => {
        this.output += text;
        if (this.output.includes("Listening on")) resolve(true);
      });
      void this.#ended.then(() => resolve(false));
      child.once("close", () => clearTimeout(timer));
    });
    if (isListening) return;
    this.kill();
    await this.#ended;
    throw new Error(`a gateway did not start:\n${complaints.trim()}`);
  }

  /** Ends the process as a power loss would. */
  kill(): void {
    this.#child?.kill("SIGKILL");
  }

  /** Asks the process to finish what is in flight, and waits until it has ended. */
  async stop(): Promise<void> {
    this.#child?.kill("SIGTERM");
    await this.#ended;
  }

  /** Makes the process read its config again. */
  reload(): void {
    this.#child?.kill("SIGHUP");
  }

  /** @returns what memory the process has after its garbage is collected. */
  memory(): Promise<NodeJS.MemoryUsage> {
    const child = this.#child;
    if (!child) return Promise.reject(new Error("the gateway does not run"));
    return new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error("the gateway has ended"));
      child.once("close", ended);
      child.once("message", (message) => {
        child.off("close", ended);
        resolve((message as { memory: NodeJS.MemoryUsage }).memory);
      });
      child.send({ measure: true });
    });
  }

  /** Moves the process's wall clock by this many milliseconds from the machine's. */
  shiftClock(milliseconds: number): void {
    this.#child?.send({ clockOffset: milliseconds });
  }
}
