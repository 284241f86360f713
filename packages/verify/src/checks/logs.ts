import { Contradiction } from "../contradiction.ts";
import { encodeRlp } from "../encoding/rlp.ts";
import { isEqual } from "../encoding/bytes.ts";
import {
  bytesAt,
  describe,
  encodeFields,
  hashAt,
  type JsonObject,
  listAt,
  listOfJson,
  asObject,
  readQuantity,
  requireText,
} from "../fields.ts";
import { logFields } from "../rules/fields.ts";
import type { Session } from "../session.ts";
import { CannotVerify } from "../verdict.ts";
import { type ProvenBlock, readBlock } from "./blocks.ts";
import { requireQuantity } from "../compare.ts";
import { type ProvenHeader, readHeader } from "./headers.ts";
import { type LogFilter, readFilter } from "./log-filter.ts";
import { checkLogPlace, readReceipts } from "./receipts.ts";
import { cannotVerifyStateSync, isStateSync, noteStateSync } from "./state-sync.ts";
import type { ProvenTransaction } from "./transactions.ts";
import { noteLog } from "./uncovered.ts";

interface PlacedLog {
  readonly log: JsonObject;
  readonly transaction: ProvenTransaction;
  readonly transactionIndex: number;
  readonly logIndex: number;
}

interface GivenLog {
  readonly log: JsonObject;
  readonly path: string;
}

/** Blocks whose headers are read at the same time. */
const AT_ONCE = 16;

/** Checks the logs that a request matches: none is wrong, and none is missing. */
export async function checkLogs(
  value: unknown,
  at: string,
  request: JsonObject,
  session: Session,
): Promise<ProvenHeader | undefined> {
  const filter = readFilter(request);
  const given = listOfJson(value ?? [], at).map((log, index): GivenLog => ({
    log: asObject(log, `${at}[${index}]`),
    path: `${at}[${index}]`,
  }));
  session.checks.add("request");
  for (const { log, path } of given)
    if (!filter.matches(log))
      throw new Contradiction("request", path, "a log that matches the request", describe(log));
  if (typeof request["blockHash"] === "string") {
    const hash = request["blockHash"].toLowerCase();
    for (const { log, path } of given) requireText("request", `${path}.blockHash`, hash, log["blockHash"]);
    const header = await readHeader({ kind: "hash", hash }, session);
    if (await checkBlockLogs(given, at, header, filter, session)) throw cannotVerifyStateSync("a log");
    return header;
  }
  return checkRange(given, at, request, filter, session);
}

async function checkRange(
  given: readonly GivenLog[],
  at: string,
  request: JsonObject,
  filter: LogFilter,
  session: Session,
): Promise<ProvenHeader | undefined> {
  const first = request["fromBlock"] === "earliest" ? 0n : readQuantity(request["fromBlock"]);
  const last = readQuantity(request["toBlock"]);
  const byNumber = new Map<bigint, GivenLog[]>();
  let previous = -1n;
  for (const one of given) {
    const number = readQuantity(one.log["blockNumber"]) ?? -1n;
    const isInside = number >= (first ?? 0n) && (last === undefined || number <= last);
    if (!isInside || number < previous)
      throw new Contradiction(
        "request",
        `${one.path}.blockNumber`,
        "a block of the range, in order",
        describe(one.log["blockNumber"]),
      );
    previous = number;
    byNumber.set(number, [...(byNumber.get(number) ?? []), one]);
  }
  const isOpen = first === undefined || last === undefined;
  const count = isOpen ? byNumber.size : Number(last - first) + 1;
  session.reads.expect(count + 2 * byNumber.size);
  const numbers = isOpen ? [...byNumber.keys()] : range(first, last);
  let parent: ProvenHeader | undefined;
  let hasStateSync = false;
  for (let start = 0; start < numbers.length; start += AT_ONCE) {
    const some = numbers.slice(start, start + AT_ONCE);
    const headers = await Promise.all(some.map((number) => readHeader({ kind: "number", number }, session)));
    for (const header of headers) {
      if (parent && parent.number + 1n === header.number) requireLink(parent, header, session);
      parent = header;
      const logs = byNumber.get(header.number) ?? [];
      hasStateSync = (await checkBlockLogs(logs, at, header, filter, session)) || hasStateSync;
    }
  }
  if (hasStateSync) throw cannotVerifyStateSync("a log");
  if (isOpen)
    throw new CannotVerify(
      "moving-block",
      "the request has no number in fromBlock or toBlock, so it is not known which blocks the node searched",
    );
  return parent;
}

/** Checks the logs of one block that match, and returns whether some are of a state sync. */
async function checkBlockLogs(
  all: readonly GivenLog[],
  at: string,
  header: ProvenHeader,
  filter: LogFilter,
  session: Session,
): Promise<boolean> {
  const { number, hash } = header;
  session.checks.add("missing-log").add("foreign-log");
  const given = all.filter(({ log }) => !isStateSync(log["transactionHash"], header, session));
  const hasStateSync = given.length < all.length;
  noteStateSync(header, session);
  const other = given.find(({ log }) => String(log["blockHash"]).toLowerCase() !== hash);
  if (other) await checkOtherBlock(other, number, session);
  if (given.length === 0 && !filter.mayMatch(bytesAt(header.fields, "logsBloom", "block")))
    return hasStateSync;
  const block = await readBlock(hash, session);
  const expected = await findLogs(block, filter, session);
  for (const [index, one] of expected.entries()) {
    const found = given[index];
    const position = found && readQuantity(found.log["logIndex"]);
    if (!found || (position !== undefined && position > BigInt(one.logIndex)))
      throw new Contradiction(
        "missing-log",
        at,
        `log ${one.logIndex} of block ${number}, which matches`,
        "no such log",
      );
    requireSameLog(found, one, block, session);
  }
  const foreign = given[expected.length];
  if (foreign)
    throw new Contradiction(
      "foreign-log",
      foreign.path,
      `${expected.length} logs of block ${number}`,
      `${given.length}`,
    );
  return hasStateSync;
}

/** Checks a log that names another hash than the block with its number. If there are two such blocks, the chain has changed. */
async function checkOtherBlock({ log, path }: GivenLog, number: bigint, session: Session): Promise<never> {
  const named = await readHeader({ kind: "hash", hash: hashAt(log, "blockHash", path) }, session);
  requireQuantity("position", `${path}.blockNumber`, named.number, log["blockNumber"]);
  throw new CannotVerify("moved", `${path} is of another block ${number} than the node has now`);
}

async function findLogs(block: ProvenBlock, filter: LogFilter, session: Session): Promise<PlacedLog[]> {
  const { receipts } = await readReceipts(block, session);
  const placed: PlacedLog[] = [];
  let logIndex = 0;
  for (const [transactionIndex, receipt] of receipts.entries()) {
    const transaction = block.transactions[transactionIndex] as ProvenTransaction;
    for (const log of listAt(receipt, "logs", "receipt") as readonly JsonObject[]) {
      if (filter.matches(log)) placed.push({ log, transaction, transactionIndex, logIndex });
      logIndex += 1;
    }
  }
  return placed;
}

function requireSameLog(
  { log, path }: GivenLog,
  expected: PlacedLog,
  block: ProvenBlock,
  session: Session,
): void {
  const { transaction, transactionIndex, logIndex } = expected;
  checkLogPlace(log, transaction, block, transactionIndex, logIndex, path);
  noteLog(log, session);
  for (const field of logFields) {
    const [given, proven] = [log, expected.log].map((one) => encodeRlp(encodeFields(one, [field], path)));
    if (given && proven && !isEqual(given, proven))
      throw new Contradiction(
        "receipts-root",
        `${path}.${field[0]}`,
        describe(expected.log[field[0]]),
        describe(log[field[0]]),
      );
  }
}

function requireLink(parent: ProvenHeader, { fields, number }: ProvenHeader, session: Session): void {
  session.checks.add("parent-hash");
  if (String(fields["parentHash"]).toLowerCase() !== parent.hash)
    throw new CannotVerify("moved", `the chain changed at block ${number} during the check`);
}

function range(first: bigint, last: bigint): bigint[] {
  const numbers: bigint[] = [];
  for (let number = first; number <= last; number += 1n) numbers.push(number);
  return numbers;
}
