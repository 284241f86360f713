import type { paths as BeaconPaths } from "@node-access/beacon/openapi";
import type { paths as ManagementPaths } from "@node-access/management/openapi";
import createClient from "openapi-fetch";

/** Calls the management API with the key of an organization. */
export function managementClient(baseUrl: string, apiKey: string) {
  return createClient<ManagementPaths>({ baseUrl, headers: { authorization: `Bearer ${apiKey}` } });
}

/** Calls a beacon node, whose token is a part of its URL. Many of its responses may also be bytes, so the media type is named. */
export function beaconClient(baseUrl: string) {
  return createClient<BeaconPaths, "application/json">({ baseUrl });
}
