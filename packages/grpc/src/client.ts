// What clients import that `@node-access/generate` has generated from protos.
export type { GrpcClientOptions } from "./runtime/channel.ts";
export type { Messages } from "./runtime/codec.ts";
export type {
  DeepPartial,
  Lazy,
  LazyMessage,
  LazyOption,
  MessageStream,
  Method,
  Methods,
  Requests,
} from "./wire/message.ts";
export { createGrpcClient, type GrpcClient, type ServiceTables } from "./runtime/create-grpc-client.ts";
