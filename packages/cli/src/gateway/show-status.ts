import { setTimeout as sleep } from "node:timers/promises";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import { type Io, write } from "../io/io.ts";
import { runGateway } from "./run-gateway.ts";

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
