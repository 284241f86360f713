// What clients import that `@node-access/generate` has generated from protos.
export type { GrpcClientOptions } from "./channel.ts";
export type { Messages } from "./codec.ts";
export type {
  DeepPartial,
  Lazy,
  LazyMessage,
  LazyOption,
  MessageStream,
  Method,
  Methods,
  Requests,
} from "./message.ts";
export { createGrpcClient, type GrpcClient, type ServiceTables } from "./create-grpc-client.ts";
