import { basename, dirname, join } from "node:path";
import { emitGrpcMethods } from "./emit/cli/emit-grpc-methods.ts";
import { emitProtocols } from "./emit/cli/emit-protocols.ts";
import { emitRestMethods } from "./emit/cli/emit-rest-methods.ts";
import { emitRpcMethods, emitRpcVariants } from "./emit/cli/emit-rpc-methods.ts";
import type { Generate } from "./generator.ts";
import { clientPaths } from "./targets.ts";
import { parsedRows } from "./emit/rows.ts";
import { Mistakes, schemaCheck, SpecFile } from "./spec-file/index.ts";

/** Generates what the command line knows of every protocol: its methods, their params, and where their schemas are. */
export const generate: Generate = async (loader, output) => {
  const { catalog, rpc, rest, grpc } = await loader.unlinted();
  const folder = join(loader.root, "packages/cli/src/generated");
  const packages = new Set(clientPaths(loader.root, "rest").map(({ readme }) => basename(dirname(readme))));
  const texts = {
    "protocols.ts": emitProtocols(catalog, rpc),
    "rpc-methods.ts": emitRpcMethods(catalog, rpc),
    "rpc-variants.ts": emitRpcVariants(rpc),
    "rest-methods.ts": emitRestMethods(Object.values(rest), Object.keys(catalog.endpoints), packages),
    "grpc-methods.ts": emitGrpcMethods(grpc),
    "other-names.ts": emitOtherNames(loader.root),
  };
  output.putFolder(folder, Object.entries(texts));
};

const isTextOfEach = schemaCheck({
  type: "object",
  additionalProperties: { type: "string", minLength: 1 },
});

/** The text of `other-names.ts`: what people call methods. */
function emitOtherNames(root: string): string {
  const file = SpecFile.read(join(root, "specs/other-names.yaml"), "specs/other-names.yaml");
  Mistakes.throwIfAny(isTextOfEach(file, file.value));
  return `// Generated from specs/other-names.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** What people call methods and other pages of the reference, by the page's path, with commas between the words. */
export const otherNames: Readonly<Record<string, string>> = ${parsedRows(file.value as Readonly<Record<string, string>>)};
`;
}
