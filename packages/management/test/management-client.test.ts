import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import {
  bearer,
  createManagementClient,
  isNodeAccessError,
  type ManagementClient,
  paginate,
  Secret,
} from "../src/index.ts";
import { nodeJson } from "./node-sample.ts";

const cleanup: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanup.splice(0)) await end();
});

interface Seen {
  readonly request: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

async function start(
  respond: (seen: Seen, response: ServerResponse) => void,
): Promise<{ management: ManagementClient; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      const one = { request: `${method} ${url}`, authorization: headers.authorization, body };
      seen.push(one);
      respond(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const management = createManagementClient({ endpoint, credential: bearer("a-k3y-to-hide"), retries: 0 });
  cleanup.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { management, seen };
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(typeof value === "string" ? value : JSON.stringify(value));
}

describe("createManagementClient", () => {
  it("reads the organization and nodes, and updates one, with the key as bearer token", async () => {
    const { management, seen } = await start(({ request }, response) => {
      json(response, request.includes("organization") ? { id: "RG-1", name: "Labs" } : nodeJson);
    });
    expect(await management.getOrganization()).toEqual({ id: "RG-1", name: "Labs" });
    expect((await management.getNode("ND-123-456-789")).name).toBe("archive");
    await management.updateNode("ND-123-456-789", { name: "new", configuration: { archive: false } });
    expect(seen.map(({ request, body }) => [request, body])).toEqual([
      ["GET /v1/organization/", ""],
      ["GET /v1/nodes/ND-123-456-789/", ""],
      ["PATCH /v1/nodes/ND-123-456-789/", '{"name":"new","configuration":{"archive":false}}'],
    ]);
    expect(new Set(seen.map(({ authorization }) => authorization))).toEqual(
      new Set(["Bearer a-k3y-to-hide"]),
    );
  });

  it("wraps the secrets of nodes, single and in pages", async () => {
    const page = { count: 1, next: null, previous: null, results: [nodeJson] };
    const { management } = await start(({ request }, response) =>
      json(response, request.includes("ND-") ? nodeJson : page),
    );
    const [listed] = (await management.listNodes()).results;
    for (const node of [await management.getNode("ND-1"), listed]) {
      expect(node?.details.auth_password).toBeInstanceOf(Secret);
      expect(node?.details.auth_key?.reveal()).toBe(nodeJson.details.auth_key);
      expect(inspect(node, { depth: null, showHidden: true }) + JSON.stringify(node)).not.toContain("secret");
      expect(node?.details.auth_username).toBe("user-name");
    }
  });

  it.each([
    [123_456_789, "123456789"],
    [["first-part", "second-part"], '["first-part","second-part"]'],
    [{ toString: "own", part: 1.5 }, '{"toString":"own","part":1.5}'],
    [true, "true"],
  ])("wraps a secret that is not a string: %j", async (form, revealed) => {
    const details = { ...nodeJson.details, auth_key: form, auth_password: null };
    const { management } = await start((_, response) => json(response, { ...nodeJson, details }));
    const node = await management.getNode("ND-1");
    expect(node.details.auth_key?.reveal()).toBe(revealed);
    expect(node.details.auth_password).toBeNull();
    expect(inspect(node, { depth: null, showHidden: true }) + JSON.stringify(node)).not.toMatch(
      /1234|part|own/,
    );
  });

  it.each([
    "123456789}",
    '["123456789", "nested"',
    '{ "is": 123456789, "was": "nested" }}',
    "123456789",
    '"nested',
  ])("shows no secret in a rejection, whatever its format: %s", async (form) => {
    const { management, seen } = await start((_, response) => {
      const echo = `{"auth_key" : ${form}`;
      json(response, seen.length === 1 ? echo : JSON.stringify({ echo, again: [echo] }), 502);
    });
    for (const call of [1, 2]) {
      const error: unknown = await management.getNode(`ND-${call}`).catch((reason: unknown) => reason);
      expect(isNodeAccessError(error, "HTTP_STATUS")).toBe(true);
      expect(inspect(error, { depth: null, showHidden: true })).not.toMatch(/1234|nested/);
    }
  });

  it("iterates over all pages", async () => {
    const { management, seen } = await start(({ request }, response) => {
      const page = Number(new URL(request.split(" ")[1] ?? "", "http://x").searchParams.get("page"));
      const results = [
        { ...nodeJson, id: `ND-${page}` },
        { ...nodeJson, id: `ND-${page}0` },
      ];
      json(response, {
        count: 6,
        next: page < 3 ? `http://x/?page=${page + 1}` : null,
        previous: null,
        results,
      });
    });
    const ids: string[] = [];
    const all = paginate((page) => management.listNodes({ page, order_by: "-name", archive: true }));
    for await (const node of all) ids.push(node.id);
    expect(ids).toEqual(["ND-1", "ND-10", "ND-2", "ND-20", "ND-3", "ND-30"]);
    expect(seen[0]?.request).toBe("GET /v1/nodes/?page=1&order_by=-name&archive=true");
    for await (const node of paginate((page) => management.listNodes({ page })))
      if (node.id === "ND-10") break;
    expect(seen).toHaveLength(4);
  });

  it("throws an error of this package for an invalid page", async () => {
    const pages: unknown[] = [{}, { results: null, next: "more" }, { results: "abc", next: null }, []];
    const count = pages.length;
    const { management } = await start((_, response) => json(response, pages.shift()));
    for (let page = 0; page < count; page += 1) {
      const all = paginate(() => management.listNodes({ page: 1 }));
      await expect(all.next()).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "list" } });
    }
  });

  it("creates and deletes, and returns nothing for a deletion", async () => {
    const { management, seen } = await start(({ request }, response) => {
      if (request.startsWith("DELETE")) response.writeHead(204).end();
      else json(response, nodeJson, 201);
    });
    const made = await management.createNode({
      name: "archive",
      network: "NW-1",
      type: "dedicated",
      role: "peer",
      provider: "gcloud",
      region: "asia-southeast1",
      configuration: { archive: true },
    });
    expect(made.details.auth_key).toBeInstanceOf(Secret);
    expect(await management.deleteNode(made.id)).toBeUndefined();
    expect(seen.map(({ request }) => request)).toEqual([
      "POST /v1/nodes/",
      "DELETE /v1/nodes/ND-123-456-789/",
    ]);
  });

  it("retries a deletion whose response was lost, but no creation or update", async () => {
    const { management, seen } = await start(({ request }, response) => {
      if (seen.filter((one) => one.request === request).length === 1) response.destroy();
      else json(response, { error: { code: "not_found", message: "gone" } }, 404);
    });
    const patient = management.with({ retries: 2 });
    const codes = [patient.deleteNode("ND-1"), patient.updateOrganization({ name: "a" })].map((call) =>
      call.catch((error: unknown) => isNodeAccessError(error) && error.code),
    );
    // That nothing is there now does not mean that the first deletion failed.
    expect(await Promise.all(codes)).toEqual(["UNANSWERED", "UNANSWERED"]);
    expect(seen.map(({ request }) => request).toSorted()).toEqual([
      "DELETE /v1/nodes/ND-1/",
      "DELETE /v1/nodes/ND-1/",
      "PATCH /v1/organization/",
    ]);
  });

  it("wraps the secrets of nodes in networks, single and in pages", async () => {
    const network = { id: "NW-1", nodes: [nodeJson] };
    const page = { count: 1, next: null, previous: null, results: [network] };
    const { management } = await start(({ request }, response) =>
      json(response, request.includes("NW-") ? network : page),
    );
    const { results } = await management.listNetworks();
    for (const { nodes } of [await management.getNetwork("NW-1"), ...results])
      expect(nodes[0]?.details.auth_key).toBeInstanceOf(Secret);
  });

  it("reports the API's error", async () => {
    const problem = {
      error: { code: "validation_error", message: "Invalid input.", fields: { name: ["Too long."] } },
    };
    const { management } = await start((_, response) => json(response, problem, 400));
    const error: unknown = await management
      .updateNode("ND-1", { name: "" })
      .catch((reason: unknown) => reason);
    expect(isNodeAccessError(error, "HTTP_STATUS") && JSON.parse(error.context.body)).toEqual(problem);
  });

  it.each([
    ["YAML", "details:\n  auth_key: n0de-s3cret\n"],
    ["a block of YAML", "auth_password: |\n  n0de-s3cret\n  n0de-s3cret"],
    ["XML", "<node><auth_key>n0de-s3cret</auth_key></node>"],
    ["an attribute", "<field value='n0de-s3cret' name='auth_key'/>"],
    ["a form", "name=archive&auth_key=n0de-s3cret&type=dedicated"],
    ["an encoded form", "auth%5Fkey%3Dn0de-s3cret"],
    ["single quotes", "{'auth_key': 'n0de-s3cret'}"],
    ["HTML", "&quot;auth_key&quot;:&quot;n0de-s3cret&quot;"],
    ["upper case", '{"AUTH_KEY":"n0de-s3cret"}'],
    ["camel case", '{"authPassword":"n0de-s3cret"}'],
    ["a header", "Auth-Key: n0de-s3cret"],
    ["JSON and more", '{"auth_key":"n0de-s3cret"} auth_key=n0de-s3cret'],
  ])("shows no secret of a node in a response that is %s", async (_, page) => {
    for (const status of [200, 500, 403]) {
      const { management } = await start((__, response) => response.writeHead(status).end(`${page}}`));
      const error: unknown = await management
        .with({ retries: 0 })
        .getNode("ND-1")
        .catch((reason: unknown) => reason);
      expect(isNodeAccessError(error)).toBe(true);
      expect(inspect(error, { depth: null }) + JSON.stringify(error)).not.toContain("n0de");
    }
  });

  it("shows no secret, of the caller or of a node, in any error", async () => {
    const whole = JSON.stringify({ details: nodeJson.details, key: "a-k3y-to-hide" });
    const replies = [
      (response: ServerResponse) => json(response, whole.slice(0, -1)),
      (response: ServerResponse) =>
        json(response, whole.slice(0, whole.indexOf("secret", whole.indexOf("auth_key")))),
      (response: ServerResponse) => json(response, JSON.stringify(whole)),
      (response: ServerResponse) => json(response, whole, 500),
      (response: ServerResponse) => json(response, whole, 401),
      (response: ServerResponse) => response.destroy(),
    ];
    const { management } = await start((_, response) => replies.shift()?.(response));
    for (const code of [
      "UNDECODABLE_BODY",
      "UNDECODABLE_BODY",
      "INVALID_RESPONSE",
      "HTTP_STATUS",
      "CREDENTIAL_REFUSED",
      "UNANSWERED",
    ] as const) {
      const error: unknown = await management.getNode("ND-1").catch((reason: unknown) => reason);
      expect(isNodeAccessError(error) && error.code).toBe(code);
      const shown = inspect(error, { depth: null, showHidden: true }) + JSON.stringify(error);
      expect(shown).not.toMatch(/a-k3y-to-hide|pass-word|quoted/);
    }
  });
});
