import { createRpcClient, type Middleware } from "@node-access/rpc";
import { describe, expect, it } from "vitest";
import { runCommand } from "../../src/command/run-command.ts";
import { generateProject, startServer } from "./generated-client.ts";

const acme = `
openrpc: 1.3.2
info: { title: Acme node, version: 1.0.0 }
methods:
  - name: acme_getJob
    summary: A job.
    x-idempotency: safe
    params:
      - { name: id, required: true, description: Its id., schema: { type: string } }
      - { name: detail, schema: { $ref: "#/components/schemas/detail-level" } }
      - { name: Unused, schema: { type: boolean } }
    result: { name: job, schema: { $ref: "#/components/schemas/Job" } }
    errors: [{ code: -32001, message: There is no such job }]
  - name: acme_startJob
    params: [{ $ref: "#/components/contentDescriptors/Options" }]
    result: { name: id, schema: { type: string, nullable: true } }
  - name: acme.find
    paramStructure: by-name
    x-idempotency: idempotent
    params:
      - { name: state, schema: { enum: [done, failed] } }
      - { name: limit, schema: { type: integer } }
    result: { name: jobs, schema: { type: array, items: { $ref: "#/components/schemas/Job" } } }
components:
  contentDescriptors:
    Options: { name: options, required: true, schema: { type: object, additionalProperties: { type: number } } }
  schemas:
    detail-level: { type: string, enum: [brief, full] }
    Unused: { type: string, description: "Represented [and Quantities] are only words here." }
    Tree: { oneOf: [{ type: object, additionalProperties: { $ref: "#/components/schemas/Tree" } }, { type: string }] }
    Record: { type: object, properties: { parent: { $ref: "#/components/schemas/Record" } } }
    Job:
      allOf:
        - { type: object, required: [id], properties: { id: { type: string }, state: { type: string } } }
        - { $ref: "#/components/schemas/Record" }
      properties: { state: { enum: [done, failed, null] } }
      required: [state]
`;

const consumer = `
import { createRpcClient } from "@node-access/rpc";
import { acmeOperations, basic, createAcmeClient, type AcmeClient, type DetailLevel, type Job } from "./index.js";

const level: DetailLevel = "full";
export const client: AcmeClient = createAcmeClient({ endpoint: "http://127.0.0.1:1", credential: basic("a", "b") });
export const job: Promise<Job> = client.with({ timeout: 1 }).acme_getJob("1", level);
export const state: Promise<"done" | "failed" | null> = job.then((one) => one.state);
export const id: Promise<string | null> = client.acme_startJob({ size: 1 });
export const jobs: Promise<readonly Job[]> = client["acme.find"]("done");
const node = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:1", methods: acmeOperations });
export const same: Promise<Job> = node.acme_getJob("1", level);
export const number: Promise<string> = node.eth_blockNumber();
// @ts-expect-error: the node's client has no such level either
void node.acme_getJob("1", "long");
// @ts-expect-error: the node's client sends params in their order
void node["acme.find"]("done");
// @ts-expect-error: there is no such level
void client.acme_getJob("1", "long");
// @ts-expect-error: it has to be given
void client.acme_startJob();
`;

/** The methods of the compiled client. */
interface Methods {
  acme_getJob(...params: readonly unknown[]): Promise<unknown>;
  acme_startJob(...params: readonly unknown[]): Promise<unknown>;
  "acme.find"(...params: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

interface Module {
  readonly createAcmeClient: (options: object) => Methods;
  readonly urlToken: (token: string) => unknown;
}

describe("a client of a user's own OpenRPC file", () => {
  it("compiles, retries safe calls, sends writes once, and shows no credential", async () => {
    const project = await generateProject("acme.openrpc.yaml", acme);
    expect(project.printed).toEqual([
      "src: createAcmeClient with 3 methods, 1 of them sent at most once",
      "To mark a method as safe to repeat, use `x-idempotency: safe` or `idempotent` in the spec.",
    ]);
    project.compile(consumer);
    const { createAcmeClient, urlToken } = (await project.load()) as unknown as Module;

    let broken = true;
    await using server = await startServer(({ body }) => {
      if (broken) return { status: 502, body: "the key k3y-of-acme is wrong" };
      const { id, params } = JSON.parse(body) as { id: number; params: unknown };
      return { body: JSON.stringify({ jsonrpc: "2.0", id, result: params }) };
    });
    const client = createAcmeClient({
      endpoint: server.url,
      credential: urlToken("k3y-of-acme"),
      middleware: [
        async (_: unknown, next: () => Promise<unknown>) => {
          try {
            return await next();
          } finally {
            broken = false;
          }
        },
      ],
    });

    const failed: unknown = await client.acme_startJob({ size: 1 }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: "NodeAccessError", code: "HTTP_STATUS" });
    expect(JSON.stringify(failed) + String(failed)).not.toContain("k3y-of-acme");
    expect(server.received.length).toBe(1);
    expect(server.received[0]?.url).toBe("/k3y-of-acme");

    broken = true;
    expect(await client.acme_getJob("1", "full")).toEqual(["1", "full"]);
    expect(server.received.length).toBe(3);
    expect(await client["acme.find"](undefined, 5)).toEqual({ limit: 5 });
    await client.close();
  });

  it("has methods that a node's client accepts in addition to its own", async () => {
    const project = await generateProject("acme.openrpc.yaml", acme);
    project.compile("");
    const { acmeOperations: methods } = (await project.load()) as { readonly acmeOperations: never };
    let broken = true;
    await using server = await startServer(({ body }) => {
      if (broken) return { status: 502, body: "" };
      const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown };
      return { body: JSON.stringify({ jsonrpc: "2.0", id, result: [method, params] }) };
    });
    const middleware: Middleware[] = [(_, next) => next().finally(() => void (broken = false))];
    const node = createRpcClient({
      protocol: "ethereum",
      endpoint: server.url,
      methods,
      middleware,
    }) as never as Methods;
    await expect(node.acme_startJob({ size: 1 })).rejects.toMatchObject({ code: "HTTP_STATUS" });
    expect(server.received.length).toBe(1);
    broken = true;
    expect(await node.acme_getJob("1", "full")).toEqual(["acme_getJob", ["1", "full"]]);
    expect(server.received.length).toBe(3);
  });
});

const head = "openrpc: 1.3.2\ninfo: { title: T, version: '1' }\n";
const method = (rest: string): string => `${head}methods:\n  - name: a\n    params: []\n    ${rest}\n`;
const result = "result: { name: r, schema: {} }";

describe("an unsupported feature", () => {
  it.each([
    [
      "no spec",
      "info: {}",
      "x.yaml:1:1: it is not an OpenRPC or OpenAPI document; begin it with `openrpc: 1.3.2` or `openapi: 3.1.0`",
    ],
    ["another version", "openrpc: 2.0.0", "x.yaml:1:1: OpenRPC 2.0.0 is not supported; use a version 1.x"],
    ["no methods", head, "x.yaml:1:1: it has no methods; describe one under methods"],
    [
      "a notification",
      method("summary: A."),
      "x.yaml:4:5: a is omitted: it has no result, and clients do not send notifications; describe a result (its schema may be null), or remove the method",
    ],
    [
      "a misspelt extension",
      method(`${result}\n    x-idempotancy: safe`),
      "x.yaml:7:5: x-idempotancy would not be read; write x-idempotency",
    ],
    [
      "an unknown idempotency",
      method(`${result}\n    x-idempotency: read`),
      "x.yaml:7:5: x-idempotency is read; use one of safe, idempotent, write",
    ],
    [
      "a reference to another file",
      method(`result: { name: r, schema: { $ref: "other.yaml#/A" } }`),
      "x.yaml:6:34: other.yaml#/A refers to another file, which cannot be read, so it is ignored; write a reference such as #/components/schemas/Job or other.yaml#/Job",
    ],
    [
      "a reference to nothing",
      method(`result: { name: r, schema: { $ref: "#/components/schemas/A" } }`),
      "x.yaml:6:34: #/components/schemas/A refers to nothing, so it is ignored; correct the reference, or add what it names",
    ],
    [
      "an unknown type",
      method("result: { name: r, schema: { type: int } }"),
      "x.yaml:6:34: int is not a type of JSON Schema, so the type is unknown; use one of object, array, string, integer, number, boolean, null",
    ],
    [
      "names that become one",
      `${method(result)}components: { schemas: { job-id: {}, JobId: {} } }`,
      "x.yaml:7:38: JobId and job-id would both become the type JobId, so JobId becomes JobId2; rename one of them",
    ],
    [
      "a schema that is only itself",
      `${method(result)}components: { schemas: { A: { $ref: "#/components/schemas/A" } } }`,
      "x.yaml:7:26: A is defined only as itself, so its type is unknown; refer to it from a property or an item instead",
    ],
    [
      "a union that is a member of itself",
      `${method(result)}components: { schemas: { A: { oneOf: [{ type: string }, { allOf: [{ $ref: "#/components/schemas/A" }] }] } } }`,
      "x.yaml:7:26: A is defined only as itself, so its type is unknown; refer to it from a property or an item instead",
    ],
  ])("%s is rejected by --strict with file, line and remedy", async (_, spec, mistake) => {
    const project = await generateProject("x.yaml", spec, "--strict");
    expect(project.printed).toEqual([mistake]);
    expect(project.exitCode).toBe(1);
  });

  it.each([
    [["a.yaml"], "There is no folder for the client: give one with --out."],
    [["--out", "src"], "There is no spec: name one file or folder."],
    [
      ["a.yaml", "b.yaml", "--out", "src"],
      "There are several specs (a.yaml, b.yaml): name one file or folder.",
    ],
  ])("the arguments %j end with the usage", async (args, what) => {
    const printed: string[] = [];
    const print = (line: string): void => void printed.push(line);
    expect(await runCommand(args, { out: print, error: print })).toBe(2);
    expect(printed[0]).toBe(what);
    expect(printed[1]).toContain("Usage:");
  });
});
