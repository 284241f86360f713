export { generateGateway } from "./generate-gateway.ts";
