// What clients import that `@node-access/generate` has generated from protos.
export type { GrpcClientOptions } from "./runtime/client-options.ts";
export type { Messages } from "./runtime/codec.ts";
export type { DeepPartial, Lazy, LazyMessage } from "@node-access/transport/protobuf";
export type { LazyOption, MessageStream, Method, Methods, Requests } from "./wire/method.ts";
export { createGrpcClient } from "./runtime/create-grpc-client.ts";
export type { GrpcClient, ServiceTables } from "./runtime/service-client.ts";
