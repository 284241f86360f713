export { ServedBy, beyondTheSpecs, type OpenGateway } from "./open-gateway.ts";
export { report } from "./report.ts";
export type { Row } from "./row.ts";
export { visitGateway } from "./visit-gateway.ts";
export { terminal } from "./terminal.ts";
export type { Display } from "./visit.ts";
