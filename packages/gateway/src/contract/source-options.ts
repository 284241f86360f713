import type { Endpoint } from "../generated/catalog.ts";
import type { AdapterName } from "./adapter-name.ts";

/** The parts of a node that can each have a source of their own. */
export type NodePart = "rpc" | Endpoint;

/** What a source lacks and the gateway makes up from what it has. */
interface Adapted {
  /** Default: none. */
  readonly adapters?: readonly AdapterName[];
}

/** Nodes of one's own: tried in order, the next when one cannot answer. */
export interface UrlSource extends Adapted {
  /** `http(s)://...` of the part itself, credentials in the path or as `user:password@` included; stored encrypted. */
  readonly urls: readonly string[];
  /** Sent with every request, such as the upstream's own `x-token`; stored encrypted. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A development node that the gateway starts at the first call and ends with itself. Only for `rpc`. */
export interface AnvilSource extends Adapted {
  /** More of anvil's command-line arguments, such as `["--block-time", "1"]`; `true` for none. */
  readonly anvil: true | readonly string[];
}

/** Answers from a file, labelled as recorded. */
export interface RecordedSource {
  /** Path of a JSON file: see `recorded.ts`. */
  readonly recorded: string;
}

/** Answers made from the spec's own examples, labelled as such. */
export type StandIn = "stand-in";

/** Where one part of a node gets its answers. */
export type Source = UrlSource | AnvilSource | RecordedSource | StandIn;

/** Where a node gets its answers, by part. */
export type NodeSources = { readonly [Part in NodePart]?: Source };
