import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { beaconEvents, type BeaconEventOptions, type BeaconTopic } from "../../src/events/beacon-events.ts";
import { pathKey } from "../../src/index.ts";
import { failure, startServer } from "../start-server.ts";

const KEY = "a-key-to-hide";
const credential = pathKey(KEY);

function head(slot: number): string {
  return `event: head\ndata: {"slot":"${slot}"}\n\n`;
}

function begin(response: ServerResponse, text = ""): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  if (text) response.write(text);
}

function oneEvent(slot: number): Response {
  return new Response(head(slot), { headers: { "content-type": "text/event-stream" } });
}

/** Collects a number of events, as `slot` or `gap` with the reason's code. */
async function take(
  options: BeaconEventOptions,
  count: number,
  topics: readonly BeaconTopic[] = ["head"],
): Promise<string[]> {
  const collected: string[] = [];
  for await (const one of beaconEvents(options, topics)) {
    collected.push(one.event === "gap" ? `gap ${one.reason.code}` : (one.data as { slot: string }).slot);
    if (collected.length === count) break;
  }
  return collected;
}

describe("beaconEvents", () => {
  it("requests the topics, and delivers the node's events", async () => {
    const { endpoint, seen } = await startServer((response) => begin(response, head(1) + head(2)));
    expect(await take({ endpoint, credential }, 2, ["head", "chain_reorg"])).toEqual(["1", "2"]);
    expect(seen[0]).toMatchObject({
      method: "GET",
      url: `/${KEY}/eth/v1/events?topics=head&topics=chain_reorg`,
      headers: { accept: "text/event-stream" },
    });
  });

  it("delivers integers without rounding, and unknown topics", async () => {
    const { endpoint } = await startServer((response) =>
      begin(response, 'event: newer\ndata: {"slot":18446744073709551615}\n\n'),
    );
    const events = beaconEvents({ endpoint, credential }, ["head"]);
    const { value } = await events.next();
    expect(value).toEqual({ event: "newer", data: { slot: 2n ** 64n - 1n } });
    await events.return();
  });

  it("accepts a content type in upper case, and ignores a gap event from the node", async () => {
    const { endpoint } = await startServer((response) => {
      response.writeHead(200, { "content-type": "Text/Event-Stream; charset=utf-8" });
      response.write(`event: gap\ndata: {"reason":null}\n\n${head(1)}`);
    });
    expect(await take({ endpoint, credential }, 1)).toEqual(["1"]);
  });

  it("delivers nothing after its signal aborts, not even buffered events", async () => {
    const controller = new AbortController();
    const { endpoint } = await startServer((response) => begin(response, head(1) + head(2)));
    const events = beaconEvents({ endpoint, credential, signal: controller.signal }, ["head"]);
    expect(await events.next()).toMatchObject({ value: { data: { slot: "1" } } });
    controller.abort();
    expect(await failure(events.next())).toMatchObject({ code: "ABORTED" });
  });

  it("reopens a lost stream, and reports a gap before the next events", async () => {
    const { endpoint, seen } = await startServer((response, _, count) => {
      if (count === 1) {
        begin(response, head(1));
        setTimeout(() => response.destroy(), 10);
      } else if (count === 2) response.writeHead(503).end();
      else if (count === 3) response.destroy();
      else if (count === 4) {
        begin(response, head(2));
        response.end();
      } else begin(response, head(3));
    });
    expect(await take({ endpoint, credential }, 5)).toEqual([
      "1",
      "gap UNANSWERED",
      "2",
      "gap UNANSWERED",
      "3",
    ]);
    expect(seen).toHaveLength(5);
  });

  it("reopens a silent stream, and counts comments as activity", async () => {
    const { endpoint } = await startServer((response, _, count) => {
      begin(response, head(count));
      if (count > 1) return;
      let comments = 0;
      const timer = setInterval(() => {
        if ((comments += 1) > 8) clearInterval(timer);
        else if (comments === 8) response.write(head(10));
        else response.write(":\n\n");
      }, 200);
      response.on("close", () => clearInterval(timer));
    });
    // Active for 1,600 ms by its comments, then silent.
    expect(await take({ endpoint, credential, timeout: 1_000 }, 4)).toEqual(["1", "10", "gap TIMEOUT", "2"]);
  });

  it("throws if the stream cannot be reopened in time, and immediately if the credential is rejected", async () => {
    const { endpoint, seen } = await startServer((response, _, count) => {
      if (count === 1) {
        begin(response, head(1));
        response.end();
      } else response.writeHead(count < 4 ? 503 : 401).end(`not with ${KEY}`);
    });
    const error = await failure(take({ endpoint, credential, totalTimeout: 20_000 }, 2));
    expect(error).toMatchObject({ code: "CREDENTIAL_REFUSED" });
    expect(inspect(error, { depth: null, showHidden: true }) + JSON.stringify(error)).not.toContain(KEY);
    expect(seen).toHaveLength(4);
    const late = beaconEvents({ endpoint, credential, totalTimeout: 1 }, ["head"]);
    expect(await failure(late.next())).toMatchObject({ code: expect.stringMatching("TIMEOUT|REFUSED") });
  });

  it("throws if the node rejects the request, or responds with something else", async () => {
    const { endpoint, seen } = await startServer((response, _, count) => {
      if (count === 1) response.writeHead(400).end('{"code":400,"message":"Invalid topic"}');
      else response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
    const begins = (): Promise<unknown> => beaconEvents({ endpoint, credential }, ["head"]).next();
    expect(await failure(begins())).toMatchObject({ code: "HTTP_STATUS", context: { status: 400 } });
    expect(await failure(begins())).toMatchObject({ code: "UNDECODABLE_BODY" });
    expect(seen).toHaveLength(2);
  });

  it("throws for an invalid event, after delivering earlier ones", async () => {
    for (const [text, code] of [
      [`${head(1)}event: head\ndata: <html>\n\n`, "UNDECODABLE_BODY"],
      [`${head(1)}event: head\ndata: ${"7".repeat(2_000)}`, "RESPONSE_TOO_LARGE"],
    ] as const) {
      const { endpoint } = await startServer((response) => begin(response, text));
      const events = beaconEvents({ endpoint, credential, maxResponseBytes: 1_000 }, ["head"]);
      expect(await events.next()).toMatchObject({ value: { event: "head" } });
      expect(await failure(events.next())).toMatchObject({ code });
      expect(await events.next()).toEqual({ done: true, value: undefined });
    }
  });

  it("frees the socket when the loop is left, also at a gap, and when its signal aborts", async () => {
    const closed: number[] = [];
    const { endpoint } = await startServer((response, _, count) => {
      response.on("close", () => closed.push(count));
      begin(response, count === 2 ? "" : head(count));
      if (count === 1) setTimeout(() => response.destroy(), 10);
    });
    expect(await take({ endpoint, credential }, 2)).toEqual(["1", "gap UNANSWERED"]);
    await expect.poll(() => closed).toEqual([1, 2]);
    expect(await take({ endpoint, credential }, 1)).toEqual(["3"]);
    await expect.poll(() => closed).toEqual([1, 2, 3]);
    const controller = new AbortController();
    const events = beaconEvents({ endpoint, credential, signal: controller.signal }, ["head"]);
    await events.next();
    const next = failure(events.next());
    controller.abort();
    expect(await next).toMatchObject({ code: "ABORTED" });
    await expect.poll(() => closed).toEqual([1, 2, 3, 4]);
  });

  it("ends by its signal while it waits to reopen a lost stream", async () => {
    const controller = new AbortController();
    const { endpoint } = await startServer((response, _, count) => {
      if (count === 1) begin(response);
      else controller.abort();
      response.end();
    });
    const events = beaconEvents({ endpoint, credential, signal: controller.signal }, ["head"]);
    expect(await failure(events.next())).toMatchObject({ code: "ABORTED" });
  });

  it("pauses the node while the consumer is busy", async () => {
    let written = 0;
    let waits = false;
    const { endpoint } = await startServer((response) => {
      begin(response);
      const filler = `event: head\ndata: "${"x".repeat(65_536)}"\n\n`;
      const more = (): void => {
        if (response.destroyed || written > 256) return;
        written += 1;
        if (response.write(filler)) setImmediate(more);
        else {
          waits = true;
          response.once("drain", more);
        }
      };
      more();
    });
    const events = beaconEvents({ endpoint, credential }, ["head"]);
    await events.next();
    await expect.poll(() => waits).toBe(true);
    // The buffers of sockets and the stream fill up; then the node is paused.
    let paused = -1;
    while (paused !== written) {
      paused = written;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(paused).toBeLessThan(256);
    for (let count = 0; count < 200; count++) await events.next();
    expect(written).toBeGreaterThan(paused);
    await events.return();
  });

  it("names an invalid option", async () => {
    const endpoint = "https://beacon.example";
    expect(await failure(beaconEvents({ endpoint, credential, timeout: 0 }, ["head"]).next())).toMatchObject({
      code: "INVALID_ARGUMENT",
    });
    expect(await failure(beaconEvents({ endpoint: "", credential }, ["head"]).next())).toMatchObject({
      code: "INVALID_ARGUMENT",
    });
  });
});

describe("a node that ends each stream after one event", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is called after increasing delays", async () => {
    // Loads the HTTP client, for which fake timers would not wait.
    await take({ endpoint: "http://127.0.0.1:1", fetch: async () => oneEvent(0) }, 1);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const opened: number[] = [];
    const ending: typeof globalThis.fetch = async () => {
      opened.push(performance.now());
      return oneEvent(opened.length);
    };
    const signal = new AbortController();
    const options = { endpoint: "http://127.0.0.1:1", fetch: ending, signal: signal.signal };
    const collected: string[] = [];
    const reading = (async () => {
      for await (const { event } of beaconEvents(options, ["head"])) collected.push(event);
    })().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    signal.abort();
    expect(await reading).toMatchObject({ code: "ABORTED" });
    const waits = opened.slice(1).map((at, index) => Math.round(at - (opened[index] ?? 0)));
    expect(waits.slice(0, 7)).toEqual([225, 375, 675, 1_275, 2_475, 2_575, 2_575]);
    expect(collected.slice(0, 5)).toEqual(["head", "gap", "head", "gap", "head"]);
  });
});
