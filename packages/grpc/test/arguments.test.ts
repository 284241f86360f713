import * as common from "@node-access/grpc";
import { isNodeAccessError } from "@node-access/grpc";
import * as ownProtos from "@node-access/grpc/client";
import * as geyser from "@node-access/grpc/geyser";
import * as geyserMessages from "@node-access/grpc/geyser/messages";
import * as sui from "@node-access/grpc/sui";
import * as suiMessages from "@node-access/grpc/sui/messages";
import * as tron from "@node-access/grpc/tron";
import * as tronMessages from "@node-access/grpc/tron/messages";
import { describe, expect, it, onTestFinished } from "vitest";

const cyclic: Record<string, unknown> = {};
cyclic["self"] = cyclic;

/** What plain JavaScript may pass instead of an argument. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  1n,
  "",
  "\u0000",
  true,
  Symbol("garbage"),
  [],
  [null],
  {},
  cyclic,
  { a: null },
  new Date(Number.NaN),
  new Uint8Array(3),
  () => {
    throw new TypeError("a caller's own");
  },
];

/** Classes. */
const UNCHECKED = new Set(["NodeAccessError"]);

/** Runs a function and the functions it returns, and records each error that is not a NodeAccessError. */
async function raw(run: () => unknown): Promise<unknown> {
  try {
    const returned = await run();
    if (typeof returned === "object" && returned !== null && "close" in returned)
      (returned as { close(): void }).close();
    return undefined;
  } catch (error) {
    return isNodeAccessError(error) ? undefined : error;
  }
}

describe("a function that gets garbage throws only NodeAccessError", () => {
  const functions = Object.entries({ ...common, ...ownProtos, ...geyser, ...sui, ...tron }).filter(
    ([name, value]) => typeof value === "function" && !UNCHECKED.has(name),
  );

  it.each(functions)("%s", async (_, value) => {
    const call = value as (...given: unknown[]) => unknown;
    const errors = [await raw(() => call())];
    for (const [index, first] of GARBAGE.entries()) {
      errors.push(await raw(() => call(first)));
      // All pairs at night. By day, a third of the second ones with each first.
      const seconds = GARBAGE.filter((__, at) => process.env["NIGHTLY"] || (index + at) % 3 === 0);
      for (const second of seconds) errors.push(await raw(() => call(first, second)));
    }
    expect(errors.filter(Boolean)).toEqual([]);
  });

  it.each(Object.entries({ geyserMessages, suiMessages, tronMessages }))("%s", async (_, messages) => {
    const errors: unknown[] = [];
    for (const [type, methods] of Object.entries(messages))
      for (const [name, call] of Object.entries(methods as object))
        for (const value of typeof call === "function" ? GARBAGE : []) {
          const error = await raw(() => (call as (given: unknown) => unknown)(value));
          if (error) errors.push([`${type}.${name}`, error]);
        }
    expect(errors).toEqual([]);
  });
});

describe("an option that is garbage throws only NodeAccessError", () => {
  const OPTIONS = [
    "endpoint",
    "credential",
    "rootCertificates",
    "timeout",
    "totalTimeout",
    "signal",
    "retries",
    "maxResponseBytes",
    "middleware",
    "headers",
    "onResponse",
  ];

  it.each(OPTIONS)("%s", async (name) => {
    const errors: unknown[] = [];
    for (const value of GARBAGE)
      errors.push(
        await raw(async () => {
          const client = geyser.createGeyserClient({
            endpoint: "http://127.0.0.1:1",
            totalTimeout: 50,
            retries: 0,
            [name]: value,
          });
          onTestFinished(() => client.close());
          await raw(() => client.getSlot()).then((error) => error && Promise.reject(error));
          await client.subscribe({}).next();
        }),
        await raw(async () => {
          const client = geyser.createGeyserClient({
            endpoint: "http://127.0.0.1:1",
            totalTimeout: 50,
            retries: 0,
          });
          onTestFinished(() => client.close());
          await client.with({ [name]: value }).getSlot();
        }),
      );
    expect(errors.filter(Boolean)).toEqual([]);
  });
});

describe("an invalid argument is named", () => {
  const endpoint = "http://127.0.0.1:1";
  const method = {
    name: "a.B/C",
    idempotency: "safe",
    stream: "none",
    endless: false,
    request: "R",
    response: "R",
  };
  const create = ownProtos.createGrpcClient as unknown as (...given: unknown[]) => {
    b: { c: () => Promise<unknown> };
  };
  const slots = geyser.createGeyserClient({ endpoint });
  const make = (options: object): unknown => geyser.createGeyserClient({ endpoint, ...options });
  const subscribe = slots.subscribe as (...given: unknown[]) => AsyncIterator<unknown>;

  it.each<[string, () => unknown]>([
    ["endpoint", () => create({}, undefined, () => ({}))],
    ["timeout", () => make({ timeout: "5s" })],
    ["retries", () => make({ retries: "2" })],
    ["retry", () => make({ retry: 2 })],
    ["signal", () => make({ signal: {} })],
    ["proxy", () => make({ proxy: 5 })],
    ["options", () => slots.with(null as never)],
    ["totalTimeout", () => slots.with({ totalTimeout: "5s" as never })],
    ["endpoint", () => slots.with({ endpoint } as never)],
    ["services", () => create([undefined])],
    ["services.b", () => create({ b: null }, { endpoint }, () => ({}))],
    ["services.b.c", () => create({ b: { c: undefined } }, { endpoint }, () => ({}))],
    ["services.b.c.name", () => create({ b: { c: {} } }, { endpoint }, () => ({}))],
    ["messages", () => create({ b: { c: method } }, { endpoint })],
    ["messages", () => create({ b: { c: method } }, { endpoint }, () => undefined).b.c()],
    ["messages.R", () => create({ b: { c: method } }, { endpoint }, () => ({})).b.c()],
    ["request", () => slots.getSlot(null as never)],
    ["request", () => slots.getSlot("confirmed" as never)],
    ["requests", () => subscribe().next()],
    ["requests", () => subscribe(null).next()],
    ["options", () => subscribe({}, null).next()],
    ["resume", () => subscribe({}, { resume: "yes" }).next()],
    ["maxRemembered", () => subscribe({}, { maxRemembered: "9" }).next()],
    ["message", () => geyserMessages.SubscribeRequest.encode(undefined as never)],
    ["message", () => geyserMessages.SubscribeRequest.encode({} as never)],
    ["message", () => geyserMessages.SubscribeRequest.fromPartial(null as never)],
    ["accountsDataSlice", () => geyserMessages.SubscribeRequest.create({ accountsDataSlice: 5 } as never)],
    ["bytes", () => geyserMessages.SubscribeRequest.decode(undefined as never)],
    ["bytes", () => geyserMessages.SubscribeRequest.lazy("x" as never)],
    ["length", () => geyserMessages.SubscribeRequest.decode(new Uint8Array(2), 1n as never)],
    ["resumed", () => subscribe({}, { resumed: true }).next()],
    ["bytes", () => geyserMessages.SubscribeRequest.decode(undefined as never)],
    ["bytes", () => geyserMessages.SubscribeRequest.lazy("x" as never)],
  ])("%s %#", async (path, run) => {
    const error = await Promise.resolve()
      .then(run)
      .catch((reason: unknown) => reason);
    expect(isNodeAccessError(error, "INVALID_ARGUMENT") ? error.context.path : error).toBe(path);
  });
});

describe("a call that gets garbage throws only NodeAccessError", () => {
  it("as request, as requests, or as settings", async () => {
    const client = geyser.createGeyserClient({
      endpoint: "http://127.0.0.1:1",
      totalTimeout: 50,
      retries: 0,
    });
    onTestFinished(() => client.close());
    const errors: unknown[] = [];
    for (const value of GARBAGE)
      errors.push(
        await raw(() => client.isBlockhashValid(value as never)),
        await raw(() => client.isBlockhashValid({ blockhash: value as never })),
        await raw(() => client.subscribe(value as never).next()),
        await raw(() => client.subscribe({ slots: value as never }).next()),
        await raw(() => client.subscribe({ fromSlot: value as never }, { resume: true }).next()),
        await raw(() => client.subscribe({}, value as never).next()),
        await raw(() => client.subscribe({}, { resume: true, maxRemembered: value as never }).next()),
        await raw(() => client.with(value as never).getSlot()),
      );
    expect(errors.filter(Boolean)).toEqual([]);
  });
});

it("rejects a request that cannot be read, such as a draft of immer after its recipe", async () => {
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  const client = geyser.createGeyserClient({ endpoint: "http://127.0.0.1:1", retries: 0 });
  onTestFinished(() => client.close());
  const expected = expect.objectContaining({ code: "INVALID_ARGUMENT" });
  await expect(client.getSlot(revoked)).rejects.toEqual(expected);
  await expect(client.subscribe(revoked).next()).rejects.toEqual(expected);
});
