export { withDirections } from "./directions.ts";
export { filledFields, formOf } from "./forms.ts";
export { argumentName, identifier, pascal, propertyOf } from "./identifier.ts";
export {
  type Callable,
  callable,
  callables,
  errorData,
  kindsOf,
  namesOf,
  outputOf,
  protocolsOf,
  receivedFrom,
  type RpcProtocol,
  type RpcSpec,
  sentBy,
  subscriptionKinds,
  unsubscribeMethod,
} from "./json-rpc.ts";
export type { Json, JsonObject } from "./json.ts";
export type {
  CacheRule,
  Example,
  Failure,
  GrpcMethod,
  Idempotency,
  Input,
  Location,
  Message,
  MessageFacts,
  Operation,
  OperationFacts,
  Output,
  Overload,
  RestOperation,
  RpcMethod,
  RpcResult,
  Signing,
  SubscriptionFacts,
  SubscriptionKind,
  VenueMessage,
} from "./operation.ts";
export { isOption } from "./option-file.ts";
export { type Place, placeOf } from "./place.ts";
export { partsOf, reachableFrom, referencesIn, resolved } from "./references.ts";
export { ownPrefix } from "./rest-operation.ts";
export type { Forks, Section, Spec, Types } from "./spec.ts";
export type { Direction, EnumValue, Field, NamedType, Type, TypeKind } from "./type.ts";
export { isWithin, type Span, spanOf, spanText } from "./versions.ts";
