import type { RpcSpec } from "@node-access/generate/model";
import { field, readOpenRpc, SpecDocument, text } from "@node-access/generate/read";
import type { RpcDocument } from "./document.ts";
import { withExtensions } from "./with-extensions.ts";

/** Reads the model that a document describes. Its sources were checked before. */
export function readDocument(document: RpcDocument): RpcSpec {
  const source = new SpecDocument({
    name: "specs/rpc",
    value: document,
    mistake: (path, what, remedy) => ({ file: path.join("."), line: 1, column: 1, what, remedy }),
  });
  const { spec } = readOpenRpc(source, { name: "rpc", isPlain: true, extend: withExtensions });
  source.check();
  const { "x-surface": surface, "x-families": sections, "x-protocols": protocols } = document;
  const { schemas } = document.components;
  const types = Object.values(spec.types).map((type) => {
    const schema = schemas[type.name];
    const replaces = text(field(schema, "x-replaces"));
    const home = text(field(schema, "x-home")) ?? "";
    return [type.name, { ...type, home, ...(replaces !== undefined && { replaces }) }];
  });
  const onlyByName = new Set(
    protocols.flatMap(({ namedParams, families }) => (namedParams === "only" ? families : [])),
  );
  const operations = spec.operations.map((method) =>
    onlyByName.has(method.section) ? { ...method, namedParams: "only" as const } : method,
  );
  return {
    ...spec,
    operations,
    summary: "The JSON-RPC methods of all protocols.",
    ...(surface !== undefined && { surface }),
    sections,
    protocols,
    types: Object.fromEntries(types),
  };
}
