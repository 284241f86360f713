export { checkExpression } from "./cel/check-expression.ts";
export { createDelivery } from "./engine/create-delivery.ts";
export { type Batch, type Destination, DeliveryError, type DeliveryOutcome } from "./model/destination.ts";
export * from "./model/index.ts";
export { type Reading, type Source, type SourceBlock, SourceError, type SourceItem } from "./model/source.ts";
