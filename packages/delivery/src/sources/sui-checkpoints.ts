import { isNodeAccessError, xToken } from "@node-access/auth";
import { type Checkpoint, createSuiClient, type SuiClient } from "@node-access/grpc/sui";
import { type Source, type SourceBlock, SourceError } from "../model/source.ts";
import type { NodeAddress, StreamDefinition } from "../model/stream.ts";
import { Poll } from "./poll.ts";
import { reread } from "./reread.ts";
import { shareInFlight } from "./share-in-flight.ts";
import type { SharedReads } from "./shared-reads.ts";
import { toIsoTime, toJson } from "./to-json.ts";
import { untilAborted } from "./until-aborted.ts";

/** Checkpoints that are read together. */
const CHECKPOINTS = 32;
/** Milliseconds between two reads of the newest checkpoint. */
const POLL_INTERVAL = 250;
/** A checkpoint without its transactions. */
const READ_MASK = ["sequence_number", "digest", "summary"];

/** A Sui node, with requests that all its streams share. */
class SuiNode {
  readonly #client: SuiClient;
  /** The number of the newest checkpoint. */
  readonly newest: Poll<number> = new Poll(async () => {
    const { checkpoint } = await this.#client.ledger.getCheckpoint({ readMask: READ_MASK });
    return Number(checkpoint?.sequenceNumber ?? 0n);
  }, POLL_INTERVAL);

  constructor({ grpcUrl, key }: NodeAddress) {
    this.#client = createSuiClient({ endpoint: grpcUrl, credential: xToken(key) });
  }

  /** @throws SourceError if the node no longer has the checkpoint; Error if it does not have it yet. */
  readonly read: (number: number) => Promise<Checkpoint> = shareInFlight(async (number) => {
    try {
      const checkpointId = { $case: "sequenceNumber", value: BigInt(number) } as const;
      const { checkpoint } = await this.#client.ledger.getCheckpoint({ checkpointId, readMask: READ_MASK });
      if (checkpoint?.sequenceNumber === BigInt(number)) return checkpoint;
      throw new Error(`the node returned the checkpoint ${checkpoint?.sequenceNumber} for ${number}`);
    } catch (error) {
      if (!isNodeAccessError(error, "GRPC_STATUS") || error.context.status !== "NOT_FOUND") throw error;
      const lowest = await this.lowest();
      if (lowest <= number) throw error;
      throw new SourceError(
        `the node no longer has the checkpoint ${number}: the oldest that it has is ${lowest}. ` +
          `Replay the stream from ${lowest}, or use a node that has older ones`,
      );
    }
  });

  /** @returns the number of the oldest checkpoint that the node has. */
  async lowest(): Promise<number> {
    const { lowestAvailableCheckpoint = 0n } = await this.#client.ledger.getServiceInfo({});
    return Number(lowestAvailableCheckpoint);
  }

  close(): void {
    this.#client.close();
  }
}

/** Reads the checkpoints of Sui, which are final, by their numbers. Each is linked with the one before by its digest. */
export function createSuiCheckpoints({ node: address }: StreamDefinition, shared: SharedReads): Source {
  const { value: node, release } = shared.use(
    `sui ${address.grpcUrl} ${address.key}`,
    () => new SuiNode(address),
  );
  let newest: number | undefined;

  /** @returns the number of the first checkpoint at a time or later, which it waits for. */
  async function findFirst(time: string, signal: AbortSignal): Promise<number> {
    const isBefore = async (number: number): Promise<boolean> =>
      Date.parse(timeOf(await untilAborted(node.read(number), signal))) < Date.parse(time);
    let [low, high] = [await node.lowest(), await node.newest.advance(signal)];
    while (await isBefore(high)) high = await node.newest.advance(signal);
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (await isBefore(middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  const source: Source = {
    type: "checkpoint",
    get head() {
      return newest;
    },
    async begin(start, signal) {
      if (start === "latest") return { next: (await node.newest.advance(signal)) + 1 };
      return { next: "block" in start ? start.block : await findFirst(start.time, signal) };
    },
    async read({ next, hash }, signal) {
      newest = await node.newest.until((head) => head >= next, signal);
      const length = Math.min(CHECKPOINTS, newest - next + 1);
      const numbers = Array.from({ length }, (_, index) => next + index);
      const checkpoints = await untilAborted(Promise.all(numbers.map((number) => node.read(number))), signal);
      const digests = [hash, ...checkpoints.map(({ digest }) => digest)];
      const broken = checkpoints.findIndex(
        ({ summary }, index) => digests[index] !== undefined && summary?.previousDigest !== digests[index],
      );
      if (broken === 0) return "replaced";
      const blocks = checkpoints.slice(0, broken < 0 ? undefined : broken).map(toBlock);
      const [first, last] = [blocks[0], blocks.at(-1)] as [SourceBlock, SourceBlock];
      const cursor = { next: last.number + 1, hash: last.hash };
      return { blocks, first, last, cursor, finalNumber: last.number };
    },
    reread: (from, to, signal) => reread(source, from, to, signal),
    close: release,
  };
  return source;
}

function toBlock(checkpoint: Checkpoint): SourceBlock {
  const { sequenceNumber, digest = "" } = checkpoint;
  const items = [{ key: digest, data: toJson(checkpoint) }];
  return { number: Number(sequenceNumber), hash: digest, time: timeOf(checkpoint), items };
}

function timeOf({ summary }: Checkpoint): string {
  return toIsoTime(summary?.timestamp ?? { seconds: 0n, nanos: 0 });
}
