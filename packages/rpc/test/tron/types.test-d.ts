import { expectTypeOf } from "vitest";
import { createRpcClient } from "../../src/index.ts";
import type { DecodedRpcClient } from "../../src/decoded/index.ts";
import { tron } from "../../src/tron/index.ts";

const endpoint = "https://node.example";
const client = createRpcClient({ protocol: tron, endpoint });
const address = "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c";

// @ts-expect-error the table of TRON's methods is in an entry of its own
createRpcClient({ protocol: "tron", endpoint });
// @ts-expect-error transactions are broadcast with the HTTP or gRPC API
await client.eth_sendRawTransaction("0x00");
// @ts-expect-error TRON has no nonces
await client.eth_getTransactionCount(address);
// @ts-expect-error nor keys in its nodes
await client.eth_sign(address, "0x00");
// @ts-expect-error an estimate is for the latest block
await client.eth_estimateGas({ from: address }, "latest");
// @ts-expect-error state is that of the latest block
await client.eth_call({ to: address }, "finalized");

const block = await client.eth_getBlockByNumber("finalized", true);
if (block) {
  expectTypeOf(block.transactions[0]?.type).toEqualTypeOf<"0x0" | undefined>();
  // @ts-expect-error Ethereum's
  console.log(block.withdrawals);
}
const { transaction } = await client.buildTransaction({ from: address, to: address, value: "0x1" });
expectTypeOf(transaction.txID).toEqualTypeOf<string>();

declare const decoded: DecodedRpcClient<"tron">;
expectTypeOf(await decoded.eth_getBalance(address)).toEqualTypeOf<bigint>();
const found = await decoded.eth_getTransactionByHash(`0x${"00".repeat(32)}`);
if (found) expectTypeOf(found.blockNumber).toEqualTypeOf<bigint | "0x">();
