export { outputs as emitRpc } from "./outputs.ts";
export { ofProtocol } from "./protocol-variants.ts";
