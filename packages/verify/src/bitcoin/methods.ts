import { bytesToHex } from "@noble/hashes/utils.js";
import { Contradiction } from "../contradiction.ts";
import { isEqual } from "../encoding/bytes.ts";
import { describe, isAbsent, listAt, listOfJson, asObject, requireText, noteOthers } from "../fields.ts";
import { CannotVerify } from "../verdict.ts";
import {
  type BlockIds,
  checkBlockFields,
  checkIds,
  checkRawBlock,
  heightIn,
  noteTransaction,
  noteWitnesses,
  requireAsked,
  requireHeightVersion,
} from "./blocks.ts";
import { ByteReader, bytesOfHex, hashBytes, showHash } from "./bytes.ts";
import {
  type BitcoinHeader,
  checkHeaderBytes,
  checkHeaderFields,
  HEADER_LENGTH,
  headerFields,
  requireNumber,
} from "./headers.ts";
import { readPartialTree } from "./merkle.ts";
import type { BitcoinSession } from "./networks.ts";
import { checkTransactionFields, readTransaction } from "./transactions.ts";

type Check = (result: unknown, params: readonly unknown[], session: BitcoinSession) => void | Promise<void>;

const AT = "result";

/** The checks by method. Results of other methods are unverifiable. */
export const bitcoinChecks: Readonly<Record<string, Check>> = {
  async getblock(result, [hash, verbosity = 1], session) {
    const { hash: found } =
      typeof result === "string"
        ? checkRawBlock(result, AT, session)
        : await checkBlockFields(result, AT, session);
    if (typeof result === "string" && Number(verbosity) !== 0)
      throw new Contradiction("form", AT, "an object", describe(result));
    requireAsked(hash, found, AT, session);
  },
  getblockheader(result, [hash], session) {
    requireAsked(hash, header(result, AT, session).hash, AT, session);
    if (typeof result !== "string") noteOthers(asObject(result, AT), headerFields, session);
  },
  async getblockhash(result, [height], session) {
    const hash = String(result).toLowerCase();
    bytesOfHex(result, AT, 32);
    const { genesis, heightsFrom, name } = session.network;
    session.checks.add("request");
    if (height === 0) return requireText("request", AT, genesis, hash);
    if (Number(height) < heightsFrom)
      throw new CannotVerify(
        "no-rules",
        `blocks of ${name} do not state their heights before ${heightsFrom}`,
      );
    const { header: found, first } = await readIds(hash, session);
    requireNumber("position", AT, Number(height), (first && heightIn(first)) ?? -1);
    requireHeightVersion(found, AT);
  },
  async getrawtransaction(result, [txid, , blockHash], session) {
    session.checks.add("transaction-hash");
    if (typeof result === "string") {
      requireAsked(txid, showHash(readTransaction(result, AT).id), AT, session);
      return noteWitnesses(session, {});
    }
    const fields = asObject(result, AT);
    noteWitnesses(session, fields);
    requireAsked(txid, showHash(checkTransactionFields(fields, AT).id), `${AT}.txid`, session);
    const stated = fields["blockhash"];
    if (isAbsent(stated)) return noteTransaction(fields, session);
    const hash = String(stated).toLowerCase();
    if (!isAbsent(blockHash)) requireAsked(blockHash, hash, `${AT}.blockhash`, session);
    const { header: block, ids } = await readIds(hash, session);
    session.checks.add("position");
    const id = hashBytes(fields["txid"], `${AT}.txid`);
    if (!ids.some((one) => isEqual(one, id)))
      throw new Contradiction("position", `${AT}.blockhash`, `a block with ${String(txid)}`, hash);
    for (const name of ["time", "blocktime"])
      if (!isAbsent(fields[name]) && fields[name] !== block.time)
        throw new Contradiction("position", `${AT}.${name}`, String(block.time), describe(fields[name]));
    const { time: _, blocktime: __, blockhash: ___, ...others } = fields;
    noteTransaction(others, session);
  },
  decoderawtransaction(result, [hex], session) {
    session.checks.add("transaction-hash");
    const { hash } = checkTransactionFields(result, AT);
    requireText("request", `${AT}.hash`, showHash(readTransaction(hex, "params[0]").hash), showHash(hash));
    noteTransaction(asObject(result, AT), session);
  },
  async gettxoutproof(result, [txids, blockHash], session) {
    const { block, matches } = await readProof(result, AT, session);
    if (!isAbsent(blockHash)) requireAsked(blockHash, block.hash, AT, session);
    session.checks.add("request");
    for (const [index, txid] of listOfJson(txids, "params[0]").entries()) {
      const id = hashBytes(txid, `params[0][${index}]`);
      if (!matches.some((one) => isEqual(one, id)))
        throw new Contradiction("request", AT, `a proof of ${String(txid)}`, "one without it");
    }
  },
  async verifytxoutproof(result, [proof], session) {
    const { matches } = await readProof(proof, "params[0]", session);
    const found = listOfJson(result, AT);
    session.checks.add("request");
    // A node returns none for a block that it does not have.
    if (found.length === 0) throw new CannotVerify("absent", "the node does not know the block of the proof");
    for (const [index, id] of matches.entries())
      requireText("request", `${AT}[${index}]`, showHash(id), found[index]);
    if (found.length > matches.length)
      throw new Contradiction("request", AT, `${matches.length} ids`, `${found.length} ids`);
  },
};

function header(value: unknown, at: string, session: BitcoinSession): BitcoinHeader {
  return typeof value === "string"
    ? checkHeaderBytes(bytesOfHex(value, at), at, session)
    : checkHeaderFields(asObject(value, at), at, session);
}

/** Reads a block with the ids of its transactions. */
async function readIds(
  hash: string,
  session: BitcoinSession,
): Promise<BlockIds & { readonly header: BitcoinHeader }> {
  const { result, path } = await session.reads.read("getblock", [hash, 1]);
  const fields = asObject(result, path);
  const found = checkHeaderFields(fields, path, session);
  requireText("request", `${path}.hash`, hash, found.hash);
  return { header: found, ...(await checkIds(listAt(fields, "tx", path), found, `${path}.tx`, session)) };
}

/**
 * Reads a proof that transactions are in a block: its header, and a part of the tree of its transactions' ids. With another number of
 * transactions than the block has, hashes of another level would be ids (CVE-2017-12842).
 */
async function readProof(
  value: unknown,
  at: string,
  session: BitcoinSession,
): Promise<{ readonly block: BitcoinHeader; readonly matches: readonly Uint8Array[] }> {
  const bytes = bytesOfHex(value, at);
  const block = checkHeaderBytes(bytes.subarray(0, HEADER_LENGTH), at, session);
  const { count, root, matches } = readPartialTree(new ByteReader(bytes.subarray(HEADER_LENGTH), at), at);
  session.checks.add("transactions-root");
  if (!isEqual(root, block.merkleRoot))
    throw new Contradiction("transactions-root", at, bytesToHex(block.merkleRoot), bytesToHex(root));
  const { ids } = await readIds(block.hash, session);
  if (count !== ids.length)
    throw new Contradiction(
      "transactions-root",
      at,
      `a proof of ${ids.length} transactions`,
      `one of ${count}`,
    );
  return { block, matches };
}
