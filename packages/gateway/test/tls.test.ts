import { request as httpsRequest } from "node:https";
import * as grpc from "@grpc/grpc-js";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway } from "../src/index.ts";
import { nodeOf } from "./client.ts";

const raw = (bytes: Buffer): Buffer => bytes;

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

  it("serves WSS", async () => {
    const socket = new WebSocket(
      `${gateway.url.replace("https", "wss")}/ws/${nodeOf(gateway, "ethereum").key}`,
      { ca },
    );
    const message = new Promise<string>((resolve, reject) => {
      socket.on("error", reject);
      socket.on("message", (data: Buffer) => resolve(data.toString("utf8")));
    });
    socket.on("open", () => socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'));
    expect(JSON.parse(await message)).toMatchObject({ result: "0x7a69" });
    socket.close();
  });

  it("serves gRPC over TLS", async () => {
    const client = new grpc.Client(gateway.grpcUrl, grpc.credentials.createSsl(Buffer.from(ca)));
    const metadata = new grpc.Metadata();
    metadata.set("x-token", nodeOf(gateway, "solana").key);
    const answer = await new Promise<Buffer | undefined>((resolve, reject) => {
      client.makeUnaryRequest(
        "/geyser.Geyser/GetSlot",
        raw,
        raw,
        Buffer.alloc(0),
        metadata,
        (error, value) => {
          if (error) reject(error);
          else resolve(value);
        },
      );
    });
    expect(answer?.length).toBeGreaterThan(0);
    client.close();
  });
});
