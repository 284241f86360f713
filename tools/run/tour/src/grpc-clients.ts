import type { GrpcClientOptions } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { createSuiClient } from "@node-access/grpc/sui";
import { createTronClient } from "@node-access/grpc/tron";

/** A gRPC client. Its services are its properties, or the client itself is the only service. */
interface GrpcClient {
  close(): void;
}

/** The gRPC clients by name, each with the protocol of its nodes. */
export const grpcClients: Readonly<
  Record<string, { readonly protocol: string; readonly connect: (options: GrpcClientOptions) => GrpcClient }>
> = {
  geyser: { protocol: "solana", connect: createGeyserClient },
  sui: { protocol: "sui", connect: createSuiClient },
  tron: { protocol: "tron", connect: createTronClient },
};
