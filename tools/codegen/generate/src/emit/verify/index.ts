export { chainTable, type ChainRules } from "./chain-table.ts";
export { methodTable } from "./method-table.ts";
export { uncoveredTable, type UncoveredFields } from "./uncovered-table.ts";
