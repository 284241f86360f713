export { readTransactions } from "./read-transactions.ts";
export type {
  AddressTransaction,
  TransactionCursor,
  TransactionHistoryOptions,
  TransactionOrder,
  TransactionPart,
} from "./transaction-part.ts";
