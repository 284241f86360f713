import { type Field, isAbsent, type JsonObject } from "../fields.ts";
import { addedHeaderFields, headerFields, logFields } from "../rules/fields.ts";
import { legacySignatureFields, signatureFields } from "../rules/transactions.ts";
import type { Session } from "../session.ts";
import type { ProvenTransaction } from "./transactions.ts";

/**
 * The fields of Ethereum's results that no hash covers, by kind of object, with the reason. They can be wrong in a result
 * whose verdict is `consistent`. The verdict names those that the result has, and others that a node adds.
 */
export const uncoveredFields: Readonly<
  Record<"block" | "transaction" | "receipt" | "log", Readonly<Record<string, string>>>
> = {
  block: {
    size: "Nodes count different bytes.",
    totalDifficulty: "It is a sum over all blocks before it.",
  },
  transaction: {
    from: "Only the signature says who the sender is: set `recoverSender`. That of a receipt is the transaction's.",
    chainId: "Only if the transaction was signed for all chains, before EIP-155.",
  },
  receipt: {
    blobGasPrice: "It depends on when the chain changed its price of blobs.",
  },
  log: {},
};

const PLACE = ["blockHash", "blockNumber", "blockTimestamp", "transactionIndex"];
const names = (fields: readonly Field[]): string[] => fields.map(([name]) => name);
const hasField = (fields: readonly Field[], name: string): boolean => fields.some(([one]) => one === name);

const BLOCK: ReadonlySet<string> = new Set([
  ...names(headerFields),
  ...names(addedHeaderFields),
  "hash",
  "transactions",
  "uncles",
  "withdrawals",
]);
const TRANSACTION: ReadonlySet<string> = new Set([
  ...names(signatureFields),
  ...names(legacySignatureFields),
  ...PLACE,
  "hash",
  "type",
  "data",
]);
const RECEIPT: ReadonlySet<string> = new Set([
  ...PLACE,
  "transactionHash",
  "type",
  "to",
  "status",
  "root",
  "cumulativeGasUsed",
  "gasUsed",
  "logsBloom",
  "logs",
  "effectiveGasPrice",
  "blobGasUsed",
  "contractAddress",
]);
const LOG: ReadonlySet<string> = new Set([
  ...names(logFields),
  ...PLACE,
  "transactionHash",
  "logIndex",
  "removed",
]);

/** Notes the fields of a block that no hash covers. */
export function noteBlock(fields: JsonObject, session: Session): void {
  note(
    fields,
    session,
    (name) => BLOCK.has(name) || session.rules.seals.some((seal) => hasField(seal.fields, name)),
  );
}

/** Notes the fields of a transaction that no hash covers. */
export function noteTransaction({ fields, rule, type }: ProvenTransaction, session: Session): void {
  const isForAll = type === 0n && BigInt(String(fields["v"])) < 35n;
  note(fields, session, (name) => {
    if (name === "from") return !rule.isSigned || session.recoverSender !== undefined;
    if (name === "chainId") return !isForAll;
    return (
      TRANSACTION.has(name) || (name === "gasPrice" && rule.price === "fees") || hasField(rule.fields, name)
    );
  });
}

/** Notes the fields of a receipt that no hash covers. */
export function noteReceipt(receipt: JsonObject, { rule }: ProvenTransaction, session: Session): void {
  const added = rule.addedReceiptFields ?? [];
  const isHashed = !isAbsent(receipt[added.at(-1)?.[0] ?? ""]);
  note(receipt, session, (name) => {
    if (name === "from") return !rule.isSigned || session.recoverSender !== undefined;
    if (name === "effectiveGasPrice") return rule.price !== "none";
    return RECEIPT.has(name) || (isHashed && hasField(added, name));
  });
}

/** Notes the fields of a log that no hash covers. */
export function noteLog(log: JsonObject, session: Session): void {
  note(log, session, (name) => LOG.has(name));
}

function note(fields: JsonObject, { uncovered }: Session, isCovered: (name: string) => boolean): void {
  for (const name in fields) if (!isCovered(name) && !isAbsent(fields[name])) uncovered.add(name);
}
