import { expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const store = `
openapi: 3.1.0
info: { title: Store, version: 1.0.0 }
security: [{ key: [], app: [] }, { oauth: [read] }]
paths:
  /search:
    get:
      operationId: Search
      parameters:
        - { name: filter, in: query, style: deepObject, schema: { $ref: "#/components/schemas/Filter" } }
        - { name: sort, in: query, explode: false, schema: { type: array, items: { type: string } } }
        - { name: tags, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: string } } }
        - { name: raw, in: query, allowReserved: true, schema: { type: string } }
        - { name: json, in: query, content: { application/json: { schema: { type: object, properties: { a: { type: number } } } } } }
        - { name: session, in: cookie, schema: { type: string } }
      responses:
        "200": { description: A., content: { application/json: { schema: { type: array, items: { type: string } } } } }
        "404": { description: A., content: { application/json: { schema: { type: object, required: [reason], properties: { reason: { type: string } } } } } }
        4XX: { description: A., content: { application/problem+json: { schema: { type: object, required: [title], properties: { title: { type: string } } } } } }
  /login:
    post:
      operationId: import
      security: []
      requestBody:
        content:
          application/json: { schema: { type: object, properties: { user: { type: string } } } }
          application/x-www-form-urlencoded: { schema: { type: object, required: [user], properties: { user: { type: string } } } }
      responses: { "204": { description: A. } }
  /report/{ids}:
    get:
      operationId: getReport
      security: [{ both: [] }, {}]
      parameters: [{ name: ids, in: path, required: true, style: matrix, schema: { type: array, items: { type: integer } } }]
      responses:
        "200":
          description: A.
          content: { application/json: { schema: { type: object } }, text/csv: {} }
  /logo:
    get: { operationId: logo, security: [], responses: { "200": { description: A., content: { image/png: {} } } } }
  /files:
    post:
      operationId: upload
      security: [{ cookie: [] }]
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { file: { type: string, format: binary }, note: { type: object, properties: { a: { type: number } } } } }
            encoding: { note: { contentType: application/vnd.note+json } }
      responses: { "201": { description: A. } }
components:
  securitySchemes:
    key: { type: apiKey, in: query, name: api_key }
    app: { type: apiKey, in: header, name: X-App }
    cookie: { type: apiKey, in: cookie, name: sid }
    both: { type: http, scheme: basic }
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://store.example/token", scopes: { read: Reads. } } } }
  schemas:
    Größe: { type: string }
    Pet:
      oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }, { $ref: "#/components/schemas/Fish" }, { $ref: "#/components/schemas/Bird" }]
      discriminator: { propertyName: kind, mapping: { cat: "#/components/schemas/Cat", dog: Dog } }
    Cat: { type: object, required: [kind, meow], properties: { kind: { type: string }, meow: { type: string } } }
    Dog: { type: object, required: [kind, bark], properties: { kind: { type: string }, bark: { type: string } } }
    Fish: { type: object, required: [fins], properties: { kind: { type: string }, fins: { $ref: "#/components/schemas/Größe" } } }
    Bird: { type: object, required: [kind, song], properties: { kind: { enum: [bird] }, song: { type: string } } }
    Filter: { type: object, properties: { state: { type: string }, ids: { type: array, items: { type: object, properties: { id: { type: integer } } } } } }
`;

const consumer = `
import { accepting, apiKey, basic, clientCredentials, createStoreCaller, createStoreClient, getReport, import_, isApiError, type Größe, type Pet, refreshing, search, sending } from "./index.js";

const caller = createStoreCaller({ endpoint: "http://127.0.0.1:1", credentials: { key: apiKey("a"), app: apiKey("b"), both: basic("a", "b"), oauth: refreshing(clientCredentials({ tokenUrl: "https://store.example/token", clientId: "a", clientSecret: "b" })) } });
export const found: Promise<string[]> = caller.call(search, { filter: { ids: [{ id: 1 }] }, sort: ["a"], json: { a: 1 } });
export const csv: Promise<string> = caller.call(accepting(getReport, "text/csv"), [1]);
export const login: Promise<void> = caller.with({ timeout: 1 }).call(sending(import_, "application/x-www-form-urlencoded"), { user: "a" });
const all = createStoreClient({ endpoint: "http://127.0.0.1:1" });
export const again: Promise<string[]> = all.call(search);
export const same: Promise<string[]> = all.search({ tags: ["a"] });
// @ts-expect-error: a key is not a bearer token
createStoreClient({ endpoint: "", credentials: { oauth: apiKey("a") } });
// @ts-expect-error: there is no such scheme
createStoreClient({ endpoint: "", credentials: { other: apiKey("a") } });
// @ts-expect-error: there is no such media type
void caller.call(accepting(getReport, "text/xml"), [1]);
// @ts-expect-error: a number
void caller.call(search, { filter: { ids: [{ id: "1" }] } });
export function sound(pet: Pet): string {
  if (pet.kind === "cat") return pet.meow;
  if (pet.kind === "dog") return pet.bark;
  const size: Größe = pet.kind === "Fish" ? pet.fins : pet.song;
  return size;
}
export function reason(error: unknown): string {
  if (!isApiError(error, search)) return "";
  if (error.context.status === 404) return error.context.data.reason;
  if (error.context.status === 422) return error.context.data.title;
  // @ts-expect-error: only 404 has a reason
  return error.context.data.reason;
}
`;

async function* chunks(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode("hel");
  yield new TextEncoder().encode("lo");
}

type Call = (...given: readonly unknown[]) => Promise<unknown>;

interface Module extends Record<string, unknown> {
  readonly createStoreCaller: (options: object) => { readonly call: Call; close(): Promise<void> };
  readonly apiKey: (key: string) => unknown;
  readonly basic: (user: string, password: string) => unknown;
  readonly bearer: (key: string) => unknown;
  readonly refreshing: (provide: () => Promise<unknown>) => unknown;
  readonly accepting: (operation: unknown, media: string) => unknown;
  readonly sending: (operation: unknown, media: string) => unknown;
  readonly isApiError: (error: unknown, operation: unknown) => boolean;
}

it("sends credentials, parameters and bodies as the document says, and follows redirects without credentials", async () => {
  const project = await generateProject("store.yaml", store, "--strict");
  expect(project.printed[0]).toBe("src: createStoreClient with 5 methods, 2 of them sent at most once");
  project.compile(consumer);
  const own = (await project.load()) as Module;
  const { accepting, apiKey, basic, bearer, createStoreCaller, isApiError, refreshing, sending } = own;

  await using other = await startServer(() => ({ body: '["moved"]' }));
  let redirect: string | undefined;
  await using server = await startServer(({ url, headers }) => {
    if (headers["authorization"] === "Bearer old-token") return { status: 401, body: "no" };
    if (redirect !== undefined && url.startsWith("/search"))
      return { status: 302, location: redirect, body: "" };
    if (url.startsWith("/moved")) return { body: '["here"]' };
    if (url.includes("raw=missing")) return { status: 404, body: '{"reason":"k3y-of-store"}' };
    if (url.includes("raw=proxy")) return { status: 422, body: "<html>", type: "text/html" };
    if (url === "/logo") return { body: Buffer.from('{"a":1}'), type: "application/json" };
    if (url.startsWith("/report"))
      return headers["accept"] === "text/csv"
        ? { body: Buffer.from([0x47, 0xf6]), type: "application/json; charset=iso-8859-1" }
        : { body: "{}" };
    return { body: '["a"]' };
  });
  const credentials = { key: apiKey("k3y-of-store"), app: apiKey("app-of-store"), cookie: apiKey("sid 1") };
  const { call, close } = createStoreCaller({
    endpoint: server.url,
    credentials: { ...credentials, both: basic("u", "p") },
  });
  const last = () => server.received.at(-1);

  // Parameters, and several credentials at once.
  const filter = { state: "a b", ids: [{ id: 1 }, { id: 2 }] };
  await call(own["search"], {
    filter,
    sort: ["a,b", "c"],
    tags: ["x", "y"],
    raw: "/a?b&c%20%2fd%zz%",
    json: { a: 1 },
    session: "s 1",
  });
  expect(last()?.url).toBe(
    "/search?filter[state]=a%20b&filter[ids][0][id]=1&filter[ids][1][id]=2&sort=a%2Cb,c&tags=x%7Cy&raw=/a?b%26c%20%2fd%25zz%25&json=%7B%22a%22%3A1%7D&api_key=k3y-of-store",
  );
  expect(last()?.headers).toMatchObject({ "x-app": "app-of-store", cookie: "session=s%201" });
  expect(last()?.headers["authorization"]).toBeUndefined();
  await expect(call(own["search"], { tags: ["x|y"] })).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });

  // Credentials that an operation does not require are not sent, and those that are missing are named.
  await call(sending(own["import_"], "application/x-www-form-urlencoded"), { user: "a&b" });
  expect(last()).toMatchObject({ url: "/login", body: "user=a%26b" });
  expect(last()?.headers["x-app"]).toBeUndefined();
  const bare = createStoreCaller({ endpoint: server.url });
  await expect(bare.call(own["search"])).rejects.toMatchObject({
    context: { path: "credentials", expected: "key and app, or oauth for search", received: "none" },
  });
  const shared = createStoreCaller({ endpoint: server.url, credential: bearer("t0ken-of-store") });
  await shared.call(own["search"]);
  expect(last()?.headers["authorization"]).toBe("Bearer t0ken-of-store");
  await createStoreCaller({ endpoint: server.url, headers: { "X-App": "app" } }).call(own["search"]);
  expect(last()?.headers["x-app"]).toBe("app");
  expect(await bare.call(own["getReport"], [1, 2])).toEqual({});
  expect(last()?.url).toBe("/report/;ids=1,2");

  // Media types, and bytes and texts whatever the server calls them.
  expect(await call(accepting(own["getReport"], "text/csv"), [1])).toBe("Gö");
  expect(last()?.headers["authorization"]).toBe(`Basic ${btoa("u:p")}`);
  expect(await call(own["logo"])).toEqual(new TextEncoder().encode('{"a":1}'));

  // Forms with streams.
  await call(own["upload"], {
    file: { content: chunks(), name: 'a"b.txt', type: "text/plain" },
    note: { a: 1 },
  });
  expect(last()?.headers).toMatchObject({ cookie: "sid=sid%201" });
  const form = await new Response(last()?.body, {
    headers: { "content-type": String(last()?.headers["content-type"]) },
  }).formData();
  expect([(form.get("file") as File).name, await (form.get("file") as File).text()]).toEqual([
    'a"b.txt',
    "hello",
  ]);
  expect(last()?.body).toContain("Content-Type: application/vnd.note+json");

  // Errors by status, without secrets.
  const missing: unknown = await call(own["search"], { raw: "missing" }).catch((error: unknown) => error);
  expect(missing).toMatchObject({
    code: "HTTP_STATUS",
    context: { status: 404, data: { reason: "[redacted]" } },
  });
  expect(JSON.stringify(missing) + String(missing)).not.toMatch(/k3y-of-store|app-of-store/);
  expect([isApiError(missing, own["search"]), isApiError(missing, own["logo"])]).toEqual([true, false]);
  const page: unknown = await call(own["search"], { raw: "proxy" }).catch((error: unknown) => error);
  expect(isApiError(page, own["search"])).toBe(false);

  // Redirects.
  redirect = "/moved?to=1";
  expect(await call(own["search"])).toEqual(["here"]);
  expect(last()).toMatchObject({
    url: "/moved?to=1&api_key=k3y-of-store",
    headers: { "x-app": "app-of-store" },
  });
  redirect = `${other.url}/else`;
  expect(await call(own["search"], { session: "s" })).toEqual(["moved"]);
  expect(other.received[0]?.url).toBe("/else");
  for (const header of ["x-app", "cookie", "authorization"])
    expect(other.received[0]?.headers[header]).toBeUndefined();
  redirect = "/search";
  await expect(call(own["search"])).rejects.toMatchObject({ code: "HTTP_STATUS", context: { status: 302 } });
  redirect = undefined;

  // A refused token is replaced once.
  const tokens = ["old-token", "new-token"];
  const oauth = refreshing(async () => bearer(tokens.shift() ?? "none"));
  const renewed = createStoreCaller({ endpoint: server.url, credentials: { oauth } });
  expect(await renewed.call(own["search"])).toEqual(["a"]);
  expect(last()?.headers["authorization"]).toBe("Bearer new-token");
  await Promise.all([close(), renewed.close(), bare.close()]);
});
