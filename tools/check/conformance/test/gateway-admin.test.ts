import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { SpecBundle } from "@node-access-tools/generate/spec-file";
import { createGateway } from "@node-access/gateway";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, it } from "vitest";

// The admin API has no client package whose types define its responses, so each response is validated against the spec.

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Response>>;
}

interface Response {
  readonly $ref?: string;
  readonly content?: { readonly "application/json": { readonly schema: object } };
}

interface Spec {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: object; readonly responses: Readonly<Record<string, Response>> };
}

const root = resolve(import.meta.dirname, "../../../..");
const name = "specs/admin.openapi.yaml";
const spec = (await SpecBundle.read(root, name)).value as Spec;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: "spec", components: spec.components });

const key = randomBytes(32).toString("hex");
const seen = new Set<string>();
let gateway: Awaited<ReturnType<typeof createGateway>>;
beforeAll(async () => {
  const budget = { requestsPerSecond: 100, requestsPerDay: 1_000_000 };
  const rpc = { upstreams: [{ name: "own-1", url: "http://127.0.0.1:1", budget }] };
  // Traffic, callers and the log are recorded for a console.
  gateway = await createGateway({ admin: { key }, console: {}, networks: { "ethereum-mainnet": { rpc } } });
});
afterAll(() => gateway.close());

/** Calls an operation, and validates its response against the spec's schema for the operation and status. */
async function call(
  verb: string,
  template: string,
  id: string,
  { body, bearer = key, query = "" }: { body?: object; bearer?: string; query?: string } = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${gateway.adminUrl}${template.replace("{id}", id)}${query}`, {
    method: verb.toUpperCase(),
    headers: { authorization: `Bearer ${bearer}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const operation = spec.paths[template]?.[verb];
  if (!operation) throw new Error(`the spec has no ${verb} ${template}`);
  const { operationId, responses } = operation;
  const given = responses[response.status];
  if (!given) throw new Error(`${operationId}: the spec has no response with ${response.status}`);
  const described = given.$ref ? spec.components.responses[given.$ref.split("/").at(-1) ?? ""] : given;
  const value = (await response.json()) as Record<string, unknown>;
  const schema = JSON.parse(
    JSON.stringify(described?.content?.["application/json"].schema).replaceAll('"#/', '"spec#/'),
  ) as object;
  const check = ajv.compile(schema);
  check(value);
  expect([operationId, response.status, check.errors ?? []]).toEqual([operationId, response.status, []]);
  if (response.ok) seen.add(operationId);
  return value;
}

async function createStream(apiKey: string): Promise<string> {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  const list = await fetch(`${gateway.url}/v1/networks/`, { headers });
  const { results } = (await list.json()) as { results: { id: string }[] };
  const body = { network: results[0]?.id, source: { type: "logs" }, destination: { type: "pull" } };
  const created = await fetch(`${gateway.url}/v1/streams/`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return ((await created.json()) as { id: string }).id;
}

it("responds to each operation and to invalid requests as its spec says", async () => {
  const organizations = "/v1/organizations/";
  const own = `${organizations}{id}/`;
  await call("get", organizations, "", { bearer: "x".repeat(43) });
  await call("post", organizations, "", { body: { name: 1 } });
  const made = await call("post", organizations, "", { body: { name: "Labs" } });
  await call("post", organizations, "", { body: { name: "Labs" } });
  await call("get", organizations, "");
  await call("get", own, String(made["id"]));
  await call("get", own, "RG-0");
  await call("patch", own, String(made["id"]), { body: { name: "Laboratory" } });

  const terms = {
    name: "all",
    rate: 5,
    burst: 9,
    methods: ["eth_*", "GET /v1/*"],
    expires_at: "2101-01-01T00:00:00Z",
  };
  const [node] = made["nodes"] as { id: string }[];
  for (const [ofOwner, owner, one] of [
    [`${own}api-keys/`, String(made["id"]), "/v1/api-keys/{id}/"],
    ["/v1/nodes/{id}/credentials/", node?.id ?? "", "/v1/credentials/{id}/"],
  ] as const) {
    await call("post", ofOwner, owner, { body: { name: "" } });
    await call("post", ofOwner, `${owner}-0`, { body: terms });
    const first = await call("post", ofOwner, owner, { body: terms });
    const plain = await call("post", ofOwner, owner, { body: { name: "plain" } });
    await call("post", `${one}rotate/`, String(first["id"]), { body: { overlap: -1 } });
    await call("post", `${one}rotate/`, String(first["id"]), { body: { overlap: 0 } });
    await call("post", `${one}rotate/`, String(first["id"]), { body: { overlap: 0 } });
    await call("post", `${one}revoke/`, String(plain["id"]));
    await call("get", one, String(plain["id"]));
    await call("get", ofOwner, owner);
    await call("get", one, "XX-0");
  }
  const stream = await createStream(String(made["api_key"]));
  await call("get", "/v1/streams/", "");
  for (const one of [stream, "ST-0"]) {
    for (const action of ["pause", "resume", "test"]) await call("post", `/v1/streams/{id}/${action}/`, one);
    await call("get", "/v1/streams/{id}/dead-letters/", one);
  }

  await call("get", "/v1/usage/", "", { query: "?from=2026-01-01&to=2026-01-31" });
  await call("get", "/v1/usage/", "");
  const upstreams = "/v1/upstreams/";
  await call("get", upstreams, "");
  await call("post", `${upstreams}{id}/cordon/`, "ethereum-mainnet.rpc.own-1");
  await call("get", upstreams, "");
  await call("post", `${upstreams}{id}/uncordon/`, "ethereum-mainnet.rpc.own-1");
  await call("post", `${upstreams}{id}/cordon/`, "ethereum-mainnet.rpc.none");
  await call("get", "/v1/light-clients/", "");
  await call("get", "/v1/wrong-results/", "");
  await call("get", "/v1/wrong-results/{id}/", "7");
  await call("get", "/v1/audit/", "");
  for (const list of ["gateway", "nodes", "traffic", "upstream-traffic", "callers", "log"])
    await call("get", `/v1/${list}/`, "");
  const ofNode = "/v1/nodes/{id}/";
  await call("get", ofNode, node?.id ?? "");
  await call("get", ofNode, "ND-0");
  await call("get", `${ofNode}methods/`, node?.id ?? "");
  await call("post", `${ofNode}try-call/`, node?.id ?? "", { body: { kind: "rpc", name: "eth_chainId" } });
  await call("post", `${ofNode}try-call/`, node?.id ?? "", { body: { kind: "rpc" } });
  await call("post", "/v1/config/reload/", "");

  const all = Object.values(spec.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
  // Reading a wrong result needs an upstream that lies, and reloading a config file, which only the command has:
  // the gateway's own tests cover both.
  expect(all.filter((operation) => !seen.has(operation))).toEqual(["readWrongResult", "reloadConfig"]);
});
