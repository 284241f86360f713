import type * as beacon from "@node-access/beacon";
import { checkResult, repeat, type Suite } from "../suite.ts";
import { createPool, dispatchJson, requestJson } from "../undici.ts";
import { httpServer } from "../rpc/http.ts";
import { blockRoot } from "../rpc/requests.ts";
import { generateHeyApi, generateOurs } from "./generate-clients.ts";

/** Calls `getBlockRoot`, whose path has one parameter. */
type Contender = (blockId: "head") => Promise<unknown>;

const path = (blockId: string): string => `/eth/v1/beacon/blocks/${blockId}/root`;
const headers = { accept: "application/json" };
const call = (contender: Contender): Promise<unknown> => contender("head");

type Beacon = Pick<typeof beacon, "createBeaconClient">;

/** The path in the form of openapi-typescript. */
interface Paths {
  "/eth/v1/beacon/blocks/{block_id}/root": {
    get: {
      parameters: { path: { block_id: string } };
      responses: { 200: { content: { "application/json": object } } };
    };
  };
}

/** What hey-api's generator makes. */
interface HeyApi {
  readonly client: { setConfig(config: { baseUrl: string }): void };
  getBlockRoot(options: { path: { block_id: string } }): Promise<{ data?: unknown; error?: unknown }>;
}

export const restSuite: Suite<Contender> = {
  server: httpServer,
  contenders: {
    async "undici dispatch"(url) {
      const pool = await createPool(url);
      return (id) => dispatchJson(pool, { path: path(id), method: "GET", headers });
    },
    async "@node-access/beacon"(url, checkout) {
      return onOurs(url, await checkout.load("@node-access/beacon"));
    },
    async "@node-access/generate"(url, checkout) {
      return onOurs(url, (await generateOurs(checkout.folder)) as Beacon);
    },
    async "undici request"(url) {
      const pool = await createPool(url);
      return (id) => requestJson(pool, { path: path(id), method: "GET", headers });
    },
    async "openapi-fetch"(baseUrl) {
      const { default: createClient } = await import("openapi-fetch");
      const client = createClient<Paths>({ baseUrl });
      return async (block_id) => {
        const { data } = await client.GET("/eth/v1/beacon/blocks/{block_id}/root", {
          params: { path: { block_id } },
        });
        return data;
      };
    },
    async "hey-api"(baseUrl) {
      const { client, getBlockRoot } = (await generateHeyApi()) as HeyApi;
      client.setConfig({ baseUrl });
      return async (block_id) => (await getBlockRoot({ path: { block_id } })).data;
    },
    fetch: (url) => async (id) => (await fetch(`${url}${path(id)}`, { headers })).json(),
  },
  scenarios: [
    { name: "REST, small, 64 at a time", run: repeat(64, call) },
    { name: "REST, small, one at a time", run: repeat(1, call) },
  ],
  async check(contender) {
    checkResult("getBlockRoot", await call(contender), blockRoot);
  },
};

function onOurs(endpoint: string, { createBeaconClient }: Beacon): Contender {
  const client = createBeaconClient({ endpoint });
  return (blockId) => client.getBlockRoot(blockId);
}
