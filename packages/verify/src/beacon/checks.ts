import { Contradiction } from "../contradiction.ts";
import { describe, isAbsent, type JsonObject, listOfJson, objectOf } from "../fields.ts";
import { CannotVerify } from "../verdict.ts";
import { type BeaconCheck, checkHeader, note, readHeader, requireId, requireSame, ROOT } from "./headers.ts";
import type { BeaconOperation } from "./operations.ts";
import type { BeaconSession } from "./session.ts";
import { stateChecks } from "./states.ts";
import { attestationsType, blockType, readFork, rootOf } from "./types.ts";

const DATA = "result.data";

/** The checks by operation. Results of others are unverifiable. */
export const beaconChecks: Readonly<Record<BeaconOperation, BeaconCheck>> = {
  getBlockHeader(result, [id], session) {
    requireId(checkHeader(result, result["data"], DATA, session), id, DATA);
    note(result, session);
  },
  getBlockHeaders(result, [query], session) {
    const { slot, parent_root: parent } = Object(query) as JsonObject;
    for (const [index, one] of listOfJson(result["data"], DATA).entries()) {
      const path = `${DATA}[${index}]`;
      const { message } = checkHeader(result, one, path, session);
      session.checks.add("request");
      if (!isAbsent(slot)) requireSame("request", `${path}.header.message.slot`, slot, message["slot"]);
      if (!isAbsent(parent))
        requireSame("request", `${path}.header.message.parent_root`, parent, message["parent_root"]);
      note({ ...result, data: one }, session);
    }
  },
  getBlockV2: (result, [id], session) => block(result, id, false, session),
  getBlindedBlock: (result, [id], session) => block(result, id, true, session),
  async getBlockRoot(result, [id], session) {
    const root = String(objectOf(result["data"], DATA)["root"]).toLowerCase();
    if (!ROOT.test(root)) throw new Contradiction("form", `${DATA}.root`, "32 bytes in hex", describe(root));
    requireId(await readHeader(root, session), id, DATA);
    note(result, session);
  },
  async getBlockAttestationsV2(result, [id], session) {
    const fork = readFork(result["version"]);
    const found = await session.read("getBlockV2", [id]);
    const response = objectOf(found.result, found.path);
    await block(response, id, false, session, `${found.path}.data`);
    const type = attestationsType(fork);
    const body = objectOf(objectOf(response["data"], found.path)["message"], found.path)["body"];
    session.checks.add("block-root");
    requireSame(
      "block-root",
      DATA,
      rootOf(type, objectOf(body, found.path)["attestations"], found.path),
      rootOf(type, result["data"], DATA),
    );
    note(result, session);
  },
  ...stateChecks,
};

/** A block with the root that was asked for, or with that of the block in its slot. */
async function block(
  result: JsonObject,
  id: unknown,
  isBlinded: boolean,
  session: BeaconSession,
  at = DATA,
): Promise<void> {
  const fork = readFork(result["version"]);
  const message = objectOf(objectOf(result["data"], at)["message"], `${at}.message`);
  const root = rootOf(blockType(fork, isBlinded), message, `${at}.message`);
  session.checks.add("block-root");
  note(result, session);
  if (ROOT.test(String(id))) return requireSame("request", at, String(id).toLowerCase(), root);
  requireId({ root, message, isFinal: false }, id, at);
  const header = await readHeader(String(message["slot"]), session);
  if (header.root === root) return;
  if (header.isFinal) throw new Contradiction("block-root", at, header.root, root);
  throw new CannotVerify(
    "moving-block",
    `the block of slot ${String(message["slot"])} is another one now, and not final`,
  );
}
