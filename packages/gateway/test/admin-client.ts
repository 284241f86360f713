import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../src/index.ts";
import { type HttpResponse, request } from "./client.ts";
import type { ApiClient } from "./management-client.ts";

/** The admin key of gateways in tests. */
export const adminKey = "the-admin-key-of-gateways-in-tests-only";

/** Starts a gateway with an admin API. */
export function gatewayWithAdmin(options: GatewayOptions = {}): Promise<Gateway<Credentials>> {
  return createGateway({ ...options, admin: { port: 0, key: adminKey } }) as Promise<Gateway<Credentials>>;
}

/** Sends requests to a gateway's admin API. */
export function adminClient({ adminUrl }: Gateway, key: string = adminKey): ApiClient {
  const headers = { authorization: `Bearer ${key}` };
  return (method, path, body) =>
    request(`${adminUrl}/v1${path}`, { method, headers, ...(body !== undefined && { body }) });
}

/** A key or credential as the admin API returns it. */
export interface KeyRecord {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly last_used_at: string | null;
  readonly rate: number | null;
  readonly burst: number | null;
  readonly methods: readonly string[] | null;
  readonly replaces: string | null;
  readonly username?: string;
}

/** A key or credential that was just created. */
export interface NewKeyRecord extends KeyRecord {
  readonly key: string;
  readonly password?: string;
}

/** @returns a response's body, if its status is as expected. */
export function readBody<Body>({ status, json }: HttpResponse, expected: number): Body {
  if (status !== expected) throw new Error(`HTTP ${status}: ${JSON.stringify(json)}`);
  return json as Body;
}

/** The code of an error's response. */
export function readCode({ status, json }: HttpResponse): string {
  return `${status} ${String((json as { error?: { code?: string } }).error?.code)}`;
}
