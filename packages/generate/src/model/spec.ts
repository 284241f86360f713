import type { Operation } from "./operation.ts";
import type { NamedType } from "./type.ts";

/** A part of a spec that documentation and files are grouped by: a tag, a method family, or a gRPC service. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** The named types of a spec. */
export type Types = Readonly<Record<string, NamedType>>;

/** The forks of a chain, where what an API returns differs by fork: {@link byFork} says how. */
export interface Forks {
  /** The property whose constant says which fork a member of a union is of. */
  readonly property: string;
  /** Oldest first. */
  readonly names: readonly string[];
}

/** One described API: an OpenAPI file with its parts, all OpenRPC files together, or a proto package. */
export interface Spec<Kind extends Operation = Operation> {
  readonly kind: Kind["kind"];
  /** `management`, `rpc`, `geyser`. */
  readonly name: string;
  /** The file or folder, from the repository's root. */
  readonly file: string;
  readonly title: string;
  readonly summary: string;
  /** The surface of the catalog whose credentials its operations take, if the catalog has their surface. */
  readonly surface?: string;
  readonly forks?: Forks;
  readonly sections: readonly Section[];
  readonly operations: readonly Kind[];
  /** Every type that the spec names, by name and in the spec's order. */
  readonly types: Types;
}
