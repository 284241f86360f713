import type { StreamDefinition } from "@node-access/delivery/model";
import { currentTime } from "../observe/clock.ts";
import type { State } from "../state/state.ts";
import type { StoredStream, StreamSecrets } from "../state/tables/streams.ts";

/** Serves nodes to this process alone. */
export interface ServedNodes {
  readonly url: string;
  readonly grpcUrl: string;
  /** @returns the key of a node. */
  keyOf(node: string): string;
  close(): Promise<void>;
}

/** A stream that can run, and the node that it reads. */
export interface RunnableStream {
  readonly definition: StreamDefinition;
  /** The status that is stored. */
  readonly status: string;
  /** The id of the node. */
  readonly node: string;
  /** When one of its secrets ends, in milliseconds since 1970. */
  readonly until: number;
}

/** Makes what running a stream needs from what is stored. */
export class Definitions {
  readonly #store: State;
  readonly #serveNodes: () => Promise<ServedNodes>;

  constructor(store: State, serveNodes: () => Promise<ServedNodes>) {
    this.#store = store;
    this.#serveNodes = serveNodes;
  }

  /** @returns streams that exist, by id; `"no node"` for one whose network has none. */
  async read(ids: readonly string[]): Promise<ReadonlyMap<string, RunnableStream | "no node">> {
    const { streams, nodes } = this.#store.tables;
    const stored = await streams.list(ids);
    const secrets = await streams.secretsOf(ids);
    const byNetwork = await nodes.firstOfNetworks([...new Set(stored.map(({ network }) => network))]);
    const found = new Map<string, RunnableStream | "no node">();
    for (const stream of stored) {
      const node = byNetwork.get(stream.network);
      const own = secrets.get(stream.id);
      if (node === undefined) found.set(stream.id, "no node");
      else if (own) found.set(stream.id, await this.#define(stream, own, node));
    }
    return found;
  }

  async #define(stream: StoredStream, own: StreamSecrets, node: string): Promise<RunnableStream> {
    const { id, seq: number, protocol, publicNetwork, terms, status } = stream;
    const { source, start, confirmations, filter, projection, batchSize } = terms;
    const { url, grpcUrl, keyOf } = await this.#serveNodes();
    const now = currentTime();
    const valid = own.secrets.filter(({ until }) => until === undefined || until > now);
    const definition: StreamDefinition = {
      id,
      number,
      protocol,
      publicNetwork,
      source,
      start,
      confirmations,
      filter,
      projection,
      destination: own.destination,
      secrets: valid.map(({ secret }) => secret),
      batchSize,
      node: { url, grpcUrl, key: keyOf(node) },
    };
    return {
      definition,
      status,
      node,
      until: Math.min(...valid.map(({ until }) => until ?? Number.POSITIVE_INFINITY)),
    };
  }
}
