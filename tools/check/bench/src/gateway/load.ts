import { connect } from "node:net";
import { isWhole } from "../raw-server.ts";
import type { Child } from "../child.ts";

export function callBody(method: string, ...params: readonly unknown[]): string {
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
}

let used = 0;

/** An address that no other call uses: the gateway coalesces identical calls in flight. */
export function newAddress(): string {
  used += 1;
  return `0x${used.toString(16).padStart(40, "0")}`;
}

const defaultBody = callBody("eth_getBalance", "0x00000000219ab540356cbb839cbe05303d7705fa", "latest");

/**
 * Makes calls on several connections, on each of them one after another; each must have a result. It reads and writes bytes
 * itself, because a client would use more CPU than the proxies, which would then wait for it.
 */
export async function load(
  address: string,
  calls: number,
  concurrency: number,
  bodyOf: (call: number) => string = () => defaultBody,
): Promise<void> {
  const { hostname, port, pathname } = new URL(address);
  const head = `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: `;
  let left = calls;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let response = "";
      const next = (): void => {
        if (left <= 0) return void socket.end();
        left--;
        const body = bodyOf(left);
        socket.write(`${head}${body.length}\r\n\r\n${body}`);
      };
      socket.setEncoding("latin1");
      socket.on("connect", next);
      socket.on("data", (text: string) => {
        response += text;
        if (!isWhole(response)) return;
        if (!response.startsWith("HTTP/1.1 200") || !response.includes('"result"'))
          socket.destroy(new Error(response));
        response = "";
        next();
      });
      socket.on("error", reject);
      socket.on("close", () => resolve());
    });
  await Promise.all(Array.from({ length: concurrency }, work));
  if (left > 0) throw new Error(`${left} calls were not made: connections ended`);
}

/** Concurrent calls. */
export const concurrency = 64;

/** The cost of calls for a proxy: microseconds of its CPU per call, and calls per second. */
export type Cost = Awaited<ReturnType<typeof measureCost>>;

/** Makes calls through a proxy and measures their cost. */
export async function measureCost(child: Child, calls: number, bodyOf: () => string) {
  const [cpu, started] = [await child.cpu(), performance.now()];
  await load(child.url, calls, concurrency, bodyOf);
  const seconds = (performance.now() - started) / 1000;
  return { cpu: ((await child.cpu()) - cpu) / calls, rate: calls / seconds };
}
