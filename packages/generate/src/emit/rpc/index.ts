export { generateRpc } from "./generate-rpc.ts";
