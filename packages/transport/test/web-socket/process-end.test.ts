import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { silentServer } from "../silent-server.ts";

/** The Node versions of this machine: the one that runs the tests, and those in PATH. */
const nodes = new Map(
  [process.execPath, ...(process.env["PATH"] ?? "").split(":").map((folder) => `${folder}/node`)].flatMap(
    (path) => {
      try {
        return [
          [
            execFileSync(path, ["--version"], {
              encoding: "utf8",
              stdio: ["ignore", "pipe", "ignore"],
            }).trim(),
            path,
          ],
        ];
      } catch {
        return [];
      }
    },
  ) as [string, string][],
);

/** Starts a call, aborts it on request, and prints what still keeps the process alive. */
const SCRIPT = `
  import { authorizeWebSocket } from "${import.meta.resolve("@node-access/auth")}";
  import { createWebSocketJsonRpc } from "${new URL("../../dist/web-socket/index.js", import.meta.url).href}";
  const [url, proxy, how] = process.argv.slice(1);
  const rpc = createWebSocketJsonRpc({
    authorized: authorizeWebSocket(url),
    probeMethod: "a",
    connectTimeout: 600_000,
    proxy: proxy || undefined,
  });
  const controller = new AbortController();
  const operation = { name: "a", idempotency: "safe" };
  const call = rpc.call(operation, [], { signal: controller.signal, totalTimeout: 900_000, timeout: 900_000 });
  const ended = call.catch((error) => error.code);
  process.stdin.once("data", async () => {
    process.stdin.destroy();
    if (how === "close") await rpc.close();
    else controller.abort();
    const code = await ended;
    // A destroyed socket is gone in the next tick.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await new Promise(setImmediate);
    const left = process.getActiveResourcesInfo().filter((name) => !/^(Pipe|TTY|FS|Close|Immediate)/.test(name));
    console.log(JSON.stringify({ code, left }));
  });
`;

/** All pairs with each version of Node at night. By day one with TLS, and one through a proxy. */
const pairs = ["ws", "wss", "ws through a proxy", "wss through a proxy"].flatMap((where) =>
  ["close", "abort"].map((how) => ({ where, how })),
);
const byDay = pairs.filter((_, index) => [3, 4].includes(index));

it.each(
  [...nodes.keys()].flatMap((version, index) =>
    (process.env["NIGHTLY"] ? pairs : index === 0 ? byDay : []).map(
      ({ where, how }) => [version, where, how] as const,
    ),
  ),
)(
  "Node %s: nothing keeps the process alive after an unfinished handshake: %s, %s",
  async (version, where, how) => {
    const server = await silentServer((text) =>
      text.startsWith("CONNECT") ? "HTTP/1.1 200 OK\r\n\r\n" : "",
    );
    const [scheme = ""] = where.split(" ");
    const address = `127.0.0.1:${server.port}`;
    const isProxied = where.includes("proxy");
    const child = spawn(
      nodes.get(version) ?? "",
      [
        "--input-type=module",
        "-e",
        SCRIPT,
        `${scheme}://${isProxied ? "node.example" : address}`,
        isProxied ? `http://${address}` : "",
        how,
      ],
      { stdio: ["pipe", "pipe", "inherit"] },
    );
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += String(chunk)));
    const exit = once(child, "exit");
    await expect.poll(() => server.open.size).toBe(1);
    child.stdin.on("error", () => {});
    child.stdin.write("now\n");
    expect((await exit)[0]).toBe(0);
    expect(JSON.parse(output)).toEqual({ code: how === "close" ? "CLOSED" : "ABORTED", left: [] });
  },
);
