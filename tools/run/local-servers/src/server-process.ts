import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePorts } from "./listen.ts";
import { spawnGuarded } from "./spawn-guarded.ts";

/** A server in a process of its own, which a test ends, starts again and freezes. */
export interface ServerProcess {
  readonly port: number;
  kill(): Promise<void>;
  restart(): Promise<void>;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Starts a server on a free port, with its data in a folder that is deleted at the end. */
export async function startServerProcess(
  program: string,
  ready: RegExp,
  programArguments: (port: number, folder: string) => readonly string[],
): Promise<ServerProcess> {
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), "node-access-delivery-"));
  const guard = spawnGuarded(program, programArguments(port, folder), { folder, restarts: true });
  let pid = 0;
  let output = "";
  const waiting = new Set<() => void>();
  const read = (line: string): void => {
    if (line.startsWith("pid ")) pid = Number(line.slice(4));
    output += `${line}\n`;
    for (const wake of waiting) wake();
    waiting.clear();
  };
  for (const stream of [guard.stdout, guard.stderr]) createInterface(stream).on("line", read);
  const printed = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(output)) await new Promise<void>((resolve) => waiting.add(resolve));
    output = "";
  };
  await printed(ready);
  return {
    port,
    async kill() {
      process.kill(pid, "SIGKILL");
      await printed(/^exit$/m);
    },
    async restart() {
      guard.stdin.write("again\n");
      await printed(ready);
    },
    freeze: () => void process.kill(pid, "SIGSTOP"),
    thaw: () => void process.kill(pid, "SIGCONT"),
    stop: () =>
      new Promise((resolve) => {
        guard.once("close", () => resolve());
        guard.stdin.end();
      }),
  };
}
