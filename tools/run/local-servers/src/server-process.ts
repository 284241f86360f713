import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { freePorts } from "./listen.ts";
import { signalTree } from "./signal-tree.ts";
import { type GuardOptions, spawnGuarded } from "./spawn-guarded.ts";

/** A server in a process of its own, which a test ends, starts again and freezes. */
export interface ServerProcess {
  readonly port: number;
  /** Ends every process of the server by SIGKILL, like a crash. Resolves when it has ended. */
  kill(): Promise<void>;
  /** Starts the server again after {@link kill}, on the same port with the same data. Resolves when it listens. */
  restart(): Promise<void>;
  /** Stops every process of the server by SIGSTOP: connections stay open but get no responses. Linux only. */
  freeze(): void;
  /** Lets a frozen server continue. */
  thaw(): void;
  /** Also deletes its data. */
  stop(): Promise<void>;
}

/** How a server runs. */
interface Program extends GuardOptions {
  /** Its name in errors. */
  readonly name: string;
  readonly program: string;
  readonly programArguments: readonly string[];
  /** Matches what it prints once it listens. */
  readonly ready: RegExp;
  /** Matches what it prints if it does not start yet, as processes of a killed one have not ended. */
  readonly later?: RegExp;
}

/** Milliseconds. A server takes a second to start, and much longer on a busy machine. */
const startDeadline = 60_000;

/** Starts a server, and waits until it listens. @throws Error with its last output if it does not start. */
export async function startProcess({
  name,
  program,
  programArguments,
  ready,
  later,
  ...options
}: Program): Promise<Omit<ServerProcess, "port">> {
  const guard = spawnGuarded(program, programArguments, { ...options, restarts: true });
  let pid = 0;
  let output = "";
  for (const stream of [guard.stdout, guard.stderr])
    createInterface(stream).on("line", (line) => {
      if (line.startsWith("pid ")) pid = Number(line.slice(4));
      output = `${output}${line}\n`.slice(-4_000);
    });
  const hasEnded = (): boolean => /^exit$/m.test(output);
  const again = (): void => {
    output = "";
    guard.stdin.write("again\n");
  };
  const stop = async (): Promise<void> => {
    if (guard.exitCode !== null || guard.signalCode !== null) return;
    guard.stdin.end();
    await once(guard, "close");
  };
  const started = async (): Promise<void> => {
    for (const end = performance.now() + startDeadline; performance.now() < end; await sleep(20)) {
      if (ready.test(output)) return;
      if (!hasEnded()) continue;
      if (!later?.test(output)) break;
      again();
    }
    await stop();
    throw new Error(`${name} did not start. Its last output:\n${output.trim()}`);
  };
  await started();
  return {
    async kill() {
      output = "";
      signalTree(pid, "SIGKILL");
      while (!hasEnded()) await sleep(5);
    },
    async restart() {
      again();
      await started();
    },
    freeze: () => signalTree(pid, "SIGSTOP"),
    thaw: () => signalTree(pid, "SIGCONT"),
    stop,
  };
}

/** Starts a server on a free port, with its data in a folder that is deleted at the end. */
export async function startServerProcess(
  program: string,
  ready: RegExp,
  programArguments: (port: number, folder: string) => readonly string[],
): Promise<ServerProcess> {
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), "node-access-server-"));
  const own = { name: program, program, programArguments: programArguments(port, folder), ready, folder };
  return { port, ...(await startProcess(own)) };
}
