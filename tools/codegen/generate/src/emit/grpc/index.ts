export { generateGrpc } from "./generate-grpc.ts";
export { emitGrpcDocs } from "./emit-docs.ts";
