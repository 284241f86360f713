import { expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const spec = (endpoint: string) => `
openapi: 3.1.0
info: { title: Files, version: 1.0.0 }
servers: [{ url: "https://{region}.files.example/v1/", variables: { region: { default: eu } } }]
security: [{ key: [] }]
paths:
  /jobs:
    servers: [{ url: https://other.example }, { url: https://eu.files.example/v1, description: The same. }]
    get: { operationId: getJobs, responses: { "200": { description: A. } } }
  /uploads:
    servers: [{ url: "${endpoint}", description: Takes files. }, { url: https://sandbox.files.example, description: For tests. }]
    post: { operationId: upload, responses: { "200": { description: A. } } }
    get:
      operationId: getUploads
      servers: [{ url: "/{version}", variables: { version: { enum: [v2, v3] } } }]
      responses: { "200": { description: A. } }
    delete:
      operationId: removeUploads
      servers: [{ url: "https://{host}/v1" }, { url: "wss://files.example" }]
      responses: { "200": { description: A. } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
`;

it("sends operations to servers of their own", async () => {
  await using own = await startServer(() => ({ body: "" }));
  await using other = await startServer(() => ({ body: "" }));
  const project = await generateProject("files.yaml", spec(other.url));
  expect(project.printed.slice(2)).toEqual([
    "2 parts of the spec are not in the client as described:",
    "files.yaml:19:17: a server is ignored: it is not an http or https address; write https://host/path or a path, with a default for each variable (and at 1 more place)",
  ]);
  project.compile(`
import { apiKey, createFilesClient } from "./index.js";
const credentials = { key: apiKey("k3y") };
createFilesClient({ endpoint: "https://files.example", credentials, servers: { "/v2": "https://v2.example" } });
// @ts-expect-error: no operation has this server
createFilesClient({ endpoint: "https://files.example", credentials, servers: { "/v3": "https://v3.example" } });
`);
  const { apiKey, createFilesClient } = (await project.load()) as {
    apiKey: (key: string) => unknown;
    createFilesClient: (
      options: object,
    ) => Record<"getJobs" | "upload" | "getUploads" | "removeUploads", () => Promise<void>>;
  };
  const options = { endpoint: `${own.url}/v1`, credentials: { key: apiKey("k3y-of-files") } };
  const client = createFilesClient({ ...options, servers: { [other.url]: other.url } });
  await client.getJobs();
  await client.getUploads();
  await client.removeUploads();
  await client.upload();
  expect(own.received.map(({ url }) => url)).toEqual(["/v1/jobs", "/v2/uploads", "/v1/uploads"]);
  expect(other.received[0]).toMatchObject({ url: "/uploads", headers: { "x-key": "k3y-of-files" } });
  await expect(createFilesClient(options).upload()).rejects.toMatchObject({
    code: "INVALID_ARGUMENT",
    context: { path: `servers["${other.url}"]` },
  });
});

const path = (servers: string): string =>
  `{ servers: ${servers}, get: { responses: { "200": { description: A. } } } }`;

it("takes servers that all operations have for the client's endpoint, if the document has none", async () => {
  const project = await generateProject(
    "files.yaml",
    `
openapi: 3.1.0
paths:
  /a: ${path("[{ url: https://files.example }]")}
  /b: ${path("[{ url: https://files.example/ }, { url: https://b.example }]")}
`,
    "--strict",
  );
  expect(project.exitCode).toBe(0);
  project.compile(`
import { createFilesCaller } from "./index.js";
// @ts-expect-error: no operation has a server of its own
createFilesCaller({ endpoint: "https://files.example", servers: {} });
`);
});
