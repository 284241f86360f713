import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { isNodeAccessError } from "../../src/index.ts";
import { monitorBootstrapped, monitorHeads, monitorMempool } from "../../src/monitor/index.ts";
import { JsonValues } from "../../src/monitor/json-values.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function start(handle: Handler): Promise<{ endpoint: string }> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const name = (branch: string, level: number): string => `B${branch}${level}`;
function head(level: number, branch = "a", before = branch): object {
  const facts = { proto: 24, timestamp: "2026-11-27T00:00:06Z", validation_pass: 4, fitness: ["02"] };
  const hashes = { operations_hash: "LLo", context: "Co", protocol_data: "00" };
  return { hash: name(branch, level), level, predecessor: name(before, level - 1), ...facts, ...hashes };
}

function json(response: ServerResponse, ...values: object[]): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.write(values.map((value) => `${JSON.stringify(value)}\n`).join(""));
}

/** Serves streams one after another, and headers of the blocks that `known` has. */
async function chain(
  streams: readonly ((response: ServerResponse) => void)[],
  known: readonly object[] = [],
): Promise<{ endpoint: string; paths: string[] }> {
  const paths: string[] = [];
  let opened = 0;
  const node = await start((request, response) => {
    const path = request.url ?? "";
    paths.push(path);
    if (path.startsWith("/monitor/")) return streams[Math.min(opened++, streams.length - 1)]?.(response);
    const found = known.find((one) => path.endsWith(`/${(one as { hash: string }).hash}/header`));
    if (!found) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(found));
  });
  return { ...node, paths };
}

async function take<T>(events: AsyncGenerator<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  for await (const event of events) if (taken.push(event) === count) break;
  return taken;
}

const short = (events: readonly object[]): unknown[] =>
  events.map((event) => {
    const { head: one, from, to } = event as { head?: { hash: string }; from?: number; to?: number };
    return one ? one.hash : [from, to];
  });

it("delivers heads in order, and reads those that were missed while the stream was lost", async () => {
  const node = await chain(
    [
      (response) => {
        json(response, head(1), head(2));
        setTimeout(() => response.destroy(), 20);
      },
      (response) => json(response, head(5), head(6)),
    ],
    [head(3), head(4)],
  );
  const events = await take(monitorHeads(node), 6);
  expect(short(events)).toEqual(["Ba1", "Ba2", "Ba3", "Ba4", "Ba5", "Ba6"]);
  expect(Object.keys(Object(events[0]).head)).not.toContain("protocol_data");
  expect(node.paths).toContain("/chains/main/blocks/Ba4/header");
});

it("reads the blocks of a new branch that the node skips", async () => {
  const node = await chain(
    [(response) => json(response, head(1), head(2), head(3), head(4, "b"))],
    [head(3, "b"), head(2, "b", "a")],
  );
  expect(short(await take(monitorHeads(node), 6))).toEqual(["Ba1", "Ba2", "Ba3", "Bb2", "Bb3", "Bb4"]);
});

it.each([NaN, -1, "2", null])("rejects %j as the number of missed heads to read", async (maxMissed) => {
  const node = await chain([]);
  const events = monitorHeads({ ...node, maxMissed: maxMissed as never });
  await expect(events.next()).rejects.toMatchObject({
    code: "INVALID_ARGUMENT",
    context: { path: "maxMissed" },
  });
  expect(node.paths).toEqual([]);
});

it("reports a gap for heads that it cannot read, or that are too many", async () => {
  const streams = [(response: ServerResponse): void => json(response, head(1), head(9))];
  expect(short(await take(monitorHeads(await chain(streams)), 3))).toEqual(["Ba1", [2, 8], "Ba9"]);
  const known = [2, 3, 4, 5, 6, 7, 8].map((level) => head(level));
  const events = await take(monitorHeads({ ...(await chain(streams, known)), maxMissed: 2 }), 5);
  expect(short(events)).toEqual(["Ba1", [2, 6], "Ba7", "Ba8", "Ba9"]);
});

it("delivers no head twice when the stream is opened again", async () => {
  const node = await chain([
    (response) => {
      json(response, head(1), head(2));
      response.end();
    },
    (response) => json(response, head(2), head(3)),
  ]);
  expect(short(await take(monitorHeads(node), 3))).toEqual(["Ba1", "Ba2", "Ba3"]);
});

it("ends with the signal, and closes the stream of a loop that is left", async () => {
  let closed = 0;
  const node = await start((_, response) => {
    json(response, head(1));
    response.on("close", () => (closed += 1));
  });
  await take(monitorHeads(node), 1);
  await expect.poll(() => closed).toBe(1);
  const controller = new AbortController();
  const events = monitorHeads({ ...node, signal: controller.signal });
  await events.next();
  const next = events.next();
  controller.abort();
  await expect(next).rejects.toMatchObject({ code: "ABORTED" });
  await expect.poll(() => closed).toBe(2);
});

it("opens the mempool's stream again with each head, and says so", async () => {
  let opened = 0;
  const node = await start((request, response) => {
    opened += 1;
    expect(request.url).toBe("/chains/main/mempool/monitor_operations?validation_pass=3");
    json(response, [{ hash: `o${opened}`, branch: "B", contents: [{ kind: "brand_new" }] }]);
    response.end();
  });
  const events = await take(monitorMempool(node, { validation_pass: [3] }), 3);
  expect(events.map((one) => ("operation" in one ? one.operation.hash : one.event))).toEqual([
    "o1",
    "head",
    "o2",
  ]);
});

it("reports a lost stream, and ends where the node has caught up", async () => {
  let opened = 0;
  const node = await start((_, response) => {
    json(response, { block: `B${(opened += 1)}`, timestamp: "2026-11-27T00:00:06Z" });
    if (opened === 1) response.write('{"block":');
    setTimeout(() => (opened === 1 ? response.destroy() : response.end()), 20);
  });
  const events: unknown[] = [];
  for await (const one of monitorBootstrapped(node)) events.push(one.event);
  expect(events).toEqual(["progress", "gap", "progress"]);
});

it.each([
  ["a stream of another type", "text/html", "<html>", "UNDECODABLE_BODY"],
  ["what is not JSON", "application/json", "{]", "UNDECODABLE_BODY"],
  ["a value that is too large", "application/json", `["${"x".repeat(200)}"]`, "RESPONSE_TOO_LARGE"],
])("rejects %s", async (_, type, body, code) => {
  const node = await start((_request, response) =>
    response.writeHead(200, { "content-type": type }).end(body),
  );
  const error: unknown = await take(monitorHeads({ ...node, maxResponseBytes: 100 }), 1).catch((one) => one);
  expect(isNodeAccessError(error) && error.code).toBe(code);
});

it("finds the ends of values, however the stream is cut", () => {
  const value = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()));
  const separator = fc.constantFrom("", "\n", " \r\n");
  const runs = process.env["NIGHTLY"] ? 5_000 : 60;
  fc.assert(
    fc.property(fc.array(fc.tuple(value, separator)), fc.array(fc.nat(12)), (items, cuts) => {
      const stream = items.map(([one, after]) => JSON.stringify(one, undefined, 1) + after).join("");
      const values = new JsonValues(1e6, () => new Error("too large"));
      const found: string[] = [];
      let at = 0;
      for (let index = 0; at < stream.length; index += 1) {
        const length = 1 + (cuts[index % cuts.length] ?? 5);
        found.push(...values.push(stream.slice(at, at + length)));
        at += length;
      }
      expect(found.map((one) => JSON.parse(one))).toEqual(
        items.map(([one]) => JSON.parse(JSON.stringify(one))),
      );
      expect(values.isOpen).toBe(false);
    }),
    { numRuns: runs },
  );
});

it("reads each character of a value once, however small its pieces are", () => {
  let read = 0;
  for (const method of ["trim", "trimStart", "slice"] as const) {
    const original = String.prototype[method] as (...args: number[]) => string;
    const spy = vi.spyOn(String.prototype, method).mockImplementation(function (
      this: string,
      ...args: number[]
    ) {
      read += this.length;
      return original.apply(this, args);
    });
    onTestFinished(() => spy.mockRestore());
  }
  const values = new JsonValues(2 ** 26, () => new Error("too large"));
  const text = `[${'{"level":1},'.repeat(10_000)}{}] \n `;
  const found: string[] = [];
  for (let at = 0; at < text.length; at += 16) found.push(...values.push(text.substring(at, at + 16)));
  expect(found).toEqual([text.trimEnd()]);
  expect(values.isOpen).toBe(false);
  expect(read).toBeLessThan(5 * text.length);
});
