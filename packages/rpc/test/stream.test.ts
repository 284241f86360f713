import { urlToken } from "@node-access/rpc";
import { streamItems, streamStructLogs } from "@node-access/rpc/stream";
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { startJsonRpcServer } from "./json-rpc-server.ts";

const hash = `0x${"ab".repeat(32)}` as const;
const request = { method: "debug_traceBlockByHash", params: [hash] } as const;

/** A node that responds with these traces. */
async function node(
  traces: unknown,
): Promise<{ protocol: "ethereum"; endpoint: string; received: unknown[] }> {
  const { url, received } = await startJsonRpcServer(() => ({ result: traces }));
  return { protocol: "ethereum", endpoint: url, received };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const step = (pc: number): object => ({ pc, op: "PUSH1", gas: 5, gasCost: 3, depth: 1, stack: ["0x1"] });

describe("streamItems", () => {
  it("delivers the items of the result", async () => {
    const traces = [
      { txHash: hash, result: { structLogs: [step(1)] } },
      { txHash: hash, error: "timeout" },
    ];
    const { received, ...options } = await node(traces);
    const given = await collect(streamItems({ ...options, credential: urlToken("t0ken") }, request));
    expect(given).toEqual(traces);
    expect(received).toMatchObject([{ url: "/t0ken", body: request }]);
  });

  it("rejects an invalid option before anything is sent", async () => {
    const { received, ...options } = await node([]);
    for (const bad of [{ timeout: -1 }, { protocol: "solana" as "ethereum" }, { endpoint: "nowhere" }])
      await expect(streamItems({ ...options, ...bad }, request).next()).rejects.toMatchObject({
        code: "INVALID_ARGUMENT",
      });
    expect(received).toEqual([]);
  });
});

describe("streamStructLogs", () => {
  it("delivers each step of a transaction, then the rest of its trace", async () => {
    const { received: _, ...options } = await node([
      {
        txHash: hash,
        result: { gas: 21_000, failed: false, returnValue: "", structLogs: [step(1), step(2)] },
      },
      { txHash: hash, error: "timeout" },
      { result: { structLogs: [step(3)], gas: 7 } },
    ]);
    expect(await collect(streamStructLogs(options, request))).toEqual([
      { kind: "log", transaction: 0, log: step(1) },
      { kind: "log", transaction: 0, log: step(2) },
      {
        kind: "trace",
        transaction: 0,
        trace: { txHash: hash, result: { gas: 21_000, failed: false, returnValue: "", structLogs: [] } },
      },
      { kind: "trace", transaction: 1, trace: { txHash: hash, error: "timeout" } },
      { kind: "log", transaction: 2, log: step(3) },
      { kind: "trace", transaction: 2, trace: { result: { structLogs: [], gas: 7 } } },
    ]);
  });
});

describe("a response far larger than the memory", () => {
  it("is read completely", async () => {
    const trace = JSON.stringify({
      txHash: hash,
      result: { structLogs: Array.from({ length: 5_000 }, (_, pc) => step(pc)) },
    });
    // As objects, these take several times as much.
    const count = Math.ceil((process.env["NIGHTLY"] ? 256_000_000 : 48_000_000) / trace.length);
    const server = createServer((call, response) => {
      call.on("data", (body: Buffer) => {
        const { id } = JSON.parse(body.toString()) as { id: number };
        let left = count;
        response.write(`{"jsonrpc":"2.0","id":${id},"result":[`);
        const more = (): void => {
          let open = true;
          while (open && left > 0) {
            left -= 1;
            open = response.write(left === 0 ? trace : `${trace},`);
          }
          if (left > 0) response.once("drain", more);
          else response.end("]}");
        };
        more();
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const child = fork(
      fileURLToPath(new URL("stream-reader.ts", import.meta.url)),
      [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
      { execArgv: ["--max-old-space-size=48"] },
    );
    const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
    expect(await Promise.race([once(child, "message"), ended])).toEqual([{ items: count }, undefined]);
  });
});
