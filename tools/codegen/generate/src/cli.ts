import { basename, dirname, join } from "node:path";
import {
  emitGrpcMethods,
  emitNodeErrors,
  emitProtocols,
  emitRestMethods,
  emitRpcMethods,
} from "./emit/cli/index.ts";
import type { Generate } from "./generator.ts";
import { clientPaths } from "./targets.ts";

/** Generates what the command line knows of every protocol: its methods, their params, and where their schemas are. */
export const generate: Generate = async (loader, output) => {
  const { catalog, rpc, rest, grpc, upstreamErrors } = await loader.unlinted();
  const folder = join(loader.root, "packages/cli/src/generated");
  const packages = new Set(clientPaths(loader.root, "rest").map(({ readme }) => basename(dirname(readme))));
  const texts = {
    "protocols.ts": emitProtocols(catalog, rpc),
    "rpc-methods.ts": emitRpcMethods(catalog, rpc),
    "rest-methods.ts": emitRestMethods(Object.values(rest), Object.keys(catalog.endpoints), packages),
    "grpc-methods.ts": emitGrpcMethods(grpc),
    "node-errors.ts": emitNodeErrors(upstreamErrors),
  };
  output.put(
    Object.entries(texts).map(([name, text]) => [join(folder, name), text] as const),
    folder,
  );
};
