import { basename } from "node:path";
import { Mistakes, SpecFile } from "../spec-file/index.ts";
import { pascal } from "../emit/typescript/text.ts";
import { exportedBy } from "./client-files.ts";
import { jsonRpcFiles } from "./json-rpc-files.ts";
import { field } from "./own-spec.ts";
import { readOwnOpenApi } from "./read-open-api.ts";
import { checkOpenRpcVersion, readOwnOpenRpc } from "./read-open-rpc.ts";
import { restFiles } from "./rest-files.ts";

/** A generated client. Nothing of it has been written yet. */
export interface GeneratedClient {
  /** The name that its types and functions begin with: `Acme`. */
  readonly name: string;
  /** The texts of its files by name. */
  readonly files: ReadonlyMap<string, string>;
  /** How many methods it has, and how many of them are sent at most once. */
  readonly methods: number;
  readonly writes: number;
}

/**
 * Generates a client of your own service.
 *
 * @param path - The spec: an OpenRPC or OpenAPI file.
 * @param given - The name that types and functions begin with. Default: the name of the file.
 * @throws Mistakes with everything that is not supported, each with file, line, column and what to do.
 */
export function generateClient(path: string, given?: string): GeneratedClient {
  if (path.endsWith(".proto")) {
    const remedy = "name an OpenRPC or OpenAPI file";
    throw new Mistakes([
      { file: path, line: 1, column: 1, what: "gRPC protos are not supported yet", remedy },
    ]);
  }
  const file = SpecFile.read(path, path);
  const name = clientName(path, given);
  const names = { name, file: basename(path) };
  if (field(file.value, "openrpc") !== undefined) {
    checkOpenRpcVersion(file);
    const read = readOwnOpenRpc(file, name, exportedBy(name));
    return { name, files: jsonRpcFiles(read, names), ...counted(read.spec.operations) };
  }
  if (field(file.value, "openapi") !== undefined || field(file.value, "swagger") !== undefined) {
    const spec = readOwnOpenApi(file, name, exportedBy(name));
    return { name, files: restFiles(spec, names), ...counted(spec.operations) };
  }
  const remedy = "begin it with `openrpc: 1.3.2` or `openapi: 3.1.0`";
  throw new Mistakes([file.mistake([], "it is no OpenRPC or OpenAPI document", remedy)]);
}

function counted(operations: readonly { readonly idempotency: string }[]): {
  methods: number;
  writes: number;
} {
  const writes = operations.filter(({ idempotency }) => idempotency === "write").length;
  return { methods: operations.length, writes };
}

/** `my-node.openrpc.yaml` as `MyNode`. */
function clientName(path: string, given: string | undefined): string {
  const name =
    given ??
    pascal(
      basename(path)
        .replace(/\.(json|ya?ml)$/, "")
        .replace(/\.(openrpc|openapi)$/, ""),
    );
  if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return name;
  const what = `${name || "nothing"} cannot be the name of a client`;
  throw new Mistakes([
    { file: path, line: 1, column: 1, what, remedy: "give one with --name, such as --name Acme" },
  ]);
}
