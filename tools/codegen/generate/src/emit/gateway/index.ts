export { gatewayCatalog, generateGateway } from "./generate-gateway.ts";
