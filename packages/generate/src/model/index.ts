export { atVersion } from "./at-version.ts";
export { type Catalog, grpcPackages, type ProtocolRow } from "./catalog.ts";
export { discriminatorOf } from "./discriminators.ts";
export { exampleOf, type Extent, sampleOf } from "./example.ts";
export { byFork } from "./forks.ts";
export { filledFields } from "./forms.ts";
export { identifier } from "./identifier.ts";
export type { Json, JsonObject } from "./json.ts";
export {
  type Callable,
  callable,
  callables,
  kindsOf,
  namesOf,
  outputOf,
  protocolsOf,
  type RpcProtocol,
  type RpcSpec,
  subscriptionKinds,
} from "./json-rpc.ts";
export type { Model } from "./model.ts";
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
export type { Forks, Section, Spec, Types } from "./spec.ts";
export { partsOf, reachableFrom, referencesIn, resolved } from "./references.ts";
export { type Place, placeOf } from "./place.ts";
export type { Direction, EnumValue, Field, NamedType, Type, TypeKind } from "./type.ts";
export { isWithin, spanOf, spanText, type Span } from "./versions.ts";
