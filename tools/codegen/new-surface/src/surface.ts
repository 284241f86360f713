import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The kind of a spec: it becomes a package, a family of methods in `packages/rpc`, or a client in `packages/grpc`. */
export type SpecKind = "rest" | "rpc" | "grpc";

/** A surface to add to the repository. */
export interface NewSurface {
  /** In lower case, words joined by hyphens: `indexer`. */
  readonly name: string;
  /** For readers: `Indexer`. */
  readonly title: string;
  readonly spec: string;
  readonly kind: SpecKind;
  /** The protocols whose nodes have it. A gRPC surface is a new protocol with the surface's name. */
  readonly protocols: readonly string[];
  /** The kinds of credential that it accepts; empty for an endpoint that accepts those of a node. */
  readonly credentials?: readonly string[];
  /** The source of its facts, for its row in the catalog. */
  readonly source: string;
  /** The hash of the first block of the new protocol's main network. Only for gRPC. */
  readonly genesis?: string;
}

/** @throws Error if the file is none of the three kinds. */
export function kindOf(file: string): SpecKind {
  if (file.endsWith(".proto")) return "grpc";
  const text = readFileSync(file, "utf8");
  if (/^["']?openapi["']?\s*:/m.test(text)) return "rest";
  if (/^["']?openrpc["']?\s*:/m.test(text)) return "rpc";
  throw new Error(
    `${file} states neither \`openapi:\` nor \`openrpc:\` at its start; expected an OpenAPI, OpenRPC or .proto file`,
  );
}

/** The title of an OpenAPI or OpenRPC file. */
export function titleOf(spec: string): string | undefined {
  const { info } = Object(parse(spec, { logLevel: "silent" })) as {
    readonly info?: { readonly title?: string };
  };
  return info?.title;
}

/** `nodeStatus` of `node-status`. */
export function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `NodeStatus` of `node-status`. */
export function pascal(name: string): string {
  const text = camel(name);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
