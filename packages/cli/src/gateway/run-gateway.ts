import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import { type Io, type OutputStream, write } from "../io/io.ts";

/** The gateway's own command, in this installation or in that of the current folder. */
function findGatewayCommand(): string {
  const places = [import.meta.url, pathToFileURL(join(process.cwd(), "package.json"))];
  for (const place of places)
    try {
      return join(dirname(createRequire(place).resolve("@node-access/gateway")), "bin.js");
    } catch {
      // It may be in the other place.
    }
  throw new CommandError(
    "gateway: @node-access/gateway is not installed: install it next to this command, with: npm install --global @node-access/gateway",
  );
}

/** A stream of this process is the child's, too. */
function stdio(stream: OutputStream, own: OutputStream): "inherit" | "pipe" {
  return stream === own ? "inherit" : "pipe";
}

/** Runs the gateway's own command in a process of its own, and returns its exit code. Without `onOutput`, it writes to stdout. */
export function runGateway(
  args: readonly string[],
  { stdin, stdout, stderr, env, signal }: Io,
  onOutput?: (text: string) => void,
): Promise<number> {
  const child = spawn(process.execPath, [findGatewayCommand(), ...args], {
    env: { ...env },
    stdio: [
      stdin === process.stdin ? "inherit" : "ignore",
      onOutput ? "pipe" : stdio(stdout, process.stdout),
      stdio(stderr, process.stderr),
    ],
  });
  child.stdout?.setEncoding("utf8").on("data", onOutput ?? ((text: string) => stdout.write(text)));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => stderr.write(text));
  // A terminal sends Ctrl-C to both. A program sends its signal to this command alone.
  const isOwn = stdin === process.stdin;
  const signals = isOwn ? (["SIGTERM", ...(stdin.isTTY === true ? [] : ["SIGINT"])] as NodeJS.Signals[]) : [];
  const passOn = (name: NodeJS.Signals): void => void child.kill(name);
  const end = (): void => void child.kill("SIGTERM");
  for (const name of signals) process.on(name, passOn);
  // A second signal ends this command at once.
  process.on("exit", end);
  if (!isOwn) signal.addEventListener("abort", end);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      for (const name of signals) process.off(name, passOn);
      process.off("exit", end);
      signal.removeEventListener("abort", end);
      resolve(code ?? exitCodes.interrupted);
    });
  });
}

/** How often the table is written again, in milliseconds. */
const INTERVAL = 2_000;

/** Shows a gateway's upstreams, and its light clients if it has any: at a terminal until it is interrupted, otherwise once. */
export async function showStatus(args: readonly string[], io: Io): Promise<void> {
  const isLive = io.stdout.isTTY === true && !args.includes("--json");
  for (;;) {
    const text = await output(["upstreams", "list", ...args], io);
    // As JSON, it is one document.
    const clients = args.includes("--json") ? "" : await output(["light-clients", "list", ...args], io);
    const hasClients = clients.trimEnd().includes("\n");
    // The screen is cleared only when the new table is there, so it does not flicker.
    const time = new Date().toISOString().replace(/\.\d+/, "");
    const all = hasClients ? `${text}\n${clients}` : text;
    await write(io.stdout, isLive ? `\u001B[H\u001B[J${time}\n\n${all}` : all);
    if (!isLive) return;
    await sleep(INTERVAL, undefined, { signal: io.signal }).catch(() => {});
  }
}

/** Runs a command of the gateway, and returns what it writes. */
async function output(args: readonly string[], io: Io): Promise<string> {
  let text = "";
  const code = await runGateway(args, io, (part) => {
    text += part;
  });
  if (io.signal.aborted) throw new CommandError("", exitCodes.interrupted);
  if (code !== 0) throw new CommandError("", code);
  return text;
}
