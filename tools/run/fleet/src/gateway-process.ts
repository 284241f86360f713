import { randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onFreePorts, ServerProgram } from "@node-access-tools/local-servers";

const manifest = new URL("../package.json", import.meta.resolve("@node-access/gateway"));
const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
const command = fileURLToPath(new URL(bin["node-access-gateway"] as string, manifest));
const preload = new URL("gateway-child.ts", import.meta.url).href;

/** What opens the admin API of every gateway of a fleet. */
export const adminKey: string = randomBytes(32).toString("hex");

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
  /** The current process, or the last one. */
  #program: ServerProgram | undefined;

  constructor(options: GatewayProcessOptions) {
    this.#options = options;
    this.url = `http://127.0.0.1:${options.port}`;
    this.grpcUrl = `127.0.0.1:${options.grpcPort}`;
  }

  /** What the current process has printed. */
  get output(): string {
    return this.#program?.output ?? "";
  }

  /** Where its admin API is, while it runs: `http://127.0.0.1:<port>`. */
  get adminUrl(): string {
    return this.#addressOf("Admin API");
  }

  /** Where its metrics are, while it runs. */
  get metricsUrl(): string {
    return this.#addressOf("Metrics");
  }

  /** Where its console is, while it runs; empty if it has none. */
  get consoleUrl(): string {
    return this.#addressOf("Console");
  }

  /** The process's id, while it runs. */
  get pid(): number | undefined {
    return this.#program?.child.pid;
  }

  /** Resolves when the current process has ended. */
  get ended(): Promise<unknown> {
    return this.#program?.ended ?? Promise.resolve();
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
    this.#program = new ServerProgram(child, {
      name: "a gateway",
      ready: /Listening on/,
      onErrorLine(line) {
        if (line.startsWith("{")) onLog?.(JSON.parse(line) as LogLine);
      },
    });
    await this.#program.ready;
  }

  /** Ends the process as a power loss would. */
  kill(): void {
    this.#program?.child.kill("SIGKILL");
  }

  /** Asks the process to finish what is in flight, and waits until it has ended. */
  async stop(): Promise<void> {
    await this.#program?.stop();
  }

  /** Makes the process read its config again. */
  reload(): void {
    this.#program?.child.kill("SIGHUP");
  }

  /** @returns what memory the process has after its garbage is collected. */
  async memory(): Promise<NodeJS.MemoryUsage> {
    if (!this.#program) throw new Error("the gateway does not run");
    const { child, ended } = this.#program;
    const answered = once(child, "message") as Promise<[{ memory: NodeJS.MemoryUsage }]>;
    child.send({ measure: true });
    const answer = await Promise.race([answered, ended]);
    if (answer instanceof Error) throw answer;
    return answer[0].memory;
  }

  /** Moves the process's wall clock by this many milliseconds from the machine's. */
  shiftClock(milliseconds: number): void {
    this.#program?.child.send({ clockOffset: milliseconds });
  }

  /** Where a part of it listens, as it has printed. */
  #addressOf(part: string): string {
    return new RegExp(`^${part} on (\\S+)$`, "m").exec(this.output)?.[1] ?? "";
  }
}
