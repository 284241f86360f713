import { randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  gatewayReady,
  onFreePorts,
  type PrintedAddresses,
  readAddresses,
  ServerProgram,
} from "@node-access-tools/local-servers";

const manifest = new URL("../package.json", import.meta.resolve("@node-access/gateway"));
const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
const command = fileURLToPath(new URL(bin["node-access-gateway"] as string, manifest));
const preload = new URL("gateway-child.ts", import.meta.url).href;

/** The key to the admin API of every gateway in a fleet. */
export const adminKey: string = randomBytes(32).toString("hex");

export type LogLine = Readonly<Record<string, unknown>>;

interface GatewayProcessOptions {
  readonly port: number;
  readonly grpcPort: number;
  readonly arguments: readonly string[];
  /** Added to this process's environment. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
  /** Receives each entry of the log as it is written. */
  readonly onLog?: ((line: LogLine) => void) | undefined;
}

/** Runs a gateway in its own process, which can be killed, frozen and restarted at the same address. */
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

  /** The end of the current process's standard output. */
  get output(): string {
    return this.#program?.output ?? "";
  }

  /** What it listens on while it runs. */
  get addresses(): PrintedAddresses {
    return readAddresses(this.output);
  }

  get pid(): number | undefined {
    return this.#program?.child.pid;
  }

  /** Resolves when the current process has ended. */
  get ended(): Promise<unknown> {
    return this.#program?.ended ?? Promise.resolve();
  }

  /** Starts the process and waits until it listens. @throws Error with the process's output if it ends before that. */
  async start(): Promise<void> {
    const { port, grpcPort, environment, onLog } = this.#options;
    // The last occurrence of an option wins.
    const ports = [...onFreePorts, "--json", "--port", String(port), "--grpc-port", String(grpcPort)];
    const args = ["--import", preload, command, ...ports, ...this.#options.arguments];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, NODE_ACCESS_GATEWAY_ADMIN_KEY: adminKey, ...environment },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#program = new ServerProgram(child, {
      name: "a gateway",
      ready: gatewayReady,
      onErrorLine(line) {
        if (line.startsWith("{")) onLog?.(JSON.parse(line) as LogLine);
      },
    });
    await this.#program.ready;
  }

  /** Ends the process immediately, like a power failure. */
  kill(): void {
    this.#program?.child.kill("SIGKILL");
  }

  /** Lets the process finish requests in flight, and waits until it has ended. */
  async stop(): Promise<void> {
    await this.#program?.stop();
  }

  reload(): void {
    this.#program?.child.kill("SIGHUP");
  }

  /** Returns the process's memory usage after a garbage collection. */
  async memory(): Promise<NodeJS.MemoryUsage> {
    if (!this.#program) throw new Error("the gateway is not running");
    const { child, ended } = this.#program;
    const measured = once(child, "message") as Promise<[{ memory: NodeJS.MemoryUsage }]>;
    child.send({ measure: true });
    const outcome = await Promise.race([measured, ended]);
    if (outcome instanceof Error) throw outcome;
    return outcome[0].memory;
  }

  /** Sets the offset of the process's wall clock from the machine's. */
  shiftClock(milliseconds: number): void {
    this.#program?.child.send({ clockOffset: milliseconds });
  }
}
