import type { StreamDestination, StreamRange } from "@node-access/management";
import type { StreamStore } from "./store.ts";
import type { StreamDefinition, StreamLease } from "./stream.ts";

/** What a delivery needs from the program that runs it. */
export interface DeliveryOptions {
  /** Stores what the streams have read and delivered. */
  readonly store: StreamStore;
  /** Writes to the program's log. Texts and fields hold no secret. */
  log(
    level: "info" | "warn" | "error",
    text: string,
    fields: Readonly<Record<string, string | number | boolean>>,
  ): void;
  /** Whether destinations may have private addresses, or which ones: ranges such as `10.0.0.0/8`. */
  readonly allowPrivate: boolean | readonly string[];
  /** The folder of the files that streams write. Default: no stream may write a file. */
  readonly folder?: string | undefined;
  /** Whether the leases are certain at this moment. While they are not, nothing is delivered. Default: always. */
  isCertain?(): boolean;
  /**
   * Its first element is the `number` of the stream whose expression is being evaluated, and 0 otherwise, so that
   * another thread finds which stream does not end.
   */
  readonly evaluating?: Int32Array | undefined;
}

/** How far a running stream is, and what has happened since the last report. */
export interface RunningStream {
  /** The id of the stream. */
  readonly id: string;
  /** The number of the next block to read. */
  readonly next?: number | undefined;
  /** The number of the newest block that could be delivered. */
  readonly head?: number | undefined;
  /** The sequence number of the last delivered event. */
  readonly delivered: number;
  /** How many events were delivered since the last report. */
  readonly events: number;
  /** How many reads and deliveries failed since the last report. */
  readonly failures: number;
  /** How many reads and deliveries were attempts to repeat a failed one, since the last report. */
  readonly retries: number;
  /** How many events became dead letters since the last report. */
  readonly deadLetters: number;
}

/** Runs streams. */
export interface Delivery {
  /** Starts a stream; if it runs already, with its new definition and lease. */
  start(definition: StreamDefinition, lease: StreamLease): void;
  /**
   * Says that there is something to do for a stream: dead letters to deliver again.
   *
   * @param acknowledged - The sequence number up to which the events of a stream with the destination `pull` were acknowledged.
   */
  wake(id: string, acknowledged?: number): void;
  /** Stops a stream: what is in flight has ended or was aborted, and its cursor is stored. At most about 2 seconds. */
  stop(id: string): Promise<void>;
  /** Checks the settings of a destination, without connecting to it. @returns what is wrong with them, if anything is. */
  checkDestination(destination: StreamDestination): Promise<string | undefined>;
  /** Delivers a test event once. */
  test(definition: StreamDefinition): Promise<{ readonly delivered: boolean; readonly reason?: string }>;
  /**
   * Reads the blocks of ranges again, and compares their events with the digests.
   *
   * @returns with a reason if this is impossible for the stream's source.
   * @throws whatever a client throws, if the blocks could not be read.
   */
  recheck(
    definition: StreamDefinition,
    ranges: readonly StreamRange[],
  ): Promise<{ readonly events: number; readonly differences: readonly string[]; readonly reason?: string }>;
  /** How far each stream is. With thousands of streams, those of which little has changed since their last report are missing. */
  reports(): readonly RunningStream[];
  /** Stops all streams. */
  close(): Promise<void>;
}
