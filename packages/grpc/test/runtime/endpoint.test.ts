import { ServerCredentials } from "@grpc/grpc-js";
import { dangerouslySendOverPlainHttp, isNodeAccessError, xToken, type ErrorCode } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { GetSlotRequest, GetSlotResponse } from "@node-access/grpc/geyser/messages";
import { networkInterfaces } from "node:os";
import { generate } from "selfsigned";
import { describe, expect, it, onTestFinished } from "vitest";
import { startServer, readToken, unary } from "../grpc-server.ts";

function captureCode(make: () => unknown): ErrorCode | "none" {
  try {
    make();
    return "none";
  } catch (error) {
    return isNodeAccessError(error) ? error.code : expect.fail(`it threw ${String(error)}`);
  }
}

describe("an endpoint", () => {
  const credential = xToken("t0ken");

  it.each([
    "node.example",
    "node.example:443",
    "https://node.example:8443",
    "[::1]:443",
    "http://127.0.0.1:50051",
    "http://localhost:1",
    "http://[::1]:1",
  ])("is %s", (endpoint) => {
    expect(captureCode(() => createGeyserClient({ endpoint, credential }).close())).toBe("none");
  });

  it.each([
    ["http://node.example:443", "INSECURE_ENDPOINT"],
    ["ftp://node.example", "INVALID_ARGUMENT"],
    ["node.example:443/t0ken", "INVALID_ARGUMENT"],
    ["node.example:port", "INVALID_ARGUMENT"],
    ["", "INVALID_ARGUMENT"],
  ] as const)("is not %s: %s", (endpoint, code) => {
    expect(captureCode(() => createGeyserClient({ endpoint, credential }))).toBe(code);
  });

  it("without TLS must be this machine, with or without a token", () => {
    expect(captureCode(() => createGeyserClient({ endpoint: "http://node.example:80" }))).toBe(
      "INSECURE_ENDPOINT",
    );
  });

  it("without TLS may be another machine if the credential allows it, and receives the token", async () => {
    const address = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === "IPv4" && !one.internal)?.address;
    const wrapped = dangerouslySendOverPlainHttp(credential);
    expect(
      captureCode(() => createGeyserClient({ endpoint: "http://10.0.0.7:1", credential: wrapped }).close()),
    ).toBe("none");
    if (!address) return;
    const tokens: string[] = [];
    const method = unary(
      "/geyser.Geyser/GetSlot",
      GetSlotRequest,
      GetSlotResponse,
      ({ metadata }, respond) => {
        tokens.push(readToken(metadata));
        respond(null, { slot: 7n });
      },
    );
    const { port } = await startServer([method], ServerCredentials.createInsecure(), 0, "0.0.0.0");
    const client = createGeyserClient({ endpoint: `http://${address}:${port}`, credential: wrapped });
    onTestFinished(() => client.close());
    expect((await client.getSlot()).slot).toBe(7n);
    expect(tokens).toEqual(["t0ken"]);
  });

  it("rejects a token that metadata cannot carry, and does not show it", () => {
    try {
      createGeyserClient({ endpoint: "node.example", credential: xToken("schl\u00fcssel") });
      expect.fail("it was taken");
    } catch (error) {
      expect(isNodeAccessError(error, "INVALID_ARGUMENT") && error.message).not.toContain("schl");
    }
  });
});

describe("TLS", () => {
  it("is the default, and trusts only known certificates", async () => {
    const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
      algorithm: "sha256",
      extensions: [
        { name: "basicConstraints", cA: true },
        { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
      ],
    });
    const tokens: string[] = [];
    const { port } = await startServer(
      [
        unary("/geyser.Geyser/GetSlot", GetSlotRequest, GetSlotResponse, ({ metadata }, respond) => {
          tokens.push(readToken(metadata));
          respond(null, { slot: 7n });
        }),
      ],
      ServerCredentials.createSsl(null, [{ cert_chain: Buffer.from(cert), private_key: Buffer.from(key) }]),
    );
    const endpoint = `localhost:${port}`;
    const trusting = createGeyserClient({ endpoint, credential: xToken("t0ken"), rootCertificates: cert });
    const wary = createGeyserClient({ endpoint, credential: xToken("t0ken"), retries: 0 });
    onTestFinished(() => {
      trusting.close();
      wary.close();
    });
    expect((await trusting.getSlot()).slot).toBe(7n);
    const error = await wary.getSlot().catch((failure: unknown) => failure);
    expect(isNodeAccessError(error, "NOT_SENT") && error.context.reason).toMatch(/self-signed|certificate/);
    expect(tokens).toEqual(["t0ken"]);
  });

  it("accepts certificates only as PEM", () => {
    const options = { endpoint: "node.example", rootCertificates: "/etc/ca.pem" };
    expect(captureCode(() => createGeyserClient(options))).toBe("INVALID_ARGUMENT");
  });
});
