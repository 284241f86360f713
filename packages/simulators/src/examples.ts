export { type RpcExample, rpcExamples } from "./generated/rpc-examples.ts";
export { actions, infoResponses, type SubscriptionFacts, subscriptions } from "./generated/venue.ts";
