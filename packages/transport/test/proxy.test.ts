import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect as connectTo } from "node:net";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { calling, hostileServer, replyResult } from "./hostile-server.ts";
import { connect, SAFE, serve } from "./web-socket/fixture.ts";

/** A proxy that opens tunnels, and counts them. */
async function startProxy(): Promise<{ url: string; tunnels: string[]; logins: (string | undefined)[] }> {
  const tunnels: string[] = [];
  const logins: (string | undefined)[] = [];
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer();
  server.on("connect", ({ url = "", headers }, socket) => {
    tunnels.push(url);
    logins.push(headers["proxy-authorization"]);
    const [host = "", port] = url.split(":");
    const other = connectTo(Number(port), host, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      socket.pipe(other).pipe(socket);
    });
    for (const one of [socket, other]) {
      sockets.add(one);
      one.on("error", () => {});
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tunnels, logins };
}

describe("a proxy", () => {
  it("carries calls over HTTP, with its own user name and password", async () => {
    const proxy = await startProxy();
    const server = await hostileServer((request) => replyResult(request, true));
    const withLogin = proxy.url.replace("//", "//user:p%40ss@");
    expect((await calling(server.url, { proxy: withLogin })()).value).toBe(true);
    expect(proxy.tunnels).toEqual([new URL(server.url).host]);
    expect(proxy.logins).toEqual([`Basic ${btoa("user:p@ss")}`]);
    expect(server.requests[0]?.head).not.toMatch(/proxy-auth/i);
  });

  it("carries an aborted call, which ends", async () => {
    const proxy = await startProxy();
    const server = await hostileServer(() => {});
    const call = calling(server.url, { proxy: proxy.url });
    await expect(call({ timeout: 100, retries: 0 })).rejects.toMatchObject({ code: "TIMEOUT" });
    await vi.waitFor(() => expect(server.sockets.size).toBe(0), 5_000);
  });

  it("carries a WebSocket", async () => {
    const proxy = await startProxy();
    const server = await serve();
    const client = connect(server, { proxy: proxy.url });
    expect((await client.call(SAFE, [], {})).value).toBe("eth_blockNumber");
    expect(proxy.tunnels).toEqual([`127.0.0.1:${server.port}`]);
  });

  it("of the environment is used on request only, and not for what NO_PROXY names", async () => {
    const proxy = await startProxy();
    const server = await hostileServer((request) => replyResult(request, true));
    vi.stubEnv("HTTP_PROXY", proxy.url);
    vi.stubEnv("http_proxy", proxy.url);
    onTestFinished(() => void vi.unstubAllEnvs());
    await calling(server.url)();
    expect(proxy.tunnels).toHaveLength(0);
    await calling(server.url, { proxy: "environment" })();
    expect(proxy.tunnels).toHaveLength(1);
    vi.stubEnv("NO_PROXY", "127.0.0.1");
    vi.stubEnv("no_proxy", "127.0.0.1");
    await calling(server.url, { proxy: "environment" })();
    expect(proxy.tunnels).toHaveLength(1);
  });

  it("whose address in the environment is malformed is refused, and not shown", async () => {
    for (const name of ["HTTP_PROXY", "http_proxy"]) vi.stubEnv(name, "http://user:s3cret@ proxy");
    onTestFinished(() => void vi.unstubAllEnvs());
    const call = calling("http://127.0.0.1:1", { proxy: "environment" });
    const error: unknown = await call({ retries: 0 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "proxy" } });
    expect(inspect(error, { depth: 9 })).not.toContain("s3cret");
  });

  it.each(["proxy:8080", "socks5://user:s3cret@127.0.0.1:1", 5 as never, "http://"])(
    "that cannot be one is refused, and not shown: %s",
    async (proxy) => {
      const error: unknown = await calling("http://127.0.0.1:1", { proxy })().catch(
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "proxy" } });
      expect(inspect(error)).not.toContain("s3cret");
    },
  );

  it("does not go with fetch", async () => {
    await expect(calling("http://127.0.0.1:1", { proxy: "environment", fetch })()).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "proxy" },
    });
  });
});
