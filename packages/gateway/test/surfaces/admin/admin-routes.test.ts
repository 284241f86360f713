import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { type Route, routes } from "../../../src/generated/routes.ts";
import { managementClient } from "../../management-client.ts";

let gateway: Gateway<Credentials>;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

/** Both APIs have nodes, each on its own port and with its own key. */
const isOfBoth = ({ method, path }: Route): boolean =>
  routes.some((route) => route.spec === "management" && route.method === method && route.path === path);
const admin = routes.filter((route) => route.spec === "admin" && !isOfBoth(route));

it.each(admin.map(({ method, path, operationId }) => [operationId, method, path] as const))(
  "the port of the management API does not serve %s of the admin API",
  async (_, method, path) => {
    const own = path.replace("/v1", "").replace("{id}", gateway.credentials.nodes.ethereum.id);
    const { status } = await managementClient(gateway)(method, own, method === "GET" ? undefined : {});
    expect(status).toBe(404);
  },
);
