import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createDialect, type ProtocolTable } from "@node-access/transport/json-rpc";
import { expect, it, onTestFinished } from "vitest";
import { bitcoin } from "../src/bitcoin/index.ts";
import { batch } from "../src/batch.ts";
import { decoded } from "../src/decoded/index.ts";
import { decimalPlace } from "../src/decimal-place.ts";
import * as bitcoinQuantities from "../src/generated/bitcoin-quantities.ts";
import { createRpcClient } from "../src/index.ts";
import { withMethods } from "../src/with-methods.ts";

interface Acme {
  readonly methods: { acme_getPrice(): Promise<{ price: `${number}`; value: number }> };
  readonly calls: {
    acme_getPrice: { params: readonly []; result: { price: `${number}`; value: number } };
  };
  readonly subscriptions: object;
  readonly decoded: {
    readonly methods: { acme_getPrice(): Promise<{ price: bigint; value: number }> };
    readonly calls: { acme_getPrice: { params: readonly []; result: { price: bigint; value: number } } };
    readonly subscriptions: object;
  };
}
const acme: ProtocolTable<Acme> = {
  methods: { acme_getPrice: "safe" },
  probeMethod: "acme_getPrice",
  dialect: createDialect({ decimals: ["price"] }),
};
const quantities = {
  shapes: {},
  paramPlaces: {},
  resultPlaces: { acme_getPrice: { fields: { price: decimalPlace(18) } } },
};

/** `price` is a decimal of the own method only, and `value` one of Bitcoin's only. */
const results: Readonly<Record<string, string>> = {
  acme_getPrice: '{"price":12345678.000000000000000001,"value":1.5}',
  gettxout: '{"value":0.10000000,"confirmations":3}',
};

/** Starts a node that fails as Bitcoin Core does: status 500 with the JSON-RPC error. */
async function startNode(): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const calls = [JSON.parse(raw)].flat() as { id: number; method: string }[];
      const messages = calls.map(({ id, method }) => {
        const result = results[method];
        const error = '"error":{"code":-8,"message":"no such price"}';
        return `{"jsonrpc":"2.0","id":${id},${result === undefined ? error : `"result":${result}`}}`;
      });
      if (calls.some(({ method }) => results[method] === undefined)) response.statusCode = 500;
      response.end(raw.startsWith("[") ? `[${messages.join()}]` : messages[0]);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("keeps the decimals of the protocol and of the own methods, each in its own results", async () => {
  const client = createRpcClient({ protocol: withMethods(bitcoin, acme), endpoint: await startNode() });
  expect(await client.acme_getPrice()).toEqual({ price: "12345678.000000000000000001", value: 1.5 });
  expect(await client.gettxout("00", 0)).toEqual({ value: "0.10000000", confirmations: 3 });
  const view = decoded(client, bitcoinQuantities, quantities);
  expect(await view.acme_getPrice()).toEqual({ price: 12_345_678_000_000_000_000_000_001n, value: 1.5 });
  expect(await view.gettxout("00", 0)).toEqual({ value: 10_000_000n, confirmations: 3 });
  const [price, output] = await batch(client, [
    { method: "acme_getPrice", params: [] },
    { method: "gettxout", params: ["00", 0] },
  ]);
  expect(price).toMatchObject({ value: { price: "12345678.000000000000000001" } });
  expect(output).toMatchObject({ value: { value: "0.10000000" } });
});

it("reads errors as those of the protocol's nodes, also of own methods", async () => {
  const client = createRpcClient({ protocol: withMethods(bitcoin, acme), endpoint: await startNode() });
  await expect(client.request({ method: "acme_other" })).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
});

it("adds decimals to a protocol without any, whose numbers stay numbers", async () => {
  const client = createRpcClient({ protocol: withMethods("ethereum", acme), endpoint: await startNode() });
  expect(await client.acme_getPrice()).toEqual({ price: "12345678.000000000000000001", value: 1.5 });
});
