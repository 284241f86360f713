import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createFileRegistry, type DescService, fromBinary } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { type CallOptions, createClient, type Interceptor } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { findRoot } from "@node-access-tools/workspace";
import type { Adapter } from "../conformance/adapter.ts";

const buf = join(dirname(createRequire(import.meta.url).resolve("@bufbuild/buf/package.json")), "bin/buf");
const specs = join(findRoot(import.meta.dirname), "specs/grpc");

const { stdout } = spawnSync(buf, ["build", specs, "--as-file-descriptor-set", "-o", "-"], {
  maxBuffer: 64_000_000,
});
const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, stdout));

/** Finds a service in this repository's protos, without generated code. */
function findService(name: string): DescService {
  const service = registry.getService(name);
  if (!service) throw new Error(`no service ${name} in ${specs}`);
  return service;
}

const wallet = findService("protocol.Wallet");
const subscription = findService("sui.rpc.v2.SubscriptionService");

/** connect's gRPC client, with the same protos as `@node-access/grpc`. */
export default {
  name: "connect",
  surface: "grpc",
  takes: ["timeout", "maxResponseBytes", "token", "signal"],
  connect({ url, token, timeout, maxResponseBytes }) {
    const withToken: Interceptor = (next) => (request) => {
      request.header.set("x-token", token);
      return next(request);
    };
    const transport = createGrpcTransport({
      baseUrl: url,
      interceptors: [withToken],
      ...(timeout && { defaultTimeoutMs: timeout }),
      ...(maxResponseBytes && { readMaxBytes: maxResponseBytes }),
    });
    // Without generated code, the client's methods have no types.
    type Method = (request: object, options?: CallOptions) => Promise<Readonly<Record<string, unknown>>>;
    const client = createClient(wallet, transport) as unknown as Readonly<Record<string, Method>>;
    type Streaming = (request: object) => AsyncIterable<unknown>;
    const sui = createClient(subscription, transport) as unknown as Readonly<Record<string, Streaming>>;
    const call = async (
      name: string,
      request: object,
      member: string,
      signal?: AbortSignal,
    ): Promise<string> => {
      const response = await client[name]?.(request, { ...(signal && { signal }) });
      return Buffer.from(response?.[member] as Uint8Array).toString();
    };
    return {
      read: (nonce, signal) => call("getTransactionInfoById", { value: Buffer.from(nonce) }, "id", signal),
      async stream(listener) {
        for await (const message of sui["subscribeCheckpoints"]?.({}) ?? []) listener(message);
      },
      write: (nonce) => call("broadcastTransaction", { rawData: { data: Buffer.from(nonce) } }, "message"),
    };
  },
} satisfies Adapter as Adapter;
