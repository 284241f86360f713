import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { VERSION } from "../../src/version.ts";
import { calling, hostileServer, reply, replyResult, type WireRequest } from "../hostile-server.ts";

/** The URL of a built file, as a string literal. */
function built(path: string): string {
  return JSON.stringify(new URL(`../../${path}`, import.meta.url).href);
}

describe("a call on Node", () => {
  it("names a content encoding that was not requested", async () => {
    const server = await hostileServer(({ socket }) =>
      reply(socket, gzipSync("{}"), "200 OK", { "content-encoding": "gzip" }),
    );
    await expect(calling(server.url)()).rejects.toMatchObject({
      code: "UNDECODABLE_BODY",
      context: { reason: expect.stringContaining("gzip") },
    });
  });

  it("says in one line, without OpenSSL's numbers, that a server speaks no TLS", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const error: unknown = await calling(`https://127.0.0.1:${port}`)({ retries: 0 }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({
      code: "NOT_SENT",
      context: {
        reason: "the server does not speak TLS (wrong version number), ERR_SSL_WRONG_VERSION_NUMBER",
      },
    });
  });

  it("sends its version as User-Agent", async () => {
    const server = await hostileServer((request) => replyResult(request, 1));
    await calling(server.url)();
    expect(server.requests[0]?.head).toContain(`user-agent: node-access/${VERSION}\r\n`);
    expect(VERSION).toBe(packageJson.version);
  });

  it("keeps connections alive, also after an error response", async () => {
    const server = await hostileServer((request) => {
      if (request.number === 2) reply(request.socket, "no", "404 Not Found");
      else replyResult(request, 1);
    });
    const call = calling(server.url);
    await call();
    await expect(call()).rejects.toMatchObject({ code: "HTTP_STATUS" });
    for (let number = 0; number < 10; number += 1) await call();
    // undici reuses a socket one tick after its response, so an immediate call opens a second one.
    expect(server.connections).toBeLessThanOrEqual(2);
  });

  it("opens at most 128 connections, and removes cancelled calls from the queue", async () => {
    const held: WireRequest[] = [];
    const server = await hostileServer((request) => held.push(request));
    const call = calling(server.url);
    const calls = Array.from({ length: 128 }, () => call());
    await expect.poll(() => held.length).toBe(128);
    const controller = new AbortController();
    const ended = call({ signal: controller.signal });
    const queued = call();
    controller.abort();
    await expect(ended).rejects.toMatchObject({ code: "ABORTED", context: { sent: false } });
    for (const request of held) replyResult(request, request.id);
    await Promise.all(calls);
    await expect.poll(() => held.length).toBe(129);
    replyResult(held[128] as WireRequest, "queued");
    expect((await queued).value).toBe("queued");
    expect(server.connections).toBe(128);
  });

  it("joins headers with the same name", async () => {
    const server = await hostileServer(({ socket, id }) => {
      const body = `{"id":${id},"result":1}`;
      socket.write(`HTTP/1.1 200 OK\r\nX-A: 1\r\nx-a: 2\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    });
    expect((await calling(server.url)()).headers).toMatchObject({ "x-a": "1, 2" });
  });

  it("lets the process exit while an idle connection is open", async () => {
    const server = await hostileServer((request) => replyResult(request, "done"));
    const source = `
    import { authorize } from ${built("../auth/dist/index.js")};
    import { createHttpTransport } from ${built("dist/index.js")};
    import { createHttpJsonRpc } from ${built("dist/json-rpc/index.js")};
    const transport = createHttpTransport({ authorized: authorize("node", ${JSON.stringify(server.url)}) });
    const { value } = await createHttpJsonRpc(transport).call({ name: "a", idempotency: "safe" }, [], {});
    console.log(value);
  `;
    const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [[code], output] = await Promise.all([once(child, "exit"), once(child.stdout, "data")]);
    expect(String(output)).toBe("done\n");
    expect(code).toBe(0);
  });
});
