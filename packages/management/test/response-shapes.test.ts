import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  bearer,
  createManagementClient,
  isNodeAccessError,
  nodeEndpoints,
  paginate,
  Secret,
} from "../src/index.ts";
import { wrapSecrets } from "../src/secrets.ts";

const deep = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
let body = "";
const server = createServer((_, response) => response.end(body));
let endpoint = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function outcome(call: () => unknown): Promise<string> {
  try {
    const returned = await call();
    if (typeof (Object(returned) as { next?: unknown }).next === "function")
      for await (const item of returned as AsyncIterable<unknown>) void item;
    return "a result";
  } catch (error) {
    return isNodeAccessError(error) ? error.code : `raw: ${String(error)}`;
  }
}

it.each([
  "null",
  "5",
  "[]",
  "[null]",
  "{}",
  deep(4_000),
  deep(20_000),
  `{"details":{"auth_key":${deep(4_000)}}}`,
  `{"details":{"auth_key":${deep(20_000)}}}`,
  '{"details":{"auth_key":9007199254740993}}',
  '{"details":null}',
  '{"results":null,"next":5}',
  '{"results":[null],"next":null}',
])("makes no raw error of a response, however it is nested", async (text) => {
  body = text;
  const management = createManagementClient({ endpoint, credential: bearer("k3y-of-a-test"), retries: 0 });
  const outcomes = [
    await outcome(() => management.getNode("ND-1")),
    await outcome(() => paginate((page) => management.listNodes({ page }))),
    await outcome(async () => nodeEndpoints(await management.getNode("ND-1"), "ethereum")),
  ];
  expect(outcomes.filter((one) => one.startsWith("raw"))).toEqual([]);
});

it("wraps the secrets in a value that is nested more deeply than calls can be, as browsers parse it", () => {
  let nested: object = { auth_key: "s3cret" };
  for (let level = 0; level < 50_000; level += 1) nested = { inner: nested };
  let inner: unknown = wrapSecrets(nested);
  while (Object.hasOwn(Object(inner), "inner")) ({ inner } = inner as { inner: unknown });
  expect(inner).toEqual({ auth_key: expect.any(Secret) });
  expect(String((inner as { auth_key: Secret }).auth_key)).toBe("[redacted]");
});

it("rejects arguments that no TypeScript passes with an error of its own", async () => {
  body = "{}";
  const management = createManagementClient({ endpoint, credential: bearer("k3y-of-a-test"), retries: 0 });
  const outcomes: string[] = [];
  for (const value of [null, 5, [], Number.NaN, 10n ** 30n, Symbol("s"), () => {}, [[]], {}] as never[]) {
    outcomes.push(await outcome(() => createManagementClient(value)));
    outcomes.push(await outcome(() => management.getNode(value)));
    outcomes.push(await outcome(() => management.createNode(value)));
    outcomes.push(await outcome(() => management.listNodes(value)));
    outcomes.push(await outcome(() => management.with(value).getOrganization()));
    outcomes.push(await outcome(() => paginate(value)));
    outcomes.push(await outcome(() => paginate(() => value)));
    outcomes.push(await outcome(() => nodeEndpoints(value, "ethereum")));
    outcomes.push(await outcome(() => nodeEndpoints({ type: value, details: value }, value, value)));
  }
  expect(outcomes.filter((one) => one.startsWith("raw"))).toEqual([]);
});
