import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a gateway and waits until it listens. */
export async function startGateway(): Promise<{ url: string; token: string; stop: () => void }> {
  const child = spawn("node", ["test/gateway.mjs"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  return { ...JSON.parse(String(line)), stop: () => child.kill() };
}
