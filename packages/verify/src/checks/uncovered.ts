import { type Field, isAbsent, type JsonObject, readQuantity, usedName, noteOthers } from "../fields.ts";
import { logFields, withdrawalFields } from "../rules/fields.ts";
import { accessListFields } from "../rules/transactions.ts";
import type { Session } from "../session.ts";
import type { ProvenHeader } from "./headers.ts";
import type { ProvenTransaction } from "./transactions.ts";

/**
 * The fields of Ethereum's results that no hash covers, by kind of object, with the reason. They can be wrong in a result
 * whose verdict is `consistent`. The verdict names those that the result has, others that a node adds, and those that it
 * lacks although nodes return them.
 */
export const uncoveredFields: Readonly<
  Record<"block" | "transaction" | "receipt" | "log", Readonly<Record<string, string>>>
> = {
  block: { size: "Nodes count different bytes.", totalDifficulty: "It is a sum over all blocks before it." },
  transaction: {
    from: "Only the signature says who the sender is: set `recoverSender`. The sender of a receipt is the transaction's.",
    chainId: "Only if the transaction was signed for all chains, before EIP-155.",
  },
  receipt: {
    blobGasPrice: "It depends on when the chain changed its price of blobs.",
    contractAddress: "It follows from the sender. With `recoverSender`, it is covered.",
    status: "Only before Byzantium: receipts were hashed with `root`.",
    root: "Only since Byzantium: receipts are hashed with `status`.",
  },
  log: {},
};

const PLACE = ["blockHash", "blockNumber", "blockTimestamp", "transactionIndex"];
const BLOCK = ["hash", "transactions", "uncles"];
const TRANSACTION = [...PLACE, "hash", "type", "data", "input"];
const RECEIPT = [...PLACE, "transactionHash", "type", "gasUsed", "logs"];
const LOG: ReadonlySet<string> = new Set([
  ...logFields.map(([name]) => name),
  ...PLACE,
  "transactionHash",
  "logIndex",
  "removed",
]);
const PROOF = "address accountProof balance codeHash nonce storageHash".split(" ");
const STORAGE_PROOF: Field = [
  "storageProof",
  {
    list: [
      ["key", "quantity"],
      ["value", "quantity"],
      ["proof", { list: "hash" }],
    ],
  },
];
const WITHDRAWALS: Field = ["withdrawals", { list: withdrawalFields }];

export function noteHeader({ fields, hashed }: ProvenHeader, session: Session): void {
  note(fields, hashed, ["hash"], session);
}

export function noteBlock({ fields, hashed }: ProvenHeader, session: Session): void {
  const isRoot = session.rules.hasWithdrawals !== false || isAbsent(fields["withdrawalsRoot"]);
  note(fields, isRoot ? [...hashed, WITHDRAWALS] : hashed, BLOCK, session);
}

/** Notes the fields of a transaction in its block that no hash covers, and those that it lacks. */
export function noteTransaction(transaction: ProvenTransaction, session: Session): void {
  const { fields, hashed, rule, type } = transaction;
  const v = readQuantity(fields["v"]) ?? 0n;
  const hasParity = rule.isSigned && type > 0n && !isAbsent(fields["yParity"]);
  const compared = [
    ...TRANSACTION,
    ...(isSenderKnown(transaction, session) ? ["from"] : []),
    ...(rule.isSigned && type === 0n && v >= 35n ? ["chainId"] : []),
    ...(hasParity && v < 27n ? ["v"] : []),
    ...(rule.price === "fees" ? ["gasPrice"] : []),
  ];
  note(fields, hashed, compared, session);
  // Without a type, the signature says which chain it is of.
  const isOfChain = hashed.some(([name]) => name === "chainId");
  noteLacking(fields, ["type", "from", isOfChain && "chainId", rule.price === "fees" && "gasPrice"], session);
}

/** Notes the fields of a receipt that the root of `hashed` does not cover, and those that it lacks. */
export function noteReceipt(
  receipt: JsonObject,
  hashed: readonly Field[],
  transaction: ProvenTransaction,
  session: Session,
): void {
  const { fields, rule } = transaction;
  const has = (name: string): boolean => transaction.hashed.some(([one]) => one === name);
  const isFrom = isSenderKnown(transaction, session);
  const isCreation = has("to") && isAbsent(fields["to"]);
  const hasNonce = rule.isSigned || hashed.some(([name]) => name === "depositNonce");
  const compared = [
    ...RECEIPT,
    ...(isFrom ? ["from"] : []),
    ...(has("to") ? ["to"] : []),
    ...(has("to") && (!isCreation || (isFrom && hasNonce)) ? ["contractAddress"] : []),
    ...(rule.price === "none" ? [] : ["effectiveGasPrice"]),
    ...(hasBlobs(transaction) ? ["blobGasUsed"] : []),
  ];
  // Of logs, more is compared than is hashed.
  const others = hashed.filter(([name]) => name !== "logs");
  note(receipt, others, compared, session);
  const blobs = hasBlobs(transaction) ? ["blobGasUsed", "blobGasPrice"] : [];
  const returned = ["type", "from", "effectiveGasPrice", isCreation && "contractAddress", ...blobs];
  noteLacking(receipt, returned, session);
  for (const log of (receipt["logs"] ?? []) as readonly JsonObject[]) noteLog(log, session);
}

export function noteLog(log: JsonObject, session: Session): void {
  noteOthers(log, LOG, session);
}

/** Notes the fields of a proof that a node adds. */
export function noteProof(fields: JsonObject, session: Session): void {
  note(fields, [STORAGE_PROOF], PROOF, session);
}

/** Notes what a node says of a call beyond its access list, such as the gas that it used. */
export function noteAccessList(fields: JsonObject, session: Session): void {
  note(fields, accessListFields, [], session);
}

/** Whether a transaction pays for blobs. */
export function hasBlobs({ hashed }: ProvenTransaction): boolean {
  return hashed.some(([name]) => name === "blobVersionedHashes");
}

/** Whether the sender is hashed, or was recovered from the signature. */
function isSenderKnown({ hashed, rule }: ProvenTransaction, { recoverSender }: Session): boolean {
  return rule.isSigned ? recoverSender !== undefined : hashed.some(([name]) => name === "from");
}

/** Notes what an object has, also in its lists, that was neither hashed nor compared with anything hashed. */
function note(
  fields: JsonObject,
  hashed: readonly Field[],
  compared: readonly string[],
  session: Session,
): void {
  const covered = new Set(compared);
  for (const field of hashed) {
    covered.add(usedName(fields, field));
    const [name, kind] = field;
    if (typeof kind === "string" || kind.list === "hash") continue;
    for (const item of (fields[name] ?? []) as readonly JsonObject[]) note(item, kind.list, [], session);
  }
  noteOthers(fields, covered, session);
}

/** Notes what an object lacks. Nodes return it, and nothing shows that it is missing. */
function noteLacking(fields: JsonObject, names: readonly (string | false)[], { uncovered }: Session): void {
  for (const name of names) if (name && isAbsent(fields[name])) uncovered.add(name);
}
