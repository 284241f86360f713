import { type ChildProcess, spawn } from "node:child_process";

/** Starts Valkey or Redis. */
export async function startRedis(program: string, port: number): Promise<ChildProcess> {
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(program, options, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const text of child.stdout) if (String(text).includes("eady to accept")) return child;
  throw new Error(`${program} ended before it accepted connections`);
}
