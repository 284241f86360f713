import { buildSchema, parse, print, type DocumentNode } from "graphql";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { printDocument } from "../src/documents/print-document.ts";
import {
  createGraphqlClient,
  graphql,
  type GraphqlClient,
  isNodeAccessError,
  urlToken,
  withResponse,
} from "../src/index.ts";

const cleanup: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanup.splice(0)) await end();
});

interface Seen {
  readonly url: string | undefined;
  readonly accept: string | undefined;
  readonly body: Record<string, unknown>;
}

const TOKEN = "a-t0ken-to-hide";

async function start(
  respond: (response: ServerResponse, seen: Seen, count: number) => void,
  options: object = {},
): Promise<{ client: GraphqlClient; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = {
        url: request.url,
        accept: request.headers.accept,
        body: JSON.parse(body) as Seen["body"],
      };
      respond(response, one, seen.push(one));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  cleanup.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { client: createGraphqlClient({ endpoint, credential: urlToken(TOKEN), ...options }), seen };
}

function json(response: ServerResponse, value: unknown, status = 200, type = "application/json"): void {
  response.writeHead(status, { "content-type": type });
  response.end(typeof value === "string" ? value : JSON.stringify(value));
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => Promise.reject(new Error(`it resolved: ${JSON.stringify(value)}`)),
    (error: unknown) => error,
  );
}

const PARTIAL = {
  data: { block: null, chainID: "0x1" },
  errors: [{ message: `no state at /${TOKEN}/graphql`, path: ["block", "account"], extensions: { code: 7 } }],
};

describe("createGraphqlClient", () => {
  it("posts a document and its variables to the path after the token, with bigints as hex", async () => {
    const { client, seen } = await start((response) => json(response, { data: { block: { hash: "0xab" } } }));
    const document = graphql(`
      query Q($n: Long, $c: BigInt) {
        block(number: $n) {
          hash
        }
      }
    `);
    expect(await client.query(document, { n: 2n ** 63n, c: 5 })).toEqual({ block: { hash: "0xab" } });
    expect(seen).toEqual([
      {
        url: `/${TOKEN}/graphql`,
        accept: "application/graphql-response+json, application/json;q=0.9",
        body: { query: String(document), variables: { n: "0x8000000000000000", c: 5 } },
      },
    ]);
  });

  it("keeps integers exact, and returns status and headers", async () => {
    const { client } = await start((response) => json(response, '{"data":{"n":9007199254740993}}'));
    const { value, status } = await withResponse(client, (one) => one.query("{ n }"));
    expect([value, status]).toEqual([{ n: 9007199254740993n }, 200]);
  });

  it.each([
    [200, "application/json"],
    [400, "application/json"],
    [422, "application/graphql-response+json"],
  ])("throws GRAPHQL_ERROR with errors and data, without secrets, at status %d", async (status, type) => {
    const { client, seen } = await start((response) => json(response, PARTIAL, status, type));
    const error = await failure(client.query("{ block { number } chainID }"));
    if (!isNodeAccessError(error, "GRAPHQL_ERROR")) throw error;
    expect(error.context.errors).toEqual([
      { message: "no state at /[redacted]/graphql", path: ["block", "account"], extensions: { code: 7 } },
    ]);
    expect(error.context.data).toEqual(PARTIAL.data);
    expect(error.context.status).toBe(status === 200 ? undefined : status);
    expect(error.message).toMatch(
      /^query at http:.*: no state at \/\[redacted\]\/graphql at block\.account$/,
    );
    expect(JSON.stringify(error)).not.toContain(TOKEN);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ["block.account", ""],
    [{ length: 3 }, ""],
    [["block", { toString: 1 }, null, 0], " at block.0"],
  ])("throws GRAPHQL_ERROR for an error whose path is %j", async (path, at) => {
    const { client } = await start((response) => json(response, { errors: [{ message: "no", path }] }));
    const error = await failure(client.query("{ block { number } }"));
    if (!isNodeAccessError(error, "GRAPHQL_ERROR")) throw error;
    expect(error.message).toMatch(new RegExp(`: no${at}$`));
    expect(error.context.errors[0]).toEqual({ message: "no", path });
  });

  it("keeps all digits of large integers in the context of an error", async () => {
    const { client } = await start((response) =>
      json(
        response,
        '{"data":{"supply":123456789012345678901},"errors":[{"message":"no","extensions":{"gas":9007199254740993}}]}',
      ),
    );
    expect(await failure(client.query("{ supply }"))).toMatchObject({
      code: "GRAPHQL_ERROR",
      context: {
        data: { supply: 123456789012345678901n },
        errors: [{ message: "no", extensions: { gas: 9007199254740993n } }],
      },
    });
    const long = JSON.stringify("x".repeat(2 ** 20));
    const { client: other } = await start((response) =>
      json(response, `{"data":{"a":${long}},"errors":[{"message":${long}}]}`),
    );
    expect(await failure(other.query("{ a }"))).toMatchObject({
      context: { data: "[redacted]", errors: [{ message: "1 errors, which are too long to be shown" }] },
    });
  });

  it("returns errors next to data with execute", async () => {
    const { client } = await start((response) => json(response, PARTIAL));
    const { data, errors } = await client.execute(
      graphql(`
        {
          block {
            number
          }
          chainID
        }
      `),
    );
    expect(data).toEqual(PARTIAL.data);
    expect(errors?.map(({ path }) => path)).toEqual([["block", "account"]]);
  });

  it("returns errors of a document that does not fit the schema", async () => {
    const { client } = await start((response) =>
      json(response, { errors: [{ message: "no field x" }] }, 400),
    );
    expect(await client.execute("{ x }")).toEqual({ data: null, errors: [{ message: "no field x" }] });
  });

  it("retries queries", async () => {
    const { client, seen } = await start((response, _, count) =>
      count === 1 ? json(response, "busy", 503) : json(response, { data: { chainID: "0x1" } }),
    );
    expect(
      await client.query(
        graphql(`
          {
            chainID
          }
        `),
      ),
    ).toEqual({ chainID: "0x1" });
    expect(seen).toHaveLength(2);
  });

  it.each([
    ["a status of 503", (response: ServerResponse) => json(response, "busy", 503), "HTTP_STATUS"],
    ["a lost connection", (response: ServerResponse) => response.destroy(), "UNANSWERED"],
  ])("sends a mutation once: %s", async (_, respond, code) => {
    const { client, seen } = await start(respond);
    const document = graphql(`
      mutation ($d: Bytes!) {
        sendRawTransaction(data: $d)
      }
    `);
    expect(await failure(client.mutate(document, { d: "0x00" }))).toMatchObject({ code });
    expect(seen).toHaveLength(1);
    expect(await failure(client.execute(document, { d: "0x00" }))).toMatchObject({ code });
    expect(seen).toHaveLength(2);
  });

  it.each([
    ["half a body", 200, '{"data":{"a"', "UNDECODABLE_BODY"],
    ["a page", 200, "<html>", "UNDECODABLE_BODY"],
    ["a list", 200, "[]", "INVALID_RESPONSE"],
    ["nothing", 200, "{}", "INVALID_RESPONSE"],
    ["no data without a reason", 200, '{"data":null}', "INVALID_RESPONSE"],
    ["no list of errors", 200, '{"data":{},"errors":"x"}', "INVALID_RESPONSE"],
    ["a page with 404", 404, "<html>", "HTTP_STATUS"],
    ["data with 400", 400, '{"data":{}}', "HTTP_STATUS"],
    ["a refused credential", 401, '{"errors":[{"message":"x"}]}', "CREDENTIAL_REFUSED"],
    ["a rate limit", 429, '{"errors":[{"message":"x"}]}', "HTTP_STATUS"],
  ])("rejects %s", async (_, status, body, code) => {
    const { client } = await start((response) => json(response, body, status), { retries: 0 });
    expect(await failure(client.query("{ a }"))).toMatchObject({ code });
  });

  it("accepts errors of any form, and those that a server sends empty or as null", async () => {
    const bodies = [
      '{"data":{},"errors":[]}',
      '{"data":{},"errors":null}',
      '{"errors":[null, {"message":1}]}',
    ];
    const { client } = await start((response, _, count) => json(response, bodies[count - 1]));
    expect(await client.execute("{ a }")).toEqual({ data: {} });
    expect(await client.execute("{ a }")).toEqual({ data: {} });
    const message = "the server gave no message";
    expect(await client.execute("{ a }")).toEqual({ data: null, errors: [{ message }, { message }] });
  });

  it("bounds the response and the time", async () => {
    const { client } = await start((response, _, count) => {
      if (count === 1) json(response, { data: { a: "x".repeat(2_000) } });
    });
    const error = await failure(client.with({ maxResponseBytes: 1_000 }).query("{ a }"));
    expect(error).toMatchObject({ code: "RESPONSE_TOO_LARGE" });
    const late = await failure(client.with({ totalTimeout: 50 }).query("{ a }"));
    expect(late).toMatchObject({ code: "TIMEOUT" });
  });

  it.each([
    ["no text", undefined, undefined, undefined],
    ["an empty text", "", undefined, undefined],
    ["only a fragment", "fragment F on Block { hash }", undefined, undefined],
    ["a subscription", "subscription { a }", undefined, undefined],
    ["a mutation", "mutation { a }", undefined, undefined],
    ["half a document", "{ a { b }", undefined, undefined],
    ["braces that close nothing", "{ a } }", undefined, undefined],
    ["a string that does not end", '{ a(b: "x) }', undefined, undefined],
    ["several operations", "query A { a } query B { b }", undefined, undefined],
    ["an unknown operation", "query A { a }", undefined, { operationName: "C" }],
    ["variables in a list", "{ a }", [], undefined],
    ["an inexact number", "{ a }", { n: 2 ** 60 }, undefined],
    ["no number", "{ a }", { n: [{ m: Number.NaN }] }, undefined],
    ["a function", "{ a }", { n: () => 1 }, undefined],
  ])("sends nothing for %s", async (_, document, variables, options) => {
    const { client, seen } = await start((response) => json(response, { data: {} }));
    const call = client.query(document as never, variables as never, options as never);
    expect(await failure(call)).toMatchObject({ code: "INVALID_ARGUMENT" });
    expect(seen).toEqual([]);
  });

  it("rejects values with a cycle", async () => {
    const { client } = await start((response) => json(response, { data: {} }));
    const cycle: Record<string, unknown> = {};
    cycle["self"] = cycle;
    expect(await failure(client.query("{ a }", cycle))).toMatchObject({ code: "INVALID_ARGUMENT" });
  });

  it("runs the operation that is named, as often as its kind allows", async () => {
    const { client, seen } = await start((response) => json(response, { data: { a: 1 } }));
    const document = `# mutation in a comment {\nquery A($f: F = { n: "}{" }) @d(a: "x") { a(t: """ } " """) } mutation B { b }`;
    await client.query(document, {}, { operationName: "A" });
    expect(seen[0]?.body).toEqual({ query: document, operationName: "A", variables: {} });
    expect(await failure(client.query(document, {}, { operationName: "B" }))).toMatchObject({
      message: expect.stringContaining("client.mutate"),
    });
  });
});

describe("graphql", () => {
  it("joins fragments, each once", () => {
    const base = graphql(`
      fragment Base on Block {
        number
      }
    `);
    const left = graphql(
      `
        fragment Left on Block {
          ...Base
          hash
        }
      `,
      [base],
    );
    const right = graphql(
      `
        fragment Right on Block {
          ...Base
          gasUsed
        }
      `,
      [base],
    );
    const document = graphql(
      `
        {
          block {
            ...Left
            ...Right
          }
        }
      `,
      [left, right],
    );
    const names = parse(String(document)).definitions.map((one) => "name" in one && one.name?.value);
    expect(names).toEqual([undefined, "Left", "Base", "Right"]);
  });

  it("is no parsed document for other clients, and says so", () => {
    const document = graphql(`
      {
        chainID
      }
    `);
    expect(() => document.definitions).toThrow(/function graphql of gql\.tada/);
    expect(document.kind).toBe("Document");
  });
});

describe("documents of other libraries", () => {
  const source = `query Q($a: [Long!]! = [1, -2], $b: I = { c: null, d: true, e: E }) @x(f: 1.5) {
    one: block(number: $a, text: "a\\"\\n\\u0001") @include(if: $b) { ...F ... on Block @skip(if: false) { hash } ... { number } }
  }
  fragment F on Block @y { parent { number } }`;

  it("are printed from their definitions, as graphql-js prints them", () => {
    const parsed = parse(source, { noLocation: true });
    const printed = printDocument(parsed.definitions);
    expect(print(parse(printed))).toBe(print(parsed));
  });

  it("are sent", async () => {
    const { client, seen } = await start((response) => json(response, { data: {} }));
    const parsed = parse("query A { a }") as DocumentNode & object;
    await client.query(parsed as never);
    await client.query({ loc: { source: { body: "{ b }" } } } as never);
    await client.query({ toString: () => "{ c }" } as never);
    expect(seen.map(({ body }) => body["query"])).toEqual(["query A { a }", "{ b }", "{ c }"]);
    expect(await failure(client.query({ kind: "Document" } as never))).toMatchObject({
      code: "INVALID_ARGUMENT",
    });
    const odd = { definitions: [{ kind: "ObjectTypeDefinition" }] };
    expect(await failure(client.query(odd as never))).toMatchObject({ code: "INVALID_ARGUMENT" });
  });
});

describe("the schema", () => {
  it("is valid, and has the operations of EIP-1767", () => {
    const file = new URL("../../../specs/graphql/ethereum.graphql", import.meta.url);
    const schema = buildSchema(readFileSync(file, "utf8"));
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(["sendRawTransaction"]);
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(
      expect.arrayContaining(["block", "blocks", "pending", "transaction", "logs", "gasPrice", "syncing"]),
    );
  });
});
