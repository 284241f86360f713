export { generateGrpc } from "./generate-grpc.ts";
export { enumMember, propertyOf } from "./names.ts";
export { emitGrpcDocs } from "./emit-docs.ts";
