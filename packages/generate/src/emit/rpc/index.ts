export {
  callsAbout,
  callsInterface,
  methodsInterface,
  subscriptionsAbout,
  subscriptionsInterface,
} from "./interfaces.ts";
export { emitSchemas } from "./schemas.ts";
export { labelled, typedParams } from "./params.ts";
