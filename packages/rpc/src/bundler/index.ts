export { bundler } from "../generated/bundler-table.ts";
// From an entry, so that entries without clients do not load it.
export { createTableClient as createRpcClient } from "../index.ts";
