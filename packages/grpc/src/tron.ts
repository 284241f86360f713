export * from "./generated/tron-messages.ts";
