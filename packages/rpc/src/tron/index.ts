export { tron } from "../generated/tron-table.ts";
