import type { Spec } from "../model/spec.ts";
import type { SpecDocument } from "../read/spec-document.ts";
import type { State } from "./compare-spec.ts";

export type Format = "GraphQL" | "OpenAPI" | "OpenRPC" | "protos";

/** A state of a document that becomes a model. */
export interface OpenState extends State {
  readonly format: Exclude<Format, "GraphQL">;
  readonly spec: Spec;
  readonly document?: SpecDocument;
}

export interface Reach {
  /** The folders to search first for imports of protos. */
  readonly include: readonly string[];
  /** Files, folders and addresses that a document may refer to besides those of its folder or origin. */
  readonly allow: readonly string[];
}
