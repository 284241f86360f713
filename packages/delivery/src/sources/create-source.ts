import type { StreamSource } from "@node-access/management";
import { type Source, SourceError } from "../model/source.ts";
import type { DeliveryOptions } from "../model/delivery.ts";
import type { StreamDefinition } from "../model/stream.ts";
import type { SharedReads } from "./shared-reads.ts";

/** What a source may use. */
export type SourceOptions = Pick<DeliveryOptions, "log">;

/** Creates the source of a stream. It requests nothing before it is used. */
export type CreateSource = (
  definition: StreamDefinition,
  shared: SharedReads,
  options: SourceOptions,
) => Source | Promise<Source>;

/** Loaded when a stream uses them: a line for each type. */
const SOURCES: Readonly<Record<StreamSource["type"], () => Promise<CreateSource>>> = {
  blocks: loadEvm,
  logs: loadEvm,
  receipts: loadEvm,
  pending_transactions: loadEvm,
  beacon_blocks: async () => (await import("./beacon/beacon-blocks.ts")).createBeaconBlocks,
  beacon_finality: async () => (await import("./beacon/beacon-finality.ts")).createBeaconFinality,
  fills: loadVenue,
  orders: loadVenue,
  accounts: loadGeyser,
  transactions: loadGeyser,
  checkpoints: async () => (await import("./sui-checkpoints.ts")).createSuiCheckpoints,
};

async function loadEvm(): Promise<CreateSource> {
  return (await import("./evm/create-evm-source.ts")).createEvmSource;
}

async function loadVenue(): Promise<CreateSource> {
  return (await import("./venue.ts")).createVenueSource;
}

async function loadGeyser(): Promise<CreateSource> {
  return (await import("./geyser/create-geyser-source.ts")).createGeyserSource;
}

/**
 * Creates the source of a stream, by its type.
 *
 * @throws SourceError if the type is unknown.
 */
export async function createSource(
  definition: StreamDefinition,
  shared: SharedReads,
  options: SourceOptions,
): Promise<Source> {
  const { type } = definition.source;
  const load = SOURCES[type];
  if (!load)
    throw new SourceError(`no source of the type ${type}: expected ${Object.keys(SOURCES).join(", ")}`);
  return (await load())(definition, shared, options);
}
