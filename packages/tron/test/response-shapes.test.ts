import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTronClient, isNodeAccessError } from "../src/index.ts";

const deep = "[".repeat(20_000) + "]".repeat(20_000);
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

async function outcome(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return "a result";
  } catch (error) {
    return isNodeAccessError(error) ? error.code : `raw: ${String(error)}`;
  }
}

it.each([
  ["null", "INVALID_RESPONSE"],
  ["5", "INVALID_RESPONSE"],
  ['"x"', "INVALID_RESPONSE"],
  ["false", "INVALID_RESPONSE"],
  ["[]", "a result"],
  ["[null]", "a result"],
  ["{}", "a result"],
  ['{"Error":5}', "a result"],
  ['{"Error":"class java.lang.NullPointerException : null"}', "NODE_ERROR"],
  ['{"result":null}', "a result"],
  ['{"result":5,"code":"SIGERROR","message":{}}', "NODE_ERROR"],
  ['{"result":{"code":"OTHER_ERROR","message":[[[]]]}}', "NODE_ERROR"],
  [deep, "UNDECODABLE_BODY"],
  [`{"a":${deep}}`, "UNDECODABLE_BODY"],
])("makes no raw error of %s", async (text, expected) => {
  body = text;
  const tron = createTronClient({ endpoint, retries: 0 });
  expect(await outcome(() => tron.getNowBlock())).toBe(expected);
  expect(await outcome(() => tron.broadcastTransaction({} as never))).toBe(expected);
});

it("rejects arguments that no TypeScript passes with an error of its own", async () => {
  body = "{}";
  const tron = createTronClient({ endpoint, retries: 0 });
  const outcomes: string[] = [];
  for (const value of [null, 5, [], Number.NaN, 10n ** 30n, Symbol("s"), () => {}, [deep], {}] as never[]) {
    outcomes.push(await outcome(async () => createTronClient(value)));
    outcomes.push(await outcome(() => tron.getAccount(value)));
    outcomes.push(await outcome(() => tron.with(value).getNowBlock()));
    outcomes.push(await outcome(async () => createTronClient({ endpoint, credential: value }).getNowBlock()));
  }
  expect(outcomes.filter((one) => one.startsWith("raw"))).toEqual([]);
});
