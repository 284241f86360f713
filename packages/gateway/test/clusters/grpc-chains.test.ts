import { createServer, type ServerHttp2Session } from "node:http2";
import { GetServiceInfoResponse } from "@node-access/grpc/sui/messages";
import { listen } from "@node-access-tools/local-servers";
import { describe, expect, it, onTestFinished } from "vitest";
import { frame } from "../../src/codec/grpc/frames.ts";
import { networks } from "../../src/generated/catalog.ts";
import { createGateway, type LogEntry } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { GrpcCaller } from "../grpc-caller.ts";
import { upstreamsAt } from "../networks.ts";

const genesis = String(networks["sui-mainnet"]?.genesis);

/** A Sui node that reports this chain. */
async function suiNode(chain: { id: string }): Promise<{ url: string; calls: string[]; hangUp(): void }> {
  const calls: string[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on("session", (session) => sessions.add(session));
  server.on("stream", (stream, headers) => {
    stream.on("error", () => {});
    const path = String(headers[":path"]);
    calls.push(path.slice(path.lastIndexOf("/") + 1));
    stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
    stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
    const info = GetServiceInfoResponse.fromPartial({ chainId: chain.id });
    stream.end(
      frame(
        path.endsWith("GetServiceInfo") ? GetServiceInfoResponse.encode(info).finish() : new Uint8Array(),
      ),
    );
  });
  const { url, close } = await listen(server);
  const hangUp = (): void => {
    for (const session of sessions) session.destroy();
  };
  onTestFinished(() => {
    hangUp();
    return close();
  });
  return { url, calls, hangUp };
}

describe("a gRPC upstream of another chain", () => {
  it("is never used, and named in the log, also if it changes its chain later", async () => {
    const chain = { id: genesis };
    const [wrong, right] = await Promise.all([suiNode({ id: "another" }), suiNode(chain)]);
    const entries: LogEntry[] = [];
    const gateway = await createGateway({
      networks: { "sui-mainnet": { grpc: upstreamsAt(wrong.url, right.url) } },
      limits: { shutdown: 1 },
      log: (entry) => void entries.push(entry),
    });
    closeAfterTest(gateway);
    const caller = new GrpcCaller(gateway.grpcUrl, findNode(gateway, "sui").key);
    closeAfterTest(caller.client);
    const read = (): Promise<Buffer> => caller.unary("/sui.rpc.v2.LedgerService/GetEpoch");
    for (let sent = 0; sent < 4; sent += 1) expect(await read()).toHaveLength(0);
    expect(wrong.calls).not.toContain("GetEpoch");
    expect(right.calls.filter((name) => name === "GetEpoch")).toHaveLength(4);
    await expect
      .poll(() => entries)
      .toContainEqual(
        expect.objectContaining({
          event: "upstream serves another chain",
          upstream: "node-1",
          reason: `expected ${genesis}, reported another`,
        }),
      );
    chain.id = "another";
    right.hangUp();
    await expect
      .poll(async () =>
        read().then(
          () => "served",
          () => "failed",
        ),
      )
      .toBe("failed");
    const before = right.calls.filter((name) => name === "GetEpoch").length;
    await expect(read()).rejects.toThrow("UNAVAILABLE");
    expect(right.calls.filter((name) => name === "GetEpoch")).toHaveLength(before);
  });
});
