export { type Decimals, decimalsOf, isDecimal } from "./decimals.ts";
export { withDirections } from "./directions.ts";
export { filledFields, formOf } from "./forms.ts";
export { camelStart, identifier, pascal, propertyOf } from "./identifier.ts";
export {
  type Callable,
  callable,
  callables,
  errorData,
  kindsOf,
  namesOf,
  notificationMethod,
  outputOf,
  protocolsOf,
  receivedFrom,
  type RpcProtocol,
  type RpcSpec,
  sentBy,
  subscriptionKinds,
  withKindsOf,
  unsubscribeMethod,
} from "./json-rpc.ts";
export { jsonSchema, type SchemaForm } from "./json-schema.ts";
export type { Json, JsonObject } from "./json.ts";
export type {
  CacheRule,
  Example,
  Failure,
  GrpcMethod,
  HeadPlaces,
  Idempotency,
  Input,
  Message,
  MessageFacts,
  Operation,
  OperationFacts,
  Output,
  Overload,
  RestOperation,
  RpcMethod,
  Signing,
  SubscriptionFacts,
  SubscriptionKind,
  VenueMessage,
} from "./operation.ts";
export { exampleValue, type Extent } from "./example-value.ts";
export { exampleArguments, exampleParams } from "./rpc-method.ts";
export { isOption } from "./option-file.ts";
export { pathOf, type Place, placeOf } from "./place.ts";
export { partsOf, reachableFrom, referencesIn, resolved } from "./references.ts";
export { ownPrefix } from "./rest-operation.ts";
export {
  definitions,
  objectSchema,
  paramsSchema,
  referenceTo,
  rpcSchema,
  schemaId,
} from "./rpc-json-schema.ts";
export type { Forks, Section, Spec, Types } from "./spec.ts";
export type { Field, NamedType, Type, TypeKind } from "./type.ts";
export { isWithin, type Span, spanText } from "./versions.ts";
