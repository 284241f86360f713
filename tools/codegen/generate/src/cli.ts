import { basename, dirname, join } from "node:path";
import { errorRow } from "./emit/gateway/emit-upstream-errors.ts";
import { emitGrpcMethods } from "./emit/cli/emit-grpc-methods.ts";
import { emitProtocols } from "./emit/cli/emit-protocols.ts";
import { emitRestMethods } from "./emit/cli/emit-rest-methods.ts";
import { emitRpcMethods } from "./emit/cli/emit-rpc-methods.ts";
import { emitRpcVariants } from "./emit/cli/emit-rpc-variants.ts";
import type { Generate } from "./generator.ts";
import { clientPaths } from "./targets.ts";
import type { UpstreamErrors } from "./model/upstream-errors.ts";
import { parsedRows } from "./emit/cli/parsed-rows.ts";
import { Mistakes, schemaCheck, SpecFile } from "./spec-file/index.ts";

/** Generates what the command line knows of every protocol: its methods, their params, and where their schemas are. */
export const generate: Generate = async (loader, output) => {
  const { catalog, rpc, rest, grpc, upstreamErrors } = await loader.unlinted();
  const folder = join(loader.root, "packages/cli/src/generated");
  const packages = new Set(clientPaths(loader.root, "rest").map(({ readme }) => basename(dirname(readme))));
  const texts = {
    "protocols.ts": emitProtocols(catalog, rpc),
    "rpc-methods.ts": emitRpcMethods(catalog, rpc),
    "rpc-variants.ts": emitRpcVariants(rpc),
    "rest-methods.ts": emitRestMethods(Object.values(rest), Object.keys(catalog.endpoints), packages),
    "grpc-methods.ts": emitGrpcMethods(grpc),
    "node-errors.ts": emitNodeErrors(upstreamErrors),
    "other-names.ts": emitOtherNames(loader.root),
  };
  output.putFolder(folder, Object.entries(texts));
};

const isTextOfEach = schemaCheck({
  type: "object",
  additionalProperties: { type: "string", minLength: 1 },
});

/**
 * The text of `other-names.ts`: what people call methods.
 *
 * @throws Mistakes if a page has no text of names.
 */
function emitOtherNames(root: string): string {
  const file = SpecFile.read(join(root, "specs/other-names.yaml"), "specs/other-names.yaml");
  Mistakes.throwIfAny(isTextOfEach(file, file.value));
  return `// Generated from specs/other-names.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** What people call methods and other pages of the reference, by the page's path, with commas between the words. */
export const otherNames: Readonly<Record<string, string>> = ${parsedRows(file.value as Readonly<Record<string, string>>)};
`;
}

/** The text of `node-errors.ts`: the known errors of nodes and providers. */
function emitNodeErrors({ reasons, errors }: UpstreamErrors): string {
  const names = Object.keys(reasons).map((name) => JSON.stringify(name));
  return `// Generated from specs/upstream-errors.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** What an error means for the node that responded with it. */
export type NodeErrorReason = ${names.join(" | ")};

/** A rule that matches a known error. The first match wins. */
export interface NodeError {
  readonly reason: NodeErrorReason;
  /** The error's code. */
  readonly code?: number;
  /** Parts of the message, in lower case and in this order. */
  readonly parts?: readonly string[];
}

/** The known errors. */
export const nodeErrors: readonly NodeError[] = ${parsedRows(errors.map(({ lasts: _lasts, ...error }) => errorRow(error)))};
`;
}
