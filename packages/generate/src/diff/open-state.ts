import type { Operation, Spec } from "../model/index.ts";
import { copyPath, findPath } from "../model/place.ts";
import { openDocument, type OpenedDocument } from "../read/open-document.ts";
import { readOpenApi } from "../read/open-api/read-open-api.ts";
import { readOpenRpc } from "../read/open-rpc/read-open-rpc.ts";
import { isProtos, withProtoTools } from "../read/proto/proto-tools.ts";
import { isAddress, shownSpec } from "../spec-file/spec-address.ts";
import type { OpenState, Reach } from "./compare-spec.ts";
import { findParts } from "./locate-in-model.ts";
import type { Path } from "./site.ts";

/** Whether a document is a GraphQL schema. */
export function isGraphql(path: string): boolean {
  return /\.(?:graphqls?|gql)$/i.test(isAddress(path) ? shownSpec(path) : path);
}

/**
 * Reads one state of an OpenAPI or OpenRPC document, or of protos.
 *
 * @throws Mistakes if it cannot be read.
 */
export async function openState(path: string, { include, allow }: Reach): Promise<OpenState> {
  if (isProtos(path))
    return (await withProtoTools(path, "diff", () => import("./open-protos.ts"))).openProtoState(
      path,
      include,
    );
  return readState(await openDocument(path, allow));
}

export function readState({ kind, document }: OpenedDocument): OpenState {
  const options = { name: document.file.name, keepsAll: true };
  const read: Spec =
    kind === "openapi"
      ? readOpenApi(document, { ...options, readsBytes: true })
      : readOpenRpc(document, options).spec;
  // The source of a method is the name of its file, which differs.
  const operations = read.operations.map((one): Operation =>
    copyPath(one, Object.assign({}, one, { source: "" })),
  );
  const spec: Spec = { ...read, operations };
  return {
    format: kind === "openapi" ? "OpenAPI" : "OpenRPC",
    document,
    spec,
    locate: (at) => {
      const found = findParts(spec, at).findLast((part) => findPath(part) !== undefined);
      const place = found ? findPath(found) : toDocumentPath(at);
      const { file, line, column } = document.file.mistake(place ?? [], "", "");
      return { file, line, column };
    },
  };
}

/** The path of what is no part of the model: a security scheme, or a path in the document. */
function toDocumentPath([kind, ...rest]: Path): Path {
  if (kind === undefined || ["types", "operations", "sections"].includes(String(kind))) return [];
  return kind === "security" ? ["components", "securitySchemes", ...rest] : [kind, ...rest];
}
