import { readBody, gatewayWithAdmin, adminClient, type NewKeyRecord } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { type HttpResponse, findNode, request } from "../client.ts";
import type { Credentials, Gateway, GatewayOptions } from "../../src/index.ts";

/** A credential of the ethereum node. */
export interface TestCaller {
  readonly id: string;
  readonly key: string;
  /** Makes a call over HTTP. */
  call(method: string, ...params: unknown[]): Promise<RpcResponse>;
  /** Sends a request to a REST endpoint. */
  get(path: string): Promise<HttpResponse>;
}

interface RpcResponse {
  readonly status: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Limits that no test of shares reaches. */
const limits = { requestsPerSecond: 1e6, requestBurst: 1e6 };

/** Starts a gateway, and creates credentials for its ethereum node. */
export async function startWithCallers(
  count: number,
  options: GatewayOptions,
): Promise<{ readonly gateway: Gateway<Credentials>; readonly callers: readonly TestCaller[] }> {
  const gateway = await gatewayWithAdmin({ ...options, limits: { ...limits, ...options.limits } });
  closeAfterTest(gateway);
  const admin = adminClient(gateway);
  const path = `/nodes/${findNode(gateway, "ethereum").id}/credentials/`;
  const callers: TestCaller[] = [];
  while (callers.length < count) {
    const { id, key } = readBody<NewKeyRecord>(await admin("POST", path, { name: "caller" }), 201);
    const call: TestCaller["call"] = async (method, ...params) => {
      const body = { jsonrpc: "2.0", id: 1, method, params };
      const { status, json } = await request(`${gateway.url}/${key}`, { method: "POST", body });
      return { status, ...(json as object) };
    };
    callers.push({ id, key, call, get: (rest) => request(`${gateway.url}/${key}${rest}`) });
  }
  return { gateway, callers };
}
