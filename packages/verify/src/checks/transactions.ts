import { Contradiction } from "../contradiction.ts";
import { concat, keccak, keccakHex, NOTHING, toNumber, quantityBytes, toHex } from "../encoding/bytes.ts";
import { encodeRlp, type RlpItem } from "../encoding/rlp.ts";
import {
  bigintAt,
  encodeFields,
  type Field,
  inputName,
  isAbsent,
  type JsonObject,
  malformed,
  asObject,
  readQuantity,
  requireText,
} from "../fields.ts";
import { legacySignatureFields, signatureFields, type TransactionRule } from "../rules/transactions.ts";
import type { Session } from "../session.ts";
import { CannotVerify } from "../verdict.ts";
import { allowQuantity, requireHash, requireQuantity, toQuantity } from "../compare.ts";
import { checkPosition, type ProvenHeader } from "./headers.ts";

/** A transaction whose fields have its hash. */
export interface ProvenTransaction {
  readonly hash: `0x${string}`;
  /** What the hash is of, which is also what the block's root is of. */
  readonly encoded: Uint8Array;
  readonly type: bigint;
  readonly rule: TransactionRule;
  readonly fields: JsonObject;
  /** What the hash is of: the fields, and the signature if it has one. */
  readonly hashed: readonly Field[];
}

/** Checks that a transaction's fields have its hash, and, if the session recovers senders, that its sender signed. */
export function checkTransaction(value: unknown, at: string, session: Session): ProvenTransaction {
  const fields = asObject(value, at);
  const type = readType(fields, at);
  const rule = session.rules.transactions[toQuantity(type)];
  if (!rule)
    throw new CannotVerify(
      "no-rules",
      `${at} has the type 0x${type.toString(16)}, for which there are no rules of ${session.rules.name}`,
    );
  const items = encodeFields(type === 0n ? fields : withChainId(fields, session), rule.fields, at);
  const signed = rule.isSigned ? (type === 0n ? legacySignatureFields : signatureFields) : [];
  const signature = encodeFields(fields, signed, at);
  const encoded = withType(type, encodeRlp([...items, ...signature]));
  const hash = keccakHex(encoded);
  session.checks.add("transaction-hash");
  requireText("transaction-hash", `${at}.hash`, hash, fields["hash"]);
  checkAliases(fields, type, at);
  if (rule.isSigned) checkSender(fields, type, items, signature, at, session);
  return { hash, encoded, type, rule, fields, hashed: [...rule.fields, ...signed] };
}

/** Checks what a transaction says of its place in a block, and the price that it has there. */
export function checkPlace(
  { fields, rule }: Pick<ProvenTransaction, "fields" | "rule">,
  header: ProvenHeader,
  index: number,
  at: string,
  session: Session,
): void {
  session.checks.add("position");
  checkPosition(fields, header, index, at);
  if (rule.price !== "fees" || isAbsent(fields["gasPrice"])) return;
  const paid = pricePaid(fields, rule, header, at);
  const given = readQuantity(fields["gasPrice"]);
  // Some nodes return the limit in its place.
  if (given !== paid && given !== bigintAt(fields, "maxFeePerGas", at))
    requireQuantity("derived", `${at}.gasPrice`, paid, fields["gasPrice"]);
}

/** The price of a unit of gas that a transaction paid in a block, in wei. */
export function pricePaid(
  fields: JsonObject,
  { price }: TransactionRule,
  header: ProvenHeader,
  at: string,
): bigint {
  if (price !== "fees") return bigintAt(fields, "gasPrice", at);
  const baseFee = readQuantity(header.fields["baseFeePerGas"]) ?? 0n;
  const limit = bigintAt(fields, "maxFeePerGas", at);
  const offer = baseFee + bigintAt(fields, "maxPriorityFeePerGas", at);
  return offer < limit ? offer : limit;
}

/** Puts the type in front of what is encoded, as all have that have a type. Source: EIP-2718. */
export function withType(type: bigint, encoded: Uint8Array): Uint8Array {
  return type === 0n ? encoded : concat(quantityBytes(type), encoded);
}

/** Old nodes return no type. */
function readType(fields: JsonObject, at: string): bigint {
  if (isAbsent(fields["type"])) return 0n;
  const type = bigintAt(fields, "type", at);
  if (type > 0x7fn) throw malformed(`${at}.type`, "a type up to 0x7f", fields["type"]);
  return type;
}

/** Some nodes leave the chain's id out. */
function withChainId(fields: JsonObject, { chainId }: Session): JsonObject {
  return isAbsent(fields["chainId"]) ? { ...fields, chainId: toQuantity(chainId) } : fields;
}

/** Checks fields that repeat others. */
function checkAliases(fields: JsonObject, type: bigint, at: string): void {
  const name = inputName(fields) === "input" ? "data" : "input";
  const input = fields[inputName(fields)];
  if (!isAbsent(fields[name]) && typeof input === "string")
    requireText("transaction-hash", `${at}.${name}`, input.toLowerCase(), fields[name]);
  const v = isAbsent(fields["v"]) ? undefined : bigintAt(fields, "v", at);
  if (type === 0n) {
    const chainId = v !== undefined && v >= 35n ? (v - 35n) >> 1n : undefined;
    if (chainId !== undefined) allowQuantity("transaction-hash", fields, "chainId", at, chainId);
  } else if (v !== undefined && v < 27n) {
    // Before `yParity`, nodes returned it as `v`.
    allowQuantity("transaction-hash", fields, "yParity", at, v);
  }
}

function checkSender(
  fields: JsonObject,
  type: bigint,
  items: readonly RlpItem[],
  signature: readonly RlpItem[],
  at: string,
  { recoverSender, checks }: Session,
): void {
  if (!recoverSender) return;
  const [v = NOTHING, r = NOTHING, s = NOTHING] = signature as readonly Uint8Array[];
  const both = new Uint8Array(64);
  if (r.length > 32 || s.length > 32)
    throw new Contradiction("sender", at, "a signature of 64 bytes", "a longer one");
  both.set(r, 32 - r.length);
  both.set(s, 64 - s.length);
  const { yParity, signed } = signedBy(type, toNumber(v), items);
  const sender = recoverSender(keccak(withType(type, encodeRlp(signed))), both, yParity);
  if (!sender) throw new Contradiction("sender", `${at}.r`, "a signature of secp256k1", toHex(both));
  checks.add("sender");
  requireHash("sender", `${at}.from`, sender, fields["from"]);
}

/** What was signed: the fields, and the chain's id where a signature without a type has it. Source: EIP-155. */
function signedBy(
  type: bigint,
  v: bigint,
  items: readonly RlpItem[],
): { yParity: number; signed: RlpItem[] } {
  if (type > 0n) return { yParity: Number(v & 1n), signed: [...items] };
  if (v < 35n) return { yParity: Number((v + 1n) & 1n), signed: [...items] };
  const chainId = (v - 35n) >> 1n;
  return { yParity: Number((v - 35n) & 1n), signed: [...items, quantityBytes(chainId), NOTHING, NOTHING] };
}
