import { NodeAccessError } from "@node-access/auth";
import { describe, expect, it } from "vitest";
import type { Attempt } from "../src/attempt.ts";
import { type Call, runCall } from "../src/run-call.ts";
import type { CallResponse, CallContext, Idempotency, Middleware } from "../src/operation.ts";

const callOf = (idempotency: Idempotency = "safe"): Call => ({
  operation: { name: "eth_thing", idempotency },
  transport: "http",
  endpoint: "https://node.example/***",
  redact: (text) => text,
  input: ["0x1"],
});
const target = { endpoint: "https://node.example/***", operation: "eth_thing" };
const unanswered = () => new NodeAccessError("UNANSWERED", "lost", { ...target, reason: "lost" });
const notSent = () => new NodeAccessError("NOT_SENT", "refused", { ...target, reason: "refused" });
const httpStatus = (status: number, asked: { retryAfter?: number } = {}) =>
  new NodeAccessError("HTTP_STATUS", "no", { ...target, status, body: "", ...asked });
/** Never answers, as a wire that has hung: ends only as it is given up. */
const hang = (attempt: Attempt): Promise<CallResponse> =>
  new Promise((_, reject) => {
    attempt.sent = true;
    attempt.onCancel(reject);
  });

const throwing = (): void => {
  throw new TypeError("mine");
};
const cache: Middleware = () => Promise.resolve({ value: "cached" });
const hung: Middleware = () => new Promise(() => {});

describe("runCall", () => {
  it("gives the answer of the first attempt that succeeds, and numbers the attempts", async () => {
    const numbers: number[] = [];
    const answer = await runCall(callOf(), {}, async (attempt) => {
      numbers.push(attempt.number);
      if (attempt.number < 2) throw unanswered();
      return { value: 7 };
    });
    expect(answer).toEqual({ value: 7 });
    expect(numbers).toEqual([1, 2]);
  });

  it("is not repeated at once where it should wait longer than any timer can", async () => {
    let attempts = 0;
    const call = runCall(callOf(), { totalTimeout: Infinity }, async () => {
      attempts += 1;
      throw httpStatus(503, { retryAfter: 1e12 });
    });
    await expect(call).rejects.toMatchObject({ code: "HTTP_STATUS" });
    expect(attempts).toBe(1);
  });

  it("throws what the listener to its answer throws", async () => {
    let attempts = 0;
    const call = runCall(callOf(), { onResponse: throwing }, async () => {
      attempts += 1;
      return { value: 7 };
    });
    await expect(call).rejects.toThrow(new TypeError("mine"));
    expect(attempts).toBe(1);
  });

  it("stops after the retries, with the last error", async () => {
    let attempts = 0;
    const failing = runCall(callOf(), { retries: 1 }, async () => {
      attempts += 1;
      throw httpStatus(503);
    });
    await expect(failing).rejects.toMatchObject({ code: "HTTP_STATUS", context: { status: 503 } });
    expect(attempts).toBe(2);
  });

  it("sends a write once when it is not known what became of it, and again when it never left", async () => {
    let attempts = 0;
    const lost = runCall(callOf("write"), {}, async () => {
      attempts += 1;
      throw unanswered();
    });
    await expect(lost).rejects.toMatchObject({ code: "UNANSWERED" });
    expect(attempts).toBe(1);
    const refused = await runCall(callOf("write"), {}, async (attempt) => {
      if (attempt.number === 1) throw notSent();
      return { value: "sent" };
    });
    expect(refused.value).toBe("sent");
  });

  it("gives up an attempt at timeout, tells the wire, and repeats a read", async () => {
    const cancelled: unknown[] = [];
    const answer = await runCall(callOf(), { timeout: 20 }, (attempt) => {
      attempt.onCancel((error) => cancelled.push(error.code));
      return attempt.number === 1 ? hang(attempt) : Promise.resolve({ value: 1 });
    });
    expect(answer.value).toBe(1);
    expect(cancelled).toEqual(["TIMEOUT"]);
  });

  it("makes no attempt after the deadline, also where the machine kept the wait for it", async () => {
    let attempts = 0;
    const call = runCall(callOf(), { totalTimeout: 400 }, async () => {
      attempts += 1;
      // Nothing else runs until the deadline has passed.
      setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500));
      throw unanswered();
    });
    await expect(call).rejects.toMatchObject({ code: "UNANSWERED" });
    expect(attempts).toBe(1);
  });

  it("names totalTimeout when that is what passed", async () => {
    await expect(runCall(callOf(), { totalTimeout: 20 }, hang)).rejects.toMatchObject({
      code: "TIMEOUT",
      context: { option: "totalTimeout", milliseconds: 20, sent: true },
    });
  });

  it("begins no wait that would pass the total deadline", async () => {
    const error = httpStatus(429, { retryAfter: 60_000 });
    const failing = runCall(callOf(), { totalTimeout: 5_000 }, () => Promise.reject(error));
    await expect(failing).rejects.toBe(error);
  });

  it("does not repeat a write that timed out after it was sent", async () => {
    await expect(runCall(callOf("write"), { timeout: 20 }, hang)).rejects.toMatchObject({
      code: "TIMEOUT",
      context: { option: "timeout", sent: true },
    });
  });

  it("ends at once by its signal: before, in flight, and waiting to retry", async () => {
    const before = runCall(callOf(), { signal: AbortSignal.abort("now") }, hang);
    await expect(before).rejects.toMatchObject({ code: "ABORTED", context: { sent: false } });

    const inFlight = new AbortController();
    const flying = runCall(callOf(), { signal: inFlight.signal }, hang);
    inFlight.abort();
    await expect(flying).rejects.toMatchObject({ code: "ABORTED", context: { sent: true } });

    const waiting = new AbortController();
    const error = httpStatus(503, { retryAfter: 60_000 });
    const paused = runCall(callOf(), { signal: waiting.signal }, () => Promise.reject(error));
    setTimeout(() => waiting.abort(), 20);
    await expect(paused).rejects.toMatchObject({ code: "ABORTED" });
  });

  it("puts one listener on a signal for many calls, which all end by it", async () => {
    const controller = new AbortController();
    // The same one added again stays one.
    const listeners = new Set<unknown>();
    const add = controller.signal.addEventListener.bind(controller.signal);
    controller.signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners.add(args[1]);
      add(...args);
    };
    const all = Array.from({ length: 20 }, () => runCall(callOf(), controller, hang));
    controller.abort();
    const settled = await Promise.allSettled(all);
    expect(settled.every((one) => one.status === "rejected" && one.reason.code === "ABORTED")).toBe(true);
    expect(listeners.size).toBe(1);
  });

  it("rejects with what work throws at once, in a repetition too", async () => {
    const bug = new Error("a bug");
    const call = runCall(callOf(), {}, (attempt) => {
      if (attempt.number === 1) return Promise.reject(unanswered());
      throw bug;
    });
    await expect(call).rejects.toBe(bug);
  });

  it("leaves no listener on the caller's signal", async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners += 1;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...args);
    };
    await runCall(callOf(), { signal }, async (attempt) => {
      if (attempt.number === 1) throw unanswered();
      return { value: 1 };
    });
    expect(listeners).toBe(0);
  });

  it("names an option that is not of its kind", async () => {
    for (const [name, value] of [
      ["timeout", 0],
      ["totalTimeout", Number.NaN],
      ["retries", -1],
      ["maxResponseBytes", "1" as unknown as number],
      ["signal", "x" as unknown as AbortSignal],
      ["middleware", "x" as unknown as []],
      ["middleware", ["x"] as unknown as []],
    ] as const) {
      await expect(runCall(callOf(), { [name]: value }, hang)).rejects.toMatchObject({
        code: "INVALID_ARGUMENT",
        context: { path: name },
      });
    }
  });
});

describe("middleware", () => {
  it("runs around each attempt, the first outermost, with one request id a call", async () => {
    const events: string[] = [];
    const ids = new Set<string>();
    const step =
      (name: string): Middleware =>
      async (context, next) => {
        ids.add(context.requestId);
        events.push(`${name}>${context.operation.name}#${context.attempt}`);
        try {
          return await next();
        } finally {
          events.push(`<${name}`);
        }
      };
    await runCall(callOf(), { middleware: [step("a"), step("b")] }, async (attempt) => {
      if (attempt.number === 1) throw unanswered();
      return { value: 1 };
    });
    expect(events).toEqual([
      "a>eth_thing#1",
      "b>eth_thing#1",
      "<b",
      "<a",
      "a>eth_thing#2",
      "b>eth_thing#2",
      "<b",
      "<a",
    ]);
    expect(ids.size).toBe(1);
  });

  it("may answer itself, replace an answer and replace an error", async () => {
    expect(await runCall(callOf(), { middleware: [cache] }, hang)).toEqual({ value: "cached" });
    const own = new Error("the caller's own");
    const failing: Middleware = () => Promise.reject(own);
    await expect(runCall(callOf(), { middleware: [failing] }, hang)).rejects.toBe(own);
  });

  it("sees the deadline's error, and does not hold the call when it hangs itself", async () => {
    const seen: unknown[] = [];
    const watch: Middleware = (context, next) =>
      next().catch((error: unknown) => {
        seen.push(context.signal.aborted, error);
        throw error;
      });
    const options = { totalTimeout: 20, middleware: [watch] };
    await expect(runCall(callOf(), options, hang)).rejects.toMatchObject({ code: "TIMEOUT" });
    expect(seen).toEqual([true, expect.objectContaining({ code: "TIMEOUT" })]);
    await expect(runCall(callOf(), { totalTimeout: 20, middleware: [hung] }, hang)).rejects.toMatchObject({
      code: "TIMEOUT",
    });
  });

  it("gets a signal that aborts with the attempt", async () => {
    let context: CallContext | undefined;
    const keep: Middleware = (given, next) => {
      context = given;
      expect(given.signal.aborted).toBe(false);
      return next();
    };
    await runCall(callOf(), { totalTimeout: 20, middleware: [keep] }, hang).catch(() => {});
    expect(context?.signal.aborted).toBe(true);
  });
});
