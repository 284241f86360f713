export { generateGrpc } from "./generate-grpc.ts";
export { propertyOf } from "./names.ts";
export { referenceTables } from "./reference-table.ts";
