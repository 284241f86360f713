import { expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const files = `
openapi: 3.0.3
info: { title: Files, version: 1.0.0 }
paths:
  /files:
    get:
      operationId: list
      parameters:
        - { name: fields, in: query, explode: false, schema: { type: array, items: { type: string } } }
        - { name: tags, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: integer } } }
        - { name: page, in: query, schema: { type: object, required: [size], properties: { size: { type: integer }, after: { type: string } } } }
      responses: { "200": { description: Names., content: { application/json: { schema: { type: array, items: { type: string } } } } } }
    post:
      operationId: upload
      requestBody:
        required: true
        content: { multipart/form-data: { schema: { $ref: "#/components/schemas/NewFile" } } }
      responses: { "200": { description: It., content: { application/vnd.acme+json: { schema: { type: string } } } } }
  /files/{id}:
    get:
      operationId: download
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        "200": { description: It., content: { image/png: {} } }
        "202": { description: Not yet., content: { application/json: { schema: { type: object, properties: { wait: { type: number } } } } } }
    put:
      operationId: replace
      x-idempotency: idempotent
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { required: true, content: { application/octet-stream: { schema: { type: string, format: binary } } } }
      responses: { "204": { description: Done. } }
    patch:
      operationId: rename
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { type: string } } } }
      responses: { "200": { description: The log., content: { text/plain: {} } } }
  /tags/{id}:
    put:
      operationId: setTags
      x-idempotency: idempotent
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: tags, in: query, explode: false, schema: { type: array, items: { type: string } } }
      requestBody: { content: { application/json: { schema: { type: object, properties: { tags: { type: array, items: { type: string } } } } } } }
      responses: { "204": { description: Done. } }
  /token:
    post:
      operationId: login
      requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { user: { type: string }, scopes: { type: array, items: { type: string } } } } } } }
      responses: { "200": { description: It., content: { application/json: {} } } }
components:
  schemas:
    NewFile:
      type: object
      required: [file]
      properties:
        file: { type: string, format: binary, description: Its bytes. }
        more: { type: array, items: { type: string, format: binary } }
        title: { type: string }
        meta: { type: object, additionalProperties: { type: string } }
`;

const consumer = `
import { createFilesClient, type FilesClient } from "./index.js";

export const client: FilesClient = createFilesClient({ endpoint: "http://127.0.0.1:1" });
export const names: Promise<string[]> = client.list({ fields: ["a"], tags: [1], size: 1, after: "b" });
export const id: Promise<string> = client.upload({ file: new Blob(["a"]), more: [new Uint8Array(1)], meta: { a: "b" } });
export const bytes: Promise<Uint8Array | { wait?: number }> = client.download("1");
export const replaced: Promise<void> = client.replace("1", new Uint8Array(1));
export const log: Promise<string> = client.rename("1", "b");
export const token: Promise<unknown> = client.login({ user: "a", scopes: ["b"] });
// @ts-expect-error: a file is bytes
void client.upload({ file: "a" });
// @ts-expect-error: the file is required
void client.upload({ title: "a" });
`;

interface Methods {
  list(...given: readonly unknown[]): Promise<unknown>;
  upload(...given: readonly unknown[]): Promise<unknown>;
  download(...given: readonly unknown[]): Promise<unknown>;
  replace(...given: readonly unknown[]): Promise<unknown>;
  rename(...given: readonly unknown[]): Promise<unknown>;
  login(...given: readonly unknown[]): Promise<unknown>;
  setTags(...given: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

interface Module {
  readonly createFilesClient: (options: object) => Methods;
}

it("sends forms, bytes and texts, and returns bytes and texts", async () => {
  const project = await generateProject("files.yaml", files);
  expect(project.printed[0]).toBe("src: createFilesClient with 7 methods, 3 of them sent at most once");
  project.compile(consumer);
  const { createFilesClient } = (await project.load()) as unknown as Module;

  let busy = true;
  await using server = await startServer(({ method, url }) => {
    if (method === "PUT" && busy) {
      busy = false;
      return { status: 503, body: "" };
    }
    if (url === "/files/9") return { status: 202, body: '{"wait":1}' };
    if (method === "GET" && url === "/files/1") return { body: Buffer.from([0, 255]), type: "image/png" };
    if (method === "PATCH") return { body: "renamed", type: "text/plain" };
    return { status: method === "PUT" ? 204 : 200, body: method === "PUT" ? "" : '["a"]' };
  });
  const client = createFilesClient({ endpoint: server.url });

  expect(await client.list({ fields: ["a", "b"], tags: [1, 2], size: 5 })).toEqual(["a"]);
  expect(server.received.at(-1)?.url).toBe("/files?fields=a,b&tags=1%7C2&size=5");

  const file = new File(["hello"], "a.txt", { type: "text/plain" });
  await client.upload({ file, more: [new Uint8Array([65]), new Blob(["B"])], title: "t", meta: { a: "b" } });
  const uploaded = server.received.at(-1);
  expect(uploaded?.headers["accept"]).toBe("application/vnd.acme+json");
  const type = String(uploaded?.headers["content-type"]);
  const form = await new Response(uploaded?.body, { headers: { "content-type": type } }).formData();
  expect([...form.keys()]).toEqual(["file", "more", "more", "title", "meta"]);
  expect(await (form.get("file") as File).text()).toBe("hello");
  expect((form.get("file") as File).name).toBe("a.txt");
  expect(await Promise.all(form.getAll("more").map((one) => (one as File).text()))).toEqual(["A", "B"]);
  expect([form.get("title"), form.get("meta")]).toEqual(["t", '{"a":"b"}']);

  expect(await client.download("1")).toEqual(new Uint8Array([0, 255]));
  expect(await client.download("9")).toEqual({ wait: 1 });
  expect(await client.replace("1", new Uint8Array([66, 67]))).toBeUndefined();
  expect(server.received.filter(({ method }) => method === "PUT").map((one) => one.body)).toEqual([
    "BC",
    "BC",
  ]);
  expect(server.received.at(-1)?.headers["content-type"]).toBe("application/octet-stream");
  expect(await client.rename("1", "b")).toBe("renamed");
  expect(server.received.at(-1)?.body).toBe('"b"');
  await client.setTags("1", { tags: ["a", "b"] });
  expect(server.received.at(-1)).toMatchObject({ url: "/tags/1", body: '{"tags":["a","b"]}' });
  await client.setTags("1", undefined, { tags: ["a", "b"] });
  expect(server.received.at(-1)).toMatchObject({ url: "/tags/1?tags=a,b", body: "" });
  await client.login({ user: "a b", scopes: ["x", "y"] });
  expect(server.received.at(-1)?.body).toBe("user=a+b&scopes=x&scopes=y");
  await expect(client.login({ user: new Uint8Array(1) })).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
  await expect(client.replace("1", 5)).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
  await expect(client.upload("text")).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
  await client.close();
});
