import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { request as httpsRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { connect } from "node:tls";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway, type LogEntry } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { GrpcCaller } from "../grpc-caller.ts";

describe("with a certificate", () => {
  let gateway: Gateway<Credentials>;
  let ca: string;
  beforeAll(async () => {
    const pem = await generate([{ name: "commonName", value: "localhost" }], {
      extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
    });
    ca = pem.cert;
    gateway = await createGateway({ tls: { cert: pem.cert, key: pem.private } });
  });
  afterAll(() => gateway.close());

  it("serves HTTPS", async () => {
    expect(gateway.url).toMatch(/^https:/);
    const headers = { authorization: `Bearer ${gateway.credentials.apiKey}` };
    const status = await new Promise((resolve, reject) => {
      const sent = httpsRequest(`${gateway.url}/v1/organization/`, { ca, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on("error", reject).end();
    });
    expect(status).toBe(200);
  });

  it("serves WSS, with notifications between responses", async () => {
    const socket = new WebSocket(
      `${gateway.url.replace("https", "wss")}/ws/${findNode(gateway, "solana").key}`,
      { ca },
    );
    const messages: { id?: number; method?: string; result?: unknown }[] = [];
    socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString("utf8")) as {}));
    await once(socket, "open");
    socket.send('{"jsonrpc":"2.0","id":1,"method":"slotSubscribe"}');
    await expect
      .poll(() => messages.slice(0, 2).map(({ id, method }) => id ?? method))
      .toEqual([1, "slotNotification"]);
    socket.send('{"jsonrpc":"2.0","id":2,"method":"getHealth"}');
    await expect.poll(() => messages.find(({ id }) => id === 2)?.result).toBe("ok");
    await expect.poll(() => messages.at(-1)?.method).toBe("slotNotification");
    socket.close();
  });

  it("serves gRPC over TLS", async () => {
    const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "solana").key, ca);
    closeAfterTest(caller.client);
    expect((await caller.unary("/geyser.Geyser/GetSlot")).length).toBeGreaterThan(0);
  });
});

/** @returns a certificate for 127.0.0.1 with this name, and its key. */
async function certificate(name: string): Promise<{ readonly cert: string; readonly key: string }> {
  const pem = await generate([{ name: "commonName", value: name }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
  });
  return { cert: pem.cert, key: pem.private };
}

/** @returns the name in the certificate that a new connection gets. */
async function shownName(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false }, () => {
      resolve(String(socket.getPeerCertificate().subject.CN));
      socket.destroy();
    });
    socket.on("error", reject);
  });
}

describe("with a certificate in files", () => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [certFile, keyFile] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const write = ({ cert, key }: { readonly cert: string; readonly key: string }): void => {
    writeFileSync(certFile, cert);
    writeFileSync(keyFile, key);
  };

  it("uses the new one for new connections on every port when the files change", async () => {
    write(await certificate("first"));
    const log: LogEntry[] = [];
    const gateway = await createGateway({
      tls: { certFile, keyFile },
      admin: { key: "k".repeat(32), host: "0.0.0.0" },
      log: (entry) => void log.push(entry),
    });
    const ports = [gateway.url, `https://${gateway.grpcUrl}`, gateway.adminUrl ?? ""].map((url) =>
      Number(new URL(url).port),
    );
    expect(await Promise.all(ports.map(shownName))).toEqual(["first", "first", "first"]);

    writeFileSync(certFile, "half a certificate");
    const reason = expect.stringContaining("tls: expected cert and key");
    await expect.poll(() => log).toContainEqual(expect.objectContaining({ level: "warn", reason }));
    expect(await shownName(ports[0] ?? 0)).toBe("first");

    write(await certificate("second"));
    await expect.poll(() => Promise.all(ports.map(shownName))).toEqual(["second", "second", "second"]);
    await gateway.close();
  });

  it("is not used on operators' ports at a loopback address", async () => {
    const gateway = await createGateway({
      tls: await certificate("gateway.example"),
      admin: { key: "k".repeat(32) },
      console: {},
    });
    for (const url of [gateway.adminUrl, gateway.consoleUrl]) {
      expect(url).toMatch(/^http:/);
      expect((await fetch(`${url}/v1/gateway/`)).status).toBe(url === gateway.adminUrl ? 401 : 403);
    }
    await gateway.close();
  });

  it("works with a public URL, its own port for gRPC, and requests without a proxy", async () => {
    const pem = await certificate("localhost");
    const gateway = await createGateway({
      tls: pem,
      host: "0.0.0.0",
      publicUrl: "https://gateway.example",
    });
    const { port } = new URL(gateway.url);
    const { id } = findNode(gateway, "solana");
    const headers = { authorization: `Bearer ${gateway.credentials.apiKey}` };
    const url = `https://127.0.0.1:${port}/v1/nodes/${id}/`;
    const text = await new Promise<string>((resolve, reject) => {
      const sent = httpsRequest(url, { ca: pem.cert, headers }, async (response) => {
        resolve(String(await buffer(response)));
      });
      sent.on("error", reject).end();
    });
    expect(JSON.parse(text)).toMatchObject({
      details: { grpc_endpoint: `gateway.example:${gateway.grpcUrl.split(":").at(-1)}` },
    });
    await gateway.close();
  });
});

describe("insecureHttp", () => {
  it("serves plain HTTP on any address", async () => {
    const gateway = await createGateway({ host: "0.0.0.0", insecureHttp: true });
    const { port } = new URL(gateway.url);
    const { key } = findNode(gateway, "ethereum");
    const response = await fetch(`http://127.0.0.1:${port}/${key}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
    });
    expect(response.status).toBe(200);
    await gateway.close();
  });
});
