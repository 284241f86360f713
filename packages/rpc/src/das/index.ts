export { das } from "../generated/das-table.ts";
// From an entry, so that entries without clients do not load it.
export { createTableClient as createRpcClient } from "../index.ts";
