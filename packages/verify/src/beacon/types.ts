import { ACTIVE_PRESET } from "@lodestar/params";
import { ssz } from "@lodestar/types";
import { Contradiction } from "../contradiction.ts";
import { toHex } from "../encoding/bytes.ts";
import { describe } from "../fields.ts";
import { CannotVerify } from "../verdict.ts";

/** A type of SSZ, as far as it is used here. */
export interface SszType {
  fromJson(json: unknown): unknown;
  hashTreeRoot(value: never): Uint8Array;
}

/** The types of a fork that are used here. The library's own are too large for the compiler as a union. */
interface ForkTypes {
  readonly BeaconBlock: SszType;
  readonly BlindedBeaconBlock?: SszType;
  readonly BeaconBlockBody: { readonly fields: { readonly attestations: SszType } };
  readonly BeaconState: { deserializeToViewDU(bytes: Uint8Array): StateView };
}

/** A fork of the beacon chain whose types are final. */
export type BeaconForkName = "phase0" | "altair" | "bellatrix" | "capella" | "deneb" | "electra" | "fulu";

const forks: Readonly<Record<BeaconForkName, unknown>> = {
  phase0: ssz.phase0,
  altair: ssz.altair,
  bellatrix: ssz.bellatrix,
  capella: ssz.capella,
  deneb: ssz.deneb,
  electra: ssz.electra,
  fulu: ssz.fulu,
};

const typesOf = (fork: BeaconForkName): ForkTypes => forks[fork] as ForkTypes;

/** The preset that the library of types has been loaded with: `LODESTAR_PRESET` of the environment decides that. */
export const loadedPreset: string = ACTIVE_PRESET;

/** The type of a header of a block, which no fork has changed. */
export const headerType: SszType = ssz.phase0.BeaconBlockHeader as unknown as SszType;

/** Reads the fork that a response names. */
export function readFork(version: unknown): BeaconForkName {
  if (typeof version === "string" && Object.hasOwn(forks, version)) return version as BeaconForkName;
  throw new CannotVerify("no-rules", `there are no types of the fork ${describe(version)}`);
}

/** The type of a block. That of a blinded one has the same root, because it has the header of the payload in its place. */
export function blockType(fork: BeaconForkName, isBlinded: boolean): SszType {
  const { BeaconBlock, BlindedBeaconBlock = BeaconBlock } = typesOf(fork);
  return isBlinded ? BlindedBeaconBlock : BeaconBlock;
}

/** The type of the attestations of a block. */
export function attestationsType(fork: BeaconForkName): SszType {
  return typesOf(fork).BeaconBlockBody.fields.attestations;
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

/** Reads an encoded state. */
export function readState(fork: BeaconForkName, bytes: Uint8Array): StateView {
  return typesOf(fork).BeaconState.deserializeToViewDU(bytes);
}

/** The types of the parts of a state that responses have. */
export const partTypes: Readonly<
  Record<"fork" | "checkpoint" | "validator", SszType & { toJson(value: never): unknown }>
> = {
  fork: ssz.phase0.Fork as never,
  checkpoint: ssz.phase0.Checkpoint as never,
  validator: ssz.phase0.Validator as never,
};

/** Computes the root of JSON of the beacon API. */
export function rootOf(type: SszType, json: unknown, path: string): string {
  return toHex(type.hashTreeRoot(readJson(type, json, path) as never));
}

function readJson(type: SszType, json: unknown, path: string): unknown {
  try {
    return type.fromJson(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Contradiction("form", path, "an object of the beacon API", reason.slice(0, 100));
  }
}
