export { generateGateway } from "./generate-gateway.ts";
export { literal } from "./literal.ts";
