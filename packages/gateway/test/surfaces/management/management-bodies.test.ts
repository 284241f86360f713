import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { anyCharacter } from "../../codec/any-character.ts";
import { type ApiClient, managementClient, draft, createNetwork } from "../../management-client.ts";

describe("bodies of the management API", () => {
  let gateway: Gateway<Credentials>;
  let api: ApiClient;
  let paths: Readonly<Record<"project" | "network" | "node", string>>;
  beforeAll(async () => {
    gateway = await createGateway({ limits: { requestBurst: 100_000, requestsPerSecond: 100_000 } });
    api = managementClient(gateway);
    const { id, project, nodes } = await createNetwork(api, "tron");
    paths = {
      project: `/projects/${project}/`,
      network: `/networks/${id}/`,
      node: `/nodes/${nodes[0]?.id}/`,
    };
  });
  afterAll(() => gateway.close());

  /** JSON with the relevant keys, and any values. */
  const body = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom(
        "name",
        "description",
        "type",
        "configuration",
        "nodes",
        "project",
        "protocol",
        "network",
        "__proto__",
      ),
      fc.oneof(fc.jsonValue(), fc.constant(draft), fc.constant([draft]), fc.constant("tron")),
    ),
  );

  it("of any JSON are accepted, or rejected with what is wrong", async () => {
    const operations = fc.constantFrom(
      ["POST", "projects"],
      ["POST", "networks"],
      ["POST", "nodes"],
      ["POST", "faucet"],
      ["PATCH", "organization"],
      ["PATCH", "project"],
      ["PATCH", "network"],
      ["PATCH", "node"],
    );
    await fc.assert(
      fc.asyncProperty(operations, body, async ([method = "", kind = ""], value) => {
        const path =
          kind in paths
            ? paths[kind as keyof typeof paths]
            : `/${kind === "faucet" ? "faucet/sepolia" : kind}/`;
        const { status, json } = await api(method, path, JSON.stringify(value));
        if (status === 400)
          expect(json).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
        else expect([200, 201]).toContain(status);
      }),
      { numRuns: process.env["NIGHTLY"] ? 1_500 : 25 },
    );
  });

  it("are stored as in their response, whatever text a name is", async () => {
    const text = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 100 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("project", "network", "node"), text, async (kind, name) => {
        const changed = await api("PATCH", paths[kind as keyof typeof paths], { name });
        expect(changed.status).toBe(200);
        expect(changed.json).toMatchObject({ name: name.toWellFormed() });
        expect((await api("GET", paths[kind as keyof typeof paths])).json).toEqual(changed.json);
        const created = await api("POST", "/projects/", { name, description: name });
        const { id } = created.json as { id: string };
        expect((await api("GET", `/projects/${id}/`)).json).toEqual(created.json);
        const query = new URLSearchParams({ name });
        const { json } = await api("GET", `/projects/?${query}&order_by=-created_at`);
        expect((json as { results: object[] }).results).toContainEqual(created.json);
        await api("DELETE", `/projects/${id}/`);
      }),
      {
        numRuns: process.env["NIGHTLY"] ? 40 : 12,
        examples: [
          ["node", "a\0b"],
          ["project", "\0"],
          ["network", "\ud800"],
        ],
      },
    );
  });
});
