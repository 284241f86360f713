import { Contradiction } from "../contradiction.ts";
import { toHex } from "../encoding/bytes.ts";
import { describe, type JsonObject, listOfJson, asObject, noteOthers } from "../fields.ts";
import { CannotVerify } from "../verdict.ts";
import {
  type BeaconCheck,
  note,
  readHeader,
  requireSame,
  requireUnlessMoved,
  ROOT,
  ROOT_RECORD,
} from "./headers.ts";
import type { BeaconOperation } from "./operations.ts";
import type { BeaconSession } from "./session.ts";
import { type BeaconForkName, partType, readFork, readState, computeRoot, type StateView } from "./types.ts";

const DATA = "result.data";
const BALANCE: ReadonlySet<string> = new Set(["index", "balance"]);

/** Checks the data of a response with a state. */
type PartCheck = (
  data: unknown,
  state: StateView,
  params: readonly unknown[],
  session: BeaconSession,
) => void;

/** The checks of parts of states. All but that of the root need the state itself. */
export const stateChecks: Readonly<Record<Extract<BeaconOperation, `getState${string}`>, BeaconCheck>> = {
  async getStateRoot(result, [id], session) {
    const data = asObject(result["data"], DATA);
    await requireStateRoot(String(data["root"]).toLowerCase(), id, DATA, session);
    noteOthers(data, ROOT_RECORD, session);
    note(result, session);
  },
  getStateFork: withState((data, { fork }, _, session) => requirePart("Fork", fork, data, DATA, session)),
  getStateFinalityCheckpoints: withState((value, state, _, session) => {
    const data = asObject(value, DATA);
    const checkpoints = {
      previous_justified: state.previousJustifiedCheckpoint,
      current_justified: state.currentJustifiedCheckpoint,
      finalized: state.finalizedCheckpoint,
    };
    for (const [name, checkpoint] of Object.entries(checkpoints))
      requirePart("Checkpoint", checkpoint, data[name], `${DATA}.${name}`, session);
    noteOthers(data, new Set(Object.keys(checkpoints)), session);
  }),
  getStateValidator: withState((data, state, [, validator], session) => {
    const record = asObject(data, DATA);
    checkRecord(record, state, DATA, session);
    const asked = String(validator).toLowerCase();
    const { pubkey } = asObject(record["validator"], `${DATA}.validator`);
    requireSame("request", DATA, asked, /^\d+$/.test(asked) ? record["index"] : pubkey);
    session.uncovered.add("status");
  }),
  getStateValidators: withState((data, state, [, query], session) => {
    checkList(data, state, query, session, checkRecord);
    session.uncovered.add("status");
  }),
  getStateValidatorBalances: withState((data, state, [, query], session) =>
    checkList(data, state, query, session, checkBalance),
  ),
};

function withState(check: PartCheck): BeaconCheck {
  return async (result, params, session) => {
    const [id] = params;
    const { state, isFinal } = await loadState(id, session);
    requireUnlessMoved(id, isFinal, () => check(result["data"], state, params, session));
    note(result, session);
  };
}

function checkList(
  data: unknown,
  state: StateView,
  query: unknown,
  session: BeaconSession,
  check: (record: JsonObject, state: StateView, path: string, session: BeaconSession) => number,
): void {
  const found = new Set<number>();
  for (const [index, one] of listOfJson(data, DATA).entries())
    found.add(check(asObject(one, `${DATA}[${index}]`), state, `${DATA}[${index}]`, session));
  const { id: ids, status } = Object(query) as JsonObject;
  // Which validators have a status, no root covers.
  if (status !== undefined) return;
  if (Array.isArray(ids) && ids.length > 0) {
    for (const one of ids)
      if (/^\d+$/.test(String(one)) && Number(one) < state.validators.length && !found.has(Number(one)))
        throw new Contradiction("request", DATA, `the validator ${String(one)}`, "none");
  } else if (found.size !== state.validators.length)
    throw new Contradiction("request", DATA, `${state.validators.length} validators`, `${found.size}`);
}

function checkRecord(
  { validator, ...record }: JsonObject,
  state: StateView,
  path: string,
  session: BeaconSession,
): number {
  const index = checkBalance(record, state, path, session);
  requirePart("Validator", state.validators.get(index).toValue(), validator, `${path}.validator`, session);
  return index;
}

function checkBalance(record: JsonObject, state: StateView, path: string, session: BeaconSession): number {
  const index = Number(record["index"]);
  if (!/^\d+$/.test(String(record["index"])) || index >= state.validators.length)
    throw new Contradiction(
      "form",
      `${path}.index`,
      `less than ${state.validators.length}`,
      describe(record["index"]),
    );
  requireSame("state-root", `${path}.balance`, state.balances.get(index), record["balance"]);
  noteOthers(record, BALANCE, session);
  return index;
}

function requirePart(
  kind: "Fork" | "Checkpoint" | "Validator",
  value: unknown,
  json: unknown,
  path: string,
  session: BeaconSession,
): void {
  const type = partType(kind);
  const expected = JSON.stringify(type.toJson(value as never));
  if (computeRoot(type, json, path, session.uncovered) !== computeRoot(type, JSON.parse(expected), path))
    throw new Contradiction("state-root", path, expected, describe(json));
}

/** Reads the state, and checks that it is the one that was asked for. */
async function loadState(
  id: unknown,
  session: BeaconSession,
): Promise<{ readonly state: StateView; readonly isFinal: boolean }> {
  if (!session.readState)
    throw new CannotVerify("no-check", "parts of a state are checked with the option readState");
  let read: { readonly version: string; readonly bytes: Uint8Array };
  try {
    read = await session.readState(String(id));
  } catch (cause) {
    throw new CannotVerify("read-failed", "the state could not be read", { cause });
  }
  const { state, root } = known.get(read.bytes) ?? decode(readFork(read.version), read.bytes);
  return { state, isFinal: await requireStateRoot(root, id, "state", session) };
}

interface HashedState {
  readonly state: StateView;
  readonly root: string;
}

/** States by their bytes, so that the same bytes are hashed once: that takes seconds. */
const known = new WeakMap<Uint8Array, HashedState>();

function decode(fork: BeaconForkName, bytes: Uint8Array): HashedState {
  let state: StateView;
  try {
    state = readState(fork, bytes);
  } catch {
    throw new Contradiction("form", "state", `a state of ${fork}`, `${bytes.length} other bytes`);
  }
  const hashed = { state, root: toHex(state.hashTreeRoot()) };
  known.set(bytes, hashed);
  return hashed;
}

/** Requires the root that was asked for, or the block's in its slot. @returns whether that block is final. */
async function requireStateRoot(
  root: string,
  id: unknown,
  path: string,
  session: BeaconSession,
): Promise<boolean> {
  session.checks.add("state-root");
  if (ROOT.test(String(id))) {
    requireSame("request", path, String(id).toLowerCase(), root);
    return false;
  }
  const { message, isFinal } = await readHeader(String(id), session);
  const expected = String(message["state_root"]);
  requireUnlessMoved(id, isFinal, () => requireSame("state-root", path, expected, root));
  return isFinal;
}
