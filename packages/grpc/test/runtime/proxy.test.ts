import { ServerCredentials } from "@grpc/grpc-js";
import { xToken } from "@node-access/grpc";
import { createGeyserClient, type GeyserClient } from "@node-access/grpc/geyser";
import { GetSlotRequest, GetSlotResponse } from "@node-access/grpc/geyser/messages";
import { inspect } from "node:util";
import { generate } from "selfsigned";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startServer, readToken, unary } from "../grpc-server.ts";
import { type Response, startProxy } from "../proxy-server.ts";

const TOKEN = "t0ken-to-hide";

const getSlot = unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, ({ metadata }, respond) =>
  respond(null, { slot: readToken(metadata) === TOKEN ? 7n : 0n }),
);

interface Options {
  readonly proxy?: string;
  readonly rootCertificates?: string;
  readonly timeout?: number;
}

function client(endpoint: string, options: Options): GeyserClient {
  const made = createGeyserClient({ endpoint, credential: xToken(TOKEN), retries: 0, ...options });
  onTestFinished(() => made.close());
  return made;
}

async function readSlot(endpoint: string, options: Options): Promise<bigint | undefined> {
  return (await client(endpoint, options).getSlot()).slot;
}

describe("a proxy", () => {
  it("carries calls, with its own user name and password", async () => {
    const { endpoint } = await startServer([getSlot]);
    const proxy = await startProxy();
    const withLogin = proxy.url.replace("//", "//user:p%40ss@");
    const own = client(endpoint, { proxy: withLogin });
    for (let call = 0; call < 3; call += 1) expect((await own.getSlot()).slot).toBe(7n);
    expect(proxy.tunnels).toEqual([new URL(endpoint).host]);
    expect(proxy.logins).toEqual([`Basic ${btoa("user:p@ss")}`]);
  });

  it("sees nothing of a call over TLS", async () => {
    const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
      algorithm: "sha256",
      extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
    });
    const pair = { private_key: Buffer.from(key), cert_chain: Buffer.from(cert) };
    const { port } = await startServer([getSlot], ServerCredentials.createSsl(null, [pair]));
    const proxy = await startProxy();
    expect(await readSlot(`localhost:${port}`, { proxy: proxy.url, rootCertificates: cert })).toBe(7n);
    expect(proxy.tunnels).toEqual([`localhost:${port}`]);
    expect(proxy.sent.join("")).not.toMatch(/x-token|GetSlot|t0ken/);
    // The server's certificate is checked as without a proxy.
    await expect(readSlot(`localhost:${port}`, { proxy: proxy.url })).rejects.toMatchObject({
      code: "NOT_SENT",
    });
  });

  it("is reconnected to after the server has restarted", async () => {
    const { endpoint, port, stop } = await startServer([getSlot]);
    const proxy = await startProxy();
    const own = client(endpoint, { proxy: proxy.url });
    expect((await own.getSlot()).slot).toBe(7n);
    stop();
    await expect.poll(() => proxy.sockets.size).toBe(0);
    await startServer([getSlot], undefined, port);
    expect((await own.with({ retries: 4 }).getSlot()).slot).toBe(7n);
    expect(new Set(proxy.tunnels)).toEqual(new Set([`127.0.0.1:${port}`]));
  });

  it("that accepts and never responds loses its connection at the deadline, and on close()", async () => {
    const proxy = await startProxy("silence");
    const endpoint = "http://127.0.0.1:1";
    await expect(readSlot(endpoint, { proxy: proxy.url, timeout: 300 })).rejects.toMatchObject({
      code: "TIMEOUT",
    });
    await expect.poll(() => proxy.sockets.size).toBe(0);
    const own = client(endpoint, { proxy: proxy.url });
    const call = own.getSlot().catch((error: unknown) => error);
    await expect.poll(() => proxy.sockets.size).toBe(1);
    own.close();
    expect(await call).toMatchObject({ code: "CLOSED" });
    await expect.poll(() => proxy.sockets.size).toBe(0);
  });

  it.each<[Response | "gone", RegExp]>([
    [407, /rejected a tunnel to 127\.0\.0\.1:1 with HTTP 407; check the proxy's password/],
    [502, /HTTP 502/],
    ["gone", /ECONNREFUSED/],
  ])("that responds %s is named in the error, its password is not", async (response, text) => {
    const proxy = response === "gone" ? { url: "http://127.0.0.1:2" } : await startProxy(response);
    const withLogin = proxy.url.replace("//", "//user:s3cret-pass@");
    const error: unknown = await readSlot("http://127.0.0.1:1", { proxy: withLogin }).catch(
      (reason) => reason,
    );
    expect(error).toMatchObject({ code: "NOT_SENT", message: expect.stringMatching(text) });
    const shown = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error);
    expect(shown).not.toMatch(/s3cret|c2VjcmV0|czNjcmV0/);
  });

  it("of the environment is used only on request, and not for hosts in NO_PROXY", async () => {
    const { endpoint } = await startServer([getSlot]);
    const proxy = await startProxy();
    for (const name of ["HTTP_PROXY", "http_proxy", "grpc_proxy"]) vi.stubEnv(name, proxy.url);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await readSlot(endpoint, {})).toBe(7n);
    expect(proxy.tunnels).toHaveLength(0);
    expect(await readSlot(endpoint, { proxy: "environment" })).toBe(7n);
    expect(proxy.tunnels).toHaveLength(1);
    vi.stubEnv("no_proxy", "127.0.0.1");
    expect(await readSlot(endpoint, { proxy: "environment" })).toBe(7n);
    expect(proxy.tunnels).toHaveLength(1);
  });

  it("on another machine never gets a call to this machine without TLS", async () => {
    const { endpoint } = await startServer([getSlot]);
    expect(await readSlot(endpoint, { proxy: "http://192.0.2.1:8080" })).toBe(7n);
  });

  it.each(["proxy:8080", "socks5://user:s3cret@127.0.0.1:1", 5 as never])(
    "that cannot be one is rejected, and not shown: %s",
    async (proxy) => {
      const error: unknown = await readSlot("http://127.0.0.1:1", { proxy }).catch((reason) => reason);
      expect(error).toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "proxy" } });
      expect(inspect(error, { depth: 9 })).not.toContain("s3cret");
    },
  );
});
