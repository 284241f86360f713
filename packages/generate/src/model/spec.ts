import type { SecurityScheme } from "./rest-operation.ts";
import type { Server } from "./rest-operation.ts";
import type { GrpcMethod, Operation, RestOperation } from "./operation.ts";
import type { NamedType } from "./type.ts";

/** A group of operations in documentation and files: a tag, a method family, or a gRPC service. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Whether a client does not list the operations unless its program passes their table. */
  readonly separate?: true;
}

export type Types = Readonly<Record<string, NamedType>>;

/** The forks of a chain, for an API whose results differ by fork. See {@link byFork}. */
export interface Forks {
  /** The property whose constant names the fork that a member of a union belongs to. */
  readonly property: string;
  /** Oldest first. */
  readonly names: readonly string[];
}

/** One API: an OpenAPI file with its parts, all OpenRPC files together, or a proto package. */
export interface Spec<Kind extends Operation = Operation> {
  readonly kind: Kind["kind"];
  /** The name, such as `management`, `rpc` or `geyser`. */
  readonly name: string;
  /** The file or folder, relative to the repository's root. */
  readonly file: string;
  readonly title: string;
  readonly summary: string;
  /** The surface of the catalog whose credentials the operations accept, if the catalog has one for this API. */
  readonly surface?: string;
  /**
   * JSON pointers to texts that responses have only if the node did not do what was asked, whatever their HTTP status:
   * `specs/upstream-errors.yaml` says what they mean.
   */
  readonly errorTexts?: readonly string[];
  readonly forks?: Forks;
  readonly sections: readonly Section[];
  readonly operations: readonly Kind[];
  readonly security?: readonly SecurityScheme[];
  readonly servers?: readonly Server[];
  /** The types that the spec names, in the spec's order. */
  readonly types: Types;
}

export type RestSpec = Spec<RestOperation>;
export type GrpcSpec = Spec<GrpcMethod>;
