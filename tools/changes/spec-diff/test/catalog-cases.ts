import type { RuleName } from "@node-access/generate/diff";
import type { OwnRuleName } from "../src/rules.ts";

/** A catalog with all kinds of facts. */
export const catalog = {
  surfaces: { node: { title: "Node", credentials: ["basic"], source: "s" } },
  endpoints: { info: { title: "Info", surface: "node", source: "s" } },
  families: { test: { title: "Test", source: "s" }, debug: { title: "Debug", source: "s" } },
  protocols: { bsc: { title: "BSC", families: ["test"], endpoints: [], rpcPath: "/a", source: "s" } },
  networks: { "bsc-mainnet": { protocol: "bsc", chainId: 56, source: "s" } },
  denied: { keys: { methods: ["a_*"], except: ["a_b"], source: "s" } },
  nodes: {
    types: { shared: { protocols: ["bsc"], source: "s" }, dedicated: { protocols: "all", source: "s" } },
    roles: { values: ["peer"], source: "s" },
    statuses: { values: ["running"], source: "s" },
    providers: { aws: { regions: ["a"], source: "s" } },
  },
};

const { keys } = catalog.denied;
const { bsc } = catalog.protocols;
const mainnet = catalog.networks["bsc-mainnet"];
export const { node } = catalog.surfaces;
const row = { title: "New", families: ["test"], source: "s" };

/** What a case shows, the sections that it replaces, and the rules that follow. */
export const catalogCases: readonly (readonly [string, object, readonly (RuleName | OwnRuleName)[]])[] = [
  ["the same catalog", {}, []],
  ["a protocol added", { protocols: { bsc, new: row } }, ["entry-added"]],
  ["a protocol removed", { protocols: {} }, ["entry-removed"]],
  [
    "a protocol gains a family",
    { protocols: { bsc: { ...bsc, families: ["test", "debug"] } } },
    ["offer-added"],
  ],
  ["a protocol loses a family", { protocols: { bsc: { ...bsc, families: [] } } }, ["offer-removed"]],
  ["a protocol gains an endpoint", { protocols: { bsc: { ...bsc, endpoints: ["info"] } } }, ["offer-added"]],
  [
    "the first versions of a protocol",
    { protocols: { bsc: { ...bsc, versions: ["1", "2"] } } },
    ["offer-added", "offer-added"],
  ],
  [
    "an endpoint gets a path",
    { endpoints: { info: { ...catalog.endpoints.info, rpcPath: "/b" } } },
    ["fact-changed"],
  ],
  ["another path of a protocol", { protocols: { bsc: { ...bsc, rpcPath: "/b" } } }, ["fact-changed"]],
  ["another proto package", { protocols: { bsc: { ...bsc, grpcPackage: "b" } } }, ["fact-changed"]],
  ["a protocol's title", { protocols: { bsc: { ...bsc, title: "B" } } }, ["text"]],
  ["a field that is not known", { protocols: { bsc: { ...bsc, colour: "red" } } }, ["not-compared"]],
  [
    "a family added",
    { families: { ...catalog.families, trace: { title: "T", source: "s" } } },
    ["entry-added"],
  ],
  [
    "a family gains GraphQL",
    { families: { ...catalog.families, test: { ...catalog.families.test, graphqlPath: "/graphql" } } },
    ["offer-added"],
  ],
  ["a family removed", { families: { test: catalog.families.test } }, ["entry-removed"]],
  [
    "a surface accepts another credential",
    { surfaces: { node: { ...node, credentials: ["basic", "bearer"] } } },
    ["offer-added"],
  ],
  [
    "a surface no longer accepts a credential",
    { surfaces: { node: { ...node, credentials: [] } } },
    ["offer-removed"],
  ],
  ["a surface removed", { surfaces: {} }, ["entry-removed"]],
  [
    "an endpoint at another surface",
    { endpoints: { info: { ...catalog.endpoints.info, surface: "exchange" } } },
    ["fact-changed"],
  ],
  [
    "a network added",
    { networks: { "bsc-mainnet": mainnet, "bsc-testnet": { ...mainnet, chainId: 97 } } },
    ["entry-added"],
  ],
  ["a network removed", { networks: {} }, ["entry-removed"]],
  ["another chain id", { networks: { "bsc-mainnet": { ...mainnet, chainId: 57 } } }, ["fact-changed"]],
  [
    "a genesis that was not stated",
    { networks: { "bsc-mainnet": { ...mainnet, genesis: "0x1" } } },
    ["identity-changed"],
  ],
  ["another source of a network", { networks: { "bsc-mainnet": { ...mainnet, source: "t" } } }, ["text"]],
  [
    "a method that returns the chain id",
    { families: { ...catalog.families, test: { title: "Test", chainIdMethod: "test_id", source: "s" } } },
    ["identity-changed"],
  ],
  [
    "where an endpoint has its genesis",
    { endpoints: { info: { ...catalog.endpoints.info, identity: { path: "/a", pointer: "/b" } } } },
    ["identity-changed"],
  ],
  [
    "confirmations of a final block",
    { protocols: { bsc: { ...bsc, finalDepth: 6 } } },
    ["final-depth-changed"],
  ],
  [
    "a network's confirmations of a final block",
    { networks: { "bsc-mainnet": { ...mainnet, finalDepth: 6 } } },
    ["final-depth-changed"],
  ],
  [
    "where a protocol has its newest block",
    { protocols: { bsc: { ...bsc, newest: { call: "a.B/C", field: "d" } } } },
    ["identity-changed"],
  ],
  ["params by name too", { protocols: { bsc: { ...bsc, namedParams: true } } }, ["offer-added"]],
  [
    "params only by name",
    { protocols: { bsc: { ...bsc, namedParams: "only" } } },
    ["fact-changed", "param-structure-changed"],
  ],
  ["another entry of the client", { protocols: { bsc: { ...bsc, rpcEntry: "bsc" } } }, ["fact-changed"]],
  [
    "an endpoint without batches",
    { endpoints: { info: { ...catalog.endpoints.info, batches: false } } },
    ["fact-changed"],
  ],
  [
    "a family of one kind of chain",
    { families: { ...catalog.families, test: { ...catalog.families.test, separate: true } } },
    ["fact-changed"],
  ],
  ["methods denied", { denied: { keys, more: { methods: ["b_*"], source: "s" } } }, ["call-denied"]],
  ["methods denied no more", { denied: {} }, ["call-allowed"]],
  ["another pattern denied", { denied: { keys: { ...keys, methods: ["a_*", "b_*"] } } }, ["call-denied"]],
  ["a pattern denied no more", { denied: { keys: { ...keys, methods: [] } } }, ["call-allowed"]],
  ["an exception more", { denied: { keys: { ...keys, except: ["a_b", "a_c"] } } }, ["call-allowed"]],
  ["an exception less", { denied: { keys: { ...keys, except: [] } } }, ["call-denied"]],
  ["what the specs name let through", { denied: { keys: { ...keys, unlessNamed: true } } }, ["call-allowed"]],
  ["another source of what is denied", { denied: { keys: { ...keys, source: "t" } } }, ["text"]],
  [
    "an unknown fact about denied methods",
    { denied: { keys: { ...keys, colour: "red" } } },
    ["not-compared"],
  ],
  [
    "a status that a response may have",
    { nodes: { ...catalog.nodes, statuses: { values: ["running", "stopped"], source: "s" } } },
    ["text", "value-added"],
  ],
  [
    "a status gone",
    { nodes: { ...catalog.nodes, statuses: { values: [], source: "s" } } },
    ["text", "value-removed"],
  ],
  [
    "an unknown fact about nodes",
    { nodes: { ...catalog.nodes, colours: ["red"] } },
    ["not-compared", "text"],
  ],
];
