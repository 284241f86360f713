export { bitcoin, dogecoin, litecoin } from "../generated/bitcoin-table.ts";
