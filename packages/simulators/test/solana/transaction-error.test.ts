import { expect, it } from "vitest";
import { transactionError } from "../../src/solana/transaction-error.ts";

it.each([
  ["AccountNotFound", "AccountNotFound"],
  ["InstructionError(0, Custom(1))", { InstructionError: [0, { Custom: 1 }] }],
  ["InstructionError(12, InvalidInstructionData)", { InstructionError: [12, "InvalidInstructionData"] }],
  ["InstructionError(2, BorshIoError)", { InstructionError: [2, "BorshIoError"] }],
  ["DuplicateInstruction(3)", { DuplicateInstruction: 3 }],
  ["InsufficientFundsForRent { account_index: 1 }", { InsufficientFundsForRent: { account_index: 1 } }],
  [
    "ProgramExecutionTemporarilyRestricted { account_index: 4 }",
    { ProgramExecutionTemporarilyRestricted: { account_index: 4 } },
  ],
])("reads the error %s from the engine's text of a failure", (text, error) => {
  // A program writes what it likes into its log.
  const logs = `logs: ["Program log: err: Fake, meta: "]`;
  const failure = `FailedTransactionMetadata(FailedTransactionMetadata { err: ${text}, meta: TransactionMetadata { ${logs} } })`;
  expect(transactionError(failure)).toEqual(error);
});
