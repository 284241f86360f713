export {
  createGrpcWebClient,
  type GrpcWebClient,
  type WebService,
} from "./runtime/web/create-grpc-web-client.ts";
export type { GrpcWebClientOptions } from "./runtime/web/web-channel.ts";
