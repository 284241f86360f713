import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const paged = (id: string, parameters: string, rest: string): string => `
      operationId: ${id}
      parameters: [${parameters}]
      ${rest}
      responses: { "200": { description: A., content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } } }`;
const parameter = (name: string): string => `{ name: ${name}, in: query, schema: { type: string } }`;
const body =
  "requestBody: { content: { application/json: { schema: { type: object, properties: { after: { type: string } } } } } }";

const spec = `
openapi: 3.1.0
info: { title: Jobs, version: 1.0.0 }
paths:
  /linked/{id}:
    get:
      operationId: linked
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        "200":
          description: A.
          headers: { link: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: "#/components/schemas/List" } } }
  /a:
    get: ${paged("byCursor", parameter("cursor"), "x-pagination: { items: /data/list, cursor: /next, parameter: cursor }")}
    post: ${paged("inBody", "", `${body}\n      x-pagination: { items: /data/list, cursor: /next, parameter: after }`)}
  /b: { get: { operationId: byAddress, x-pagination: { address: /next }, responses: { "200": { description: A., content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } } } } }
  /c:
    get: ${paged("byNumber", parameter("page"), "x-pagination: { items: /data/list, page: page, first: 0 }")}
  /d:
    get: ${paged("byOffset", parameter("offset"), "x-pagination: { items: /data/list, offset: offset }")}
components:
  schemas:
    Job: { type: object, required: [id], properties: { id: { type: integer } } }
    List: { type: array, items: { $ref: "#/components/schemas/Job" } }
    Page:
      type: object
      properties: { next: { type: string }, data: { type: object, properties: { list: { $ref: "#/components/schemas/List" } } } }
`;

const consumer = `
import { createJobsCaller, type Job, type Page } from "./index.js";
import { byAddressPages, byCursorPages, byNumberPages, byOffsetPages, eachItem, eachPage, inBodyPages, linkedPages } from "./pages.js";
const jobs = createJobsCaller({ endpoint: "https://jobs.example" });
export async function ids(): Promise<number[]> {
  const all: Job[] = [];
  for await (const job of eachItem(jobs, linkedPages, ["7"], { limit: 10 })) all.push(job);
  for await (const job of eachItem(jobs, byCursorPages, [])) all.push(job);
  for await (const job of eachItem(jobs, inBodyPages, [{ after: "a" }])) all.push(job);
  for await (const job of eachItem(jobs, byNumberPages, [{ page: "3" }])) all.push(job);
  for await (const job of eachItem(jobs, byOffsetPages, [])) all.push(job);
  for await (const page of eachPage(jobs, byAddressPages, [])) console.log((page satisfies Page).next?.length);
  // @ts-expect-error: the document does not say where its items are
  eachItem(jobs, byAddressPages, []);
  // @ts-expect-error: the id is missing
  eachPage(jobs, linkedPages, []);
  return all.map(({ id }) => id);
}
`;

type Each = (caller: unknown, pages: unknown, args: readonly unknown[]) => AsyncIterable<unknown>;

it("generates how pages follow each other: by header, cursor, address, number and offset", async () => {
  const project = await generateProject("jobs.yaml", spec, "--strict");
  expect(project.printed[0]).toContain("createJobsClient with 6 methods");
  project.compile(consumer);
  const { createJobsCaller } = (await project.load()) as { createJobsCaller: (options: object) => unknown };
  const pages = await project.load("pages.js");
  await using server = await startServer(({ url, body: sent }) => {
    if (url.startsWith("/linked")) return { body: '[{"id":1}]' };
    const isLast = /cursor=|page=2|offset=2|after|n=2/.test(url + sent);
    const list = isLast && !/n=2|cursor|after/.test(url + sent) ? [] : [{ id: 1 }];
    const next = url === "/b" ? "/b?n=2" : "c2";
    return { body: JSON.stringify({ data: { list }, ...(!isLast && { next }) }) };
  });
  const caller = createJobsCaller({ endpoint: server.url });
  const count = async (name: string, args: readonly unknown[], each = "eachItem"): Promise<number> => {
    let items = 0;
    for await (const _ of (pages[each] as Each)(caller, pages[name], args)) items += 1;
    return items;
  };
  expect(await count("linkedPages", ["7"])).toBe(1);
  expect(await count("byCursorPages", [])).toBe(2);
  expect(await count("inBodyPages", [{}])).toBe(2);
  expect(await count("byAddressPages", [], "eachPage")).toBe(2);
  expect(await count("byNumberPages", [])).toBe(2);
  expect(await count("byOffsetPages", [])).toBe(2);
  expect(server.received.map(({ url, body: sent }) => url + sent)).toEqual([
    "/linked/7",
    "/a",
    "/a?cursor=c2",
    "/a{}",
    '/a{"after":"c2"}',
    "/b",
    "/b?n=2",
    "/c",
    "/c?page=1",
    "/c?page=2",
    "/d",
    "/d?offset=1",
    "/d?offset=2",
  ]);
});

const operation = (extension: string): string =>
  `{ x-pagination: ${extension}, parameters: [${parameter("page")}], responses: { "200": { description: A. } } }`;

it("reports pages whose parameter or items it cannot find", async () => {
  const project = await generateProject(
    "jobs.yaml",
    `openapi: 3.1.0\npaths:\n  /a: { get: ${operation("{ items: /data, cursor: /next, parameter: cursor }")} }\n  /b: { get: ${operation("{ page: page }")} }\n`,
  );
  const [first, second] = project.printed.filter((line) => line.startsWith("jobs.yaml"));
  expect(first).toMatch(
    /^jobs.yaml:3:\d+: the operation has no parameter .+, so the client cannot iterate its pages; write link, or/,
  );
  expect(second).toMatch(
    /^jobs.yaml:4:\d+: items is missing: the client cannot find the items of a page, so it cannot iterate pages/,
  );
});

const published = `
openapi: 3.1.0
x-fern-pagination: { cursor: $request.cursor, next_cursor: $response.next, results: $response.data.list }
paths:
${[
  ["fernCursor", "cursor", "x-fern-pagination: true"],
  ["fernPage", "page", "x-fern-pagination: { offset: $request.page, results: $response.data.list }"],
  [
    "fernOffset",
    "offset",
    "x-fern-pagination: { offset: $request.offset, step: $request.limit, results: $response.data.list }",
  ],
  ["fernUri", "cursor", "x-fern-pagination: { next_uri: $response.next, results: $response.data.list }"],
  [
    "easyCursor",
    "cursor",
    "x-speakeasy-pagination: { type: cursor, inputs: [{ name: cursor, in: parameters, type: cursor }], outputs: { nextCursor: $.next, results: $.data.list } }",
  ],
  [
    "easyPage",
    "page",
    "x-speakeasy-pagination: { type: offsetLimit, inputs: [{ name: page, in: parameters, type: page }], outputs: { results: $.data.list, numPages: $.pages } }",
  ],
  [
    "easyOffset",
    "offset",
    "x-speakeasy-pagination: { type: offsetLimit, inputs: [{ name: offset, in: parameters, type: offset }, { name: size, in: parameters, type: limit }], outputs: { results: $.data.list } }",
  ],
  ["easyUrl", "cursor", "x-speakeasy-pagination: { type: url, outputs: { nextUrl: $.next } }"],
  [
    "easyLast",
    "cursor",
    "x-speakeasy-pagination: { type: cursor, inputs: [{ name: cursor, in: parameters, type: cursor }], outputs: { nextCursor: '$.data.list[(@.length-1)].id' } }",
  ],
  ["azure", "cursor", "x-ms-pageable: { nextLinkName: next }"],
  ["azureOnly", "cursor", "x-ms-pageable: { nextLinkName: null }"],
  ["nothing", "other", "x-fern-pagination: true"],
]
  .map(([id = "", name = "", rest = ""]) => `  /${id}:\n    get: ${paged(id, parameter(name), rest)}`)
  .join("\n")}
components:
  schemas:
    Page:
      type: object
      properties:
        next: { type: string }
        data: { type: object, properties: { list: { type: array, items: { type: object, properties: { id: { type: integer } } } } } }
        value: { type: array, items: { type: integer } }
`;

it("reads the extensions of other generators, and ignores what they say beyond x-pagination", async () => {
  const project = await generateProject("acme.yaml", published, "--strict");
  expect(project.printed).toEqual([expect.stringContaining("createAcmeClient with 12 methods")]);
  project.compile(`
import { createAcmeCaller } from "./index.js";
import { azurePages, eachItem, easyOffsetPages, fernUriPages } from "./pages.js";
const acme = createAcmeCaller({ endpoint: "https://acme.example" });
export async function read(): Promise<void> {
  for await (const { id } of eachItem(acme, fernUriPages, [])) console.log(id?.toFixed());
  for await (const { id } of eachItem(acme, easyOffsetPages, [{ offset: "7" }])) console.log(id?.toFixed());
  for await (const value of eachItem(acme, azurePages, [])) console.log(value.toFixed());
}
`);
  const text = readFileSync(join(project.folder, "src/pages.ts"), "utf8");
  expect(
    [...text.matchAll(/operation: (\w+), next: (.*) };/g)].map(([, name, next]) => `${name} ${next}`),
  ).toEqual([
    'fernCursor nextByCursor(["next"], "cursor"), items: ["data","list"]',
    'fernPage nextByNumber("page"), items: ["data","list"]',
    'fernOffset nextByOffset("offset"), items: ["data","list"]',
    'fernUri nextByAddress(["next"]), items: ["data","list"]',
    'easyCursor nextByCursor(["next"], "cursor"), items: ["data","list"]',
    'easyPage nextByNumber("page"), items: ["data","list"]',
    'easyOffset nextByOffset("offset"), items: ["data","list"]',
    'easyUrl nextByAddress(["next"])',
    'azure nextByAddress(["next"]), items: ["value"]',
  ]);
});
