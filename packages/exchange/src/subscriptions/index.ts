export type { SubscriptionMethods } from "../generated/methods.ts";
export { createSubscriptionClient } from "./subscription-client.ts";
export type { SubscriptionClient, SubscriptionClientOptions } from "./subscription-client.ts";
export type { Subscription, WebSocketEngine } from "@node-access/transport/web-socket";
