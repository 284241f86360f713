export { outputs as emitRpc } from "./outputs.ts";
export { generateRpc } from "./generate-rpc.ts";
export { ofProtocol } from "./protocol-variants.ts";
