export { emitGrpcMethods } from "./emit-grpc-methods.ts";
export { emitNodeErrors } from "./emit-node-errors.ts";
export { emitProtocols } from "./emit-protocols.ts";
export { emitRestMethods } from "./emit-rest-methods.ts";
export { emitRpcMethods } from "./emit-rpc-methods.ts";
