export { fitter, type Fits, resultType } from "./fit.ts";
export { readRpc } from "./read-rpc.ts";
