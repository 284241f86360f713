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

/** The service from our protos, without generated code. */
function readService(): DescService {
  const { stdout } = spawnSync(buf, ["build", specs, "--as-file-descriptor-set", "-o", "-"], {
    maxBuffer: 64_000_000,
  });
  const service = createFileRegistry(fromBinary(FileDescriptorSetSchema, stdout)).getService(
    "protocol.Wallet",
  );
  if (!service) throw new Error(`no service protocol.Wallet in ${specs}`);
  return service;
}

const wallet = readService();

/** connect's gRPC client, on the same protos as ours. */
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
    // Without generated code its methods have no types.
    type Method = (request: object, options?: CallOptions) => Promise<Readonly<Record<string, unknown>>>;
    const client = createClient(wallet, transport) as unknown as Readonly<Record<string, Method>>;
    const call = async (
      name: string,
      request: object,
      member: string,
      signal?: AbortSignal,
    ): Promise<string> => {
      const answer = await client[name]?.(request, { ...(signal && { signal }) });
      return Buffer.from(answer?.[member] as Uint8Array).toString();
    };
    return {
      read: (nonce, signal) => call("getTransactionInfoById", { value: Buffer.from(nonce) }, "id", signal),
      write: (nonce) => call("broadcastTransaction", { rawData: { data: Buffer.from(nonce) } }, "message"),
    };
  },
} satisfies Adapter as Adapter;
