import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { spawnGuarded } from "./spawn-guarded.ts";

/** HAProxy while it runs. */
export interface Haproxy {
  readonly pid: number;
  stop(): Promise<void>;
}

/** Runs HAProxy with a configuration, and waits until it listens on all ports. @throws Error with its output if it ends before that. */
export async function runHaproxy(
  program: string,
  configuration: string,
  ports: readonly number[],
): Promise<Haproxy> {
  const folder = mkdtempSync(join(tmpdir(), "haproxy-"));
  writeFileSync(join(folder, "haproxy.cfg"), configuration);
  const child = spawnGuarded(program, ["-db", "-f", "haproxy.cfg"], { folder });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-4_000)));
  const ended = once(child, "close");
  for (const port of ports) {
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(`HAProxy did not start:\n${output.trim()}`);
      await setTimeout(20);
    }
  }
  return {
    pid: Number(/^pid (\d+)$/m.exec(output)?.[1]),
    async stop(): Promise<void> {
      child.stdin.end();
      await ended;
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
