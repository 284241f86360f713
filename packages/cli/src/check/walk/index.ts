/** The walk of `node-access check`, for what makes its calls in another way. */
export { createClient } from "../../calls/rpc.ts";
export { createRestClient } from "../../calls/rest.ts";
export { connect as createGrpcClient } from "../../calls/grpc.ts";
export { findEventMismatch } from "../../facts/check-result.ts";
export { findMismatch, type Mismatch } from "../../facts/check-value.ts";
export { loadRestDefinitions } from "../../facts/rest-method.ts";
export { findSurface, listMethods, type RpcSurface } from "../../facts/rpc-method.ts";
export { grpcMethods } from "../../generated/grpc-methods.ts";
export {
  credentialKinds,
  endpoints,
  networks,
  protocols,
  protocolTables,
} from "../../generated/protocols.ts";
export { restMethods, type RestMethodFacts, restSubscriptions } from "../../generated/rest-methods.ts";
export { type RpcMethodFacts, rpcMethods, rpcSchemas } from "../../generated/rpc-methods.ts";
export { typeReplacements } from "../../generated/rpc-variants.ts";
export { createCredential } from "../../target/target.ts";
export type { Step, Visitor } from "./step.ts";
export { walkGrpc } from "./walk-grpc.ts";
export { walkRest } from "./walk-rest.ts";
export { isCall, type Sample, walkRpc } from "./walk-rpc.ts";
