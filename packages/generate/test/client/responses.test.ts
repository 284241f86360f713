import { expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const spec = `
openapi: 3.2.0
info: { title: Disk, version: 1.0.0 }
paths:
  /files:
    head: { operationId: checkFiles, responses: { "200": { description: A., headers: { X-Count: { schema: { type: integer } } } }, "404": { description: A. } } }
    get:
      operationId: download
      responses: { "302": { description: Leads to the file. }, default: { $ref: "#/components/responses/Failed" } }
    post: { operationId: authorize, responses: { "303": { description: A. }, 3XX: { description: A. } } }
    put: { operationId: replace, responses: { default: { $ref: "#/components/responses/Failed" } } }
    delete: { operationId: removeFiles, responses: { "404": { $ref: "#/components/responses/Failed" } } }
    query:
      operationId: find
      requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } }
      responses: { "200": { description: A., content: { application/json: { schema: { type: array, items: { type: string } } } } } }
    additionalOperations:
      COPY: { responses: { "204": { description: A. } } }
components:
  responses:
    Failed: { description: A., content: { application/json: { schema: { type: object, required: [reason], properties: { reason: { type: string } } } } } }
`;

const consumer = `
import { createDiskClient, download, isApiError, removeFiles } from "./index.js";
const client = createDiskClient({ endpoint: "https://disk.example" });
export const headers: Promise<Record<string, string>> = client.checkFiles();
export const bytes: Promise<Uint8Array> = client.download();
export const location: Promise<Record<string, string>> = client.authorize();
export const replaced: Promise<{ reason: string }> = client.replace();
export const removed: Promise<void> = client.removeFiles();
export const names: Promise<string[]> = client.find({ name: "a" });
export const copied: Promise<void> = client.copyFiles();
export function reason(error: unknown): string | undefined {
  if (isApiError(error, download)) return error.context.data.reason;
  return isApiError(error, removeFiles) ? error.context.data.reason : undefined;
}
`;

it("returns what each kind of response has: headers, bytes, what a redirect leads to, or nothing", async () => {
  const project = await generateProject("disk.yaml", spec, "--strict");
  expect(project.printed[0]).toContain("createDiskClient with 7 methods, 4 of them sent at most once");
  project.compile(consumer);
  const { createDiskClient } = (await project.load()) as {
    createDiskClient: (options: object) => Record<string, (body?: object) => Promise<unknown>>;
  };
  await using server = await startServer(({ method, url }) => {
    if (url === "/moved") return { body: Buffer.from([1, 2]), type: "application/pdf" };
    if (method === "GET") return { status: 302, location: "/moved", body: "" };
    if (method === "POST") return { status: 307, location: "/login", body: "" };
    if (method === "QUERY") return { body: '["a"]' };
    if (method === "DELETE") return { status: 404, body: '{"reason":"gone"}' };
    if (method === "PUT") return { body: '{"reason":"none"}' };
    return { status: method === "COPY" ? 204 : 200, body: "" };
  });
  const client = createDiskClient({ endpoint: server.url });
  const call = (name: string, body?: object): Promise<unknown> | undefined => client[name]?.(body);
  expect(await call("checkFiles")).toMatchObject({ "content-type": "application/json" });
  expect(await call("download")).toEqual(new Uint8Array([1, 2]));
  expect(await call("authorize")).toMatchObject({ location: "/login" });
  expect(await call("replace")).toEqual({ reason: "none" });
  expect(await call("find", { name: "a" })).toEqual(["a"]);
  expect(await call("copyFiles")).toBeUndefined();
  await expect(call("removeFiles")).rejects.toMatchObject({
    context: { status: 404, data: { reason: "gone" } },
  });
  expect(server.received.map(({ method, body }) => method + body)).toEqual([
    "HEAD",
    "GET",
    "GET",
    "POST",
    "PUT",
    'QUERY{"name":"a"}',
    "COPY",
    "DELETE",
  ]);
});

it("omits HTTP methods that no platform sends", async () => {
  const project = await generateProject(
    "disk.yaml",
    `
openapi: 3.2.0
paths:
  /a:
    trace: { responses: {} }
    get: {}
    additionalOperations: { "BAD VERB": {}, Connect: {} }
`,
  );
  expect(project.printed.slice(2)).toEqual([
    "disk.yaml:5:5: TRACE is omitted: fetch and undici cannot send it; remove it",
    "disk.yaml:7:29: BAD VERB is omitted: fetch cannot send this method; remove it",
    "disk.yaml:7:45: Connect is omitted: fetch cannot send this method; remove it",
    "disk.yaml:6:5: it has no responses, so its method returns nothing; describe what a successful call returns",
  ]);
});
