import { QueryClient } from "@tanstack/query-core";
import { setupServer } from "msw/node";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import type * as z from "zod";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClientDescription, generateClient } from "../../src/index.ts";
import { generateProject, type Project } from "./generated-client.ts";

const acme = `
openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
paths:
  /jobs/{id}:
    get:
      operationId: getJob
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        200:
          description: ok
          content: { application/json: { schema: { $ref: "#/components/schemas/Job" }, example: { id: "7", state: done } } }
  /jobs/latest:
    get:
      operationId: latestJob
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Job" } } } } }
  /jobs:
    post:
      operationId: startJob
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/NewJob" } } } }
      responses: { 204: { description: started } }
components:
  schemas:
    Job:
      type: object
      required: [id, state]
      properties:
        id: { type: string }
        state: { enum: [running, done] }
        parts: { type: array, items: { $ref: "#/components/schemas/Job" } }
        note: { type: [string, "null"], not: { const: "" } }
    NewJob: { type: object, required: [size], properties: { size: { type: integer, minimum: 1 } } }
    All:
      type: object
      properties:
        tags: { type: array, minItems: 1, items: { type: string } }
        map: { type: object, additionalProperties: { type: integer } }
        pair: { type: array, prefixItems: [{ type: string }, { type: integer }] }
        either: { anyOf: [{ type: string, format: date }, { type: integer }] }
        both: { allOf: [{ type: object, required: [a], properties: { a: { type: string } } }, { type: object, required: [b], properties: { b: { type: integer } } }] }
        code: { type: string, pattern: "^[A-Z]+$" }
`;

const rpc = `
openrpc: 1.3.2
info: { title: Acme node, version: 1.0.0 }
methods:
  - name: acme_getJob
    x-idempotency: safe
    params: [{ name: id, required: true, schema: { type: string } }]
    result: { name: job, schema: { $ref: "#/components/schemas/Job" } }
  - name: acme_startJob
    params: []
    result: { name: id, schema: { type: string } }
components: { schemas: { Job: { type: object, required: [id], properties: { id: { type: string } } } } }
`;

const consumer = `
import type { QueryClient } from "@tanstack/query-core";
import { createAcmeClient, type Job } from "./index.js";
import { getJobQuery, startJobMutation } from "./queries.js";
import { createAcmeHandlers, getJobHandler } from "./handlers.js";
import { jobSchema } from "./zod.js";
import { jobSchema as valibotJob } from "./valibot.js";
import { parse } from "valibot";

const client = createAcmeClient({ endpoint: "http://127.0.0.1:1" });
declare const cache: QueryClient;
export const job: () => Promise<Job> = () => cache.fetchQuery(getJobQuery(client, "7"));
export const cached = (): Job | undefined => cache.getQueryData(getJobQuery(client, "7").queryKey);
export const start: Promise<void> | undefined = undefined as unknown as ReturnType<ReturnType<typeof startJobMutation>["mutationFn"]>;
export const checked: Job = jobSchema.parse({});
export const alsoChecked: Job = parse(valibotJob, {});
export const handlers: unknown = [getJobHandler("http://a"), ...createAcmeHandlers("http://a")];
// @ts-expect-error: an id is a text
getJobQuery(client, 7);
`;

// oxlint-disable-next-line typescript/no-explicit-any -- what a generated module exports
type Anything = (...args: readonly unknown[]) => any;

const names = ({ methods, kind }: ClientDescription): string =>
  `${kind}: ${methods.map(({ verb, path }) => `${verb} ${path}`).join(", ")}`;
const call = (method: string, id: number): object => ({ jsonrpc: "2.0", id, method, params: ["9"] });

describe("the plugins", () => {
  const requests: string[] = [];
  const server = setupServer();
  let project: Project;
  let modules: Record<
    "queries" | "handlers" | "zod" | "valibot" | "index",
    Readonly<Record<string, unknown>>
  >;
  beforeAll(async () => {
    server.listen({ onUnhandledFrame: "error" });
    server.events.on("request:start", ({ request }) => void requests.push(request.url));
    const plugins = ["zod", "valibot", "tanstack-query", "msw"].flatMap((name) => ["--plugin", name]);
    project = await generateProject("acme.yaml", acme, "--name", "Acme", ...plugins);
    project.compile(consumer);
    const [queries, handlers, zod, valibot, index] = await Promise.all(
      ["queries.js", "handlers.js", "zod.js", "valibot.js", "index.js"].map((file) => project.load(file)),
    );
    modules = { queries, handlers, zod, valibot, index } as typeof modules;
  });
  afterAll(() => {
    server.close();
  });

  it("make queries that one cache shares, and handlers that respond with the spec's examples", async () => {
    const endpoint = "http://acme.example";
    server.use(...(modules.handlers["createAcmeHandlers"] as Anything)(endpoint));
    const client = (modules.index["createAcmeClient"] as Anything)({
      endpoint,
      fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
    });
    const cache = new QueryClient();
    const query = (modules.queries["getJobQuery"] as Anything)(client, "7");
    const options = { ...query, staleTime: Infinity };
    expect(await cache.fetchQuery(options)).toEqual({ id: "7", state: "done" });
    expect(await cache.fetchQuery(options)).toEqual({ id: "7", state: "done" });
    expect(requests).toEqual([`${endpoint}/jobs/7`]);
    const latest = await cache.fetchQuery((modules.queries["latestJobQuery"] as Anything)(client));
    expect(latest).toMatchObject({ id: "text", state: "running" });
    const { mutationKey, mutationFn } = (modules.queries["startJobMutation"] as Anything)(client);
    expect(mutationKey).toEqual(["Acme", "startJob"]);
    expect(await mutationFn([{ size: 1 }])).toBeUndefined();
  });

  it("make Zod schemas of types that contain themselves", () => {
    const job = modules.zod["jobSchema"] as z.ZodType;
    const whole = { id: "7", state: "done", parts: [{ id: "8", state: "running" }], note: null };
    expect(job.parse(whole)).toEqual(whole);
    const { error } = job.safeParse({ ...whole, parts: [{ id: 8, state: "running" }] });
    expect(error?.issues.map(({ path }) => path)).toEqual([["parts", 0, "id"]]);
    const created = modules.zod["newJobSchema"] as z.ZodType;
    expect(created.safeParse({ size: 0 }).success).toBe(false);
  });

  it("make Valibot schemas that say of each value what Zod's do", () => {
    const whole = { id: "7", state: "done", parts: [{ id: "8", state: "running" }], note: null };
    const values: readonly (readonly [type: string, value: unknown, isValid: boolean])[] = [
      ["job", whole, true],
      ["job", { ...whole, other: 1 }, true],
      ["job", { ...whole, parts: [{ id: 8, state: "running" }] }, false],
      ["job", { ...whole, note: 7 }, false],
      ["job", { ...whole, state: "gone" }, false],
      ["job", { id: "7" }, false],
      ["newJob", { size: 1 }, true],
      ["newJob", { size: 0 }, false],
      ["newJob", { size: 1.5 }, false],
      [
        "all",
        { tags: ["a"], map: { k: 1 }, pair: ["a", 1], either: "2026-01-31", both: { a: "a", b: 1 } },
        true,
      ],
      ["all", { tags: [] }, false],
      ["all", { map: { k: "1" } }, false],
      ["all", { pair: [1, "a"] }, false],
      ["all", { either: "yesterday" }, false],
      ["all", { either: 1 }, true],
      ["all", { both: { a: "a" } }, false],
      ["all", { code: "AB" }, true],
      ["all", { code: "ab" }, false],
    ];
    for (const [type, value, isValid] of values) {
      const zod = modules.zod[`${type}Schema`] as z.ZodType;
      const valibot = modules.valibot[`${type}Schema`] as v.GenericSchema;
      const said = [zod.safeParse(value).success, v.safeParse(valibot, value).success];
      expect([type, value, ...said]).toEqual([type, value, isValid, isValid]);
    }
    const { issues } = v.safeParse(modules.valibot["jobSchema"] as v.GenericSchema, {
      ...whole,
      parts: [{}],
    });
    expect(issues?.map((issue) => v.getDotPath(issue))).toContain("parts.0.id");
  });

  it("make handlers for JSON-RPC, single calls and batches", async () => {
    const own = await generateProject(
      "acme.yaml",
      rpc,
      "--name",
      "Acme",
      "--plugin",
      "msw",
      "--plugin",
      "tanstack-query",
    );
    const uses = `import { acme_getJobQuery } from "./queries.js";\nexport const query: typeof acme_getJobQuery = acme_getJobQuery;`;
    own.compile(uses);
    const { createAcmeHandlers } = await own.load("handlers.js");
    const endpoint = "http://node.example/";
    server.resetHandlers(
      ...(createAcmeHandlers as Anything)(endpoint, { acme_getJob: ([id]: [string]) => ({ id }) }),
    );
    const body = JSON.stringify([call("acme_getJob", 1), call("acme_startJob", 2), call("acme_none", 3)]);
    const response = await fetch(endpoint, { method: "POST", body });
    expect(await response.json()).toEqual([
      { jsonrpc: "2.0", id: 1, result: { id: "9" } },
      { jsonrpc: "2.0", id: 2, result: "text" },
      { jsonrpc: "2.0", id: 3, error: { code: -32601, message: "There is no method acme_none." } },
    ]);
  });
});

describe("a library user", () => {
  const folder = mkdtempSync(join(tmpdir(), "plugins-"));
  const spec = join(folder, "acme.yaml");
  writeFileSync(spec, acme);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("names methods, types and files", async () => {
    const { files } = await generateClient(spec, {
      name: "Acme",
      hooks: {
        methodName: (name, { verb, path }) => (path === "/jobs" ? `${verb.toLowerCase()}Jobs` : name),
        typeName: (name) => `Acme${name}`,
        file: (name, text) => (name === "index.ts" ? undefined : `/* eslint-disable */\n${text}`),
      },
    });
    expect([...files.keys()]).not.toContain("index.ts");
    expect(files.get("types.ts")).toMatch(
      /^\/\* eslint-disable \*\/\n[^]*export interface AcmeJob \{[^]*parts\?: AcmeJob\[\]/,
    );
    expect(files.get("methods.ts")).toContain("postJobs(body: AcmeNewJob)");
  });

  it.each([
    [{ typeName: () => "Same" }, "typeName returned Same for both Job and NewJob"],
    [
      { typeName: (name: string) => `${name}-x` },
      'typeName returned "Job-x" for Job, which is not an identifier',
    ],
    [
      { typeName: () => "AcmeClient" },
      "typeName returned AcmeClient for Job, a name that the client has already",
    ],
    [{ methodName: () => "run" }, "methodName returned run for both getJob and latestJob"],
    [{ methodName: () => "with" }, "methodName returned with for getJob, a name that the client has already"],
  ])("names what a hook returned that no client can have: %#", async (hooks, message) => {
    await expect(generateClient(spec, { name: "Acme", hooks })).rejects.toThrow(message);
  });

  it("adds files with a plugin of its own, or with the default export of a module", async () => {
    const own = { name: "list", files: (client: ClientDescription) => ({ "list.txt": names(client) }) };
    const { files } = await generateClient(spec, { name: "Acme", plugins: [own] });
    expect(files.get("list.txt")).toBe("openapi: GET /jobs/{id}, GET /jobs/latest, POST /jobs");
    const module = join(folder, "own.mjs");
    writeFileSync(module, `export default { name: "own", files: ({ name }) => ({ "own.ts": name }) };`);
    expect((await generateClient(spec, { name: "Acme", plugins: [module] })).files.get("own.ts")).toBe(
      "Acme",
    );
  });

  it.each([
    ["zood", "the plugin zood: it cannot be loaded"],
    [{ name: "a", files: () => ({ "types.ts": "" }) }, "it would overwrite types.ts of the client"],
    [{ name: "a", files: () => ({ "../b.ts": "" }) }, "the file name ../b.ts is not allowed"],
    [{ name: "a", files: () => Promise.reject(new Error("no luck")) }, "the plugin a: no luck"],
  ])("says why it cannot use the plugin %j", async (plugin, message) => {
    await expect(generateClient(spec, { name: "Acme", plugins: [plugin] })).rejects.toThrow(message);
  });
});
