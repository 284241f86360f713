import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, expectTypeOf, it, onTestFinished } from "vitest";
import { bundler, createRpcClient as createBundlerClient } from "../src/bundler/index.ts";
import { createRpcClient as createDasClient, das } from "../src/das/index.ts";
import { decoded } from "../src/decoded/index.ts";
import * as bundlerQuantities from "../src/generated/bundler-quantities.ts";
import { createRpcClient } from "../src/index.ts";
import { solana } from "../src/solana/index.ts";
import { withMethods } from "../src/with-methods.ts";
import { startDroppingNode } from "./dropping-node.ts";
import { FakeNode } from "./pool/fake-node.ts";

const entryPoint = "0x0000000071727de22e5e9d8baf0edac6f37da032";
const operation = {
  sender: `0x${"aa".repeat(20)}`,
  nonce: "0x1",
  callData: "0xb61d27f6",
  callGasLimit: "0x13880",
  verificationGasLimit: "0x186a0",
  preVerificationGas: "0xc350",
  maxFeePerGas: "0x77359400",
  maxPriorityFeePerGas: "0x3b9aca00",
  signature: "0x1234",
} as const;
const id = "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk";

it("sends a user operation at most once, and repeats the look-up of one", async () => {
  await using node = await startDroppingNode();
  const client = createBundlerClient({ protocol: bundler, endpoint: node.url });
  await expect(client.eth_sendUserOperation(operation, entryPoint)).rejects.toMatchObject({
    code: "UNANSWERED",
  });
  expect(node.received).toEqual(["eth_sendUserOperation"]);
  await using other = await startDroppingNode();
  const reader = createBundlerClient({ protocol: bundler, endpoint: other.url });
  await reader.eth_getUserOperationReceipt(`0x${"11".repeat(32)}`);
  expect(other.received).toEqual(["eth_getUserOperationReceipt", "eth_getUserOperationReceipt"]);
});

it("joins the methods of a bundler to those of its chain, also in the decoded view", async () => {
  const node = await FakeNode.start(({ method, params }) =>
    method === "eth_chainId" ? "0x2105" : { ...(params[0] as object), preVerificationGas: "0xc350" },
  );
  const wire = createRpcClient({ protocol: withMethods("ethereum", bundler), endpoint: node.url });
  const client = decoded(wire, bundlerQuantities);
  expect(await client.eth_chainId()).toBe(8453n);
  const gas = await client.eth_estimateUserOperationGas({ ...operation, nonce: 2n ** 200n }, entryPoint);
  expect(gas.preVerificationGas).toBe(50_000n);
  expectTypeOf(gas.callGasLimit).toEqualTypeOf<bigint>();
  expect(node.calls.at(-1)?.params).toMatchObject([{ nonce: `0x1${"0".repeat(50)}` }, entryPoint]);
});

it("sends the params of an indexer by name, alone and joined to those of the chain in order", async () => {
  const node = await FakeNode.start(({ params }) => params);
  const alone = createDasClient({ protocol: das, endpoint: node.url });
  expect(await alone.getAsset({ id, options: { showFungible: true } })).toEqual({
    id,
    options: { showFungible: true },
  });
  const both = createRpcClient({ protocol: withMethods(solana, das), endpoint: node.url });
  expect(await both.getAssetsByOwner({ ownerAddress: id, page: 1 })).toEqual({ ownerAddress: id, page: 1 });
  expect(await both.getBalance(id)).toEqual([id]);
  const wrong = (): void => {
    // @ts-expect-error params are named
    void alone.getAsset(id);
    // @ts-expect-error a misspelt param
    void alone.getAsset({ ID: id });
    // @ts-expect-error an operation without fees
    void createBundlerClient({ protocol: bundler, endpoint: node.url }).eth_sendUserOperation({}, entryPoint);
  };
  expect(wrong).toBeTypeOf("function");
});

it("keeps amounts of tokens beyond 2^53", async () => {
  const account = `{"amount":18446744073709551615,"delegated_amount":7}`;
  const body = `{"jsonrpc":"2.0","id":1,"result":{"total":1,"limit":1,"token_accounts":[${account}]}}`;
  const server = createServer(async (request, response) => {
    const { id: call } = (await json(request)) as { id: number };
    response.end(body.replace('"id":1', `"id":${call}`));
  });
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createDasClient({ protocol: das, endpoint });
  const { token_accounts: accounts } = await client.getTokenAccounts({ ownerAddress: id });
  expect(accounts.map(({ amount, delegated_amount: part }) => [amount, part])).toEqual([
    [18446744073709551615n, 7],
  ]);
});
