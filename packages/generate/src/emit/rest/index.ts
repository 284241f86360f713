export {
  type ApiMethod,
  BASE64,
  constantName,
  emitApiOperations,
  emitErrors,
  emitOperationTable,
  EVENTS,
  RUNTIME,
  sentBy,
  usedNames,
  collectWords,
} from "./emit-api-operations.ts";
export { emitMethods, methodsType, listParameters } from "./emit-methods.ts";
export { emitPages } from "./emit-pages.ts";
export { methodGroups } from "./method-groups.ts";
export {
  type Member,
  messageMethod,
  type Method,
  type MethodGroup,
  createMethod,
  type Parameter,
  pascal,
} from "./method.ts";
