import { connect } from "node:net";
import { isWhole } from "./message.ts";

/** The body of one call. */
export function callBody(method: string, ...params: readonly unknown[]): string {
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
}

let made = 0;

/** An address that no other call uses: identical calls that are in flight at once would be one call upstream. */
export function newAddress(): string {
  made += 1;
  return `0x${made.toString(16).padStart(40, "0")}`;
}

const usual = callBody("eth_getBalance", "0x00000000219ab540356cbb839cbe05303d7705fa", "latest");

/**
 * Makes this many calls, this many at once, each connection one after another. It writes and reads bytes itself: a client would
 * cost more than the proxies, which then would wait for it. Throws if a call is not answered with 200 and a result.
 *
 * @param bodyOf - The body of each call, by its number. Default: the same for all.
 */
export async function load(
  address: string,
  calls: number,
  atOnce: number,
  bodyOf: (call: number) => string = () => usual,
): Promise<void> {
  const { hostname, port, pathname } = new URL(address);
  const head = `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: `;
  let left = calls;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let answer = "";
      const next = (): void => {
        if (left <= 0) return void socket.end();
        left--;
        const body = bodyOf(left);
        socket.write(`${head}${body.length}\r\n\r\n${body}`);
      };
      socket.setEncoding("latin1");
      socket.on("connect", next);
      socket.on("data", (text: string) => {
        answer += text;
        if (!isWhole(answer)) return;
        if (!answer.startsWith("HTTP/1.1 200") || !answer.includes('"result"'))
          socket.destroy(new Error(answer));
        answer = "";
        next();
      });
      socket.on("error", reject);
      socket.on("close", () => resolve());
    });
  await Promise.all(Array.from({ length: atOnce }, work));
  if (left > 0) throw new Error(`${left} calls were not made: connections ended`);
}
