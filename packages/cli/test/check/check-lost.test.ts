import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { createGateway, type Credentials, type Gateway, type Protocol } from "@node-access/gateway";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../../src/check/report.ts";
import { startCutProxy } from "../cut-proxy.ts";
import { startDefectiveNode } from "./defective-node.ts";
import { startGrpcProxy } from "../grpc-proxy.ts";
import { type Ran, runCli } from "../run-cli.ts";

let gateway: Gateway<Credentials>;
beforeAll(async () => {
  gateway = (await createGateway({ limits: { batchItems: 20, bodyBytes: 200_000 } })) as Gateway<Credentials>;
});
afterAll(() => gateway.close());

function check(node: string, protocol: string): Promise<Ran> {
  const options = ["--rate", "2000", "--samples", "1", "--event-seconds", "0.2"];
  return runCli(["check", node, "--protocol", protocol, ...options]);
}

/** The node is down from its nth response on. */
async function checkUntil(of: Protocol, protocol: string, nth: number): Promise<Ran> {
  const { key } = gateway.credentials.nodes[of];
  let count = 0;
  if (protocol === "sui") {
    const node = await startGrpcProxy(gateway.grpcUrl, key, (_, message) => {
      if (++count === nth) node.close();
      return message;
    });
    return check(node.url, protocol);
  }
  const node = await startDefectiveNode(`${gateway.url}/${key}`);
  const proxy = await startCutProxy(node.url);
  const end = (): undefined => {
    if (++count === nth) void proxy.close();
  };
  node.plant([{ found: [], raw: end, get: end }]);
  const ran = await check(`${proxy.url}/${node.token}`, protocol);
  node.close();
  return ran;
}

describe("a node that is lost during its check is one finding, and what was not asked is no error", () => {
  it.concurrent.each([
    ["ethereum", "ethereum", 3],
    ["ethereum", "ethereum", 60],
    ["ethereum", "beacon", 4],
    ["hyperliquid", "info", 5],
    ["hyperliquid", "info", 40],
    ["sui", "sui", 4],
  ] as const)("%s: %s after %i requests", async (of, protocol, nth) => {
    const { out, err, code } = await checkUntil(of, protocol, nth);
    if (out === "") throw new Error(err);
    const { findings, methods } = JSON.parse(out) as Report;
    // The simulated chain has an empty first state, which is no subject here.
    expect(findings.filter(({ id }) => id !== "truth")).toEqual([
      {
        id: "lost",
        subject: "node",
        what: expect.stringMatching(
          /^the node has stopped responding after \d+ requests, [\d.]+ s after the start: ./,
        ) as string,
      },
    ]);
    const skipped = methods.filter(({ status }) => status === "skipped");
    expect(skipped.length).toBeGreaterThan(3);
    expect(skipped.at(-1)?.why).toMatch(/^not asked: the node has stopped responding after \d+ requests/);
    expect(methods.filter(({ why = "" }) => /ECONN|socket|fetch failed|closed/.test(why))).toEqual([]);
    expect(code).toBe(5);
  });
});

it.each(["ethereum", "beacon", "info", "geyser"])(
  "a node that is down is not a report: %s",
  async (protocol) => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.close();
    const { out, err, code } = await check(url, protocol);
    expect(out).toBe("");
    expect(err).toMatch(/^error: http:\/\/127\.0\.0\.1:\d+ does not respond: .*ECONNREFUSED/);
    expect(code).toBe(3);
  },
);

it.each([
  ["a web page", 200, `<html>Welcome to this page of ${"x".repeat(20)} t0ken-of-mine</html>`],
  ["a gateway without a backend", 502, "<html>Bad gateway</html>"],
  ["JSON of another kind", 200, '{"message":"no such route"}'],
])("%s in place of JSON-RPC is not a report", async (_, status, body) => {
  const server = createHttpServer((_request, response) => {
    response.writeHead(status).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const args = ["check", url, "--token-env", "TOKEN", "--rate", "2000"];
  const { out, err, code } = await runCli(args, { env: { TOKEN: "t0ken-of-mine" } });
  server.close();
  expect(out).toBe("");
  expect(err).toContain(`error: ${url} does not respond with JSON-RPC: HTTP ${status}: `);
  expect(err).not.toContain("t0k");
  expect(code).toBe(1);
});

it.each([
  ["ethereum", "http"],
  ["beacon", "http"],
  ["geyser", "grpc"],
])("a credential that the node refuses is not a report: %s", async (protocol, kind) => {
  const url = kind === "grpc" ? `http://${gateway.grpcUrl}` : gateway.url;
  const args = ["check", url, "--protocol", protocol, "--rate", "2000"];
  const wrong = await runCli([...args, "--token-env", "TOKEN"], { env: { TOKEN: "a-wrong-token" } });
  expect(wrong.out).toBe("");
  expect(wrong.err).toMatch(/^error: http:\/\/127\.0\.0\.1:\d+ refuses the credential: ./);
  expect(wrong.err).not.toContain("a-wrong-token");
  expect(wrong.code).toBe(4);
  const none = await runCli(args);
  expect(none.err).toMatch(
    /refuses calls without a credential, or the one in the address: add --token-env: ./,
  );
  expect(none.code).toBe(4);
});
