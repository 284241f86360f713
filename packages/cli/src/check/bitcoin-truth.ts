import { createHash } from "node:crypto";
import type { Call } from "./compare-chains.ts";
import type { Sample } from "./method-probes.ts";
import type { Session } from "./session.ts";

/** Recomputes the hash of a block of a chain of Bitcoin's kind, and the root of its transactions. */
export async function checkBitcoinTruth(session: Session, { blockHash }: Sample): Promise<void> {
  session.progress("truth of a block");
  const header = await session.result("getblockheader", [blockHash, true]);
  const bytes = headerOf(header);
  if (!bytes) return;
  const isOwn = note(session, {
    method: "getblockheader",
    path: "hash",
    check: "hash of its header",
    expected: String(blockHash),
    actual: reversed(hashOf(bytes)),
  });
  const block = await session.result("getblock", [blockHash, 1]);
  const { tx, merkleroot } = Object(block) as { tx?: unknown; merkleroot?: unknown };
  if (!isOwn || !isTexts(tx) || tx.length === 0) return;
  const root = bytes.subarray(36, 68).toString("hex");
  const isRoot = note(session, {
    method: "getblock",
    path: "tx",
    check: "root of its transactions",
    expected: reversed(root),
    actual: reversed(rootOf(tx.map(reversed))),
  });
  if (isRoot)
    note(session, {
      method: "getblock",
      path: "merkleroot",
      check: "root in its header",
      expected: reversed(root),
      actual: String(merkleroot),
    });
}

/** What nodes of Bitcoin's kind say of a block without its place in their chain, which grows. */
export function rawCalls({ blockHash }: Sample): readonly Call[] {
  return [
    ["getblockheader", [blockHash, false]],
    ["getblock", [blockHash, 0]],
  ];
}

interface Checked {
  readonly method: string;
  readonly path: string;
  readonly check: string;
  readonly expected: string;
  readonly actual: string;
}

/** Counts a verdict, and reports a contradiction. */
function note(session: Session, { method, path, check, expected, actual }: Checked): boolean {
  const isTrue = expected === actual;
  const verdict = isTrue ? "consistent" : "wrong";
  session.truth[verdict] = (session.truth[verdict] ?? 0) + 1;
  if (!isTrue)
    session.find({
      id: "truth",
      subject: method,
      ...(path !== "" && { path }),
      what: `contradicts its block (${check}): expected ${expected}, received ${actual}`,
    });
  return isTrue;
}

/** The 80 bytes of a header; `undefined` if one of their fields is missing. */
function headerOf(value: unknown): Buffer | undefined {
  const { version, previousblockhash, merkleroot, time, bits, nonce } = Object(value) as Readonly<
    Record<string, unknown>
  >;
  const numbers = [version, time, nonce];
  if (!numbers.every((one) => Number.isInteger(one)) || !isTexts([previousblockhash, merkleroot, bits]))
    return undefined;
  const parts = [
    uint32(version),
    reversed(String(previousblockhash)),
    reversed(String(merkleroot)),
    uint32(time),
    reversed(String(bits)),
    uint32(nonce),
  ];
  return Buffer.from(parts.join(""), "hex");
}

function uint32(value: unknown): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(Number(value) >>> 0);
  return bytes.toString("hex");
}

/** The root of a tree of hashes, in which the last one of an odd row is its own neighbour. */
function rootOf(hashes: readonly string[]): string {
  let row = hashes;
  while (row.length > 1)
    row = Array.from({ length: Math.ceil(row.length / 2) }, (_, index) => {
      const left = row[index * 2] ?? "";
      return hashOf(Buffer.from(left + (row[index * 2 + 1] ?? left), "hex"));
    });
  return row[0] ?? "";
}

function hashOf(bytes: Buffer): string {
  const once = createHash("sha256").update(bytes).digest();
  return createHash("sha256").update(once).digest("hex");
}

/** Bitcoin shows hashes with their last byte first. */
function reversed(hash: string): string {
  return Buffer.from(Buffer.from(hash, "hex").toReversed()).toString("hex");
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
