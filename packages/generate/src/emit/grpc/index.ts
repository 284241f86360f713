export { generateGrpc } from "./generate-grpc.ts";
export { propertyOf } from "./names.ts";
export { emitGrpcDocs } from "./emit-docs.ts";
