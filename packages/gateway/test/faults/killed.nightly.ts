import { randomInt } from "node:crypto";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../cleanup.ts";
import { request } from "../client.ts";
import { type GatewayProcess, startGatewayProcess } from "./gateway-process.ts";

const rounds = 20;
const writers = 7;

let folder: string;
let gateway: GatewayProcess;
beforeEach(() => {
  folder = temporaryFolder();
});

/** A record that is changed, and where the change is visible. */
interface Target {
  readonly path: string;
  /** A change with the same value in each of its parts, so that a partial change is detected. */
  readonly change: (label: string, filler: string) => object;
  readonly shows: (record: never) => readonly unknown[];
}

/** Nodes, and one of each other kind of record that can be changed. */
async function listTargets(
  { url, credentials }: GatewayProcess,
  headers: Record<string, string>,
): Promise<Target[]> {
  const first = async (kind: string): Promise<string> => {
    const { json } = await request(`${url}/v1/${kind}/`, { headers });
    return (json as { results: { id: string }[] }).results[0]?.id ?? "";
  };
  const nodes = Object.values(credentials?.nodes ?? {})
    .slice(0, writers - 3)
    .map(({ id }) => ({
      path: `/v1/nodes/${id}/`,
      change: (label: string, filler: string) => ({ name: label, configuration: { label, filler } }),
      shows: ({ name, configuration }: { name: string; configuration: { label: string } }) => [
        name,
        configuration.label,
      ],
    }));
  const name = {
    change: (label: string) => ({ name: label }),
    shows: (record: { name: string }) => [record.name],
  };
  return [
    ...nodes,
    {
      path: `/v1/projects/${await first("projects")}/`,
      change: (label, filler) => ({ name: label, description: `${label} ${filler}` }),
      shows: (record: { name: string; description: string }) => [
        record.name,
        record.description.split(" ")[0],
      ],
    },
    { path: `/v1/networks/${await first("networks")}/`, ...name },
    { path: "/v1/organization/", ...name },
  ];
}

/** Starts the gateway. Random numbers are the same if `SEED` is set to a seed that an earlier run has printed. */
async function firstStart(): Promise<{ random: () => number; headers: { authorization: string } }> {
  const seed = Number(process.env["SEED"] ?? randomInt(2 ** 31));
  console.log(`SEED=${seed}`);
  gateway = await startGatewayProcess(folder);
  onTestFinished(() => gateway.kill());
  const authorization = `Bearer ${gateway.credentials?.apiKey}`;
  return { random: numbersFrom(seed), headers: { authorization } };
}

it("a gateway that is killed during changes keeps all acknowledged ones, and none partially", async () => {
  const { random, headers } = await firstStart();
  const targets = await listTargets(gateway, headers);
  expect(targets).toHaveLength(writers);
  // A record that is not changed before the first kill has the same value in each of its parts too.
  for (const { path, change } of targets) {
    const body = change("0/0", "");
    expect(await request(gateway.url + path, { method: "PATCH", headers, body })).toMatchObject({
      status: 200,
    });
  }
  for (let round = 1; round <= rounds; round++) {
    const { url } = gateway;
    const acknowledged = new Map<Target, number>();
    const killed = new AbortController();
    const enough = Promise.withResolvers<void>();
    const last = 1 + Math.floor(random() * 100);
    let changes = 0;
    const write = async (target: Target): Promise<void> => {
      for (let count = 1; !killed.signal.aborted; count++) {
        const body = target.change(`${round}/${count}`, "x".repeat(random() * 4000));
        const { status } = await request(url + target.path, { method: "PATCH", headers, body });
        expect(status).toBe(200);
        acknowledged.set(target, count);
        if (++changes === last) enough.resolve();
      }
    };
    // A call that the kill interrupts fails without a response.
    const writing = Promise.allSettled(targets.map(write));
    await enough.promise;
    await gateway.kill();
    killed.abort();
    await writing;
    gateway = await startGatewayProcess(folder);
    for (const target of targets) {
      const { json } = await request(gateway.url + target.path, { headers });
      const shown = target.shows(json as never);
      expect(new Set(shown).size).toBe(1);
      const [inRound, count] = String(shown[0]).split("/").map(Number);
      const acknowledgedCount = acknowledged.get(target) ?? 0;
      if (acknowledgedCount === 0 && inRound !== round) continue;
      expect(inRound).toBe(round);
      expect(count).toBeGreaterThanOrEqual(acknowledgedCount);
      expect(count).toBeLessThanOrEqual(acknowledgedCount + 1);
    }
  }
});

interface Network {
  id: string;
  nodes: { id: string; details: { auth_key: string } }[];
}

/** A network with two nodes whose creation was acknowledged. */
interface CreatedNetwork extends Network {
  /** Whether the first node's deletion was acknowledged, or at least requested. */
  first: "there" | "deletion requested" | "gone";
}

it("a gateway that is killed during creations and deletions keeps all acknowledged ones, and none partially", async () => {
  const { random, headers } = await firstStart();
  const { json: project } = await request(`${gateway.url}/v1/projects/`, {
    method: "POST",
    headers,
    body: { name: "killed" },
  });
  const known: CreatedNetwork[] = [];
  for (let round = 1; round <= rounds; round++) {
    const { url } = gateway;
    const killed = new AbortController();
    const enough = Promise.withResolvers<void>();
    const last = 1 + Math.floor(random() * 100);
    let changes = 0;
    const change = async (method: string, path: string, body?: object): Promise<unknown> => {
      const options = { method, headers, ...(body && { body }) };
      const { status, json } = await request(`${url}/v1${path}`, options);
      expect(status).toBe(method === "POST" ? 201 : 204);
      if (++changes === last) enough.resolve();
      return json;
    };
    const write = async (): Promise<void> => {
      while (!killed.signal.aborted) {
        const network = (await change("POST", "/networks/", newNetwork((project as Network).id))) as Network;
        const created: CreatedNetwork = { ...network, first: "there" };
        known.push(created);
        created.first = "deletion requested";
        await change("DELETE", `/nodes/${created.nodes[0]?.id}/`);
        created.first = "gone";
      }
    };
    const writing = Promise.allSettled(Array.from({ length: writers }, write));
    await enough.promise;
    await gateway.kill();
    killed.abort();
    await writing;
    gateway = await startGatewayProcess(folder);
    const found = await listNetworks(gateway.url, headers, (project as Network).id);
    for (const { id, nodes, first } of known) {
      const there = found.get(id)?.nodes.map((node) => node.id);
      const [whole, rest] = [nodes.map((node) => node.id), [nodes[1]?.id]];
      if (first === "deletion requested") expect([whole, rest]).toContainEqual(there);
      else expect(there).toEqual(first === "gone" ? rest : whole);
      for (const node of nodes) {
        const { status } = await request(`${gateway.url}/${node.details.auth_key}`, {
          method: "POST",
          body: { jsonrpc: "2.0", id: 1, method: "starknet_none" },
        });
        expect(status).toBe(there?.includes(node.id) ? 200 : 401);
      }
    }
    const unacknowledged = [...found.values()].filter(({ id }) =>
      known.every((created) => created.id !== id),
    );
    for (const { nodes } of unacknowledged) expect(nodes).toHaveLength(2);
    expect(unacknowledged.length).toBeLessThanOrEqual(writers * round);
  }
});

function newNetwork(project: string): object {
  const node = { type: "dedicated", role: "peer", provider: "aws", region: "us-east-1", configuration: {} };
  return {
    project,
    protocol: "starknet",
    configuration: { network: "starknet-mainnet" },
    nodes: [
      { name: "one", ...node },
      { name: "two", ...node },
    ],
  };
}

async function listNetworks(
  url: string,
  headers: Record<string, string>,
  project: string,
): Promise<ReadonlyMap<string, Network>> {
  const found = new Map<string, Network>();
  for (let page = 1; ; page++) {
    const { json } = await request(`${url}/v1/networks/?project=${project}&page=${page}`, { headers });
    const { results, next } = json as { results: Network[]; next: string | null };
    for (const network of results) found.set(network.id, network);
    if (next === null) return found;
  }
}

/** Generates numbers from 0 to 1 from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
