export type { OpenGateway } from "./open-gateway.ts";
export { overview, summary } from "./report.ts";
export type { Row } from "./row.ts";
export { visitGateway } from "./visit-gateway.ts";
export type { Display } from "./visit.ts";
