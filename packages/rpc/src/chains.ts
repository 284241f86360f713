export * from "./generated/chain-methods.ts";
