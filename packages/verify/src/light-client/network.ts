import { describeValue, invalidArgument, kindOf } from "@node-access/auth";

/** A fork of a beacon chain. */
export interface BeaconFork {
  /** Its name, which says what headers and proofs look like. */
  readonly name: "altair" | "bellatrix" | "capella" | "deneb" | "electra" | "fulu";
  /** Its version, which is signed: 4 bytes in hex. */
  readonly version: string;
  /** Its first epoch. */
  readonly epoch: number;
}

/** The parameters of a beacon chain that its light client needs. */
export interface BeaconNetwork {
  /** Root of the validators at genesis, which is signed: 32 bytes in hex. */
  readonly genesisValidatorsRoot: string;
  /** The time of slot 0, in seconds since 1970. */
  readonly genesisTime: number;
  /** The forks since Altair, in order. A light client stops at a fork that is not listed. */
  readonly forks: readonly BeaconFork[];
  /** Default 12. */
  readonly secondsPerSlot?: number | undefined;
  /** Default 32. */
  readonly slotsPerEpoch?: number | undefined;
  /** Epochs for which a sync committee signs. Default 256. */
  readonly epochsPerPeriod?: number | undefined;
  /** Members of a sync committee. Default 512. */
  readonly committeeSize?: number | undefined;
}

/** The same with defaults filled in. */
export type FullNetwork = { readonly [Key in keyof BeaconNetwork]-?: NonNullable<BeaconNetwork[Key]> };

const NAMES = ["altair", "bellatrix", "capella", "deneb", "electra", "fulu"] as const;

const listForks = (versions: readonly string[], epochs: readonly number[]): BeaconFork[] =>
  NAMES.map((name, index) => ({ name, version: versions[index] ?? "", epoch: epochs[index] ?? 0 }));

/** Ethereum. Source: ethereum/consensus-specs, configs/mainnet.yaml. */
export const mainnet: BeaconNetwork = {
  genesisValidatorsRoot: "0x4b363db94e286120d76eb905340fdd4e54bfe9f06bf33ff6cf5ad27f511bfe95",
  genesisTime: 1_606_824_023,
  forks: listForks(
    ["0x01000000", "0x02000000", "0x03000000", "0x04000000", "0x05000000", "0x06000000"],
    [74_240, 144_896, 194_048, 269_568, 364_032, 411_392],
  ),
};

/** Sepolia. Source: eth-clients/sepolia. */
export const sepolia: BeaconNetwork = {
  genesisValidatorsRoot: "0xd8ea171f3c94aea21ebc42a1ed61052acf3f9209c00e4efbaaddac09ed9b8078",
  genesisTime: 1_655_733_600,
  forks: listForks(
    ["0x90000070", "0x90000071", "0x90000072", "0x90000073", "0x90000074", "0x90000075"],
    [50, 100, 56_832, 132_608, 222_464, 272_640],
  ),
};

/** Hoodi. Source: eth-clients/hoodi. */
export const hoodi: BeaconNetwork = {
  genesisValidatorsRoot: "0x212f13fc4df078b6cb7db228f1c8307566dcecf900867401a92023d7ba99cb5f",
  genesisTime: 1_742_213_400,
  forks: listForks(
    ["0x20000910", "0x30000910", "0x40000910", "0x50000910", "0x60000910", "0x70000910"],
    [0, 0, 0, 0, 2_048, 50_688],
  ),
};

/** Gnosis. Source: gnosischain/configs. */
export const gnosis: BeaconNetwork = {
  genesisValidatorsRoot: "0xf5dcb5564e829aab27264b9becd5dfaa017085611224cb3036f573368dbb9d47",
  genesisTime: 1_638_993_340,
  secondsPerSlot: 5,
  slotsPerEpoch: 16,
  epochsPerPeriod: 512,
  forks: listForks(
    ["0x01000064", "0x02000064", "0x03000064", "0x04000064", "0x05000064", "0x06000064"],
    [512, 385_536, 648_704, 889_856, 1_337_856, 1_714_688],
  ),
};

/** Fills in defaults, and checks the option `network`. */
export function readNetwork(network: BeaconNetwork): FullNetwork {
  const full = { secondsPerSlot: 12, slotsPerEpoch: 32, epochsPerPeriod: 256, committeeSize: 512 };
  for (const [name, value] of Object.entries(Object(network) as object))
    if (value !== undefined) Object.assign(full, { [name]: value });
  const { genesisValidatorsRoot, genesisTime, forks, ...sizes } = full as unknown as FullNetwork;
  for (const [name, value] of Object.entries({ genesisTime, ...sizes }))
    if (!Number.isInteger(value) || value < 1)
      throw invalidArgument(`network.${name}`, "an integer from 1", describeValue(value));
  if (!/^0x[0-9a-f]{64}$/i.test(String(genesisValidatorsRoot)))
    throw invalidArgument("network.genesisValidatorsRoot", "32 bytes in hex", String(genesisValidatorsRoot));
  if (!Array.isArray(forks) || forks.length === 0)
    throw invalidArgument("network.forks", "a list of forks", kindOf(forks));
  for (const [index, fork] of forks.entries()) {
    const { name, version, epoch }: Partial<BeaconFork> = Object(fork);
    const isFork = NAMES.includes(name as never) && /^0x[0-9a-f]{8}$/i.test(String(version));
    if (!isFork || !Number.isInteger(epoch))
      throw invalidArgument(`network.forks[${index}]`, "name, version in hex and epoch", kindOf(fork));
  }
  return full as unknown as FullNetwork;
}

export function forkAt({ forks, slotsPerEpoch }: FullNetwork, slot: number): BeaconFork | undefined {
  const epoch = Math.floor(slot / slotsPerEpoch);
  return forks.findLast((fork) => fork.epoch <= epoch);
}

/** The period of a slot, for which one sync committee signs. */
export function periodAt({ slotsPerEpoch, epochsPerPeriod }: FullNetwork, slot: number): number {
  return Math.floor(slot / (slotsPerEpoch * epochsPerPeriod));
}
