import { createGrpcClient, grpcMethods, protocols, walkGrpc } from "@node-access/cli/walk";
import { type GrpcClientOptions, xToken } from "@node-access/grpc";
import { createSuiClient as createSuiWebClient } from "@node-access/grpc/sui/web";
import type { OpenGateway } from "./open-gateway.ts";
import type { Visit } from "./visit.ts";

/** Milliseconds for all calls of a client. */
const limit = 20_000;

/** A request that has responses soon: examples of streams wait for what a simulated chain has rarely. */
const soon = {
  subscribe: async () => [{ slots: { tour: {} } }],
  subscribeDeshred: async () => [{}],
  ping: async () => [{ count: 7 }],
};

/** Makes each gRPC call of each protocol, up to the first message of a stream. */
export async function visitGrpc(visit: Visit, gateway: OpenGateway): Promise<void> {
  const { url, grpcUrl, nodeOf, servedBy } = gateway;
  const visitClient = async (
    over: string,
    protocol: string,
    name: string,
    connect: (options: GrpcClientOptions) => object | Promise<object>,
    endpoint: string,
  ): Promise<void> => {
    // Otherwise a stream without messages would never end.
    const signal = AbortSignal.timeout(limit);
    const client = await connect({ endpoint, credential: xToken(nodeOf(protocol).key), signal });
    const methods = grpcMethods.filter((facts) => facts.client === name);
    try {
      const place = { over, client, args: soon, servedBy: () => servedBy(protocol, "grpc") };
      await walkGrpc(methods, visit.walker(place));
      visit.expect(
        over,
        methods.map((method) => method.name),
      );
    } finally {
      (client as { close(): void }).close();
    }
  };
  for (const [protocol, { grpcClient }] of Object.entries(protocols)) {
    if (grpcClient === undefined) continue;
    const connect = (options: object): Promise<object> => createGrpcClient(grpcClient, options);
    await visitClient("gateway, gRPC, x-token", protocol, grpcClient, connect, grpcUrl);
  }
  // The client over gRPC-Web whose nodes offer it themselves.
  await visitClient("gateway, gRPC-Web, x-token", "sui", "sui", createSuiWebClient, url);
}
