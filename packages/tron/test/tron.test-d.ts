import { expectTypeOf, test } from "vitest";
import type { Block, TransactionContract, TronClient, UnsignedTransaction } from "../src/index.ts";

declare const tron: TronClient;

test("requests have the fields that nodes need", () => {
  void tron.createTransaction({ owner_address: "41", to_address: "41", amount: 1n, Permission_id: 2 });
  // @ts-expect-error The amount is missing.
  void tron.createTransaction({ owner_address: "41", to_address: "41" });
  // @ts-expect-error There is no such field.
  void tron.getAccount({ address: "41", account_name: "aa" });
  // @ts-expect-error Enums are names.
  void tron.freezeBalanceV2({ owner_address: "41", frozen_balance: 1, resource: 1 });
  // @ts-expect-error There is no such call at a solidity node.
  void tron.solidityBroadcastTransaction({});
});

test("responses lack fields with their default, and integers may be large", () => {
  expectTypeOf(tron.getNowBlock).returns.resolves.toEqualTypeOf<Block>();
  expectTypeOf<Block["block_header"]>().toExtend<{ raw_data: { number?: number | bigint } } | undefined>();
  expectTypeOf(tron.getTransactionInfoByBlockNum).returns.resolves.toExtend<readonly { id?: string }[]>();
});

test("a built transaction can be broadcast with its signatures", () => {
  const signed = { ...({} as UnsignedTransaction), signature: ["00"] };
  expectTypeOf(tron.broadcastTransaction).toBeCallableWith(signed);
});

test("the type of a contract decides what it holds", () => {
  const contract = {} as TransactionContract;
  if (contract.type === "TransferContract") {
    expectTypeOf(contract.parameter.value.amount).toEqualTypeOf<number | bigint | undefined>();
    // @ts-expect-error A transfer calls nothing.
    void contract.parameter.value.contract_address;
  }
});
