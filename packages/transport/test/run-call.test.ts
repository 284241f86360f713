import { NodeAccessError } from "@node-access/auth";
import { describe, expect, it } from "vitest";
import type { Attempt } from "../src/attempt.ts";
import { type Call, runCall } from "../src/run-call.ts";
import type { CallOptions, CallResponse, CallContext, Idempotency, Middleware } from "../src/operation.ts";

const createCall = (idempotency: Idempotency = "safe"): Call => ({
  operation: { name: "eth_thing", idempotency },
  transport: "http",
  endpoint: "https://node.example/***",
  redact: (text) => text,
  input: ["0x1"],
});
const target = { endpoint: "https://node.example/***", operation: "eth_thing" };
const unanswered = () => new NodeAccessError("UNANSWERED", "lost", { ...target, reason: "lost" });
const notSent = () => new NodeAccessError("NOT_SENT", "refused", { ...target, reason: "refused" });
const httpStatus = (status: number, requests: { retryAfter?: number } = {}) =>
  new NodeAccessError("HTTP_STATUS", "no", { ...target, status, body: "", ...requests });
/** Never responds; ends only when it is cancelled. */
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

async function rejecting(): Promise<void> {
  throw new Error("the log is full");
}

describe("runCall", () => {
  it("returns the response of the first successful attempt, and numbers the attempts", async () => {
    const numbers: number[] = [];
    const response = await runCall(createCall(), {}, async (attempt) => {
      numbers.push(attempt.number);
      if (attempt.number < 2) throw unanswered();
      return { value: 7 };
    });
    expect(response).toEqual({ value: 7 });
    expect(numbers).toEqual([1, 2]);
  });

  it("does not retry immediately if the delay exceeds the maximum of timers", async () => {
    let attempts = 0;
    const call = runCall(createCall(), { totalTimeout: Infinity }, async () => {
      attempts += 1;
      throw httpStatus(503, { retryAfter: 1e12 });
    });
    await expect(call).rejects.toMatchObject({ code: "HTTP_STATUS" });
    expect(attempts).toBe(1);
  });

  it("rejects with the error of an asynchronous onResponse, of which nobody else would know", async () => {
    const call = runCall(createCall(), { onResponse: rejecting }, async () => ({ value: 1 }));
    await expect(call).rejects.toThrow("the log is full");
  });

  it("rejects with the error of onResponse", async () => {
    let attempts = 0;
    const call = runCall(createCall(), { onResponse: throwing }, async () => {
      attempts += 1;
      return { value: 7 };
    });
    await expect(call).rejects.toThrow(new TypeError("mine"));
    expect(attempts).toBe(1);
  });

  it("stops after the retries, with the last error", async () => {
    let attempts = 0;
    const failing = runCall(createCall(), { retries: 1 }, async () => {
      attempts += 1;
      throw httpStatus(503);
    });
    await expect(failing).rejects.toMatchObject({ code: "HTTP_STATUS", context: { status: 503 } });
    expect(attempts).toBe(2);
  });

  it("sends a write once if its outcome is unknown, and again if it was never sent", async () => {
    let attempts = 0;
    const lost = runCall(createCall("write"), {}, async () => {
      attempts += 1;
      throw unanswered();
    });
    await expect(lost).rejects.toMatchObject({ code: "UNANSWERED" });
    expect(attempts).toBe(1);
    const rejected = await runCall(createCall("write"), {}, async (attempt) => {
      if (attempt.number === 1) throw notSent();
      return { value: "sent" };
    });
    expect(rejected.value).toBe("sent");
  });

  it("cancels an attempt at its timeout, notifies the transport, and retries a read", async () => {
    const cancelled: unknown[] = [];
    const response = await runCall(createCall(), { timeout: 20 }, (attempt) => {
      attempt.onCancel((error) => cancelled.push(error.code));
      return attempt.number === 1 ? hang(attempt) : Promise.resolve({ value: 1 });
    });
    expect(response.value).toBe(1);
    expect(cancelled).toEqual(["TIMEOUT"]);
  });

  it("makes no attempt after the deadline, even if the machine delayed the retry", async () => {
    let attempts = 0;
    const call = runCall(createCall(), { totalTimeout: 400 }, async () => {
      attempts += 1;
      // Nothing else runs until the deadline has passed.
      setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500));
      throw unanswered();
    });
    await expect(call).rejects.toMatchObject({ code: "UNANSWERED" });
    expect(attempts).toBe(1);
  });

  it("names totalTimeout if that deadline passed", async () => {
    await expect(runCall(createCall(), { totalTimeout: 20 }, hang)).rejects.toMatchObject({
      code: "TIMEOUT",
      context: { option: "totalTimeout", milliseconds: 20, sent: true },
    });
  });

  it("does not start a wait that would exceed the total deadline", async () => {
    const error = httpStatus(429, { retryAfter: 60_000 });
    const failing = runCall(createCall(), { totalTimeout: 5_000 }, () => Promise.reject(error));
    await expect(failing).rejects.toBe(error);
  });

  it("does not retry a write that timed out after it was sent", async () => {
    await expect(runCall(createCall("write"), { timeout: 20 }, hang)).rejects.toMatchObject({
      code: "TIMEOUT",
      context: { option: "timeout", sent: true },
    });
  });

  it.each([null, 0, "", false])("has no signal if the option is %j", async (signal) => {
    const options = { signal } as unknown as CallOptions;
    expect(await runCall(createCall(), options, async () => ({ value: 1 }))).toEqual({ value: 1 });
  });

  it("is aborted by its signal immediately: before, in flight, and waiting to retry", async () => {
    const before = runCall(createCall(), { signal: AbortSignal.abort("now") }, hang);
    await expect(before).rejects.toMatchObject({ code: "ABORTED", context: { sent: false } });

    const inFlight = new AbortController();
    const flying = runCall(createCall(), { signal: inFlight.signal }, hang);
    inFlight.abort();
    await expect(flying).rejects.toMatchObject({ code: "ABORTED", context: { sent: true } });

    const waiting = new AbortController();
    const error = httpStatus(503, { retryAfter: 60_000 });
    const paused = runCall(createCall(), { signal: waiting.signal }, () => Promise.reject(error));
    setTimeout(() => waiting.abort(), 20);
    await expect(paused).rejects.toMatchObject({ code: "ABORTED" });
  });

  it("adds one listener to a signal for many calls, and aborts them all", async () => {
    const controller = new AbortController();
    // Adding the same listener again has no effect.
    const listeners = new Set<unknown>();
    const add = controller.signal.addEventListener.bind(controller.signal);
    controller.signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners.add(args[1]);
      add(...args);
    };
    const all = Array.from({ length: 20 }, () => runCall(createCall(), controller, hang));
    controller.abort();
    const settled = await Promise.allSettled(all);
    expect(settled.every((one) => one.status === "rejected" && one.reason.code === "ABORTED")).toBe(true);
    expect(listeners.size).toBe(1);
  });

  it("rejects with synchronous errors, in a retry too", async () => {
    const bug = new Error("a bug");
    const call = runCall(createCall(), {}, (attempt) => {
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
    await runCall(createCall(), { signal }, async (attempt) => {
      if (attempt.number === 1) throw unanswered();
      return { value: 1 };
    });
    expect(listeners).toBe(0);
  });

  it("names an invalid option", async () => {
    for (const [name, value] of [
      ["timeout", 0],
      ["totalTimeout", Number.NaN],
      ["retries", -1],
      ["maxResponseBytes", "1" as unknown as number],
      ["signal", "x" as unknown as AbortSignal],
      ["middleware", "x" as unknown as []],
      ["middleware", ["x"] as unknown as []],
    ] as const) {
      await expect(runCall(createCall(), { [name]: value }, hang)).rejects.toMatchObject({
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
    await runCall(createCall(), { middleware: [step("a"), step("b")] }, async (attempt) => {
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

  it("may respond itself, replace a response, and replace an error", async () => {
    expect(await runCall(createCall(), { middleware: [cache] }, hang)).toEqual({ value: "cached" });
    const own = new Error("the caller's own");
    const failing: Middleware = () => Promise.reject(own);
    await expect(runCall(createCall(), { middleware: [failing] }, hang)).rejects.toBe(own);
  });

  it("sees the error of the deadline, and does not block the call if it hangs", async () => {
    const seen: unknown[] = [];
    const watch: Middleware = (context, next) =>
      next().catch((error: unknown) => {
        seen.push(context.signal.aborted, error);
        throw error;
      });
    const options = { totalTimeout: 20, middleware: [watch] };
    await expect(runCall(createCall(), options, hang)).rejects.toMatchObject({ code: "TIMEOUT" });
    expect(seen).toEqual([true, expect.objectContaining({ code: "TIMEOUT" })]);
    await expect(runCall(createCall(), { totalTimeout: 20, middleware: [hung] }, hang)).rejects.toMatchObject(
      {
        code: "TIMEOUT",
      },
    );
  });

  it("gets a signal that aborts with the attempt", async () => {
    let context: CallContext | undefined;
    const keep: Middleware = (given, next) => {
      context = given;
      expect(given.signal.aborted).toBe(false);
      return next();
    };
    await runCall(createCall(), { totalTimeout: 20, middleware: [keep] }, hang).catch(() => {});
    expect(context?.signal.aborted).toBe(true);
  });
});
