import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTezosClient, isNodeAccessError, nodeErrors } from "../src/index.ts";
import * as monitors from "../src/monitor/index.ts";

const deep = "[".repeat(20_000) + "]".repeat(20_000);
const within = `${'{"a":'.repeat(4_000)}5${"}".repeat(4_000)}`;
let body = "";
let status = 200;
const server = createServer((_, response) => {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Uses what a call returns. @returns an error that is not ours. */
async function raw(call: () => unknown): Promise<string> {
  try {
    const returned = await call();
    if (typeof (Object(returned) as { next?: unknown }).next === "function")
      for await (const event of returned as AsyncIterable<unknown>) void event;
    return "";
  } catch (error) {
    nodeErrors(error);
    return isNodeAccessError(error) ? "" : String(error);
  }
}

const head = '{"hash":"B2","level":2,"predecessor":"B1"}';
const bodies = [
  "null",
  "5",
  '"x"',
  "[]",
  "[null]",
  "[5]",
  "{}",
  '{"id":5}',
  '[{"id":"x","msg":{}}]',
  within,
  deep,
  '{"hash":null}',
  '{"hash":"B1","level":9007199254740993}',
  '{"hash":"B1","level":1,"predecessor":{}}',
  `${head}[]`,
  `${head}null`,
  `${head}{"hash":"B5","level":5,"predecessor":"B4"}`,
];

it.each(bodies.flatMap((one) => [200, 500].map((code) => [code, one.slice(0, 50), one] as const)))(
  "never throws a raw error after %d %s",
  async (code, _, text) => {
    [status, body] = [code, text];
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const controller = new AbortController();
    const options = { endpoint, retries: 0, totalTimeout: 200, signal: controller.signal };
    const client = createTezosClient(options);
    setTimeout(() => controller.abort(), 60);
    const calls: (() => unknown)[] = [
      () => client.getBlockHeader("main", "head"),
      () => client.injectOperation("00"),
      () => client.getBalance("main", "head", "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb"),
      ...Object.values(monitors).map((monitor) => () => monitor(options)),
    ];
    const errors = await Promise.all(calls.map(raw));
    expect(errors.filter(Boolean)).toEqual([]);
  },
);

it("rejects arguments that no TypeScript passes with an error of its own", async () => {
  [status, body] = [200, "[]"];
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const garbage = [null, 5, {}, [], Number.NaN, 10n ** 30n, Symbol("s"), () => {}, "x".repeat(100_000), [{}]];
  const options = { endpoint, retries: 0, totalTimeout: 100, signal: AbortSignal.timeout(500) };
  const errors: string[] = [];
  for (const value of garbage as never[]) {
    const client = createTezosClient(options);
    for (const monitor of Object.values(monitors) as ((...args: unknown[]) => unknown)[])
      for (const args of [[value], [options, value], [options, {}, value], [{ ...options, endpoint: value }]])
        errors.push(await raw(() => monitor(...args)));
    errors.push(await raw(() => monitors.monitorMempool(options, { sources: value })));
    errors.push(await raw(() => createTezosClient(value)));
    errors.push(await raw(() => client.getBlockHeader(value, value)));
    errors.push(await raw(() => client.injectOperation(value)));
    errors.push(await raw(() => client.with(value).getVersion()));
  }
  expect(errors.filter(Boolean)).toEqual([]);
});
