import { apiKey } from "@node-access/auth";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type ApiOperation,
  createApiCaller,
  json,
  keyInQuery,
  onServer,
  secured,
} from "../../src/openapi/index.ts";
import {
  eachItem,
  eachPage,
  nextByAddress,
  nextByCursor,
  nextByLink,
  nextByNumber,
  nextByOffset,
} from "../../src/openapi-pages/pages.ts";

interface Seen {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const seen: Seen[] = [];
let respond: (request: Seen) => { readonly body: unknown; readonly link?: string } = () => ({ body: [] });
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const one = { url: request.url ?? "", headers: request.headers, body };
    seen.push(one);
    const sent = respond(one);
    response.setHeader("content-type", "application/json");
    if (sent.link !== undefined) response.setHeader("link", sent.link);
    response.end(JSON.stringify(sent.body));
  });
});
let endpoint = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

function next(handle: typeof respond): void {
  seen.length = 0;
  respond = handle;
}

type List = ApiOperation<
  (id: string, query?: Readonly<Record<string, unknown>>) => Promise<{ data: number[]; next: string | null }>
>;

const list: List = {
  name: "list",
  method: "GET",
  path: "/jobs/{id}",
  idempotency: "safe",
  query: ["cursor", "page", "offset", "size"],
  security: [["key"]],
};
const client = () =>
  createApiCaller(
    { endpoint: `${endpoint}/v1`, credentials: { key: apiKey("k3y-of-acme") } },
    secured({ key: keyInQuery("key") }),
  );

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const urls = (): string[] => seen.map(({ url }) => url.replace(/[?&]key=k3y-of-acme/, "#"));
const createBody = (data: readonly number[], after?: unknown): { body: object } => ({
  body: { data, next: after },
});

it("follows a cursor until there is none, or until it is the same", async () => {
  next(({ url }) => (url.includes("cursor=b") ? createBody([3], "b") : createBody([1, 2], "b")));
  const pages = { operation: list, next: nextByCursor(["next"], "cursor"), items: ["data"] } as const;
  expect(await all(eachItem(client(), pages, ["7", { size: 2 }]))).toEqual([1, 2, 3]);
  expect(urls()).toEqual(["/v1/jobs/7?size=2#", "/v1/jobs/7?cursor=b&size=2#"]);
  next(() => createBody([], null));
  expect(await all(eachPage(client(), pages, ["7"]))).toEqual([{ data: [], next: null }]);
});

it("stops at a limit, without requesting more", async () => {
  let count = 0;
  next(() => createBody([1, 2], `c${(count += 1)}`));
  const pages = { operation: list, next: nextByCursor(["next"], "cursor"), items: ["data"] } as const;
  expect(await all(eachItem(client(), pages, ["7"], { limit: 4 }))).toEqual([1, 2, 1, 2]);
  expect(seen.length).toBe(2);
  expect((await all(eachPage(client(), pages, ["7"], { limit: 3 }))).length).toBe(3);
  expect(seen.length).toBe(5);
  expect(await all(eachItem(client(), pages, ["7"], { limit: 0 }))).toEqual([]);
  for await (const _ of eachPage(client(), pages, ["7"])) break;
  expect(seen.length).toBe(6);
});

it("rejects pages in a circle, and cursors that are no text", async () => {
  next(({ url }) => createBody([1], url.includes("cursor=a") ? "b" : "a"));
  const pages = { operation: list, next: nextByCursor(["next"], "cursor") };
  await expect(all(eachPage(client(), pages, ["7"]))).rejects.toMatchObject({
    code: "UNDECODABLE_BODY",
    message: expect.stringContaining("was read before") as string,
  });
  expect(seen.length).toBe(3);
  next(() => createBody([1], { a: 1 }));
  await expect(all(eachPage(client(), pages, ["7"]))).rejects.toMatchObject({ code: "UNDECODABLE_BODY" });
});

it("counts pages and offsets until a page is empty", async () => {
  next(({ url }) => createBody(/(page|offset)=[34]/.test(url) ? [] : [1, 2]));
  expect(
    await all(eachItem(client(), { operation: list, next: nextByNumber("page"), items: ["data"] }, ["7"])),
  ).toEqual([1, 2, 1, 2]);
  expect(urls()).toEqual(["/v1/jobs/7#", "/v1/jobs/7?page=2#", "/v1/jobs/7?page=3#"]);
  seen.length = 0;
  const byOffset = { operation: list, next: nextByOffset("offset"), items: ["data"] } as const;
  expect(await all(eachItem(client(), byOffset, ["7", { offset: 2 }]))).toEqual([1, 2]);
  expect(urls()).toEqual(["/v1/jobs/7?offset=2#", "/v1/jobs/7?offset=4#"]);
});

it("follows the header Link at the same origin, with its credential once", async () => {
  next(({ url }) => {
    if (url.includes("n=2")) return { body: [2], link: '<../else?n=3>; title="a, b>"; rel="last next"' };
    if (url.includes("n=3")) return { body: [3], link: "</v1/jobs?n=1>; rel=prev, </x>; rel=nextish" };
    return {
      body: [1],
      link: `<${endpoint}/v1/jobs?n=1>; rel="prev", <${endpoint}/other/7?n=2&key=k3y-of-acme>; rel="next"`,
    };
  });
  expect(await all(eachPage(client(), { operation: list, next: nextByLink }, ["7"]))).toEqual([
    [1],
    [2],
    [3],
  ]);
  expect(seen.map(({ url }) => url)).toEqual([
    "/v1/jobs/7?key=k3y-of-acme",
    "/other/7?n=2&key=k3y-of-acme",
    "/v1/else?n=3&key=k3y-of-acme",
  ]);
});

it.each([
  "http://127.0.0.1:1/jobs",
  "https://evil.example",
  "http://a:b@127.0.0.1",
  "//evil.example/a",
  "http://",
])("requests no page at %s", async (address) => {
  next(() => createBody([1], address));
  const pages = { operation: list, next: nextByAddress(["next"]) };
  const error: unknown = await all(eachPage(client(), pages, ["7"])).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "UNDECODABLE_BODY" });
  expect(String(error)).not.toContain("k3y-of-acme");
  expect(seen.length).toBe(1);
});

it("sends a cursor in the body, to the operation's server", async () => {
  const find: ApiOperation<
    (body: { size: number; after?: string }) => Promise<{ data: number[]; next?: string }>
  > = {
    name: "find",
    method: "POST",
    path: "/find",
    idempotency: "safe",
    body: json,
    server: onServer("/v2"),
  };
  next(({ body }) => (body.includes("after") ? createBody([2]) : createBody([1], "b")));
  const pages = { operation: find, next: nextByCursor(["next"], "after", "body"), items: ["data"] } as const;
  expect(await all(eachItem(client(), pages, [{ size: 1 }]))).toEqual([1, 2]);
  expect(seen.map(({ url, body }) => url + body)).toEqual([
    '/v2/find{"size":1}',
    '/v2/find{"size":1,"after":"b"}',
  ]);
});
