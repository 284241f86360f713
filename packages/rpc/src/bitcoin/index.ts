export { bitcoin, dogecoin, litecoin } from "../generated/bitcoin-table.ts";
export { fromSatoshis, toSatoshis } from "./satoshis.ts";
