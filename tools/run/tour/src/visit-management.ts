import assert from "node:assert/strict";
import { restMethods, walkRest } from "@node-access/cli/walk";
import { bearer, createManagementClient } from "@node-access/management";
import type { OpenGateway } from "./open-gateway.ts";
import { listOperations } from "./visit-rest.ts";
import { type CallManagement, type Method, type Result, visitStreams } from "./visit-streams.ts";
import type { Visit } from "./visit.ts";

const over = "gateway, management, bearer";
const place = { role: "peer", provider: "aws", region: "us-east-1" } as const;
const dedicated = { type: "dedicated", configuration: {}, ...place } as const;

/** Calls each operation of the management API. What it creates is then read, changed and deleted. */
export async function visitManagement(visit: Visit, gateway: OpenGateway): Promise<void> {
  const management = createManagementClient({ endpoint: gateway.url, credential: bearer(gateway.apiKey) });
  const call: CallManagement = async (method, args, known, rejected) => {
    let result: unknown;
    const walk = visit.walker({
      over,
      client: management,
      jsonOf: asJson,
      args: { [method]: async () => args },
      ...(known !== undefined && { results: { [method]: known } }),
      ...(rejected !== undefined && { rejected: { [method]: rejected } }),
    });
    const facts = restMethods.filter(({ spec, name }) => spec === "management" && name === method);
    await walkRest(facts, async (step) => (result = await walk(step)));
    return Object(result);
  };
  const rejects = (status: number, method: Method, ...args: readonly unknown[]): Promise<unknown> =>
    call(method, args, undefined, status);

  await call("updateOrganization", [{ name: "Tour" }], { name: "Tour" });
  const organization = await call("getOrganization", [], { name: "Tour" });
  const project = await call("createProject", [{ name: "rollup" }], { networks: 0 });
  const described = { description: "of the tour" };
  await call("updateProject", [project.id, described], { name: "rollup", ...described });
  await call("listProjects", [{ order_by: "-created_at" }], { results: [{ id: project.id }] });
  await call("listProjectMembers", [project.id], { count: 1, results: [{ id: organization.id }] });
  const configuration = { network: "starknet-mainnet" };
  const rollup = { project: project.id, protocol: "starknet", configuration };
  const nodes = [{ name: "first", ...dedicated }];
  const network = await call("createNetwork", [{ ...rollup, nodes }], { nodes: [{ name: "first" }] });
  await call("updateNetwork", [network.id, { name: "rollup" }], { name: "rollup" });
  const listed = { count: 1, results: [{ id: network.id, name: "rollup" }] };
  await call("listNetworks", [{ project: project.id, protocol: "starknet" }], listed);
  const second = { name: "second", network: network.id, ...dedicated };
  const node = await call("createNode", [second], { network: network.id });
  // Nodes of a rollup are never shared.
  await rejects(400, "createNode", { ...second, name: "third", type: "shared" });
  await call("getNetwork", [network.id], { nodes: [{ name: "first" }, { id: node.id }] });
  await call("listNodes", [{ page: 1, order_by: "name" }], ({ results }: Result<"listNodes">) => {
    const names = results.map(({ name }) => name);
    assert.deepEqual(names, names.toSorted());
  });
  const { id, key } = gateway.nodeOf("ethereum");
  await call("updateNode", [id, { name: "tour" }], { name: "tour" });
  // A node's key is in no text, but its client can read it.
  await call("getNode", [id], (shown: unknown, response: Result<"getNode">) => {
    assert.deepEqual([response.id, response.name], [id, "tour"]);
    assert.equal(response.details.auth_key?.reveal(), key);
    assert.ok(!JSON.stringify(shown).includes(key));
  });
  // A network is deleted once its nodes are, and a project once its networks are.
  await rejects(400, "deleteNetwork", network.id);
  await rejects(400, "deleteProject", project.id);
  await call("deleteNode", [network.nodes?.[0]?.id]);
  await call("deleteNode", [node.id]);
  await call("deleteNetwork", [network.id]);
  await call("getProject", [project.id], { networks: 0 });
  await call("deleteProject", [project.id]);
  await rejects(404, "getProject", project.id);

  const account = `1:0x${"11".repeat(20)}`;
  const { nonce, token } = await call("takeNonce", [account, { from: 7, lease: 60_000 }], { nonce: 7 });
  const added = { nonce, token, transaction: "0x01" };
  await call("addNonceTransaction", [account, added], { is_done: true });
  await call("listNonces", [account], { results: [{ nonce, transactions: ["0x01"], is_leased: true }] });
  await call("releaseNonce", [account, { nonce, token }], { is_done: true });
  await call("forgetNonces", [account, { below: 8 }]);

  await visitStreams(visit, call, management);

  const [first] = (await management.listProjects()).results;
  await call("getProject", [first?.id]);
  // The gateway keeps no records for it.
  const servedBy = (): string | undefined => gateway.servedBy(undefined, "management");
  const faucet = restMethods.filter(({ name }) => name === "requestSepoliaTokens");
  await walkRest(faucet, visit.walker({ over, client: management, servedBy }));
  visit.expect(over, listOperations(management));
}

/** Secrets become text, as they are in JSON. */
function asJson(response: unknown): unknown {
  const text = JSON.stringify(response, (_, value: unknown) =>
    typeof value === "bigint" ? Number(value) : value,
  );
  return text === undefined ? undefined : JSON.parse(text);
}
