export { bitcoin, dogecoin, litecoin } from "../generated/bitcoin-table.ts";
export { fromSatoshis, toSatoshis } from "./satoshis.ts";
// From an entry, so that entries without clients do not load it.
export { createTableClient as createRpcClient } from "../index.ts";
