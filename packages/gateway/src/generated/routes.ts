// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Endpoint } from "./catalog.ts";

/** The operations of the REST surfaces. */
export type OperationId = "getGenesis" | "info" | "exchange" | "simulateTransaction" | "getOrganization" | "listNodes" | "getNode" | "updateNode";

/** How an operation is called. */
export interface Route {
  readonly operationId: OperationId;
  /** The spec it is in. */
  readonly spec: "beacon" | "exchange" | "feeder" | "management";
  /** The endpoint of a node that it is for: called as the operation, or else as the spec. */
  readonly endpoint?: Endpoint;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path, `{name}` where it has a parameter. */
  readonly path: string;
  readonly idempotency: "safe" | "idempotent" | "write";
  /** The query's parameters. */
  readonly query: Readonly<Record<string, { readonly schema: object; readonly required?: true }>>;
  /** What the body must match. */
  readonly body?: object;
  /** The spec's example of a good answer. */
  readonly example?: unknown;
}

/** A path without parameters comes before those that would take it for a parameter. */
export const routes: readonly Route[] = [
  {
    operationId: "getGenesis",
    spec: "beacon",
    endpoint: "beacon",
    method: "GET",
    path: "/eth/v1/beacon/genesis",
    idempotency: "safe",
    query: {},
    example: {
      data: {
        genesis_time: "1590832934",
        genesis_validators_root: "0xcf8e0d4e9587369b2301d0790347320302cc0943d5a1884560367e8208d920f2",
        genesis_fork_version: "0x00000000",
      },
    },
  },
  {
    operationId: "info",
    spec: "exchange",
    endpoint: "info",
    method: "POST",
    path: "/info",
    idempotency: "safe",
    query: {},
    body: { $ref: "/exchange/InfoRequest" },
  },
  {
    operationId: "exchange",
    spec: "exchange",
    endpoint: "exchange",
    method: "POST",
    path: "/exchange",
    idempotency: "write",
    query: {},
    body: { $ref: "/exchange/ExchangeRequest" },
  },
  {
    operationId: "simulateTransaction",
    spec: "feeder",
    endpoint: "feeder",
    method: "POST",
    path: "/feeder_gateway/simulate_transaction",
    idempotency: "safe",
    query: {
      blockNumber: { schema: { $ref: "/feeder/FeederBlock" }, required: true },
      skipValidate: { schema: { type: "boolean", default: false } },
    },
    body: { $ref: "/feeder/InvokeFunction" },
    example: {
      trace: {
        validate_invocation: null,
        function_invocation: {
          caller_address: "0x0",
          contract_address: "0x4c1d9da136846ab084ae18cf6ce7a652df7793b666a16ce46b1bf5850cc739d",
          class_hash: "0x3131fa018d520a037686ce3efddeab8f28895662f019ca3ca18a626650f7d1e",
          call_type: "CALL",
          entry_point_type: "EXTERNAL",
          selector: "0x15d40a3d6ca2ac30f4031e42be28da9b056fef9bb7357ac5e85627ee876e5ad",
          calldata: ["0x1"],
          result: ["0x1"],
          internal_calls: [],
          events: [{ order: 0, keys: ["0x2"], data: ["0x3"] }],
          messages: [],
          execution_resources: {
            n_steps: 120,
            n_memory_holes: 0,
            builtin_instance_counter: { range_check_builtin: 3 },
          },
        },
        fee_transfer_invocation: null,
        signature: [],
      },
      fee_estimation: { overall_fee: 43000000000000, gas_price: 1000000000, gas_usage: 43000, unit: "wei" },
    },
  },
  {
    operationId: "getOrganization",
    spec: "management",
    method: "GET",
    path: "/v1/organization/",
    idempotency: "safe",
    query: {},
    example: { id: "RG-123-456", name: "Example Labs" },
  },
  {
    operationId: "listNodes",
    spec: "management",
    method: "GET",
    path: "/v1/nodes/",
    idempotency: "safe",
    query: {
      page: { schema: { type: "integer", minimum: 1, default: 1 } },
      order_by: { schema: { $ref: "/management/NodeOrder" } },
    },
  },
  {
    operationId: "getNode",
    spec: "management",
    method: "GET",
    path: "/v1/nodes/{id}/",
    idempotency: "safe",
    query: {},
  },
  {
    operationId: "updateNode",
    spec: "management",
    method: "PATCH",
    path: "/v1/nodes/{id}/",
    idempotency: "write",
    query: {},
    body: { $ref: "/management/NodeUpdate" },
  },
];
