import { linkSources } from "../src/reference/source-links.ts";
import { loadGraphql } from "@node-access-tools/generate/graphql";
import { listKinds, type Model } from "@node-access-tools/generate/model";
import { findRoot, isNight } from "@node-access-tools/workspace";
import { isIntrospectionType, isSpecifiedScalarType } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { loadModule } from "../src/playground/call.ts";
import type { Field, Reference, ReferencePage } from "../src/reference/page.ts";
import { createReferenceIndex } from "../src/reference/reference-index.ts";
import { loadedModel, loadedReference } from "./loaded.ts";

const root = findRoot(import.meta.dirname);
let model: Model;
let reference: Reference;

beforeAll(async () => {
  [model, reference] = await Promise.all([loadedModel, loadedReference]);
});

/** Counts each text of a list. */
function counted(texts: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The page with an id. */
const findPage = (id: string): ReferencePage | undefined => reference.pages.find((other) => other.id === id);

/** The fields of a section of a page. */
const fieldsIn = (id: string, section: string): readonly Field[] =>
  findPage(id)?.sections.find(({ title }) => title === section)?.fields ?? [];

/** The names of fields. */
const names = (fields: readonly Field[] = []): string[] => fields.map(({ name }) => name);

/** The pages of an area, by whether they are of types. */
function listPages(area: string, isType: boolean): ReferencePage[] {
  return reference.pages.filter(
    ({ location, label }) => location.area === area && label !== "Overview" && (label === "Type") === isType,
  );
}

const titles = (pages: readonly ReferencePage[]): Record<string, number> =>
  counted(pages.map(({ title }) => title));

it("starts with each area, by package, and its number of pages", () => {
  const { sections } = createReferenceIndex(reference);
  const rows = sections.flatMap(({ table }) => table?.rows ?? []);
  const links = rows.map(([link = ""]) => /\(\/reference\/(.*)\/\)$/.exec(link)?.[1]);
  expect(links.toSorted()).toEqual(reference.areas.map(({ id }) => id).toSorted());
  const rpc = sections.find(({ title }) => title === "@node-access/rpc")?.table?.rows ?? [];
  const counts = [listPages("json-rpc", false).length, listPages("json-rpc", true).length].map(String);
  expect(rpc[0]?.slice(1, 3)).toEqual(counts);
  for (const [link, , , about] of rows) expect(about, link).not.toBe("");
});

describe("one page", () => {
  it("has its modules in the playground", async () => {
    const modules = reference.pages.flatMap(({ playground }) =>
      playground === undefined
        ? []
        : [playground, ...Object.values(playground.protocolTables ?? {})].map(({ module }) => module),
    );
    for (const module of new Set(modules)) expect(await loadModule(module), module).toBeDefined();
  });

  it("has a unique path, even without regard to case", () => {
    const paths = reference.pages.map(({ id }) => id.toLowerCase());
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it("describes each JSON-RPC method, and each kind of subscription", () => {
    const methods = model.rpc.operations.map(({ name }) => name);
    const kinds = model.rpc.operations.flatMap((method) => listKinds(method).map(([kind]) => kind));
    const all = [...methods, ...kinds.filter((kind) => !methods.includes(kind))];
    expect(titles(listPages("json-rpc", false))).toEqual(counted(all));
  });

  it("describes each operation of the REST APIs, and each message that is a method", () => {
    for (const [area, { operations }] of Object.entries(model.rest)) {
      const members = operations.flatMap(({ messages }) => messages?.members ?? []);
      const all = [...operations, ...members].map(({ name }) => name);
      expect(titles(listPages(area, false)), area).toEqual(counted(all));
    }
  });

  it("describes each type of the GraphQL schema, with examples of all operations", () => {
    const { schema } = loadGraphql(root, "ethereum");
    const own = Object.values(schema.getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    );
    expect(titles(listPages("graphql", true))).toEqual(counted(own.map(({ name }) => name)));
    const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
    expect(names(fieldsIn("graphql/types/Query", "Fields"))).toEqual(fields);
    expect(findPage("graphql/types/Query")?.samples.map(({ label }) => label)).toEqual(fields);
    const block = fieldsIn("graphql/types/Query", "Fields").find(({ name }) => name === "blocks");
    expect(block?.type).toEqual([
      { text: "[" },
      { text: "Block", to: "graphql/types/Block" },
      { text: "!]!" },
    ]);
    expect(names(block?.fields)).toEqual(["from", "to"]);
    expect(findPage("graphql/types/CallResult")?.sections.at(-1)?.text).toBe(
      "[`Block`](/reference/graphql/types/Block/), [`Pending`](/reference/graphql/types/Pending/)",
    );
  });

  it("describes each gRPC call", () => {
    for (const [name, { operations }] of Object.entries(model.grpc)) {
      const calls = listPages(`grpc/${name}`, false).map(({ request = "" }) => request);
      expect(counted(calls), name).toEqual(counted(operations.map(({ wireName }) => wireName)));
    }
  });

  it("describes each type", () => {
    const rest = Object.entries(model.rest);
    const grpc = Object.entries(model.grpc).map(([name, spec]) => [`grpc/${name}`, spec] as const);
    for (const [area, { types }] of [["json-rpc", model.rpc] as const, ...rest, ...grpc])
      expect(titles(listPages(area, true)), area).toEqual(counted(Object.keys(types)));
  });
});

it("links only to existing pages", () => {
  const pages = new Set(reference.pages.map(({ id }) => id));
  const broken = reference.pages.flatMap((page) =>
    linksOn(page)
      .filter((to) => !pages.has(to))
      .map((to) => `${page.id} links to ${to}`),
  );
  expect(broken).toEqual([]);
});

/** The ids of the reference's pages that a page links to. */
function linksOn(page: ReferencePage): string[] {
  const types = page.sections.flatMap(({ type = [], fields = [] }) => [type, ...fields.flatMap(listTypes)]);
  const markdown = JSON.stringify(page).matchAll(/\]\(\/reference\/([^)#]*?)\/(#[^)]*)?\)/g);
  return [
    ...types.flat().flatMap(({ to }) => (to === undefined ? [] : [to])),
    ...[...markdown].map(([, to = ""]) => to),
  ];
}

function listTypes({ type, fields }: Field): Field["type"][] {
  return [type, ...fields.flatMap(listTypes)];
}

it("has anchors that are unique on their page", () => {
  const repeated = reference.pages.flatMap(({ id, sections }) => {
    const anchors = sections.flatMap(({ fields = [] }) => fields.flatMap(listAnchors));
    return anchors
      .filter((anchor, index) => anchors.indexOf(anchor) !== index)
      .map((anchor) => `${id}#${anchor}`);
  });
  expect(repeated).toEqual([]);
});

function listAnchors({ anchor, fields }: Field): string[] {
  return [anchor, ...fields.flatMap(listAnchors)];
}

it("shows how to make each call", () => {
  const calls = reference.pages.filter(
    ({ request, signatures }) => request !== undefined || signatures.length > 0,
  );
  const without = calls.filter(({ label, samples }) => label !== "Type" && samples.length === 0);
  // The bodies of these two are messages, and each message has its own page.
  expect(without.map(({ id }) => id)).toEqual(["exchange/info", "exchange/exchange", "exchange/subscribe"]);
});

it("shows fields that the client fills in as optional, as the overloads of their methods do", () => {
  const pages = reference.pages.filter(({ label }) => label === "Signed action");
  const filled = pages.flatMap(({ id, overloads, sections }) => {
    const optional = /&\s+Partial<\s*Pick<\s*\w+,([^>]+)>/.exec(overloads.join(""))?.[1]?.match(/\w+/g) ?? [];
    const fields = sections.flatMap(({ title, fields: all = [] }) => (title === "Parameters" ? all : []));
    const noted = fields.filter(({ facts }) => facts.includes("Filled in by the client."));
    expect(noted.map(({ name }) => name).toSorted(), id).toEqual(optional.toSorted());
    return noted;
  });
  expect(filled.map(({ name }) => name)).toContain("signatureChainId");
  expect(filled.filter(({ required }) => required)).toEqual([]);
});

describe("a reader understands", () => {
  it("each signature: it is one, without helper types and type parameters", () => {
    const calls = reference.pages.filter(({ signatures }) => signatures.length > 0);
    const unreadable = calls.filter(
      ({ signatures }) =>
        signatures.length > 1 ||
        /\b(?:Omit|Partial|Pick|DeepPartial|ParamForm)<|<Q>|readonly/.test(signatures[0] ?? ""),
    );
    expect(unreadable.map(({ id, signatures }) => [id, signatures])).toEqual([]);
    expect(calls.length).toBeGreaterThan(isNight ? 600 : 200);
    expect(findPage("json-rpc/eth_getBlockByNumber")?.overloads.length).toBeGreaterThan(3);
    expect(findPage("exchange/exchange/agentSendAsset")?.signatures[0]).toContain(
      "action: AgentSendAssetAction,",
    );
  });

  it("params that are objects, by their fields", () => {
    const [filter] = fieldsIn("json-rpc/eth_getLogs", "Parameters");
    expect(names(filter?.fields)).toEqual(
      expect.arrayContaining(["address", "topics", "fromBlock", "blockHash"]),
    );
    const required = filter?.fields.filter((field) => field.required);
    expect(required).toEqual([]);
    const [transaction] = fieldsIn("json-rpc/eth_call", "Parameters");
    expect(names(transaction?.fields)).toContain("data");
    const accounts = fieldsIn("grpc/geyser/Geyser/Subscribe", "Request").find(
      ({ name }) => name === "accounts",
    );
    expect(names(accounts?.fields)).toContain("owner");
  });

  it("the venue's keys of one letter, on the page of the action", () => {
    const [orders] = fieldsIn("exchange/exchange/order", "Parameters");
    expect(names(orders?.fields)).toEqual(["a", "b", "p", "s", "r", "t", "c"]);
    const undescribed = orders?.fields.filter(({ description }) => description === "");
    expect(undescribed).toEqual([]);
    const kind = orders?.fields.find(({ name }) => name === "t");
    expect(names(kind?.fields)).toEqual(["limit", "trigger"]);
  });

  it("what is sent with an action, and what of it the client fills in", () => {
    const fields = fieldsIn("exchange/exchange/order", "Envelope");
    expect(names(fields)).toEqual(["nonce", "signature", "vaultAddress", "expiresAfter"]);
    expect(fields.filter(({ required }) => required)).toEqual([]);
    expect(fields[0]?.facts).toContain("Filled in by the client.");
    expect(fieldsIn("exchange/subscribe/trades", "Envelope")).toEqual([]);
  });

  it("sources: they are whole, and what can be looked up is a link", () => {
    const text =
      "besu: AuRa; bitcoin/bitcoin, src/rpc/blockchain.cpp; BIP 9; EIP-1186; removed from ethereum/execution-apis";
    expect(linkSources(text)).toBe(
      "[besu](https://github.com/hyperledger/besu): AuRa; [bitcoin/bitcoin](https://github.com/bitcoin/bitcoin), " +
        "src/rpc/blockchain.cpp; BIP 9; [EIP-1186](https://eips.ethereum.org/EIPS/eip-1186); " +
        "removed from [ethereum/execution-apis](https://github.com/ethereum/execution-apis)",
    );
    const sources = reference.pages.flatMap(({ facts }) => facts.filter(([about]) => about === "Source"));
    expect(sources.filter(([, fact]) => /(^|; )[\w-]+\/[\w-]+/.test(fact))).toEqual([]);
    expect(sources.length).toBeGreaterThan(isNight ? 1000 : 400);
  });

  it("costs: no order runs a contract", () => {
    const facts = findPage("exchange/exchange/order")?.facts.flat().join("\n");
    expect(facts).not.toContain("contract");
  });
});
