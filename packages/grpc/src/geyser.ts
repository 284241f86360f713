export * from "./generated/geyser-messages.ts";
