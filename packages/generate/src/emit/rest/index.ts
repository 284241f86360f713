export {
  type ApiMethod,
  BASE64,
  constantName,
  emitApiOperations,
  emitErrors,
  EVENTS,
  RUNTIME,
} from "./emit-api-operations.ts";
export { emitMethods, methodsType, parametersOf } from "./emit-methods.ts";
export { emitPages } from "./emit-pages.ts";
export { emitOperations, entry } from "./emit-operations.ts";
export { methodGroups } from "./method-groups.ts";
export {
  type Member,
  messageMethod,
  type Method,
  type MethodGroup,
  methodOf,
  type Parameter,
  pascal,
} from "./method.ts";
