import { basename, resolve } from "node:path";
import { createMistakes } from "../spec-file/mistakes.ts";
import { isAddress, readAddress, shownSpec } from "../spec-file/spec-address.ts";
import { joinLines } from "../spec-file/visible.ts";
import { noteOpenApiMistakes } from "../read/mistakes/open-api-mistakes.ts";
import { noteOpenRpcMistakes } from "../read/mistakes/open-rpc-mistakes.ts";
import { Selection } from "../read/selection.ts";
import { checkSelection, openDocument } from "../read/open-document.ts";
import { isProtos, withProtoTools } from "../read/proto/proto-tools.ts";
import { resultShape, ShapeGraph } from "../emit/quantities/index.ts";
import { findDecimals } from "../model/decimals.ts";
import { pascal } from "../model/identifier.ts";
import type { RestOperation, Spec } from "../model/index.ts";
import { type Callable, listKinds, type RpcSpec } from "../model/json-rpc.ts";
import { exportedBy } from "./client-files.ts";
import type { GeneratedClient } from "./generated-client.ts";
import { field, list, type SpecDocument } from "../read/spec-document.ts";
import { readOpenApi } from "../read/open-api/read-open-api.ts";
import { readOpenRpc } from "../read/open-rpc/read-open-rpc.ts";
import type { GeneratePlugin } from "../plugins/plugin.ts";
import type { GenerateHooks } from "./rename.ts";
import { restFiles } from "./rest-files.ts";
import { withPlugins } from "./with-plugins.ts";

/** Options of {@link generateClient}. */
export interface GenerateOptions {
  /** The prefix of types and functions, in Pascal case, such as `Acme`. Default: the name of the file or folder. */
  readonly name?: string | undefined;
  /**
   * The operations of the client: `tag:NAME`, `path:PATH` or `method:NAME`, where `*` stands for any text. Default: all.
   * For protos, also folders to search first for imports.
   */
  readonly include?: readonly string[] | undefined;
  /** Operations that the client does not have, in the same form. Default: none. */
  readonly exclude?: readonly string[] | undefined;
  /** Files, folders and addresses that the spec may refer to. Default: those in its folder and below, or of its origin. */
  readonly allow?: readonly string[] | undefined;
  /** Whether to refuse a spec with anything to report. Default: `false`, which leaves such parts out. */
  readonly strict?: boolean | undefined;
  /**
   * What makes more files: `zod`, `valibot`, `tanstack-query`, `msw`, the path or package name of a module whose default export is
   * a plugin, or a plugin. Default: none.
   */
  readonly plugins?: readonly (string | GeneratePlugin)[] | undefined;
  /**
   * The extension in imports between the client's files. With `ts`, Node runs them as they are, and the compiler needs
   * `allowImportingTsExtensions` or `rewriteRelativeImportExtensions`. Default: `js`.
   */
  readonly importExtension?: "js" | "ts" | undefined;
  /** What changes names and files. */
  readonly hooks?: GenerateHooks | undefined;
}

/**
 * Generates a client for your own service.
 *
 * @param path - The spec: an OpenRPC or OpenAPI file or the address of one, a proto file, or a folder with proto files.
 * @param options - The client's name, and where to find imported protos.
 * @returns the texts of the client's files. Nothing is written to disk.
 * @throws Mistakes if the spec is broken: it cannot be parsed, or describes no method. With `strict`, it lists everything
 *   that is wrong or not supported, each with file, line, column and a remedy.
 *
 * @example
 * ```ts
 * import { generateClient } from "@node-access/generate";
 *
 * const { files } = await generateClient("acme.openrpc.yaml", { name: "Acme" });
 * for (const [file, text] of files) console.log(file, text.length);
 * ```
 */
export async function generateClient(path: string, options: GenerateOptions = {}): Promise<GeneratedClient> {
  const name = clientName(path, options.name);
  const shown = shownSpec(path);
  const names = { name, file: isAddress(path) ? shown : joinLines(basename(resolve(path))) };
  if (isProtos(path)) {
    const tools = await withProtoTools(path, "client", () => import("./generate-grpc-client.ts"));
    return tools.generateGrpcClient(path, options, names);
  }
  const { kind, document } = await openDocument(path, options.allow);
  const selection = new Selection(options.include, options.exclude);
  const taken = exportedBy(name);
  const finish = async <S extends Spec<RestOperation> | RpcSpec>(
    read: S,
    print: (spec: S) => Promise<Map<string, string>> | Map<string, string>,
  ): Promise<GeneratedClient> => {
    const { hooks } = options;
    // Most programs have no hooks.
    const spec = hooks ? (await import("./rename.ts")).renamed(read, hooks, taken) : read;
    const reports = document.mistakes;
    const client = { name, files: await print(spec), ...counted(read.operations), reports };
    return withPlugins(client, shown, { name, spec }, options);
  };
  if (kind === "openrpc") {
    noteOpenRpcMistakes(document);
    const exact = readOpenRpc(document, { name, taken, selection });
    checkSelection(selection, shown);
    const rpc = hasClearNumbers(document, exact.spec)
      ? exact
      : readOpenRpc(document, { name, taken, selection, readsNumbers: false });
    if (list(field(document.file.value, "methods")).length === 0)
      document.note(["methods"], "it has no methods", "describe one under methods");
    if (options.strict || rpc.spec.operations.length === 0) document.check();
    const { jsonRpcFiles } = await import("./json-rpc-files.ts");
    return finish(rpc.spec, (spec) => jsonRpcFiles({ ...rpc, spec }, names));
  }
  noteOpenApiMistakes(document);
  const read = readOpenApi(document, { name, taken, selection, readsBytes: true });
  checkSelection(selection, shown);
  const { withBase64 } = await import("../emit/base64/with-base64.ts");
  const { spec: rest, constants } = withBase64(read, (...what) => document.note(...what));
  if (rest.operations.length === 0)
    document.note(["paths"], "it has no operations", "describe one under paths");
  // A document of webhooks, or one that others refer to, has types.
  const isEmpty = rest.operations.length === 0 && Object.keys(rest.types).length === 0;
  if (options.strict || isEmpty) document.check();
  return finish(rest, (spec) => restFiles(spec, names, constants));
}

/** Whether a client can find all decimals and quantities in results. Those that it cannot are noted. */
function hasClearNumbers(document: SpecDocument, spec: RpcSpec): boolean {
  const before = document.mistakes.length;
  try {
    findDecimals(spec);
  } catch (error) {
    document.note(
      ["methods"],
      `${(error as Error).message}, so the client does not decode decimals and quantities`,
      "or remove x-scale from it",
    );
  }
  const graph = new ShapeGraph(spec.types, MOST_SHAPES);
  for (const [index, method] of spec.operations.entries())
    for (const one of [method, ...listKinds(method).map(([, kind]) => kind)])
      if (shapeOrNone(one, graph, spec) === undefined)
        document.note(
          ["methods", index],
          `in the result of ${method.name}, a union has members with and without quantities or decimals that the client cannot distinguish, so it does not decode them`,
          "give the members different properties, or remove x-quantity and x-scale",
        );
  return document.mistakes.length === before;
}

/** The most ways in which the members of unions combine at a place. The largest public documents have a tenth. */
const MOST_SHAPES = 5000;

function shapeOrNone(one: Callable, graph: ShapeGraph, spec: RpcSpec): ReturnType<typeof resultShape> {
  try {
    return resultShape(one, graph, spec.types);
  } catch (error) {
    // Of more combinations, or levels of them, nothing is known.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function counted(
  operations: readonly { readonly idempotency: string }[],
): Pick<GeneratedClient, "methods" | "writes" | "remedy"> {
  const writes = operations.filter(({ idempotency }) => idempotency === "write").length;
  return { methods: operations.length, writes, remedy: "`x-idempotency: safe` or `idempotent`" };
}

/** Derives the client's name from the file: `my-node.openrpc.yaml` becomes `MyNode`. */
function clientName(path: string, given: string | undefined): string {
  const name =
    given ??
    pascal(
      basename(isAddress(path) ? new URL(readAddress(path).address).pathname : resolve(path))
        .replace(/\.gz$/, "")
        .replace(/\.(json|ya?ml|proto)$/, "")
        .replace(/\.(openrpc|openapi)$/, ""),
    );
  if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return name;
  const what = `${name || "nothing"} cannot be a client's name`;
  throw createMistakes(shownSpec(path), what, "choose a name, such as --name Acme");
}
