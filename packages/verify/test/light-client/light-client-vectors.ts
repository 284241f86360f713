import { readFileSync } from "node:fs";
import { type BeaconNetwork, mainnet } from "../../src/light-client/index.ts";
import { type FullNetwork, readNetwork } from "../../src/light-client/network.ts";

/** An object of the beacon API. */
export type Json = { [name: string]: unknown };

/** A header as the vectors expect it. */
export interface ExpectedHeader {
  readonly slot: number;
  readonly root: string;
}

/** A case of the vectors of light clients: a bootstrap, and updates in order. */
export interface LightClientCase {
  /** The fork and the name. */
  readonly title: string;
  readonly checkpoint: string;
  readonly network: FullNetwork;
  readonly bootstrap: Json;
  readonly steps: readonly {
    readonly update: Json;
    readonly currentSlot: number;
    readonly finalized: ExpectedHeader;
    readonly optimistic: ExpectedHeader;
  }[];
}

interface RecordedCase extends Pick<BeaconNetwork, "forks" | "genesisValidatorsRoot"> {
  readonly fork: string;
  readonly name: string;
  readonly checkpoint: string;
  readonly bootstrap: Json;
  readonly updates: Readonly<Record<string, Json>>;
  readonly steps: readonly {
    readonly update: string;
    readonly currentSlot: number;
    readonly finalized: ExpectedHeader;
    readonly optimistic: ExpectedHeader;
  }[];
}

/** The minimal preset. */
const minimal = {
  genesisTime: 1_578_009_600,
  secondsPerSlot: 6,
  slotsPerEpoch: 8,
  epochsPerPeriod: 8,
  committeeSize: 32,
};

/**
 * Reads the vectors of ethereum/consensus-spec-tests, of the minimal preset: tests/minimal/FORK/light_client/sync, in JSON, up to
 * the first update that a client would apply without finality.
 */
export function lightClientCases(): LightClientCase[] {
  return readCases("light-client.json", ({ forks, genesisValidatorsRoot }) =>
    readNetwork({ ...minimal, forks, genesisValidatorsRoot }),
  );
}

/** Reads what a node of Ethereum returned in the periods in which the fork Electra began. */
export function mainnetCases(): LightClientCase[] {
  return readCases("light-client-mainnet.json", () => readNetwork(mainnet));
}

function readCases(file: string, networkOf: (recorded: RecordedCase) => FullNetwork): LightClientCase[] {
  const { committees, cases } = JSON.parse(
    readFileSync(new URL(`../fixtures/${file}`, import.meta.url), "utf8"),
  ) as {
    readonly committees: readonly Json[];
    readonly cases: readonly RecordedCase[];
  };
  return cases.map((recorded) => {
    const { fork, name, checkpoint, bootstrap, updates, steps } = recorded;
    const committee = committees[bootstrap["current_sync_committee"] as number];
    return {
      title: `${fork}, ${name.replaceAll("_", " ")}`,
      checkpoint,
      network: networkOf(recorded),
      bootstrap: { ...bootstrap, current_sync_committee: committee },
      steps: steps.map(({ update, currentSlot, finalized, optimistic }) => ({
        update: withCommittee(updates[update] as Json, committees),
        currentSlot,
        finalized,
        optimistic,
      })),
    };
  });
}

/** Puts the next committee in an update, which has only its place in the list; or leaves both it and its proof out. */
function withCommittee(
  { next_sync_committee: index, next_sync_committee_branch: branch, ...update }: Json,
  committees: readonly Json[],
): Json {
  if (index === null) return update;
  return {
    ...update,
    next_sync_committee: committees[index as number],
    next_sync_committee_branch: branch,
  };
}
