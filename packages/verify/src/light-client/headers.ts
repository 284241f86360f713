import { type Hex, toHex } from "../encoding/bytes.ts";
import { Contradiction } from "../contradiction.ts";
import { bytesAt, hashAt, isAbsent, type JsonObject, asObject } from "../fields.ts";
import type { BlockId } from "../verdict.ts";
import { CannotFollow } from "./cannot-follow.ts";
import { checkBranch, executionRoot, headerRoot, numberAt } from "./merkle.ts";
import { type BeaconFork, forkAt, type FullNetwork } from "./network.ts";
import type { LightClientHeader } from "./state.ts";

/** A header whose parts belong together. It is trusted once a sync committee has signed it, or a signed one proves it. */
export interface Header {
  /** The header as it came. */
  readonly json: LightClientHeader;
  readonly slot: number;
  /** The root of the beacon block. */
  readonly root: Uint8Array;
  readonly stateRoot: Uint8Array;
  /** The execution block. Absent before Capella. */
  readonly execution: BlockId | undefined;
}

/** The place of the execution payload in a block's body. Source: ethereum/consensus-specs, capella. */
const EXECUTION_PAYLOAD = 25;

/** Reads a header, and checks that its execution payload is that of its block. */
export function readHeader(value: unknown, at: string, network: FullNetwork): Header {
  const json = asObject(value, at);
  const beacon = asObject(json["beacon"], `${at}.beacon`);
  const slot = numberAt(beacon, "slot", `${at}.beacon`);
  return {
    json: json as unknown as LightClientHeader,
    slot,
    root: headerRoot(beacon, `${at}.beacon`),
    stateRoot: bytesAt(beacon, "state_root", `${at}.beacon`, 32),
    execution: readExecution(json, beacon, at, knownForkAt(network, slot).name),
  };
}

/** The fork of a slot. A light client cannot follow a chain to a fork that it does not know. */
export function knownForkAt(network: FullNetwork, slot: number): BeaconFork {
  const fork = forkAt(network, slot);
  if (fork) return fork;
  throw new CannotFollow(
    "unknown-fork",
    `slot ${slot} is before the first fork of the network that has sync committees`,
  );
}

function readExecution(
  header: JsonObject,
  beacon: JsonObject,
  at: string,
  fork: BeaconFork["name"],
): BlockId | undefined {
  if (fork === "altair" || fork === "bellatrix") return undefined;
  const path = `${at}.execution`;
  const execution = asObject(header["execution"], path);
  const root = executionRoot(execution, fork === "capella", path);
  const bodyRoot = bytesAt(beacon, "body_root", `${at}.beacon`, 32);
  checkBranch("execution-proof", root, EXECUTION_PAYLOAD, [header, "execution_branch", at], bodyRoot);
  return {
    number: BigInt(numberAt(execution, "block_number", path)),
    hash: hashAt(execution, "block_hash", path),
  };
}

export function requireRoot(check: "checkpoint", { root }: Header, expected: Hex, at: string): void {
  if (toHex(root) !== expected) throw new Contradiction(check, `${at}.beacon`, expected, toHex(root));
}

/** Whether an update has something with its proof: others leave both out, or fill them with zeros. */
export function hasProof(update: JsonObject, name: string, proof: string): boolean {
  const branch = update[proof];
  return (
    !(isAbsent(branch) && isAbsent(update[name])) &&
    !(Array.isArray(branch) && branch.every((hash) => /^0x0*$/.test(String(hash))))
  );
}
