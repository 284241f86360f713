import { Contradiction } from "../contradiction.ts";
import { keccakHex } from "../encoding/bytes.ts";
import { encodeRlp } from "../encoding/rlp.ts";
import {
  bigintAt,
  encodeFields,
  type Field,
  isAbsent,
  type JsonObject,
  asObject,
  readQuantity,
  requireText,
} from "../fields.ts";
import type { ChainRules } from "../rules/chains.ts";
import { addedHeaderFields, headerFields, unhashedFields } from "../rules/fields.ts";
import type { Session } from "../session.ts";
import { type BlockId, CannotVerify } from "../verdict.ts";
import { requireQuantity, requireSameQuantity, toQuantity } from "../compare.ts";

/** A header whose fields have its hash. */
export interface ProvenHeader extends BlockId {
  readonly hash: `0x${string}`;
  /** The header, or the block that it is part of. */
  readonly fields: JsonObject;
  /** What the hash is of. */
  readonly hashed: readonly Field[];
}

/** The path of the result itself. */
export const AT = "result";

/** A block as a request names it. */
export type BlockChoice =
  | { readonly kind: "hash"; readonly hash: string }
  | { readonly kind: "number"; readonly number: bigint }
  | { readonly kind: "tag"; readonly tag: string };

/** Checks that a header's fields have its hash. `at` is its path. */
export function checkHeader(value: unknown, at: string, session: Session): ProvenHeader {
  const fields = asObject(value, at);
  const hashed = hashedFields(fields, at, session);
  const hash = keccakHex(encodeRlp(encodeFields(fields, hashed, at)));
  session.checks.add("block-hash");
  if (String(fields["hash"]).toLowerCase() !== hash) requireKnownFields(fields, at, session);
  requireText("block-hash", `${at}.hash`, hash, fields["hash"]);
  return { hash, number: bigintAt(fields, "number", at), fields, hashed };
}

/** Checks that a header is the one that was asked for. */
export function checkChoice(
  { hash, number }: BlockId,
  choice: BlockChoice,
  at: string,
  session: Session,
): void {
  if (choice.kind === "tag") return;
  session.checks.add("request");
  if (choice.kind === "number") requireQuantity("request", `${at}.number`, choice.number, toQuantity(number));
  else if (choice.hash.toLowerCase() !== hash)
    throw new Contradiction("request", `${at}.hash`, choice.hash.toLowerCase(), hash);
}

/** Checks what a transaction, a receipt or a log says of its place. */
export function checkPosition(
  item: JsonObject,
  { hash, fields }: ProvenHeader,
  index: number,
  at: string,
): void {
  requireText("position", `${at}.blockHash`, hash, item["blockHash"]);
  requireSameQuantity("position", `${at}.blockNumber`, fields["number"], item["blockNumber"]);
  requireQuantity("position", `${at}.transactionIndex`, BigInt(index), item["transactionIndex"]);
  const { blockTimestamp } = item;
  if (!isAbsent(blockTimestamp))
    requireSameQuantity("position", `${at}.blockTimestamp`, fields["timestamp"], blockTimestamp);
}

/** The fields of a header that are hashed, in order. */
function hashedFields(fields: JsonObject, at: string, { rules }: Session): readonly Field[] {
  const { firstBlock = 0n, lastBlock, name } = rules;
  const number = bigintAt(fields, "number", at);
  if (number < firstBlock)
    throw new CannotVerify("no-rules", `the rules of ${name} hold from block ${firstBlock}`);
  if (lastBlock !== undefined && number > lastBlock)
    throw new CannotVerify("no-rules", `the rules of ${name} hold up to block ${lastBlock}`);
  // Without a gap: the same bytes under names of later forks would hide withdrawals.
  const last = addedHeaderFields.findLastIndex(([field]) => !isAbsent(fields[field]));
  return [...headerFields, ...chooseSeal(fields, rules, at), ...addedHeaderFields.slice(0, last + 1)];
}

/** A header with another hash is not wrong if a later fork has added fields to it. */
function requireKnownFields(fields: JsonObject, at: string, { rules }: Session): void {
  const known = new Set([
    ...[headerFields, addedHeaderFields, ...rules.seals.map((seal) => seal.fields)]
      .flat()
      .map(([name]) => name),
    ...unhashedFields,
  ]);
  const unknown = Object.keys(fields).filter((name) => !known.has(name) && !isAbsent(fields[name]));
  if (unknown.length > 0)
    throw new CannotVerify(
      "no-rules",
      `${at} has fields that the rules of ${rules.name} do not know: ${unknown.join(", ")}`,
    );
}

function chooseSeal(fields: JsonObject, { seals, name }: ChainRules, at: string): readonly Field[] {
  const [only, ...others] = seals;
  if (others.length === 0) return only.fields;
  const isOfStake = (readQuantity(fields["difficulty"]) ?? 0n) === 0n;
  const seal = seals.find(
    (one) =>
      one.fields.every(([field]) => !isAbsent(fields[field])) && isOfStake === (one.isOfStake ?? false),
  );
  if (!seal)
    throw new CannotVerify("no-rules", `${at} has no seal that ${name} has; some nodes do not return it`);
  return seal.fields;
}

/** Reads a header, and checks that it is the one that was asked for. `path` is where it is. */
export async function readHeader(
  choice: BlockChoice,
  session: Session,
): Promise<ProvenHeader & { readonly path: string }> {
  requireIncluded(choice);
  const { result, path } =
    choice.kind === "hash"
      ? await session.reads.read("eth_getBlockByHash", [choice.hash, false])
      : await session.reads.read("eth_getBlockByNumber", [
          choice.kind === "number" ? toQuantity(choice.number) : choice.tag,
          false,
        ]);
  const header = checkHeader(result, path, session);
  checkChoice(header, choice, path, session);
  return { ...header, path };
}

/** The pending block has no hash, or one that no block will have. */
export function requireIncluded(choice: BlockChoice): void {
  if (choice.kind === "tag" && choice.tag === "pending")
    throw new CannotVerify("pending", "the block is not on the chain yet");
}

/** Reads a block parameter: a number, a tag, a hash, or an object with one of them. Source: EIP-1898. */
export function readChoice(param: unknown): BlockChoice {
  if (typeof param === "object" && param !== null) {
    const { blockHash, blockNumber } = param as JsonObject;
    return readChoice(blockHash ?? blockNumber);
  }
  if (typeof param === "string" && param.length === 66) return { kind: "hash", hash: param.toLowerCase() };
  const number = readQuantity(param);
  return number === undefined ? { kind: "tag", tag: String(param ?? "latest") } : { kind: "number", number };
}

/** Names a block in an additional call as the request does: by a hash, as another may have its number now. */
export function formatParam({ hash, number }: BlockId, { kind }: BlockChoice): unknown {
  return kind === "hash" ? { blockHash: hash } : toQuantity(number);
}
