import { grpcStatus } from "../../codec/grpc/call-headers.ts";
import { rpcCode, type RpcError } from "../../codec/json-rpc/rpc-failure.ts";
import type { Fault } from "../../options/test-options.ts";

/** @returns the JSON-RPC error that a call or a subscription fails with. */
export function makeRpcError({ error, status = 200 }: Fault, name: string): RpcError {
  return (
    error ?? {
      code: status === 429 ? rpcCode.limit : rpcCode.internal,
      message: `injected fault: ${name} fails with HTTP ${status}`,
    }
  );
}

/** @returns the status that a gRPC call or stream fails with. */
export function chooseGrpcStatus({ status, grpcStatus: wanted }: Fault): number {
  return wanted ?? (status === 429 ? grpcStatus.resourceExhausted : grpcStatus.unavailable);
}

/** @returns the error message that a gRPC call or stream fails with. */
export function makeGrpcMessage({ error }: Fault, name: string): string {
  return error?.message ?? `injected fault: ${name} fails`;
}
