export * from "./generated/sui-messages.ts";
