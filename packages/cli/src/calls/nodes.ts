import type { Io } from "../io/io.ts";
import { callRest, type RestOptions } from "./rest.ts";

/** Lists the nodes of the organization. */
export function listNodes(options: RestOptions & { readonly page?: string }, io: Io): Promise<void> {
  const param = [...(options.param ?? []), ...(options.page === undefined ? [] : [`page=${options.page}`])];
  return callRest("management", "listNodes", [], { ...options, param }, io);
}

/** Shows a node. */
export function showNode(id: string, options: RestOptions, io: Io): Promise<void> {
  return callRest("management", "getNode", [id], options, io);
}

/** Creates a node from a JSON object. */
export function createNode(node: string, options: RestOptions, io: Io): Promise<void> {
  return callRest("management", "createNode", [node], options, io);
}

/** Renames a node. */
export function renameNode(id: string, name: string, options: RestOptions, io: Io): Promise<void> {
  return callRest("management", "updateNode", [id, JSON.stringify({ name })], options, io);
}

/** Deletes a node. */
export function deleteNode(id: string, options: RestOptions, io: Io): Promise<void> {
  return callRest("management", "deleteNode", [id], options, io);
}
