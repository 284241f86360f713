// What only Node has, in one file: each further file takes time to load.
export * from "./platform/node.ts";
export * from "./http/node-engine.ts";
