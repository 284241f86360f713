export { loadModel, ModelLoader } from "./model-loader.ts";
export { readType } from "./read-type.ts";
export { atVersion } from "../model/at-version.ts";
export { type Catalog, grpcPackages, type ProtocolRow } from "../model/catalog.ts";
export { discriminatorOf } from "../model/discriminators.ts";
export { exampleOf, type Extent, sampleOf } from "../model/example.ts";
export { byFork } from "../model/forks.ts";
export { filledFields } from "../model/forms.ts";
export { identifier } from "../model/identifier.ts";
export type { Json, JsonObject } from "../model/json.ts";
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
} from "../model/json-rpc.ts";
export type { Model } from "../model/model.ts";
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
} from "../model/operation.ts";
export type { Forks, Section, Spec, Types } from "../model/spec.ts";
export { partsOf, reachableFrom, referencesIn, resolved } from "../model/references.ts";
export { type Place, placeOf } from "../model/place.ts";
export type { Direction, EnumValue, Field, NamedType, Type, TypeKind } from "../model/type.ts";
export { isWithin, spanOf, spanText, type Span } from "../model/versions.ts";
