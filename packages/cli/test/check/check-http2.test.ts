import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Report } from "../../src/check/report.ts";
import { runCli } from "../run-cli.ts";

const usual = getCACertificates("default");
let gateway: Gateway<Credentials>;
let tls: { readonly key: string; readonly cert: string };
beforeAll(async () => {
  gateway = (await createGateway({})) as Gateway<Credentials>;
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  tls = { key, cert };
  setDefaultCACertificates([...usual, cert]);
});
afterAll(async () => {
  setDefaultCACertificates(usual);
  await gateway.close();
});

/** Passes a request on to a node. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const node = `${gateway.url}/${gateway.credentials.nodes["solana"].key}`;
  const own = await fetch(node, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: Buffer.concat(chunks),
  });
  response.writeHead(own.status, { "content-type": "application/json" }).end(await own.text());
}

const servers = {
  "speaks HTTP/2": () =>
    createSecureServer({ ...tls, allowHTTP1: true }, (request, response) =>
      forward(request as never, response as never),
    ) as unknown as Server,
  "speaks HTTP/1.1 alone": () => createServer(tls, forward),
  "negotiates HTTP/2, and speaks HTTP/1.1": () =>
    createServer({ ...tls, ALPNProtocols: ["h2", "http/1.1"] }, forward),
};

it.each([
  ["speaks HTTP/2", true, []],
  ["speaks HTTP/1.1 alone", false, []],
  ["negotiates HTTP/2, and speaks HTTP/1.1", true, ["http2 HTTP/2"]],
] as const)("a node that %s over TLS", async (kind, http2, found) => {
  const server = servers[kind]().listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  const options = ["--rate", "2000", "--samples", "1", "--event-seconds", "0.1", "--methods", "getSlot"];
  const { out, err } = await runCli(["check", url, "--protocol", "solana", ...options]);
  server.close();
  if (out === "") throw new Error(err);
  const { capabilities, findings } = JSON.parse(out) as Report;
  expect(capabilities["http2"]).toBe(http2);
  expect(findings.map(({ id, subject }) => `${id} ${subject}`)).toEqual(found);
});
