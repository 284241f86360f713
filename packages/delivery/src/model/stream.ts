import type {
  StreamConfirmations,
  StreamDestination,
  StreamSource,
  StreamStart,
} from "@node-access/management";

/** A stream to run, with everything that is needed to read and to deliver its events. */
export interface StreamDefinition {
  /** The id of the stream. */
  readonly id: string;
  /** A number from 1 on that no other stream of the process has: see `DeliveryOptions.evaluating`. */
  readonly number: number;
  /** The protocol of its network, such as `ethereum`. */
  readonly protocol: string;
  /** The chain, such as `ethereum-mainnet`. */
  readonly publicNetwork: string;
  /** What it delivers. */
  readonly source: StreamSource;
  /** Where it begins. */
  readonly start: StreamStart;
  /** When the events of a block are delivered. */
  readonly confirmations: StreamConfirmations;
  /** A CEL expression over `event`. Only events for which it is true are delivered. */
  readonly filter?: string | undefined;
  /** A CEL expression over `event`. Its value is delivered in place of the event's data. */
  readonly projection?: string | undefined;
  /** With its password, if it has one. */
  readonly destination: StreamDestination;
  /** Sign the requests of a webhook: the newest first. */
  readonly secrets: readonly string[];
  /** Maximum number of events to deliver together. */
  readonly batchSize: number;
  /** Where its network is read. */
  readonly node: NodeAddress;
}

/** The endpoints of a node, as callers of a gateway reach them. */
export interface NodeAddress {
  /** `http://host:port`, for JSON-RPC at `/KEY`, WebSockets at `/ws/KEY` and REST. */
  readonly url: string;
  /** `http://host:port`, for gRPC. */
  readonly grpcUrl: string;
  /** The node's key. */
  readonly key: string;
}

/** The right to run a stream. Whoever has an earlier one can change nothing anymore. */
export interface StreamLease {
  /** The id of the stream. */
  readonly stream: string;
  /** Grows each time the stream moves to another gateway. */
  readonly epoch: number;
}
