import { type Check, Contradiction } from "../contradiction.ts";
import { describe, type JsonObject, asObject, noteOthers } from "../fields.ts";
import type { BeaconSession } from "./session.ts";
import { CannotVerify } from "../verdict.ts";
import { headerType, computeRoot } from "./types.ts";

export type BeaconCheck = (
  result: JsonObject,
  params: readonly unknown[],
  session: BeaconSession,
) => void | Promise<void>;

/** A header whose fields have its root. */
export interface ProvenBeaconHeader {
  readonly root: string;
  readonly message: JsonObject;
  /** Whether no reorganization can replace it, as the node says. */
  readonly isFinal: boolean;
}

const ENVELOPE: ReadonlySet<string> = new Set(["version", "data"]);
const RECORD: ReadonlySet<string> = new Set(["root", "header"]);

/** The fields of what is signed that a root covers. */
export const SIGNED: ReadonlySet<string> = new Set(["message"]);
/** The fields of a response that is a root. */
export const ROOT_RECORD: ReadonlySet<string> = new Set(["root"]);

export const ROOT: RegExp = /^0x[0-9a-f]{64}$/i;

/** Checks a header: its fields have the root that is next to them. */
export function checkHeader(
  response: JsonObject,
  value: unknown,
  at: string,
  session: BeaconSession,
): ProvenBeaconHeader {
  const record = asObject(value, at);
  const message = asObject(asObject(record["header"], `${at}.header`)["message"], `${at}.header.message`);
  const root = computeRoot(headerType(), message, `${at}.header.message`, session.uncovered);
  session.checks.add("block-root");
  requireSame("block-root", `${at}.root`, root, record["root"]);
  noteOthers(record, RECORD, session);
  noteOthers(record["header"] as JsonObject, SIGNED, session);
  return { root, message, isFinal: response["finalized"] === true };
}

/** Reads the header of a block by its root or by its slot, and checks it. */
export async function readHeader(id: string, session: BeaconSession): Promise<ProvenBeaconHeader> {
  const { result, path } = await session.reads.read("getBlockHeader", [id]);
  const response = asObject(result, path);
  const header = checkHeader(response, response["data"], `${path}.data`, session);
  requireId(header, id, `${path}.data`);
  return header;
}

/** Whether a block's id means the same block at any time. A slot does once it is final; `head` and `finalized` move. */
export function isFixed(id: unknown, isFinal: boolean): boolean {
  const text = String(id);
  return ROOT.test(text) || (isFinal && /^(?:\d+|genesis)$/.test(text));
}

/** Requires what another call shows, which may be of another block than the result if the id has moved in between. */
export function requireUnlessMoved(id: unknown, isFinal: boolean, require: () => void): void {
  try {
    require();
  } catch (error) {
    if (isFixed(id, isFinal) || !(error instanceof Contradiction)) throw error;
    throw new CannotVerify("moving-block", `${String(id)} may be another block now, and is not final`);
  }
}

/** Notes the fields around the data, which no root covers. */
export function note(response: JsonObject, session: BeaconSession): void {
  noteOthers(response, ENVELOPE, session);
}

/** Requires that a block is the one that was asked for. Which block `head` and `finalized` mean, only the node knows. */
export function requireId({ root, message }: ProvenBeaconHeader, id: unknown, at: string): void {
  const text = String(id).toLowerCase();
  if (ROOT.test(text)) requireSame("request", `${at}.root`, text, root);
  else if (/^\d+$/.test(text))
    requireSame("request", `${at}.slot`, BigInt(text), BigInt(String(message["slot"])));
  else if (text === "genesis") requireSame("request", `${at}.slot`, "0", message["slot"]);
}

export function requireSame(check: Check, path: string, expected: unknown, actual: unknown): void {
  if (String(expected).toLowerCase() === String(actual).toLowerCase()) return;
  throw new Contradiction(check, path, String(expected), describe(String(actual)));
}
