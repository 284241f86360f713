import type { GrpcSource } from "../contract/grpc/grpc-call.ts";
import type { PartSource } from "../contract/part-source.ts";
import type { NodePart } from "../contract/source-options.ts";
import type { Ledger } from "../simulators/grpc/geyser/ledger.ts";
import type { Venue, VenueOptions } from "../simulators/venue/venue.ts";
import type { State } from "../state/state.ts";
import { LazySource } from "./lazy-source.ts";

/** The simulators of one gateway. Their code is loaded with the first request that needs it: nodes with upstreams need none. */
export class Simulators {
  readonly #store: State;
  readonly #venueOptions: VenueOptions;
  readonly #geyserRate: number;
  #venue: Promise<Venue> | undefined;
  #ledger: Promise<Ledger> | undefined;
  /** The recordings that are being read. */
  readonly #reading = new Set<Promise<PartSource>>();

  /**
   * @param store - Keeps the nonces that the venue's signers have used.
   * @param geyserRate - Transactions a second that Geyser streams.
   */
  constructor(store: State, venueOptions: VenueOptions, geyserRate: number) {
    this.#store = store;
    this.#venueOptions = venueOptions;
    this.#geyserRate = geyserRate;
  }

  /** @returns what responds to requests of a part that has no upstream: with the spec's examples, or as the venue. */
  part(part: NodePart): PartSource {
    return new LazySource("stand-in", async () => {
      if (part === "exchange") return this.#openVenue();
      if (part === "rpc") return new (await import("../simulators/json-rpc/rpc-stand-in.ts")).RpcStandIn();
      return new (await import("../simulators/rest/rest-stand-in.ts")).RestStandIn(part);
    });
  }

  /**
   * Reads a recording at once, and not with the first request: {@link recordingsRead} reports what is wrong with its file.
   *
   * @param path - Of the option, for errors.
   */
  recorded(file: string, path: string): PartSource {
    const source = new LazySource("recorded", async () => {
      const { Recorded } = await import("../simulators/recorded.ts");
      return new Recorded(file, path);
    });
    const reading = source.loaded();
    this.#reading.add(reading);
    // Whoever waits for the recordings gets the error. Unhandled, it would end the process.
    reading.catch(() => {});
    return source;
  }

  /** @throws NodeAccessError `INVALID_ARGUMENT` if a recording's file is missing, or is no recording. */
  async recordingsRead(): Promise<void> {
    const reading = [...this.#reading];
    this.#reading.clear();
    await Promise.all(reading);
  }

  /** @param limit - Bytes of a request message. */
  grpc(limit: number): GrpcSource {
    let source: GrpcSource | undefined;
    return {
      label: "stand-in",
      handle: (call) => {
        if (source) return source.handle(call);
        void this.#openGrpc(limit).then((loaded) => {
          source = loaded;
          if (!call.stream.destroyed && !call.stream.closed) loaded.handle(call);
        });
      },
      close: () => source?.close(),
    };
  }

  /** All venues of a gateway are one: a nonce that was used at one node is used at all. */
  #openVenue(): Promise<Venue> {
    this.#venue ??= import("../simulators/venue/venue.ts").then(
      ({ Venue: Loaded }) => new Loaded(this.#store, this.#venueOptions),
    );
    return this.#venue;
  }

  async #openGrpc(limit: number): Promise<GrpcSource> {
    // All subscribers of a gateway see the same chain.
    this.#ledger ??= import("../simulators/grpc/geyser/ledger.ts").then(
      ({ Ledger: Loaded }) => new Loaded(this.#geyserRate),
    );
    const { GrpcStandIn } = await import("../simulators/grpc/grpc-stand-in.ts");
    return new GrpcStandIn(limit, await this.#ledger);
  }
}
