import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { basic, createTronClient, isNodeAccessError, type TronClient, urlToken } from "../src/index.ts";

interface Seen {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

const seen: Seen[] = [];
let answers: string[] = [];
const server = createServer((request, out) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const { authorization } = request.headers;
    seen.push({ url: request.url, authorization, body: Buffer.concat(parts).toString() });
    out.writeHead(200, { "content-type": "application/json; charset=utf-8" });
    out.end(`${answers.length > 1 ? answers.shift() : answers[0]}\n`);
  });
});
let endpoint = "";
let tron: TronClient;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tron = createTronClient({ endpoint, credential: urlToken("t0ken") });
});

afterAll(async () => {
  await tron.close();
  server.closeAllConnections();
  server.close();
});

function answer(...texts: string[]): Seen[] {
  answers = texts;
  seen.length = 0;
  return seen;
}

it("sends the credential as the catalog has it, and the request as JSON", async () => {
  const requests = answer('{"address":"TJRabPrwbZy45sbavfcjinPJC18kjpRTv8"}');
  await tron.getAccount({ address: "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8", visible: true });
  await tron.listWitnesses({ visible: true });
  const other = createTronClient({ endpoint, credential: basic("user", "password") });
  await other.solidityGetNowBlock();
  await other.close();
  expect(requests).toEqual([
    {
      url: "/t0ken/wallet/getaccount",
      authorization: undefined,
      body: '{"address":"TJRabPrwbZy45sbavfcjinPJC18kjpRTv8","visible":true}',
    },
    { url: "/t0ken/wallet/listwitnesses?visible=true", authorization: undefined, body: "" },
    { url: "/walletsolidity/getnowblock", authorization: "Basic dXNlcjpwYXNzd29yZA==", body: "" },
  ]);
});

it("never rounds integers, in responses and requests", async () => {
  answer('{"burnTrxAmount": 9223372036854775807}');
  expect(await tron.getBurnTrx()).toEqual({ burnTrxAmount: 9223372036854775807n });
  const requests = answer('{"txID":"00","raw_data":{},"raw_data_hex":""}');
  await tron.createTransaction({ owner_address: "41", to_address: "41", amount: 9007199254740993n });
  expect(requests[0]?.body).toBe('{"owner_address":"41","to_address":"41","amount":9007199254740993}');
});

it("returns lists and empty objects as they are", async () => {
  answer('[{"id":"aa","fee":1100000}]');
  expect(await tron.getTransactionInfoByBlockNum({ num: 70000000 })).toEqual([{ id: "aa", fee: 1100000 }]);
  answer("{}");
  expect(await tron.getTransactionById({ value: "aa" })).toEqual({});
});

it.each([
  [
    '{"Error":"class org.tron.core.exception.ContractValidateException : Contract validate error : No contract!"}',
    { nodeCode: "ContractValidateException", reason: "Contract validate error : No contract!", status: 400 },
  ],
  [
    '{"Error": "INVALID address, Illegal base58"}',
    { nodeCode: "", reason: "INVALID address, Illegal base58", status: 400 },
  ],
  [
    `{"result":{"code":"CONTRACT_VALIDATE_ERROR","message":"${Buffer.from("no contract").toString("hex")}"}}`,
    { nodeCode: "CONTRACT_VALIDATE_ERROR", reason: "no contract", status: 400 },
  ],
  [
    '{"result":{"code":"OTHER_ERROR","message":"contract does not exist"}}',
    { nodeCode: "OTHER_ERROR", reason: "contract does not exist", status: 400 },
  ],
  [
    '{"code":"SIGERROR","message":{"toString":null}}',
    { nodeCode: "SIGERROR", reason: '{"toString":null}', status: 400 },
  ],
  ['{"Error":"class t0ken : no"}', { nodeCode: "[redacted]", reason: "no", status: 400 }],
  ['{"code":"SIGERROR","message":null}', { nodeCode: "SIGERROR", reason: "", status: 400 }],
])("rejects with the node's code and reason: %s", async (text, context) => {
  answer(text);
  const call = tron.triggerConstantContract({ owner_address: "41", contract_address: "41", data: "00" });
  const error = await call.catch((thrown: unknown) => thrown);
  expect(isNodeAccessError(error, "NODE_ERROR") && error.context).toMatchObject(context);
});

it("shortens a code and a reason of many bytes", async () => {
  answer(`{"code":"${"OTHER".repeat(2 ** 12)}","message":"${"61".repeat(2 ** 22)}"}`);
  const error = await tron
    .broadcastTransaction({ raw_data: {}, signature: [] })
    .catch((thrown: unknown) => thrown);
  if (!isNodeAccessError(error, "NODE_ERROR")) throw error;
  expect(error.context.nodeCode).toMatch(/^(OTHER){20,200}\w{0,4}\W*$/);
  expect(error.context.reason).toMatch(/^a{100,1000}\W*$/);
});

it("returns a constant call that reverts, whose node has executed it", async () => {
  const text = '{"result":{"result":true,"message":"524556455254"},"constant_result":["08c379a0"]}';
  answer(text);
  const call = tron.triggerConstantContract({ owner_address: "41", contract_address: "41", data: "00" });
  expect(await call).toEqual(JSON.parse(text));
});

it("returns an account that has a contract's code, which is no code of a failure", async () => {
  answer('{"address":"41","code":"00aa"}');
  expect(await tron.getAccount({ address: "41" })).toEqual({ address: "41", code: "00aa" });
});

it("returns what a node says about incomplete signatures, which is no failure", async () => {
  answer('{"result":{"code":"NOT_ENOUGH_PERMISSION"},"current_weight":1}');
  const signed = { raw_data: {}, signature: ["00"] };
  expect(await tron.getSignWeight(signed)).toMatchObject({ result: { code: "NOT_ENOUGH_PERMISSION" } });
});

it("rejects a broadcast that the node rejects, and sends it once", async () => {
  const requests = answer('{"code":"DUP_TRANSACTION_ERROR","txid":"aa","message":"44757020"}');
  const error = await tron
    .broadcastTransaction({ raw_data: {}, signature: ["00"] })
    .catch((thrown: unknown) => thrown);
  expect(isNodeAccessError(error, "NODE_ERROR") && error.context.nodeCode).toBe("DUP_TRANSACTION_ERROR");
  expect(requests).toHaveLength(1);
});

it("repeats a call that a busy node has not executed", async () => {
  const busy = '{"Error":"class java.lang.IllegalAccessException : lack of computing resources"}';
  const requests = answer(busy, '{"result":true,"txid":"aa"}');
  expect(await tron.broadcastTransaction({ raw_data: {}, signature: ["00"] })).toEqual({
    result: true,
    txid: "aa",
  });
  expect(requests).toHaveLength(2);
});

it("keeps a secret out of an error that repeats it", async () => {
  answer('{"Error":"no route for /t0ken/wallet/getaccount"}');
  const error = await tron.getAccount({ address: "41" }).catch((thrown: unknown) => thrown);
  expect(JSON.stringify(error) + String(error)).not.toContain("t0ken");
});
