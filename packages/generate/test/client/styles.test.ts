import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type MockCall, startMockServer } from "../../src/mock/index.ts";
import { generateProject, startServer } from "./generated-client.ts";

const list = "{ type: array, items: { type: string } }";
const object = "{ type: object, properties: { a: { type: string }, b: { type: integer } } }";
const inPath = (style: string, explode: boolean): string => `
  /${style}/${explode}/{text}/{list}/{object}:
    get:
      operationId: ${style}${explode ? "Exploded" : ""}
      parameters:
        - { name: text, in: path, required: true, style: ${style}, explode: ${explode}, schema: { type: string } }
        - { name: list, in: path, required: true, style: ${style}, explode: ${explode}, schema: ${list} }
        - { name: object, in: path, required: true, style: ${style}, explode: ${explode}, schema: ${object} }
      responses: { "204": { description: Nothing. } }`;

const spec = `
openapi: 3.2.0
info: { title: Styles, version: 1.0.0 }
paths:${["simple", "label", "matrix"].flatMap((style) => [inPath(style, false), inPath(style, true)]).join("")}
  /headers:
    get:
      operationId: headers
      parameters:
        - { name: X-List, in: header, schema: ${list} }
        - { name: X-Object, in: header, schema: ${object} }
        - { name: X-Exploded, in: header, explode: true, schema: ${object} }
        - { name: X-Json, in: header, content: { application/json: { schema: ${object} } } }
      responses: { "204": { description: Nothing. } }
  /cookies:
    get:
      operationId: cookies
      parameters:
        - { name: text, in: cookie, schema: { type: string } }
        - { name: list, in: cookie, schema: ${list} }
        - { name: joined, in: cookie, explode: false, schema: ${list} }
        - { name: flat, in: cookie, explode: false, schema: ${object} }
        - { name: exploded, in: cookie, schema: ${object} }
        - { name: raw, in: cookie, style: cookie, schema: ${list} }
        - { name: json, in: cookie, content: { application/json: { schema: ${list} } } }
      responses: { "204": { description: Nothing. } }
  /große suche:
    get:
      operationId: search
      parameters: [{ name: all, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { q: { type: string }, tags: ${list} } } } } }]
      responses: { "204": { description: Nothing. } }
  /file:
    head:
      operationId: checkFile
      responses: { "200": { description: A file., content: { text/xml: {}, image/png: {} } } }
  /state:
    head: { operationId: checkState, responses: { "200": { description: A state. } } }
`;

const consumer = `
import { createStylesClient } from "./index.js";
const client = createStylesClient({ endpoint: "http://127.0.0.1:1" });
export const sent: Promise<void> = client.matrixExploded("a", ["a"], { a: "a", b: 1 });
export const found: Promise<void> = client.search({ q: "a", tags: ["a"] });
// @ts-expect-error: b is a number
void client.headers({ "X-Exploded": { a: "a", b: "1" } });
`;

it("writes parameters in paths, headers and cookies in every style, and the mock server reads them", async () => {
  const project = await generateProject("styles.yaml", spec, "--strict");
  expect(project.printed[0]).toBe("src: createStylesClient with 11 methods, 0 of them sent at most once");
  project.compile(consumer);
  const { createStylesClient } = (await project.load()) as {
    readonly createStylesClient: (options: object) => Readonly<
      Record<string, (...args: readonly unknown[]) => Promise<unknown>>
    > & {
      close(): Promise<void>;
    };
  };
  await using server = await startServer(() => ({ status: 204, body: "" }));
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  writeFileSync(join(folder, "styles.yaml"), spec);
  const calls: MockCall[] = [];
  const mock = await startMockServer(join(folder, "styles.yaml"), { onCall: (call) => calls.push(call) });

  const both = async (method: string, ...args: readonly unknown[]): Promise<void> => {
    for (const endpoint of [server.url, mock.url]) {
      const client = createStylesClient({ endpoint, retries: 0 });
      await client[method]?.(...args);
      await client.close();
    }
  };
  const values = ["a/b", ["a,", "b"], { a: "ä", b: 1 }];
  for (const style of ["simple", "label", "matrix"]) {
    await both(style, ...values);
    await both(`${style}Exploded`, ...values);
  }
  expect(server.received.map(({ url }) => url)).toEqual([
    "/simple/false/a%2Fb/a%2C,b/a,%C3%A4,b,1",
    "/simple/true/a%2Fb/a%2C,b/a=%C3%A4,b=1",
    "/label/false/.a%2Fb/.a%2C,b/.a,%C3%A4,b,1",
    "/label/true/.a%2Fb/.a%2C.b/.a=%C3%A4.b=1",
    "/matrix/false/;text=a%2Fb/;list=a%2C,b/;object=a,%C3%A4,b,1",
    "/matrix/true/;text=a%2Fb/;list=a%2C;list=b/;a=%C3%A4;b=1",
  ]);
  await both("headers", {
    "X-List": ["a", "b"],
    "X-Object": { a: "a", b: 1 },
    "X-Exploded": { a: "a", b: 1 },
    "X-Json": { a: "ä", b: 1 },
  });
  expect(server.received.at(-1)?.headers).toMatchObject({
    "x-list": "a,b",
    "x-object": "a,a,b,1",
    "x-exploded": "a=a,b=1",
    "x-json": '{"a":"\\u00e4","b":1}',
  });
  await both("cookies", {
    text: "a;b",
    list: ["a", "b"],
    joined: ["a,", "b"],
    flat: { a: "x", b: 1 },
    exploded: { a: "y", b: 2 },
    raw: ["a=b"],
    json: ["a"],
  });
  expect(server.received.at(-1)?.headers["cookie"]).toBe(
    "text=a%3Bb; list=a; list=b; joined=a%2C,b; flat=a,x,b,1; a=y; b=2; raw=a=b; json=%5B%22a%22%5D",
  );
  const client = createStylesClient({ endpoint: server.url });
  await expect(client["cookies"]?.({ raw: ["a;b"] })).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
  await client.close();
  expect(calls.map(({ mistakes }) => mistakes)).toEqual(calls.map(() => []));

  await both("search", { q: "a b", tags: ["a", "b"] });
  expect(server.received.at(-1)?.url).toBe("/gro%C3%9Fe%20suche?q=a%20b&tags=a&tags=b");
  await both("checkFile");
  expect(server.received.at(-1)?.headers["accept"]).toBe("text/xml, image/png");
  await both("checkState");
  expect(server.received.at(-1)?.headers["accept"]).toBe("*/*");
  await mock.close();
  rmSync(folder, { recursive: true });
});
