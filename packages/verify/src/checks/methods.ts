import { Contradiction } from "../contradiction.ts";
import {
  describe,
  hashAt,
  indexAt,
  isAbsent,
  type JsonObject,
  listAt,
  malformed,
  asObject,
  readQuantity,
  requireText,
} from "../fields.ts";
import type { MethodCheck, Session } from "../session.ts";
import { type BlockId, CannotVerify } from "../verdict.ts";
import { checkBlock, checkUncles, type ProvenBlock, readBlock } from "./blocks.ts";
import { checkAccessList, checkCall, checkEstimate } from "./calls.ts";
import { requireQuantity } from "../compare.ts";
import {
  AT,
  type BlockChoice,
  checkChoice,
  checkHeader,
  readChoice,
  readHeader,
  requireIncluded,
} from "./headers.ts";
import { checkLogs } from "./logs.ts";
import { checkRawBlock, checkRawHeader, checkRawReceipts, checkRawTransaction } from "./raw.ts";
import { checkReceipt, checkReceipts, noteReceipts } from "./receipts.ts";
import { checkAccount, checkCode, checkSlots, checkValue, headerOfProof } from "./state.ts";
import {
  cannotVerifyStateSync,
  checkStateSync,
  isStateSync,
  noteStateSync,
  stateSyncHash,
} from "./state-sync.ts";
import { checkPlace, checkTransaction, type ProvenTransaction } from "./transactions.ts";
import { noteHeader, noteProof, noteTransaction } from "./uncovered.ts";

type Params = readonly unknown[];

/** The checks by method. Results of other methods are unverifiable. */
export const methodChecks: Readonly<Record<string, MethodCheck>> = {
  eth_chainId(result, _, { chainId, checks }) {
    checks.add("request");
    requireQuantity("request", AT, chainId, result);
    return undefined;
  },

  eth_getBlockByHash: block,
  eth_getBlockByNumber: block,
  eth_getHeaderByHash: header,
  eth_getHeaderByNumber: header,
  eth_getUncleByBlockHashAndIndex: uncle,
  eth_getUncleByBlockNumberAndIndex: uncle,
  eth_getBlockTransactionCountByHash: transactionCount,
  eth_getBlockTransactionCountByNumber: transactionCount,
  eth_getUncleCountByBlockHash: uncleCount,
  eth_getUncleCountByBlockNumber: uncleCount,

  async eth_getTransactionByHash(result, [hash], session) {
    const found = asObject(result, AT);
    requireText("request", `${AT}.hash`, String(hash).toLowerCase(), found["hash"]);
    await refuseStateSync(found, session);
    const proven = checkTransaction(found, AT, session);
    if (isAbsent(found["blockHash"]) && isAbsent(found["blockNumber"]))
      throw new CannotVerify("pending", "the transaction has its hash, and is in no block yet");
    return transactionIn(await readBlock(hashAt(found, "blockHash", AT), session), proven, session);
  },
  eth_getTransactionByBlockHashAndIndex: transactionAt,
  eth_getTransactionByBlockNumberAndIndex: transactionAt,
  eth_getTransactionReceipt(result, [hash], session) {
    const receipt = asObject(result, AT);
    requireText("request", `${AT}.transactionHash`, String(hash).toLowerCase(), receipt["transactionHash"]);
    return checkReceipt(receipt, AT, session);
  },
  async eth_getBlockReceipts(result, [param], session) {
    const choice = readChoice(param);
    const [first] = Array.isArray(result) ? result : [];
    const named =
      choice.kind === "tag" && first !== undefined
        ? { kind: "hash" as const, hash: hashAt(asObject(first, `${AT}[0]`), "blockHash", `${AT}[0]`) }
        : choice;
    const found = await loadBlock(named, session);
    const receipts = checkReceipts(result, AT, found, session);
    noteStateSync(found, session);
    if ((result as readonly unknown[]).length > receipts.length)
      throw cannotVerifyStateSync("the last receipt");
    noteReceipts(receipts, found, session);
    return found;
  },
  eth_getLogs: (result, [request], session) => checkLogs(result, AT, asObject(request, "params[0]"), session),

  async eth_getProof(result, [address, slots, at], session) {
    const found = await headerOfProof(result, readChoice(at), session);
    const account = checkAccount(result, AT, found, String(address), session);
    checkSlots(result, AT, account, Array.isArray(slots) ? slots : [], session);
    noteProof(asObject(result, AT), session);
    return found;
  },
  eth_getBalance: (result, [address, at], session) =>
    checkValue(address, [], readChoice(at), session, ({ balance }) =>
      requireQuantity("account-proof", AT, balance, result),
    ),
  eth_getTransactionCount: (result, [address, at], session) =>
    checkValue(address, [], readChoice(at), session, ({ nonce }) =>
      requireQuantity("account-proof", AT, nonce, result),
    ),
  eth_getCode: (result, [address, at], session) =>
    checkValue(address, [], readChoice(at), session, (account) => checkCode(result, AT, account, session)),
  eth_getStorageAt: (result, [address, slot, at], session) =>
    checkValue(address, [slot], readChoice(at), session, (_, [value = 0n]) => {
      // More zeros in front would move the parts that callers cut out of it.
      if (String(result).length > 66) throw malformed(AT, "up to 32 bytes in hex", result);
      requireQuantity("storage-proof", AT, value, result);
    }),

  eth_call: checkCall,
  eth_estimateGas: checkEstimate,
  eth_createAccessList: checkAccessList,

  debug_getRawHeader: checkRawHeader,
  debug_getRawBlock: checkRawBlock,
  async debug_getRawReceipts(result, [param], session) {
    const found = await readHeader(readChoice(param), session);
    checkRawReceipts(result, found, session);
    return found;
  },
  debug_getRawTransaction: rawTransaction,
  eth_getRawTransactionByHash: rawTransaction,
  eth_getRawTransactionByBlockHashAndIndex: rawTransactionAt,
  eth_getRawTransactionByBlockNumberAndIndex: rawTransactionAt,
};

async function block(result: unknown, [param]: Params, session: Session): Promise<BlockId> {
  const choice = readChoice(param);
  requireIncluded(choice);
  const found = await checkBlock(result, AT, session);
  checkChoice(found, choice, AT, session);
  return found;
}

function header(result: unknown, [param]: Params, session: Session): BlockId {
  const choice = readChoice(param);
  requireIncluded(choice);
  const found = checkHeader(result, AT, session);
  checkChoice(found, choice, AT, session);
  noteHeader(found, session);
  return found;
}

/** An uncle has the hash that its block names. */
async function uncle(result: unknown, [param, index]: Params, session: Session): Promise<BlockId> {
  const found = checkHeader(result, AT, session);
  const parent = await readHeader(fixed(readChoice(param)), session);
  const uncles = parent.fields["uncles"];
  const expected = Array.isArray(uncles) ? uncles[Number(readQuantity(index) ?? 0n)] : undefined;
  requireText("request", `${AT}.hash`, String(expected).toLowerCase(), found.hash);
  await checkUncles(parent, "reads[0].result", session);
  noteHeader(found, session);
  return parent;
}

async function transactionCount(result: unknown, [param]: Params, session: Session): Promise<BlockId> {
  const found = await loadBlock(fixed(readChoice(param)), session);
  session.checks.add("request");
  const count = BigInt(found.transactions.length);
  noteStateSync(found, session);
  const isOneMore = stateSyncHash(found, session) !== undefined && readQuantity(result) === count + 1n;
  requireQuantity("request", AT, isOneMore ? count + 1n : count, result);
  return found;
}

async function uncleCount(result: unknown, [param]: Params, session: Session): Promise<BlockId> {
  const found = await readHeader(fixed(readChoice(param)), session);
  await checkUncles(found, "reads[0].result", session);
  session.checks.add("request");
  requireQuantity("request", AT, BigInt(listAt(found.fields, "uncles", AT).length), result);
  return found;
}

async function transactionAt(result: unknown, [param, index]: Params, session: Session): Promise<BlockId> {
  const fields = asObject(result, AT);
  const choice = readChoice(param);
  requireQuantity("request", `${AT}.transactionIndex`, readQuantity(index) ?? 0n, fields["transactionIndex"]);
  await refuseStateSync(fields, session);
  const found = await readBlock(hashAt(fields, "blockHash", AT), session);
  checkChoice(found, choice, AT, session);
  return transactionIn(found, checkTransaction(fields, AT, session), session);
}

/** Ends the check of a transaction that is a state sync. */
async function refuseStateSync(fields: JsonObject, session: Session): Promise<void> {
  if (!session.rules.stateSync || isAbsent(fields["blockHash"])) return;
  const found = await readBlock(hashAt(fields, "blockHash", AT), session);
  if (!isStateSync(fields["hash"], found, session)) return;
  checkStateSync(fields, found, found.transactions.length, AT, session);
  throw cannotVerifyStateSync("the transaction");
}

function transactionIn(found: ProvenBlock, proven: ProvenTransaction, session: Session): BlockId {
  const index = indexAt(proven.fields, "transactionIndex", AT, found.transactions.length);
  const expected = found.transactions[index] as ProvenTransaction;
  requireText("position", `${AT}.hash`, expected.hash, proven.hash);
  checkPlace(proven, found, index, AT, session);
  noteTransaction(proven, session);
  return found;
}

function rawTransaction(result: unknown, [hash]: Params, session: Session): undefined {
  checkRawTransaction(result, String(hash).toLowerCase(), session);
}

async function rawTransactionAt(result: unknown, [param, index]: Params, session: Session): Promise<BlockId> {
  const found = await loadBlock(fixed(readChoice(param)), session);
  const position = Number(readQuantity(index) ?? 0n);
  const expected = found.transactions[position];
  if (stateSyncHash(found, session) && position === found.transactions.length)
    throw cannotVerifyStateSync("the transaction");
  if (!expected)
    throw new Contradiction("request", AT, "nothing, as the block has fewer transactions", describe(result));
  checkRawTransaction(result, expected.hash, session);
  return found;
}

async function loadBlock(choice: BlockChoice, session: Session): Promise<ProvenBlock> {
  if (choice.kind === "hash") return readBlock(choice.hash, session);
  const { hash } = await readHeader(choice, session);
  return readBlock(hash, session);
}

/** Requires that a request names a block that stays the same. */
function fixed(choice: BlockChoice): BlockChoice {
  if (choice.kind !== "tag") return choice;
  throw new CannotVerify(
    "moving-block",
    `it is not known which block ${choice.tag} was; name it by number or hash`,
  );
}

/** The methods whose results are checked with the option `execute`, which executes their calls. */
export const executedMethods: readonly string[] = ["eth_call", "eth_estimateGas", "eth_createAccessList"];

/** The methods whose results are checked without the option `execute`. Those of others are `unverifiable`. */
export const checkedMethods: readonly string[] = Object.keys(methodChecks).filter(
  (name) => !executedMethods.includes(name),
);
