import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("npm run fleet", () => {
  it.each(["SIGINT", "SIGKILL"] as const)(
    "calls every operation through three gateways, and leaves no process behind if it is ended by %s",
    { timeout: 400_000 },
    async (signal) => {
      const child = spawn(process.execPath, [main, "--keep"], { stdio: ["ignore", "pipe", "pipe"] });
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text: string) => {
          output += text;
        });
      const ended = once(child, "close");
      await expect.poll(() => output, { timeout: 300_000 }).toMatch(/until Ctrl-C|FAILED/);
      expect(output).toMatch(/, 0 failed \(/);
      const pids = [...output.matchAll(/process (\d+)/g)].map(([, pid]) => Number(pid));
      expect(pids.map(isRunning)).toEqual([true, true, true]);
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      expect(code).toBe(signal === "SIGINT" ? 0 : null);
      await expect.poll(() => pids.map(isRunning)).toEqual([false, false, false]);
    },
  );
});
