export { type Decimals, findDecimals, isDecimal } from "./decimals.ts";
export { withDirections } from "./directions.ts";
export { filledFields, findForm } from "./forms.ts";
export { camelStart, identifier, pascal, nameProperty } from "./identifier.ts";
export {
  type Callable,
  callable,
  callables,
  errorData,
  listKinds,
  listNames,
  findNotificationMethod,
  readOutput,
  findProtocols,
  receivedFrom,
  type RpcProtocol,
  type RpcSpec,
  sentBy,
  listSubscriptionKinds,
  filterKinds,
  findUnsubscribeMethod,
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
export { simulateExample, type SimulatedValue } from "./simulated-example.ts";
export { exampleArguments, exampleParams } from "./rpc-method.ts";
export { isOption } from "./option-file.ts";
export { findPath, type Place, findPlace } from "./place.ts";
export { listParts, reachableFrom, referencesIn, resolved } from "./references.ts";
export { findOwnPrefix } from "./rest-operation.ts";
export {
  definitions,
  createObjectSchema,
  createParamsSchema,
  createReference,
  rpcSchema,
  schemaId,
} from "./rpc-json-schema.ts";
export type { Forks, Section, Spec, Types } from "./spec.ts";
export type { Field, NamedType, Type, TypeKind } from "./type.ts";
export { isWithin, type Span, spanText } from "./versions.ts";
