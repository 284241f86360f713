import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { ServerProgram } from "./server-program.ts";

/** Arguments that make the gateway's command listen on free ports and end without a drain period. */
export const onFreePorts: readonly string[] = [
  ...["--port", "--grpc-port", "--admin-port", "--metrics-port"].flatMap((option) => [option, "0"]),
  "--drain",
  "0",
];

/** What the gateway's command prints with `--json` when it listens. */
export const gatewayReady: RegExp = /^\{"url".*\}$/m;

/** The addresses that a listening gateway prints with `--json`. */
export interface PrintedAddresses {
  readonly url: string;
  readonly grpcUrl: string;
  readonly metricsUrl: string;
  readonly adminUrl: string;
  readonly consoleUrl?: string;
}

/** @throws Error if the gateway has not printed that it listens. */
export function readAddresses(output: string): PrintedAddresses {
  const [line] = gatewayReady.exec(output) ?? [];
  if (line === undefined) throw new Error(`the gateway did not print its addresses:\n${output}`);
  return JSON.parse(line) as PrintedAddresses;
}

/** The credentials that the first start of a gateway prints with `--json`. */
export interface PrintedCredentials {
  readonly organization: { readonly id: string };
  readonly apiKey: string;
  /** By protocol. */
  readonly nodes: Readonly<Record<string, Readonly<Record<"id" | "key" | "username" | "password", string>>>>;
  readonly consolePassword?: string;
}

/** Reads the credentials in a gateway's output. Only the first start on a database prints them. */
export function readCredentials(output: string): PrintedCredentials | undefined {
  const [line = "{}"] = /^\{"credentials".*\}$/m.exec(output) ?? [];
  return (JSON.parse(line) as { readonly credentials?: PrintedCredentials }).credentials;
}

/** A gateway in a process of its own: its addresses, and the credentials if its start was the first one. */
export interface GatewayCommand extends PrintedAddresses, AsyncDisposable {
  readonly child: ChildProcess;
  readonly credentials: PrintedCredentials | undefined;
  stop(): Promise<void>;
}

/** Runs a gateway's command on free ports, and waits until it listens. @throws Error with its output if it ends before that. */
export async function startGatewayCommand(
  [program = "", ...command]: readonly string[],
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<GatewayCommand> {
  const all = [...command, ...onFreePorts, "--json", ...args];
  const child = spawn(program, all, { stdio: ["ignore", "pipe", "pipe"], ...options });
  const running = new ServerProgram(child, { name: "the gateway", ready: gatewayReady });
  await running.ready;
  const stop = (): Promise<void> => running.stop();
  const credentials = readCredentials(running.output);
  return { ...readAddresses(running.output), credentials, child, stop, [Symbol.asyncDispose]: stop };
}
