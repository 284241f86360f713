export {
  callsAbout,
  callsInterface,
  methodsInterface,
  subscriptionsAbout,
  subscriptionsInterface,
} from "./interfaces.ts";
export { labelled, typedParams } from "./params.ts";
