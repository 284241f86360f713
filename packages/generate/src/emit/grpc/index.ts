export { generateGrpc, SURFACES } from "./generate-grpc.ts";
export { referenceTables } from "./reference-table.ts";
