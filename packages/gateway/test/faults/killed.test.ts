import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { request } from "../client.ts";
import { type GatewayProcess, startGatewayProcess } from "./gateway-process.ts";

const rounds = 4;
const writers = 6;

let folder: string;
let gateway: GatewayProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gateway-"));
});
afterEach(async () => {
  await gateway?.kill();
  rmSync(folder, { recursive: true });
});

interface Node {
  name: string;
  configuration: { round: number; count: number };
}

it(
  "a gateway that is killed among changes has all that it answered, and none by half",
  { timeout: 60_000 },
  async () => {
    const seed = Number(process.env["SEED"] ?? randomInt(2 ** 31));
    console.log(`SEED=${seed}`);
    const random = numbersFrom(seed);
    gateway = await startGatewayProcess(folder);
    const headers = { authorization: `Bearer ${/^  API key (\S+)$/m.exec(gateway.output)?.[1]}` };
    const ids = [...gateway.output.matchAll(/^  [\w-]+: (ND-\S+)$/gm)]
      .map(([, id]) => id ?? "")
      .slice(0, writers);
    expect(ids).toHaveLength(writers);
    for (let round = 1; round <= rounds; round++) {
      const { url } = gateway;
      const answered = new Map<string, number>();
      const killed = new AbortController();
      const enough = Promise.withResolvers<void>();
      const last = 1 + Math.floor(random() * 100);
      let changes = 0;
      const write = async (id: string): Promise<void> => {
        for (let count = 1; !killed.signal.aborted; count++) {
          // The two properties say the same, so that a change by half would show.
          const body = {
            name: `${round}/${count}`,
            configuration: { round, count, filler: "x".repeat(random() * 4000) },
          };
          const { status } = await request(`${url}/v1/nodes/${id}/`, { method: "PATCH", headers, body });
          expect(status).toBe(200);
          answered.set(id, count);
          if (++changes === last) enough.resolve();
        }
      };
      // A call that the kill cuts off fails: it was not answered.
      const writing = Promise.allSettled(ids.map(write));
      await enough.promise;
      await gateway.kill();
      killed.abort();
      await writing;
      gateway = await startGatewayProcess(folder);
      for (const id of ids) {
        const { json } = await request(`${gateway.url}/v1/nodes/${id}/`, { headers });
        const { name, configuration } = json as Node;
        const told = answered.get(id);
        if (told === undefined && configuration.round !== round) continue;
        expect(name).toBe(`${configuration.round}/${configuration.count}`);
        expect(configuration.round).toBe(round);
        expect(configuration.count).toBeGreaterThanOrEqual(told ?? 0);
        expect(configuration.count).toBeLessThanOrEqual((told ?? 0) + 1);
      }
    }
  },
);

interface Network {
  id: string;
  nodes: { id: string; details: { auth_key: string } }[];
}

/** A network with two nodes whose making was answered. */
interface Made extends Network {
  /** Whether the first node's end was answered, or at least asked for. */
  first: "there" | "asked to go" | "gone";
}

it(
  "a gateway that is killed among what is made and deleted has all that it answered, and none by half",
  { timeout: 60_000 },
  async () => {
    const seed = Number(process.env["SEED"] ?? randomInt(2 ** 31));
    console.log(`SEED=${seed}`);
    const random = numbersFrom(seed);
    gateway = await startGatewayProcess(folder);
    const headers = { authorization: `Bearer ${/^  API key (\S+)$/m.exec(gateway.output)?.[1]}` };
    const { json: project } = await request(`${gateway.url}/v1/projects/`, {
      method: "POST",
      headers,
      body: { name: "killed" },
    });
    const known: Made[] = [];
    for (let round = 1; round <= rounds; round++) {
      const { url } = gateway;
      const killed = new AbortController();
      const enough = Promise.withResolvers<void>();
      const last = 1 + Math.floor(random() * 100);
      let changes = 0;
      const change = async (method: string, path: string, body?: object): Promise<unknown> => {
        const given = { method, headers, ...(body && { body }) };
        const { status, json } = await request(`${url}/v1${path}`, given);
        expect(status).toBe(method === "POST" ? 201 : 204);
        if (++changes === last) enough.resolve();
        return json;
      };
      const write = async (): Promise<void> => {
        while (!killed.signal.aborted) {
          const network = (await change(
            "POST",
            "/networks/",
            newNetwork((project as Network).id),
          )) as Network;
          const made: Made = { ...network, first: "there" };
          known.push(made);
          made.first = "asked to go";
          await change("DELETE", `/nodes/${made.nodes[0]?.id}/`);
          made.first = "gone";
        }
      };
      const writing = Promise.allSettled(Array.from({ length: writers }, write));
      await enough.promise;
      await gateway.kill();
      killed.abort();
      await writing;
      gateway = await startGatewayProcess(folder);
      const found = await networksOf(gateway.url, headers, (project as Network).id);
      for (const { id, nodes, first } of known) {
        const there = found.get(id)?.nodes.map((node) => node.id);
        const [whole, rest] = [nodes.map((node) => node.id), [nodes[1]?.id]];
        if (first === "asked to go") expect([whole, rest]).toContainEqual(there);
        else expect(there).toEqual(first === "gone" ? rest : whole);
        for (const node of nodes) {
          const { status } = await request(`${gateway.url}/${node.details.auth_key}`, {
            method: "POST",
            body: { jsonrpc: "2.0", id: 1, method: "starknet_none" },
          });
          expect(status).toBe(there?.includes(node.id) ? 200 : 401);
        }
      }
      const unanswered = [...found.values()].filter(({ id }) => known.every((made) => made.id !== id));
      for (const { nodes } of unanswered) expect(nodes).toHaveLength(2);
      expect(unanswered.length).toBeLessThanOrEqual(writers * round);
    }
  },
);

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

async function networksOf(
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

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
