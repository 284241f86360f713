import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "./listen.ts";
import { ServerProgram } from "./server-program.ts";
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
interface Program extends Omit<GuardOptions, "keeps"> {
  /** Its name in errors. */
  readonly name: string;
  readonly program: string;
  readonly programArguments: readonly string[];
  /** Where its data is. */
  readonly folder: string;
  /** Matches what it prints once it listens. */
  readonly ready: RegExp;
}

/** Starts a server, and waits until it listens. @throws Error with its last output if it does not start. */
export async function startProcess({
  name,
  program,
  programArguments,
  ready,
  ...options
}: Program): Promise<Omit<ServerProcess, "port">> {
  let pid = 0;
  const start = (): ServerProgram =>
    new ServerProgram(spawnGuarded(program, programArguments, { ...options, keeps: true }), {
      name,
      ready,
      onErrorLine(line) {
        if (line.startsWith("pid ")) pid = Number(line.slice(4));
      },
    });
  let server = start();
  const stop = async (): Promise<void> => {
    await server.stop();
    // The guard of a server that was killed has kept them.
    rmSync(options.folder, { recursive: true, force: true, maxRetries: 20 });
  };
  await server.ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    async kill() {
      signalTree(pid, "SIGKILL");
      // Its outputs are closed when each of its processes has ended, and nothing of it is in use.
      await server.ended;
    },
    restart() {
      server = start();
      return server.ready;
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
