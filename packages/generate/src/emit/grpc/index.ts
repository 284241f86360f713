export { generateGrpc } from "./generate-grpc.ts";
export { referenceTables } from "./reference-table.ts";
