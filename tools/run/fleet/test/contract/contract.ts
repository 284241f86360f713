import { describe } from "vitest";
import { filtersContract } from "./filters.ts";
import { grpcContract } from "./grpc.ts";
import { jsonRpcContract } from "./json-rpc.ts";
import { keysContract } from "./keys.ts";
import { managementContract } from "./management.ts";
import { pagesContract } from "./pages.ts";
import { restContract } from "./rest.ts";
import { revocationContract } from "./revocation.ts";
import type { Target } from "./target.ts";
import { venueContract } from "./venue.ts";
import { webSocketsContract } from "./web-sockets.ts";

/** Tests that must pass for one gateway on either database, and for several gateways. */
export function contract(target: () => Target): void {
  describe("management", () => managementContract(target));
  describe("keys and credentials", () => keysContract(target));
  describe("pages", () => pagesContract(target));
  describe("JSON-RPC", () => jsonRpcContract(target));
  describe("filters", () => filtersContract(target));
  describe("WebSockets", () => webSocketsContract(target));
  describe("REST", () => restContract(target));
  describe("gRPC", () => grpcContract(target));
  describe("the venue", () => venueContract(target));
  describe("revocation", () => revocationContract(target));
}
