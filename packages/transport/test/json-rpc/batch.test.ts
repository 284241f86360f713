import { authorize } from "@node-access/auth";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createHttpTransport } from "../../src/http/http-transport.ts";
import { sendBatch } from "../../src/json-rpc/batch.ts";
import { collectCalls } from "../../src/json-rpc/collect-calls.ts";
import { createHttpJsonRpc } from "../../src/json-rpc/http-json-rpc.ts";
import type { BatchItem, HttpJsonRpc } from "../../src/json-rpc/json-rpc.ts";
import type { CallContext, CallOptions } from "../../src/operation.ts";
import { batchServer, echo, item, items, OPTIONS, type Sent } from "./batch-server.ts";
import { hostileServer, reply } from "../hostile-server.ts";

async function values(rpc: HttpJsonRpc, list: BatchItem[], bounds = {}): Promise<unknown[]> {
  const settled = await sendBatch(rpc, list, OPTIONS, bounds);
  return settled.map((one) => (one.status === "fulfilled" ? one.value : one.reason.code));
}

describe("sendBatch", () => {
  it("matches responses by id, in any order", async () => {
    const { rpc, batches } = await batchServer((sent) => sent.map(echo).toReversed());
    expect(await values(rpc, items(5))).toEqual([0, 1, 2, 3, 4]);
    expect(batches.length).toBe(1);
  });

  it("is aborted by its signal, also while it waits to retry", async () => {
    const controller = new AbortController();
    const { rpc } = await batchServer(([first, second]) => {
      setTimeout(() => controller.abort(), 50);
      const busy = {
        id: second?.id,
        error: { code: -32005, message: "later", data: { try_again_in: "9s" } },
      };
      return [first && echo(first), busy];
    });
    const settled = await sendBatch(
      rpc,
      items(2),
      { ...OPTIONS, totalTimeout: 20_000, signal: controller.signal },
      {},
    );
    expect(settled).toMatchObject([{ status: "fulfilled" }, { reason: { code: "ABORTED" } }]);
  });

  it("never returns another call's result, however the responses are mixed up", async () => {
    const mistake = fc.constantFrom(
      "ok",
      "missing",
      "twice",
      "null id",
      "foreign",
      "string id",
      "malformed",
      "error",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(mistake, { minLength: 2, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        async (kinds, noise) => {
          const { rpc } = await batchServer((sent) => {
            const responses = sent.flatMap((one, index): unknown[] => {
              const right = echo(one);
              if (kinds[index] === "missing") return [];
              if (kinds[index] === "twice") return [right, { ...right, result: "another" }];
              if (kinds[index] === "null id") return [{ ...right, id: null }];
              if (kinds[index] === "foreign") return [{ ...right, id: one.id + 1_000_000 }];
              if (kinds[index] === "string id") return [{ ...right, id: String(one.id) }];
              if (kinds[index] === "malformed") return [7];
              if (kinds[index] === "error") return [{ id: one.id, error: { code: 1, message: "no" } }];
              return [right];
            });
            // A single error would apply to the whole batch.
            if (responses.length === 1) responses.push(null);
            return responses.toSorted(() => ((noise.next().value ?? 0) % 2) - 0.5);
          });
          const expected = kinds.map((kind, index) =>
            kind === "ok" ? index : kind === "error" ? "JSON_RPC_ERROR" : "INVALID_RESPONSE",
          );
          expect(await values(rpc, items(kinds.length))).toEqual(expected);
        },
      ),
      { numRuns: process.env["NIGHTLY"] ? 60 : 20 },
    );
  });

  it("rejects all calls with a single error for the whole batch", async () => {
    const rejected = { jsonrpc: "2.0", id: null, error: { code: -32601, message: "no batches here" } };
    const { rpc } = await batchServer((sent) => (sent.length > 1 ? rejected : sent.map(echo)));
    expect(await values(rpc, [item(1, "write"), item(2)])).toEqual(["JSON_RPC_ERROR", "JSON_RPC_ERROR"]);
  });

  it.each<[string, unknown]>([
    ["INVALID_RESPONSE", { jsonrpc: "2.0", id: 1, result: 1 }],
    ["INVALID_RESPONSE", 5],
    ["UNDECODABLE_BODY", "<html>"],
    ["INVALID_RESPONSE", []],
  ])("settles each call with %s for %j", async (code, response) => {
    const { rpc } = await batchServer(() => response);
    expect(await values(rpc, items(2))).toEqual([code, code]);
  });

  it("rejects only the second call with the error of the second call", async () => {
    const { rpc } = await batchServer(([, second]) => [
      { id: second?.id, error: { code: 3, message: "no" } },
    ]);
    expect(await values(rpc, [item(1), item(2)])).toEqual(["INVALID_RESPONSE", "JSON_RPC_ERROR"]);
  });

  it("splits batches by count and by bytes", async () => {
    const { rpc, batches } = await batchServer((sent) => sent.map(echo));
    expect(await values(rpc, items(7), { maxCount: 3 })).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(batches.map(({ length }) => length).toSorted()).toEqual([1, 3, 3]);
    batches.length = 0;
    const large = Array.from({ length: 4 }, () => item("x".repeat(400)));
    await values(rpc, [...large, item("é".repeat(5_000))], { maxBytes: 1_000 });
    expect(batches.map(({ length }) => length).toSorted()).toEqual([1, 2, 2]);
  });

  it("never exceeds the maximum of bytes, unless a single call does", async () => {
    for (let maxBytes = 200; maxBytes < 280; maxBytes += 1) {
      const { rpc, batches } = await batchServer((sent) => sent.map(echo));
      await values(rpc, items(9), { maxBytes });
      const sizes = batches.map((sent) => JSON.stringify(sent).length);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes);
      expect(batches.length).toBeLessThan(9);
    }
  });

  it("lets other work run between the requests of a large batch", async () => {
    const { rpc } = await batchServer((sent) => sent.map(echo));
    let turns = 0;
    const begun: number[] = [];
    const count = (): void => {
      turns += 1;
      immediate = setImmediate(count);
    };
    let immediate = setImmediate(count);
    const options: CallOptions = {
      ...OPTIONS,
      middleware: [(_, next) => (begun.push(turns), next())],
    };
    const settled = await sendBatch(rpc, items(50), options, { maxCount: 10 });
    clearImmediate(immediate);
    expect(settled.map((one) => one.status)).toEqual(settled.map(() => "fulfilled"));
    expect(new Set(begun).size).toBeGreaterThan(2);
  });

  it("has one deadline, also if it is split in half", async () => {
    const server = await hostileServer(({ socket, number }) => {
      if (number === 1) reply(socket, "too large", "413 Too Large");
    });
    const transport = createHttpTransport({ authorized: authorize("node", server.url) });
    onTestFinished(() => transport.close());
    const options = { totalTimeout: 1_000, retries: 0 };
    const batch = sendBatch(createHttpJsonRpc(transport), items(4), options);
    // A timer of the same event loop, so timers fire in order.
    const later = new Promise((resolve) => setTimeout(resolve, 1_700, "later"));
    expect(await Promise.race([batch, later])).toMatchObject(
      items(4).map(() => ({ status: "rejected", reason: { code: "TIMEOUT" } })),
    );
  });

  it("splits a rejected batch in half and sends it once more", async () => {
    const rejections: [string, (sent: Sent[]) => unknown][] = [
      ["413 Too Large", () => "<html>too large</html>"],
      ["200 OK", () => ({ id: null, error: { code: -32600, message: "batch too large" } })],
      ["200 OK", ([first]) => [{ id: first?.id, error: { code: -32600, message: "batch too large" } }]],
      ["200 OK", () => ({ id: null, error: { code: -32000, message: "batch limit 2 exceeded" } })],
      [
        "200 OK",
        () => ({ id: null, error: { code: -32005, message: "Number of requests exceeds max batch size" } }),
      ],
      [
        "500 Internal Server Error",
        () => ({
          jsonrpc: "2.0",
          id: null,
          error: { code: 31, message: "Batch of more than 3 requests are not allowed on free tier" },
        }),
      ],
    ];
    for (const [status, reject] of rejections) {
      const { rpc, batches } = await batchServer(
        (sent) => (sent.length > 2 ? reject(sent) : sent.map(echo)),
        (number) => (number === 1 ? status : "200 OK"),
      );
      expect(await values(rpc, items(4))).toEqual([0, 1, 2, 3]);
      expect(batches.map(({ length }) => length)).toEqual([4, 2, 2]);
    }
  });

  it("splits only once", async () => {
    const { rpc, batches } = await batchServer(
      () => "too large",
      () => "413 Too Large",
    );
    expect(await values(rpc, items(8))).toEqual(Array.from({ length: 8 }, () => "HTTP_STATUS"));
    expect(batches.map(({ length }) => length)).toEqual([8, 4, 4]);
  });

  it("waits instead of splitting when the whole batch is rate limited", async () => {
    const limited = { id: null, error: { code: -32005, message: "batch requests per second exceeded" } };
    const { rpc, batches } = await batchServer((sent, number) => (number === 1 ? limited : sent.map(echo)));
    expect(await values(rpc, items(4))).toEqual([0, 1, 2, 3]);
    expect(batches.map(({ length }) => length)).toEqual([4, 4]);
  });

  it("does not split a batch with a write that may have been executed", async () => {
    const { rpc, batches } = await batchServer(() => ({
      id: null,
      error: { code: -32000, message: "batch timeout" },
    }));
    expect(await values(rpc, [item(1), item(2, "write")])).toEqual(["JSON_RPC_ERROR", "JSON_RPC_ERROR"]);
    expect(batches.length).toBe(1);
  });

  it("retries only the calls of a lost batch that may be repeated", async () => {
    const { rpc, batches } = await batchServer(
      (sent) => sent.map(echo),
      (number) => (number === 1 ? "503 Busy" : "200 OK"),
    );
    expect(await values(rpc, [item("a"), item("b", "write"), item("c", "idempotent")])).toEqual([
      "a",
      "HTTP_STATUS",
      "c",
    ]);
    expect(batches.map((sent) => sent.map(({ params }) => params[0]))).toEqual([
      ["a", "b", "c"],
      ["a", "c"],
    ]);
  });

  it("retries calls that were rate limited", async () => {
    const { rpc, batches } = await batchServer((sent, number) =>
      sent.map((one) =>
        number === 1 && one.params[0] !== "a"
          ? { id: one.id, error: { code: -32005, message: "limit" } }
          : echo(one),
      ),
    );
    expect(await values(rpc, [item("a"), item("b", "write"), item("c")])).toEqual(["a", "b", "c"]);
    expect(batches.map(({ length }) => length)).toEqual([3, 2]);
  });

  it("settles all calls at the deadline, and reports that a write may have been executed", async () => {
    const server = await hostileServer(() => {});
    const transport = createHttpTransport({ authorized: authorize("node", server.url) });
    const settled = await sendBatch(createHttpJsonRpc(transport), [item(1), item(2, "write")], {
      timeout: 500,
      retries: 1,
    });
    for (const one of settled)
      expect(one).toMatchObject({ reason: { code: "TIMEOUT", context: { sent: true } } });
    expect(server.requests.map(({ body }) => (JSON.parse(body) as unknown[]).length)).toEqual([2, 1]);
    await transport.close();
  });

  it("does not repeat a write at the deadline, also if a custom fetch ignores it", async () => {
    const server = await hostileServer(({ socket, body, number }) => {
      if (number > 1) reply(socket, JSON.stringify((JSON.parse(body) as Sent[]).map(echo)));
    });
    const transport = createHttpTransport({
      authorized: authorize("node", server.url),
      fetch: (url, init) => fetch(url, { ...init, signal: null }),
    });
    const [read, write] = await sendBatch(createHttpJsonRpc(transport), [item(1), item(2, "write")], {
      timeout: 200,
    });
    expect(read).toMatchObject({ value: 1 });
    expect(write).toMatchObject({ reason: { code: "TIMEOUT", context: { sent: true } } });
    expect(server.requests.map(({ body }) => (JSON.parse(body) as unknown[]).length)).toEqual([2, 1]);
  });

  it("rejects only the call with invalid params, and sends no request for an empty batch", async () => {
    const { rpc, batches } = await batchServer((sent) => sent.map(echo));
    const loop: unknown[] = [];
    loop.push(loop);
    expect(await values(rpc, [item(1), item(loop)])).toEqual([1, "INVALID_ARGUMENT"]);
    expect(await values(rpc, [])).toEqual([]);
    expect(batches.length).toBe(1);
  });

  it("is a single operation for middleware", async () => {
    const { rpc } = await batchServer((sent) => sent.map(echo));
    const seen: CallContext[] = [];
    await sendBatch(rpc, items(2), {
      middleware: [
        (context, next) => {
          seen.push(context);
          return next();
        },
      ],
    });
    expect(seen).toMatchObject([{ operation: { name: "batch", idempotency: "safe" }, attempt: 1 }]);
  });

  it("names an invalid limit in the error", async () => {
    const { rpc } = await batchServer(() => []);
    await expect(sendBatch(rpc, [], {}, { maxCount: 0 })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "maxCount" },
    });
    await expect(sendBatch(rpc, [], { timeout: -1 })).rejects.toMatchObject({ context: { path: "timeout" } });
    expect(() => collectCalls(rpc, -1)).toThrow(expect.objectContaining({ code: "INVALID_ARGUMENT" }));
  });
});
