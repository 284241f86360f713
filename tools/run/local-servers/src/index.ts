export {
  type GatewayCommand,
  gatewayReady,
  onFreePorts,
  type PrintedAddresses,
  type PrintedCredentials,
  readAddresses,
  readCredentials,
  startGatewayCommand,
} from "./gateway-command.ts";
export { runHaproxy } from "./haproxy.ts";
export { Connections } from "./connections.ts";
export { freePorts, listen, type LocalServer } from "./listen.ts";
export { ServerProgram } from "./server-program.ts";
export { type ServerProcess, startServerProcess } from "./server-process.ts";
export { spawnGuarded } from "./spawn-guarded.ts";
