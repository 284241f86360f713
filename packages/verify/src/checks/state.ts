import { Contradiction } from "../contradiction.ts";
import { isEqual, keccak, NOTHING, toNumber, toHex } from "../encoding/bytes.ts";
import { InvalidProof, provenValue } from "../encoding/proof.ts";
import { decodeRlp, asList, asBytes } from "../encoding/rlp.ts";
import { EMPTY_ROOT } from "../encoding/trie.ts";
import type { ProvenAccount } from "../execution.ts";
import { bytesAt, bytesOfHex, describe, type JsonObject, listAt, asObject, readQuantity } from "../fields.ts";
import type { Session } from "../session.ts";
import { CannotVerify } from "../verdict.ts";
import { requireHash, requireQuantity } from "../compare.ts";
import { type BlockChoice, formatParam, type ProvenHeader, readHeader } from "./headers.ts";

/** The hash of no code. */
const NO_CODE = keccak(NOTHING);
const ABSENT: ProvenAccount = { nonce: 0n, balance: 0n, storageRoot: EMPTY_ROOT, codeHash: NO_CODE };
/** How many blocks the chain may have grown by between a call for `latest` and its check. */
const MAX_AGE = 4;

/** Checks an `eth_getProof` result against a state root. */
export function checkAccount(
  value: unknown,
  at: string,
  header: ProvenHeader,
  address: string,
  session: Session,
): ProvenAccount {
  const result = asObject(value, at);
  const key = bytesOfHex(address, "params[0]", 20);
  session.checks.add("account-proof");
  requireHash("request", `${at}.address`, key, result["address"]);
  const root = bytesAt(header.fields, "stateRoot", "block");
  const encoded = prove("account-proof", root, key, [result, "accountProof", at]);
  const account = encoded ? readAccount(encoded, `${at}.accountProof`) : ABSENT;
  requireQuantity("account-proof", `${at}.balance`, account.balance, result["balance"]);
  requireQuantity("account-proof", `${at}.nonce`, account.nonce, result["nonce"]);
  // For an account that does not exist, some nodes return zeros.
  if (encoded || readQuantity(result["codeHash"]) !== 0n)
    requireHash("account-proof", `${at}.codeHash`, account.codeHash, result["codeHash"]);
  if (encoded || readQuantity(result["storageHash"]) !== 0n)
    requireHash("account-proof", `${at}.storageHash`, account.storageRoot, result["storageHash"]);
  return account;
}

/** Checks the storage proofs of an `eth_getProof` result. */
export function checkSlots(
  value: unknown,
  at: string,
  account: ProvenAccount,
  slots: readonly unknown[],
  session: Session,
): bigint[] {
  const proofs = listAt(asObject(value, at), "storageProof", at);
  if (proofs.length !== slots.length)
    throw new Contradiction("request", `${at}.storageProof`, `${slots.length} proofs`, `${proofs.length}`);
  if (slots.length > 0) session.checks.add("storage-proof");
  return proofs.map((one, index) => {
    const path = `${at}.storageProof[${index}]`;
    const proof = asObject(one, path);
    const slot = slotBytes(slots[index], `params[1][${index}]`);
    if (!isEqual(slotBytes(proof["key"], `${path}.key`), slot))
      throw new Contradiction("request", `${path}.key`, toHex(slot), describe(proof["key"]));
    const encoded = prove("storage-proof", account.storageRoot, slot, [proof, "proof", path]);
    const proven = encoded ? toNumber(asBytes(decodeRlp(encoded)) ?? NOTHING) : 0n;
    requireQuantity("storage-proof", `${path}.value`, proven, proof["value"]);
    return proven;
  });
}

export function hasCode({ codeHash }: ProvenAccount): boolean {
  return !isEqual(codeHash, NO_CODE);
}

export function checkCode(value: unknown, at: string, { codeHash }: ProvenAccount, session: Session): void {
  session.checks.add("code-hash");
  const code = bytesOfHex(value, at);
  if (!isEqual(keccak(code), codeHash))
    throw new Contradiction("code-hash", at, `code with the hash ${toHex(codeHash)}`, toHex(keccak(code)));
}

/** Finds the header whose state a proof is of. For a tag, it may be one shortly before the newest block's. */
export async function headerOfProof(
  value: unknown,
  choice: BlockChoice,
  session: Session,
): Promise<ProvenHeader> {
  let header: ProvenHeader = await readHeader(choice, session);
  if (choice.kind !== "tag") return header;
  const [top] = nodesAt(asObject(value, "result"), "accountProof", "result");
  const root = top ? keccak(top) : EMPTY_ROOT;
  for (let age = 0; !isEqual(bytesAt(header.fields, "stateRoot", "block"), root); age += 1)
    header = await findParent(header, age, choice, session);
  return header;
}

/** Checks a value by its proof in the same state. For a tag, it may be of a block shortly before the newest. */
export async function checkValue(
  address: unknown,
  slots: readonly unknown[],
  choice: BlockChoice,
  session: Session,
  check: (account: ProvenAccount, values: readonly bigint[]) => void,
): Promise<ProvenHeader> {
  // Some nodes only take slots in full length.
  const keys = slots.map((slot, index) => toHex(slotBytes(slot, `params[${index + 1}]`)));
  let header: ProvenHeader = await readHeader(choice, session);
  for (let age = 0; ; age += 1) {
    const { result, path } = await session.reads.read("eth_getProof", [
      address,
      keys,
      formatParam(header, choice),
    ]);
    try {
      const account = checkAccount(result, path, header, String(address), session);
      check(account, checkSlots(result, path, account, keys, session));
      return header;
    } catch (error) {
      if (choice.kind !== "tag" || !(error instanceof Contradiction)) throw error;
      header = await findParent(header, age, choice, session);
    }
  }
}

async function findParent(
  { number, fields }: ProvenHeader,
  age: number,
  choice: BlockChoice,
  session: Session,
): Promise<ProvenHeader> {
  if (age < MAX_AGE && number > 0n)
    return readHeader({ kind: "hash", hash: String(fields["parentHash"]).toLowerCase() }, session);
  const tag = choice.kind === "tag" ? choice.tag : number;
  throw new CannotVerify(
    "moved",
    `the result is not of the block ${tag} or one shortly before it; name the block by number or hash`,
  );
}

function readAccount(encoded: Uint8Array, path: string): ProvenAccount {
  const [nonce, balance, storageRoot, codeHash] = asList(decodeRlp(encoded))?.map(asBytes) ?? [];
  if (!nonce || !balance || !storageRoot || !codeHash)
    throw new Contradiction("account-proof", path, "an account of four fields", toHex(encoded));
  return { nonce: toNumber(nonce), balance: toNumber(balance), storageRoot, codeHash };
}

/** @param holder - What has the proof, and its name there. */
function prove(
  check: "account-proof" | "storage-proof",
  root: Uint8Array,
  key: Uint8Array,
  [holder, name, at]: readonly [JsonObject, string, string],
): Uint8Array | undefined {
  const nodes = nodesAt(holder, name, at);
  try {
    return provenValue(root, keccak(key), nodes);
  } catch (error) {
    if (!(error instanceof InvalidProof)) throw error;
    throw new Contradiction(check, `${at}.${name}`, `a proof from the root ${toHex(root)}`, error.message);
  }
}

function nodesAt(object: JsonObject, name: string, at: string): Uint8Array[] {
  return listAt(object, name, at).map((node, index) => bytesOfHex(node, `${at}.${name}[${index}]`));
}

/** A slot's key in 32 bytes. Nodes return it padded or not. */
function slotBytes(value: unknown, path: string): Uint8Array {
  const slot = readQuantity(value);
  if (slot === undefined || slot >> 256n > 0n)
    throw new Contradiction("form", path, "up to 32 bytes in hex", describe(value));
  return bytesOfHex(`0x${slot.toString(16).padStart(64, "0")}`, path);
}
