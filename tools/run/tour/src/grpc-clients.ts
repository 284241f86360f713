import type { GrpcClientOptions } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { createSuiClient } from "@node-access/grpc/sui";
import { createSuiClient as createSuiWebClient } from "@node-access/grpc/sui/web";
import { createTronClient } from "@node-access/grpc/tron";

/** A gRPC client. Its services are its properties, or the client itself is the only service. */
interface GrpcClient {
  close(): void;
}

/** Clients by name, each with the protocol of its nodes. */
export type GrpcClients = Readonly<
  Record<string, { readonly protocol: string; readonly connect: (options: GrpcClientOptions) => GrpcClient }>
>;

export const grpcClients: GrpcClients = {
  geyser: { protocol: "solana", connect: createGeyserClient },
  sui: { protocol: "sui", connect: createSuiClient },
  tron: { protocol: "tron", connect: createTronClient },
};

/** The client over gRPC-Web whose nodes offer it themselves. */
export const grpcWebClients: GrpcClients = {
  sui: { protocol: "sui", connect: createSuiWebClient },
};
