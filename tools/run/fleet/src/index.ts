export { type Fleet, type FleetOptions, startFleet } from "./fleet.ts";
export { adminKey, GatewayProcess, type LogLine } from "./gateway-process.ts";
export { startHaproxy } from "./haproxy.ts";
export { type Balancer, type Route, startRoundRobin } from "./round-robin.ts";
