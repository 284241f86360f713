export { ServedBy, beyondTheSpecs, type OpenGateway } from "./open-gateway.ts";
export { report, type Row } from "./report.ts";
export { visitGateway } from "./visit-gateway.ts";
export { terminal } from "./terminal.ts";
export type { Display } from "./visit.ts";
