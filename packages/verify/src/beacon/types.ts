import { Contradiction } from "../contradiction.ts";
import { toHex } from "../encoding/bytes.ts";
import { describe, type JsonObject, noteOthers } from "../fields.ts";
import { CannotVerify } from "../verdict.ts";

/** A type of SSZ, as far as it is used here. */
export interface SszType {
  fromJson(json: unknown): unknown;
  toJson(value: never): unknown;
  hashTreeRoot(value: never): Uint8Array;
}

/** The types of a fork that are used here. The library's own are too large for the compiler as a union. */
interface ForkTypes {
  readonly BeaconBlockHeader: SszType;
  readonly BeaconBlock: SszType;
  readonly BlindedBeaconBlock?: SszType;
  readonly BeaconBlockBody: { readonly fields: { readonly attestations: SszType } };
  readonly Fork: SszType;
  readonly Checkpoint: SszType;
  readonly Validator: SszType;
  readonly BeaconState: { deserializeToViewDU(bytes: Uint8Array): StateView };
}

const FORKS = ["phase0", "altair", "bellatrix", "capella", "deneb", "electra", "fulu"] as const;

/** A fork of the beacon chain whose types are final. */
export type BeaconForkName = (typeof FORKS)[number];

let forks: Readonly<Record<string, unknown>> = {};

/** Loads the library, an ES module. @returns its preset, which `LODESTAR_PRESET` of the environment decides. */
export async function loadTypes(): Promise<string> {
  const [{ ssz }, { ACTIVE_PRESET }] = await Promise.all([
    import("@lodestar/types"),
    import("@lodestar/params"),
  ]);
  forks = ssz;
  return ACTIVE_PRESET;
}

const findTypes = (fork: BeaconForkName): ForkTypes => forks[fork] as ForkTypes;

/** The type of a header of a block, which no fork has changed. */
export function headerType(): SszType {
  return findTypes("phase0").BeaconBlockHeader;
}

/** Reads the fork that a response names. */
export function readFork(version: unknown): BeaconForkName {
  const fork = FORKS.find((name) => name === version);
  if (fork) return fork;
  throw new CannotVerify("no-rules", `there are no types of the fork ${describe(version)}`);
}

/** The type of a block. That of a blinded one has the same root, because it has the header of the payload in its place. */
export function blockType(fork: BeaconForkName, isBlinded: boolean): SszType {
  const { BeaconBlock, BlindedBeaconBlock = BeaconBlock } = findTypes(fork);
  return isBlinded ? BlindedBeaconBlock : BeaconBlock;
}

export function attestationsType(fork: BeaconForkName): SszType {
  return findTypes(fork).BeaconBlockBody.fields.attestations;
}

/** A state as bytes, to read parts of it. */
export interface StateView {
  readonly fork: {
    readonly previousVersion: Uint8Array;
    readonly currentVersion: Uint8Array;
    readonly epoch: number;
  };
  readonly previousJustifiedCheckpoint: unknown;
  readonly currentJustifiedCheckpoint: unknown;
  readonly finalizedCheckpoint: unknown;
  readonly validators: { readonly length: number; get(index: number): { toValue(): unknown } };
  readonly balances: { readonly length: number; get(index: number): number };
  hashTreeRoot(): Uint8Array;
}

export function readState(fork: BeaconForkName, bytes: Uint8Array): StateView {
  return findTypes(fork).BeaconState.deserializeToViewDU(bytes);
}

/** The type of a part of a state that responses have. No fork has changed these. */
export function partType(kind: "Fork" | "Checkpoint" | "Validator"): SszType {
  return findTypes("phase0")[kind];
}

/**
 * Computes the root of JSON of the beacon API.
 *
 * @param uncovered - Receives the names of fields that the type does not have, which the root cannot cover.
 */
export function computeRoot(
  type: SszType,
  json: unknown,
  path: string,
  uncovered: Set<string> = new Set(),
): string {
  return toHex(type.hashTreeRoot(readJson(type, json, path, uncovered) as never));
}

function readJson(type: SszType, json: unknown, path: string, uncovered: Set<string>): unknown {
  try {
    const value = type.fromJson(json);
    requireSameJson(type.toJson(value as never), json, uncovered);
    return value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Contradiction("form", path, "an object of the beacon API", reason.slice(0, 100));
  }
}

/** The library reads `10e5` as 10, and others read it as a million. */
function requireSameJson(expected: unknown, actual: unknown, uncovered: Set<string>): void {
  if (typeof expected === "object" && expected !== null) {
    for (const [name, value] of Object.entries(expected))
      requireSameJson(value, (actual as JsonObject)[name], uncovered);
    if (!Array.isArray(expected))
      noteOthers(actual as JsonObject, new Set(Object.keys(expected)), { uncovered });
  } else if (String(expected).toLowerCase() !== String(actual).toLowerCase())
    throw new Error(`${describe(actual)} in place of ${describe(expected)}`);
}
