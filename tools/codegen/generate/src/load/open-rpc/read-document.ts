import type { RpcMethod, RpcSpec } from "@node-access/generate/model";
import { field, readOpenRpc, SpecDocument, text } from "@node-access/generate/read";
import type { RpcDocument } from "./bundle.ts";
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
    operations: withKeys(operations),
    summary: "The JSON-RPC methods of all protocols.",
    ...(surface !== undefined && { surface }),
    sections,
    protocols,
    types: Object.fromEntries(types),
  };
}

/** Gives a family's methods keys of their own if one has the name of another family's method. EVM's come first, and keep their names. */
function withKeys(operations: readonly RpcMethod[]): RpcMethod[] {
  const homes = new Map<string, string>();
  for (const { name, section } of operations) if (!homes.has(name)) homes.set(name, section);
  const later = new Set(
    operations.flatMap(({ name, section }) => (homes.get(name) === section ? [] : [section])),
  );
  return operations.map((method) =>
    later.has(method.section) ? { ...method, key: `${method.section}/${method.name}` } : method,
  );
}
