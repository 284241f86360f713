import { setTimeout } from "node:timers/promises";
import { between } from "@node-access-tools/workspace";
import type { Gateways } from "../start-gateways.ts";
import { changesAt, type Outcome } from "../load/send.ts";
import type { KnownKey, Keys } from "./keys.ts";

export interface NodeRecord {
  readonly id: string;
  readonly details: { readonly auth_key: string };
}

interface NetworkRecord {
  readonly id: string;
  readonly nodes: readonly NodeRecord[];
}

/** A network with two nodes whose creation was acknowledged. */
interface CreatedNetwork {
  readonly network: NetworkRecord;
  readonly firstKey: KnownKey;
  first: "present" | "being deleted" | "deleted";
}

export const nodeFields = {
  type: "dedicated",
  role: "peer",
  provider: "aws",
  region: "us-east-1",
  configuration: {},
};

/** Makes management changes one after another, and checks their effect at the end. */
export class Writer {
  readonly #fleet: Gateways;
  readonly #keys: Keys;
  readonly #created: CreatedNetwork[] = [];
  #project = "";
  /** The names that its project got: each one counts the changes. The last one that was acknowledged, and the last one sent. */
  readonly #names = { acknowledged: 0, sent: 0 };
  /** Names whose outcome is unknown. They may take effect late, after changes that were acknowledged. */
  readonly #unknownNames = new Set<number>();
  /** Changes that were acknowledged, and changes whose outcome is unknown. */
  acknowledged = 0;
  unknown = 0;
  readonly wrong: string[] = [];

  constructor(fleet: Gateways, keys: Keys) {
    this.#fleet = fleet;
    this.#keys = keys;
  }

  async begin(): Promise<void> {
    const { json } = await this.#change("POST", "/projects/", { name: "0", description: "0 " });
    this.#project = (json as { id: string }).id;
  }

  /** Makes one change: renames a project, creates a network with two nodes, or deletes a node. */
  async step(): Promise<void> {
    const kind = this.#fleet.random();
    const candidate = this.#created.find(({ first }) => first === "present");
    if (kind < 0.6) await this.#rename();
    else if (kind < 0.8 || !candidate) await this.#createNetwork();
    else await this.#deleteFirst(candidate);
  }

  async #rename(): Promise<void> {
    const count = ++this.#names.sent;
    const filler = "x".repeat(between(this.#fleet.random, 0, 4_000));
    const body = { name: String(count), description: `${count} ${filler}` };
    const { status } = await this.#change("PATCH", `/projects/${this.#project}/`, body);
    if (status === 200) this.#names.acknowledged = count;
    else this.#unknownNames.add(count);
  }

  async #createNetwork(): Promise<void> {
    const { status, json } = await this.#change("POST", "/networks/", {
      project: this.#project,
      protocol: "starknet",
      configuration: { network: "starknet-mainnet" },
      nodes: ["first", "second"].map((name) => Object.assign({ name }, nodeFields)),
    });
    if (status !== 201) return;
    const network = json as NetworkRecord;
    const [firstKey, second] = network.nodes.map(({ details }) => this.#keys.add(details.auth_key));
    if (firstKey && second) this.#created.push({ network, firstKey, first: "present" });
    else this.wrong.push(`network ${network.id} was created without its nodes`);
  }

  async #deleteFirst(created: CreatedNetwork): Promise<void> {
    created.first = "being deleted";
    this.#keys.revoking(created.firstKey);
    const { status } = await this.#change("DELETE", `/nodes/${created.network.nodes[0]?.id}/`);
    if (status !== 204) return;
    created.firstKey.revokedAt = performance.now();
    created.first = "deleted";
  }

  async #change(method: string, path: string, body?: object): Promise<Outcome> {
    const { credentials, pick } = this.#fleet;
    const outcome = await changesAt(pick().url, credentials.apiKey)(method, path, body);
    if (outcome.status >= 200 && outcome.status < 300) this.acknowledged++;
    else if (outcome.status === 0 || outcome.status >= 500) this.unknown++;
    else this.wrong.push(`${method} ${path} got HTTP ${outcome.status} ${JSON.stringify(outcome.json)}`);
    return outcome;
  }

  /** Compares a gateway's records with what was acknowledged. */
  async check(url: string): Promise<void> {
    const request = changesAt(url, this.#fleet.credentials.apiKey);
    // A gateway or Postgres that was just restarted may still be connecting.
    const get = async (path: string): Promise<unknown> => {
      for (;;) {
        const { status, json } = await request("GET", path);
        if (status === 200) return json;
        if (status !== 0 && status < 500)
          throw new Error(`GET ${path} got HTTP ${status} ${JSON.stringify(json)}`);
        await setTimeout(100);
      }
    };
    const path = `/projects/${this.#project}/`;
    const { acknowledged, sent } = this.#names;
    const { name, description } = (await get(path)) as { name: string; description: string };
    if (description.split(" ")[0] !== name)
      this.wrong.push(`${path} mixes two changes: ${name}, ${description.slice(0, 10)}`);
    if ((Number(name) < acknowledged && !this.#unknownNames.has(Number(name))) || Number(name) > sent)
      this.wrong.push(`${path} is at change ${name}; ${acknowledged} was acknowledged, ${sent} was sent`);
    const found = await this.#networks(get);
    for (const { network, first } of this.#created) {
      const both = network.nodes.map(({ id }) => id).join();
      const second = String(network.nodes[1]?.id);
      const present = String(found.get(network.id)?.map(({ id }) => id));
      const allowed = { present: [both], deleted: [second], "being deleted": [both, second] }[first];
      if (!allowed.includes(present))
        this.wrong.push(`network ${network.id}, whose first node is ${first}, has nodes ${present}`);
      found.delete(network.id);
    }
    for (const [id, nodes] of found) {
      if (nodes.length !== 2)
        this.wrong.push(`network ${id}, which was not acknowledged, has ${nodes.length} nodes`);
    }
  }

  async #networks(get: (path: string) => Promise<unknown>): Promise<Map<string, readonly NodeRecord[]>> {
    const found = new Map<string, readonly NodeRecord[]>();
    for (let page = 1; ; page++) {
      const listed = await get(`/networks/?project=${this.#project}&page=${page}`);
      const { results, next } = listed as { results: NetworkRecord[]; next: string | null };
      for (const { id, nodes } of results) found.set(id, nodes);
      if (next === null) return found;
    }
  }
}
