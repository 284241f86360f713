import { describe, expect, it } from "vitest";
import { JsonText } from "../../src/codec/json/json-text.ts";
import { noTerms } from "../../src/state/add-organization.ts";
import { sha256 } from "../../src/state/digest.ts";
import { databases } from "./databases.ts";
import { addNodes, createOrganization, nodeLike } from "./records.ts";
import type { AuditQuery, AuditTable } from "../../src/state/tables/audit.ts";
import { usePostgres } from "../use-postgres.ts";

const postgres = usePostgres();

/** What a light client knows up to a slot. */
const known = (slot: number): never =>
  ({ version: 1, finalized: { beacon: { slot: String(slot) } }, text: 'ä"\u0001' }) as never;

describe.each(databases(postgres))("on %s", (_name, database) => {
  it("an organization is stored with its user, key, project, networks and nodes", async () => {
    const state = await database.open();
    expect(await state.tables.organizations.isEmpty()).toBe(true);
    const created = await createOrganization(state);
    const { id } = created.organization;
    expect(await state.tables.organizations.isEmpty()).toBe(false);
    expect(await state.tables.organizations.get(id)).toMatchObject({ id, name: "One" });
    expect(await state.tables.organizations.all()).toMatchObject([{ id, name: "One" }]);
    const [key] = await state.tables.apiKeys.list([id]);
    expect(key).toMatchObject({ organization: id, revokedAt: null, methods: null });
    expect(key?.digest).toEqual(sha256(created.apiKey));
    const { items } = await state.tables.projects.page(id, { page: 1 });
    expect(items).toMatchObject([{ name: "Default", networks: Object.keys(created.nodes).length }]);
    const { ethereum } = created.nodes;
    const { id: node = "", ...secrets } = ethereum ?? {};
    expect(await state.tables.nodes.get(id, node)).toMatchObject({
      protocol: "ethereum",
      credentials: secrets,
    });
    expect(await state.tables.nodeCredentials.list([node])).toMatchObject([
      { node, username: ethereum?.username, digest: sha256(ethereum?.key ?? "") },
    ]);
    expect((await state.tables.nodes.working()).map(({ protocol }) => protocol)).toEqual(
      Object.keys(created.nodes),
    );
  });

  it("an organization cannot see another one's records", async () => {
    const state = await database.open();
    const [one, other] = [await createOrganization(state), await createOrganization(state, "Other")];
    const id = one.nodes["ethereum"]?.id ?? "";
    expect(await state.tables.nodes.get(one.organization.id, id)).toBeDefined();
    expect(await state.tables.nodes.get(other.organization.id, id)).toBeUndefined();
    const page = await state.tables.nodes.page(other.organization.id, { page: 1 });
    expect(page.count).toBe(Object.keys(other.nodes).length);
    expect(page.items.map((node) => node.id)).not.toContain(id);
  });

  it("pages are ordered by bytes or by age, ties by age, and filtered", async () => {
    const state = await database.open();
    const created = await createOrganization(state);
    const { id } = created.organization;
    const own = Object.keys(created.nodes).length;
    const names = [
      "b",
      "B",
      "ä",
      "a",
      "a",
      "Z",
      "_",
      ...Array.from({ length: 60 }, (_, index) => `n-${index}`),
    ];
    const ids = await addNodes(state, created, names);
    const { nodes } = state.tables;
    const pages = async (query: object): Promise<string[]> => {
      const first = await nodes.page(id, { page: 1, ...query });
      const items = [...first.items];
      for (let page = 2; page <= first.pages; page++)
        items.push(...(await nodes.page(id, { page, ...query })).items);
      expect(items.length).toBe(first.count);
      return items.map((node) => node.id);
    };
    const byAge = await pages({});
    expect(byAge.slice(own)).toEqual(ids);
    expect(await pages({ order_by: "-created_at" })).toEqual(byAge.toReversed());
    const byName = await pages({ order_by: "name", network: (await nodes.get(id, ids[0] ?? ""))?.network });
    const expected = ids
      .map((one, index) => ({ one, name: Buffer.from(names[index] ?? "") }))
      .toSorted((left, right) => Buffer.compare(left.name, right.name))
      .map(({ one }) => one);
    expect(byName.filter((one) => ids.includes(one))).toEqual(expected);
    expect((await nodes.page(id, { page: 1, name: "a" })).items.map((node) => node.id)).toEqual([
      ids[3],
      ids[4],
    ]);
    expect(await nodes.page(id, { page: 1, status: "stopped" })).toMatchObject({
      count: 0,
      pages: 1,
      items: [],
    });
    expect((await nodes.page(id, { page: 1, status: "running" })).count).toBe(own + names.length);
    expect((await nodes.page(id, { page: 1, archive: true })).count).toBe(own);
    expect(await nodes.page(id, { page: 9 })).toMatchObject({ count: own + names.length, items: [] });
    const odd = ["\0", "\u0001", "\0\u0001\u0001\0", "\u0002", "'\\", "\u{10ffff}"];
    await addNodes(state, created, odd);
    for (const name of odd)
      expect((await nodes.page(id, { page: 1, name })).items.map((node) => node.name)).toEqual([name]);
    const sorted = (await nodes.page(id, { page: 1, order_by: "name" })).items.map((node) => node.name);
    expect(sorted.slice(0, 4)).toEqual([odd[0], odd[2], odd[1], odd[3]]);
  });

  it("a node is changed, and deleted with its credentials", async () => {
    const state = await database.open();
    const created = await createOrganization(state);
    const organization = created.organization.id;
    const id = created.nodes["ethereum"]?.id ?? "";
    const configuration = new JsonText('{"archive":false,"number":1.10,"text":"\\u0000 ü"}');
    await state.transaction(async ({ nodes }) => {
      await nodes.lock(id);
      await nodes.update({ id, name: "other – name", configuration });
    });
    expect(await state.tables.nodes.get(organization, id)).toMatchObject({
      name: "other – name",
      configuration,
    });
    expect(await state.tables.nodes.working([id])).toMatchObject([
      { id, organization, protocol: "ethereum", publicNetwork: "ethereum-mainnet" },
    ]);
    expect(await state.transaction(({ nodes }) => nodes.remove(id))).toBe(true);
    expect(await state.transaction(({ nodes }) => nodes.remove(id))).toBe(false);
    expect(await state.tables.nodeCredentials.list([id])).toEqual([]);
    expect(await state.tables.nodes.working([id])).toEqual([]);
  });

  it("projects and networks are changed and deleted", async () => {
    const state = await database.open();
    const created = await createOrganization(state);
    const organization = created.organization.id;
    const [project] = (await state.tables.projects.page(organization, { page: 1 })).items;
    const id = project?.id ?? "";
    await state.transaction(({ projects }) => projects.update(id, { description: "text" }));
    await state.transaction(({ projects }) => projects.update(id, {}));
    expect(await state.tables.projects.get(organization, id)).toMatchObject({
      name: "Default",
      description: "text",
    });
    for (const node of Object.values(created.nodes))
      await state.transaction(({ nodes }) => nodes.remove(node.id));
    const [network] = (await state.tables.networks.page(organization, { page: 1 })).items;
    await state.transaction(({ networks }) => networks.rename(network?.id ?? "", "renamed"));
    expect((await state.tables.networks.page(organization, { page: 1, name: "renamed" })).count).toBe(1);
    expect(await state.transaction(({ networks }) => networks.remove(network?.id ?? ""))).toBe(true);
    expect(await state.transaction(({ projects }) => projects.remove(id))).toBe(
      Object.keys(created.nodes).length - 1,
    );
    expect(await state.transaction(({ projects }) => projects.remove(id))).toBeUndefined();
  });

  it("a key's terms are stored, and no longer change once it is revoked", async () => {
    const state = await database.open();
    const { organization } = await createOrganization(state);
    const origins = ["https://app.example"];
    const terms = {
      ...noTerms,
      origins,
      rate: 2.5,
      burst: 7,
      methods: ["eth_*"],
      expiresAt: 9_000_000_000_000,
    };
    const key = { ...terms, id: "AK-1", organization: organization.id, name: "second", createdAt: 5 };
    await state.transaction(({ apiKeys }) => apiKeys.add(key, "secret"));
    expect(await state.tables.apiKeys.get("AK-1")).toMatchObject({
      ...key,
      revokedAt: null,
      lastUsedAt: null,
    });
    await state.transaction(({ apiKeys }) => apiKeys.update("AK-1", { expiresAt: 8 }));
    await state.transaction(({ apiKeys }) => apiKeys.update("AK-1", { revokedAt: 9 }));
    await state.transaction(({ apiKeys }) => apiKeys.update("AK-1", { revokedAt: null, expiresAt: null }));
    await state.tables.apiKeys.setUsed(["AK-1"], 10);
    expect(await state.tables.apiKeys.get("AK-1")).toMatchObject({
      expiresAt: 8,
      revokedAt: 9,
      lastUsedAt: 10,
    });
    expect(await state.tables.apiKeys.owners(["AK-1", "AK-0"])).toEqual([organization.id]);
  });

  it("further credentials are stored only as digests", async () => {
    const state = await database.open();
    const { organization, nodes } = await createOrganization(state);
    const node = nodes["ethereum"]?.id ?? "";
    const secrets = { username: "u", password: "p", key: "k" };
    const credential = {
      ...noTerms,
      id: "NC-1",
      organization: organization.id,
      node,
      name: "x",
      createdAt: 5,
    };
    await state.transaction(({ nodeCredentials }) => nodeCredentials.add({ ...credential, secrets }));
    await state.transaction(({ nodeCredentials }) => nodeCredentials.update("NC-1", { revokedAt: 6 }));
    await state.tables.nodeCredentials.setUsed(["NC-1"], 7);
    expect(await state.tables.nodeCredentials.get("NC-1")).toMatchObject({
      username: "u",
      revokedAt: 6,
      lastUsedAt: 7,
      organization: organization.id,
      digest: sha256("k"),
      passwordDigest: sha256("p"),
    });
    expect(await state.tables.nodeCredentials.owners(["NC-1"])).toEqual([node]);
    expect((await state.tables.nodes.get(organization.id, node))?.credentials?.key).toBe(
      nodes["ethereum"]?.key,
    );
  });

  it("a nonce is accepted once, however many requests are concurrent", async () => {
    const state = await database.open();
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        state.transaction(({ venueNonces }) => venueNonces.add("0x1", 1_700_000_000_000)),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    await state.tables.venueNonces.add("0x1", 5);
    await state.tables.venueNonces.add("0x2", 6);
    expect(await state.tables.venueNonces.ofSigner("0x1")).toEqual([1_700_000_000_000, 5]);
    await state.tables.venueNonces.removeUpTo("0x1", 5);
    expect(await state.tables.venueNonces.expire(6)).toEqual(["0x1"]);
  });

  it("audit entries are listed newest first, in pages", async () => {
    const state = await database.open();
    for (let at = 1; at <= 55; at++) {
      const entry = {
        at,
        actor: at === 3 ? "AK-3" : "AK-1",
        action: "deleteNode",
        subject: `ND-${at}`,
        source: "",
        detail: { at },
      };
      await state.transaction(({ audit }) =>
        audit.add(at === 3 ? { ...entry, organization: "RG-1" } : entry),
      );
    }
    const page = (query: AuditQuery): ReturnType<AuditTable["page"]> => state.tables.audit.page(query);
    const first = await page({ page: 1 });
    expect([first.count, first.pages, first.items.length, first.items[0]?.at]).toEqual([55, 2, 50, 55]);
    expect((await page({ page: 2 })).items.map(({ at }) => at)).toEqual([5, 4, 3, 2, 1]);
    expect((await page({ page: 3 })).items).toEqual([]);
    expect(await page({ page: 1, actor: "AK-3" })).toMatchObject({
      count: 1,
      items: [{ at: 3, subject: "ND-3", organization: "RG-1", detail: { at: 3 } }],
    });
    expect((await page({ page: 1, subject: "ND-7", action: "deleteNode" })).count).toBe(1);
    expect((await page({ page: 1, action: "node" })).count).toBe(0);
  });

  it("a failed transaction changes nothing, and is not announced", async () => {
    const state = await database.open();
    const delivered: unknown[] = [];
    state.changes.subscribe((changes) => void delivered.push(changes));
    const failing = state.transaction(async ({ organizations }) => {
      await organizations.add({ id: "RG-1", name: "gone" }, 1);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await state.tables.organizations.isEmpty()).toBe(true);
    await state.changes.read();
    expect(delivered).toEqual([]);
    await expect(state.tables.organizations.add({ id: "RG-1", name: "x" }, 1)).rejects.toThrow("transaction");
  });

  it("counts are exact with many concurrent transactions", async () => {
    const state = await database.open();
    const { organization, nodes } = await createOrganization(state);
    const own = Object.keys(nodes).length;
    const counts = await Promise.all(
      Array.from({ length: 40 }, () =>
        state.transaction(({ organizations }) => organizations.count(organization.id, "nodes", 1)),
      ),
    );
    expect(counts.toSorted((one, other) => one - other)).toEqual(counts.map((_, index) => own + index + 1));
  });

  it("concurrent transactions that read and then change lose no change", async () => {
    const state = await database.open();
    const created = await createOrganization(state);
    const [organization, id] = [created.organization.id, created.nodes["ethereum"]?.id ?? ""];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        state.transaction(async ({ nodes }) => {
          await nodes.lock(id);
          const node = await nodes.get(organization, id);
          const before = JSON.parse(node?.configuration.text ?? "{}") as object;
          const configuration = new JsonText(JSON.stringify({ ...before, [`member-${index}`]: index }));
          await nodes.update({ id, name: "same", configuration });
        }),
      ),
    );
    const { configuration } = (await state.tables.nodes.get(organization, id)) ?? {};
    expect(Object.keys(JSON.parse(configuration?.text ?? "{}") as object)).toHaveLength(31);
  });

  it("a duplicate id is rejected as a conflict, and nothing is changed", async () => {
    const state = await database.open();
    const created = await createOrganization(state);
    const node = await nodeLike(state.tables, created);
    await state.transaction(({ nodes }) => nodes.add(node));
    await expect(state.transaction(({ nodes }) => nodes.add(node))).rejects.toMatchObject({
      name: "DatabaseError",
      failure: "conflict",
    });
  });

  it("what a light client knows is stored by network and checkpoint, and never goes back", async () => {
    const options = await database.create();
    const { tables } = await database.open(options);
    const { lightClients } = tables;
    expect(await lightClients.read("ethereum-mainnet", "0x11")).toBeUndefined();
    await lightClients.save("ethereum-mainnet", "0x11", 64, known(64));
    await lightClients.save("gnosis-mainnet", "0x11", 7, known(7));
    // Another gateway may know less.
    await Promise.all(
      [96, 32, 64].map((slot) => lightClients.save("ethereum-mainnet", "0x11", slot, known(slot))),
    );
    expect(await lightClients.read("ethereum-mainnet", "0x11")).toEqual(known(96));
    expect(await lightClients.read("gnosis-mainnet", "0x11")).toEqual(known(7));
    // Another checkpoint is another start, also at an earlier block.
    expect(await lightClients.read("ethereum-mainnet", "0x22")).toBeUndefined();
    await lightClients.save("ethereum-mainnet", "0x22", 8, known(8));
    expect(await lightClients.read("ethereum-mainnet", "0x22")).toEqual(known(8));
    expect(await lightClients.read("ethereum-mainnet", "0x11")).toBeUndefined();
  });
});
