import { isNodeAccessError } from "@node-access/auth";
import {
  type BeaconClient,
  type BlockHeaderRecord,
  createBeaconClient,
  genesisTime,
  pathKey,
} from "@node-access/beacon";
import type { NodeAddress } from "../../model/stream.ts";
import { Poll } from "../poll.ts";
import { shareInFlight } from "../share-in-flight.ts";
import type { SharedReads } from "../shared-reads.ts";

/** Milliseconds between two reads of the head; less if slots are short. */
const POLL_INTERVAL = 1_000;

/** The newest block of a beacon node, and the epochs that are safe and final. */
export interface BeaconHead {
  readonly header: BlockHeaderRecord;
  readonly slot: number;
  readonly justified: number;
  readonly finalized: number;
}

/** When slots and epochs begin. */
export interface BeaconClock {
  /** Milliseconds since 1970. */
  readonly genesis: number;
  /** Milliseconds of a slot. */
  readonly slotTime: number;
  readonly slotsPerEpoch: number;
}

/** A beacon node, with requests that all its streams share. */
export class BeaconNode {
  readonly #client: BeaconClient;
  #clock: Promise<BeaconClock> | undefined;
  #heads: Poll<BeaconHead> | undefined;

  constructor({ url, key }: NodeAddress) {
    this.#client = createBeaconClient({ endpoint: url, credential: pathKey(key) });
  }

  /** When its slots and epochs begin. */
  clock(): Promise<BeaconClock> {
    this.#clock ??= this.#readClock().catch((error: unknown) => {
      this.#clock = undefined;
      throw error;
    });
    return this.#clock;
  }

  /** Its head. */
  async heads(): Promise<Poll<BeaconHead>> {
    const { slotTime } = await this.clock();
    return (this.#heads ??= new Poll(() => this.#readHead(), Math.min(POLL_INTERVAL, slotTime / 4)));
  }

  /** @returns the header of a block by its slot or root, also of one that was replaced; `undefined` if the node has none. */
  readonly header: (id: string) => Promise<BlockHeaderRecord | undefined> = shareInFlight((id) =>
    this.#header(id),
  );

  /** Nothing runs without a stream that waits for it. */
  close(): void {}

  async #header(id: string): Promise<BlockHeaderRecord | undefined> {
    try {
      const { data } = await this.#client.getBlockHeader(id as `0x${string}`);
      return data;
    } catch (error) {
      if (isNodeAccessError(error, "HTTP_STATUS") && error.context.status === 404) return undefined;
      throw error;
    }
  }

  async #readClock(): Promise<BeaconClock> {
    const [{ data: genesis }, { data: spec }] = await Promise.all([
      this.#client.getGenesis(),
      this.#client.getSpec(),
    ]);
    const { SLOT_DURATION_MS, SECONDS_PER_SLOT, SLOTS_PER_EPOCH } = spec as Readonly<Record<string, unknown>>;
    return {
      genesis: genesisTime(genesis).getTime(),
      slotTime: Number(SLOT_DURATION_MS ?? Number(SECONDS_PER_SLOT) * 1_000),
      slotsPerEpoch: Number(SLOTS_PER_EPOCH),
    };
  }

  async #readHead(): Promise<BeaconHead> {
    const [{ data: header }, { data: checkpoints }] = await Promise.all([
      this.#client.getBlockHeader("head"),
      this.#client.getStateFinalityCheckpoints("head"),
    ]);
    return {
      header,
      slot: slotOf(header),
      justified: Number(checkpoints.current_justified.epoch),
      finalized: Number(checkpoints.finalized.epoch),
    };
  }
}

/** @returns the beacon node that all its streams share, and what to call when the stream ends. */
export function openBeaconNode(
  address: NodeAddress,
  shared: SharedReads,
): { readonly node: BeaconNode; readonly release: () => void } {
  const { value: node, release } = shared.use(
    `beacon ${address.url} ${address.key}`,
    () => new BeaconNode(address),
  );
  return { node, release };
}

/** @returns the slot of a block. */
export function slotOf({ header }: BlockHeaderRecord): number {
  return Number(header.message.slot);
}

/** @returns when a slot begins, in ISO 8601. */
export function timeOfSlot({ genesis, slotTime }: BeaconClock, slot: number): string {
  return new Date(genesis + slot * slotTime).toISOString();
}

/** @returns the first slot that begins at a time or later. */
export function slotAt({ genesis, slotTime }: BeaconClock, time: string): number {
  return Math.max(0, Math.ceil((Date.parse(time) - genesis) / slotTime));
}
