import { between } from "@node-access-tools/workspace";
import type { KnownKey, Keys } from "./keys.ts";
import type { Place } from "./place.ts";
import { type Ending, send } from "./send.ts";

interface NodeRecord {
  readonly id: string;
  readonly details: { readonly auth_key: string };
}

interface NetworkRecord {
  readonly id: string;
  readonly nodes: readonly NodeRecord[];
}

/** A network with two nodes whose creation was acknowledged. */
interface Made {
  readonly network: NetworkRecord;
  readonly keys: readonly [KnownKey, KnownKey];
  /** What became of its first node. */
  first: "there" | "being deleted" | "deleted";
}

/** One record that one writer changes again and again, counting. */
interface Counter {
  readonly path: string;
  /** The last change that was acknowledged, and the last one that was sent. */
  acknowledged: number;
  sent: number;
  /** Changes whose outcome is unknown. They may be made late, after changes that were acknowledged. */
  readonly unknown: Set<number>;
}

const place = { type: "dedicated", role: "peer", provider: "aws", region: "us-east-1", configuration: {} };

/** Makes management changes, one after the other, and knows what they must have left. */
export class Writer {
  readonly #place: Place;
  readonly #keys: Keys;
  readonly #made: Made[] = [];
  #counter: Counter | undefined;
  #project = "";
  /** Changes that were acknowledged, and changes of which nobody knows whether they were made. */
  acknowledged = 0;
  unknown = 0;
  readonly wrong: string[] = [];

  constructor(target: Place, keys: Keys) {
    this.#place = target;
    this.#keys = keys;
  }

  /** Makes the records that this writer works on. */
  async begin(): Promise<void> {
    const { json } = await this.#change("POST", "/projects/", { name: "0", description: "0 " });
    this.#project = (json as { id: string }).id;
    this.#counter = { path: `/projects/${this.#project}/`, acknowledged: 0, sent: 0, unknown: new Set() };
  }

  /** Makes one change: of a name, a new network with two nodes, or the end of a node. */
  async step(): Promise<void> {
    const kind = this.#place.random();
    const candidate = this.#made.find(({ first }) => first === "there");
    if (kind < 0.6) await this.#rename();
    else if (kind < 0.8 || !candidate) await this.#makeNetwork();
    else await this.#deleteFirst(candidate);
  }

  async #rename(): Promise<void> {
    const counter = this.#counter as Counter;
    const count = ++counter.sent;
    const filler = "x".repeat(between(this.#place.random, 0, 4_000));
    const body = { name: String(count), description: `${count} ${filler}` };
    const { status } = await this.#change("PATCH", counter.path, body);
    if (status === 200) counter.acknowledged = count;
    else counter.unknown.add(count);
  }

  async #makeNetwork(): Promise<void> {
    const { status, json } = await this.#change("POST", "/networks/", {
      project: this.#project,
      protocol: "starknet",
      configuration: { network: "starknet-mainnet" },
      nodes: [
        { name: "first", ...place },
        { name: "second", ...place },
      ],
    });
    if (status !== 201) return;
    const network = json as NetworkRecord;
    const [first, second] = network.nodes.map(({ details }) => this.#keys.add(details.auth_key));
    if (!first || !second) return void this.wrong.push(`network ${network.id} was made without its nodes`);
    this.#made.push({ network, keys: [first, second], first: "there" });
  }

  async #deleteFirst(made: Made): Promise<void> {
    made.first = "being deleted";
    this.#keys.revoking(made.keys[0]);
    const { status } = await this.#change("DELETE", `/nodes/${made.network.nodes[0]?.id}/`);
    if (status !== 204) return;
    made.keys[0].revokedAt = performance.now();
    made.first = "deleted";
  }

  async #change(method: string, path: string, body?: unknown): Promise<Ending> {
    const headers = { authorization: `Bearer ${this.#place.fleet.credentials.apiKey}` };
    const ending = await send(`${this.#place.pick().url}/v1${path}`, method, { headers, body });
    if (ending.status >= 200 && ending.status < 300) this.acknowledged++;
    else if (ending.status === 0 || ending.status >= 500) this.unknown++;
    else this.wrong.push(`${method} ${path} got HTTP ${ending.status} ${JSON.stringify(ending.json)}`);
    return ending;
  }

  /** Holds what a gateway has against what was acknowledged. */
  async check(url: string): Promise<void> {
    const headers = { authorization: `Bearer ${this.#place.fleet.credentials.apiKey}` };
    const get = (path: string): Promise<Ending> => send(`${url}/v1${path}`, "GET", { headers });
    const { path, acknowledged, sent, unknown } = this.#counter as Counter;
    const { name, description } = (await get(path)).json as { name: string; description: string };
    if (description.split(" ")[0] !== name)
      this.wrong.push(`${path} is torn: ${name}, ${description.slice(0, 10)}`);
    if ((Number(name) < acknowledged && !unknown.has(Number(name))) || Number(name) > sent)
      this.wrong.push(`${path} is at change ${name}; ${acknowledged} was acknowledged, ${sent} was sent`);
    const found = await this.#networks(get);
    for (const { network, first } of this.#made) {
      const ids = network.nodes.map(({ id }) => id);
      const there = found.get(network.id)?.map(({ id }) => id);
      const isWhole = there?.join() === ids.join();
      const isRest = there?.join() === ids[1];
      if (!(first === "there" ? isWhole : first === "deleted" ? isRest : isWhole || isRest))
        this.wrong.push(`network ${network.id}, whose first node is ${first}, has ${String(there)}`);
      found.delete(network.id);
    }
    for (const [id, nodes] of found) {
      if (nodes.length !== 2)
        this.wrong.push(`network ${id}, which was not acknowledged, has ${nodes.length} nodes`);
    }
  }

  async #networks(get: (path: string) => Promise<Ending>): Promise<Map<string, readonly NodeRecord[]>> {
    const found = new Map<string, readonly NodeRecord[]>();
    for (let page = 1; ; page++) {
      const { json } = await get(`/networks/?project=${this.#project}&page=${page}`);
      const { results, next } = json as { results: NetworkRecord[]; next: string | null };
      for (const { id, nodes } of results) found.set(id, nodes);
      if (next === null) return found;
    }
  }
}
