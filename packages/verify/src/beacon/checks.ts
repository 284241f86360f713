import { Contradiction } from "../contradiction.ts";
import { describe, isAbsent, type JsonObject, listOfJson, asObject, noteOthers } from "../fields.ts";
import {
  type BeaconCheck,
  checkHeader,
  note,
  readHeader,
  requireId,
  requireSame,
  requireUnlessMoved,
  ROOT,
  ROOT_RECORD,
  SIGNED,
} from "./headers.ts";
import type { BeaconOperation } from "./operations.ts";
import type { BeaconSession } from "./session.ts";
import { stateChecks } from "./states.ts";
import { attestationsType, blockType, readFork, computeRoot } from "./types.ts";

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
    }
    note(result, session);
  },
  getBlockV2: async (result, [id], session) => void (await block(result, id, false, session)),
  getBlindedBlock: async (result, [id], session) => void (await block(result, id, true, session)),
  async getBlockRoot(result, [id], session) {
    const data = asObject(result["data"], DATA);
    const root = String(data["root"]).toLowerCase();
    if (!ROOT.test(root)) throw new Contradiction("form", `${DATA}.root`, "32 bytes in hex", describe(root));
    requireId(await readHeader(root, session), id, DATA);
    noteOthers(data, ROOT_RECORD, session);
    note(result, session);
  },
  async getBlockAttestationsV2(result, [id], session) {
    const fork = readFork(result["version"]);
    const found = await session.reads.read("getBlockV2", [id]);
    const response = asObject(found.result, found.path);
    const isFinal = await block(response, id, false, session, `${found.path}.data`);
    const type = attestationsType(fork);
    const body = asObject(asObject(response["data"], found.path)["message"], found.path)["body"];
    const expected = computeRoot(type, asObject(body, found.path)["attestations"], found.path);
    const actual = computeRoot(type, result["data"], DATA, session.uncovered);
    requireUnlessMoved(id, isFinal, () => requireSame("block-root", DATA, expected, actual));
    note(result, session);
  },
  ...stateChecks,
};

/** A block with the root that was asked for, or with that of the block in its slot. @returns whether the node calls it final. */
async function block(
  result: JsonObject,
  id: unknown,
  isBlinded: boolean,
  session: BeaconSession,
  at = DATA,
): Promise<boolean> {
  const fork = readFork(result["version"]);
  const data = asObject(result["data"], at);
  const message = asObject(data["message"], `${at}.message`);
  const root = computeRoot(blockType(fork, isBlinded), message, `${at}.message`, session.uncovered);
  session.checks.add("block-root");
  note(result, session);
  noteOthers(data, SIGNED, session);
  requireId({ root, message, isFinal: false }, id, at);
  if (ROOT.test(String(id))) return false;
  const slot = String(message["slot"]);
  const header = await readHeader(slot, session);
  requireUnlessMoved(slot, header.isFinal, () => requireSame("block-root", at, header.root, root));
  return header.isFinal;
}
