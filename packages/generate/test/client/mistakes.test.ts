import { describe, expect, it } from "vitest";
import { generateProject, type Project } from "./generated-client.ts";

const ok = '{ "200": { description: A., content: { application/json: { schema: {} } } } }';
const get = (rest: string, path = "/a"): string =>
  `openapi: 3.1.0\npaths:\n  ${path}:\n    get:\n      responses: ${ok}\n      ${rest}\n`;
const components = (rest: string): string => `${get("")}components: { ${rest} }`;
const schema = (rest: string): string => components(`schemas: { A: ${rest} }`);
const rpc = (rest: string): string =>
  `openrpc: 1.3.2\nmethods:\n  - { name: a, result: { name: r, schema: {} }, ${rest} }\n`;

const mistakes: [what: string, spec: string, reported: string][] = [
  [
    "a style",
    get("parameters: [{ name: p, in: query, style: depObject, schema: {} }]"),
    "x.yaml:6: query parameters have no style depObject, so p is sent as form; did you mean deepObject?",
  ],
  [
    "the type of a security scheme",
    components("securitySchemes: { k: { type: apikey, in: header, name: X } }"),
    "x.yaml:7: the client does not support the security scheme k; did you mean type: apiKey?",
  ],
  [
    "the place of a key",
    components("securitySchemes: { k: { type: apiKey, in: headr, name: X } }"),
    "x.yaml:7: the client does not support the security scheme k; did you mean in: header?",
  ],
  [
    "a scheme of HTTP",
    components("securitySchemes: { k: { type: http, scheme: baerer } }"),
    "x.yaml:7: the client does not support the security scheme k; did you mean scheme: bearer?",
  ],
  [
    "a flow of OAuth",
    components(
      "securitySchemes: { k: { type: oauth2, flows: { clientCredential: { tokenUrl: a, scopes: {} } } } }",
    ),
    "x.yaml:7: clientCredential is not known here, and is ignored; did you mean clientCredentials?",
  ],
  [
    "a verb",
    `${get("")}    psot: {}`,
    "x.yaml:7: psot is not known here, and is ignored; did you mean post?",
  ],
  [
    "a key of an operation",
    get("tag: [a]"),
    "x.yaml:6: tag is not known here, and is ignored; did you mean tags?",
  ],
  [
    "a key of a parameter",
    get("parameters: [{ name: p, in: query, requird: true, schema: {} }]"),
    "x.yaml:6: requird is not known here, and is ignored; did you mean required?",
  ],
  [
    "a keyword",
    schema("{ properties: { a: { items: { tpye: string } } } }"),
    "x.yaml:7: tpye is not a keyword of a schema, and is ignored; did you mean type?",
  ],
  ["a path without a slash", get("", "a"), "x.yaml:3: the path a does not begin with a slash; write /a"],
  [
    "a schema that is a response",
    components('schemas: { A: { $ref: "#/components/responses/B" } }, responses: { B: { description: B. } }'),
    "x.yaml:7: a schema refers to components/responses, which has no schemas; refer to a schema in components/schemas",
  ],
  [
    "a parameter that is a schema",
    `${get('parameters: [{ $ref: "#/components/schemas/B" }]')}components: { schemas: { B: {} } }`,
    "x.yaml:6: #/components/schemas/B is not in components/parameters; refer to a part of components/parameters",
  ],
  [
    "required that names nothing",
    schema("{ type: object, required: [nmae, b], properties: { name: {} } }"),
    "x.yaml:7: required names nmae, which is not a property; did you mean name?",
  ],
  [
    "properties as a list",
    schema("{ properties: [{ name: a }] }"),
    "x.yaml:7: properties is ignored: it is not an object; write an object with a schema for each property",
  ],
  [
    "a path parameter that is not in the path",
    get("parameters: [{ name: idd, in: path, required: true, schema: {} }]", "/a/{id}"),
    "x.yaml:6: the path has no {idd}, so the parameter is omitted; did you mean id?",
  ],
  [
    "two parameters with one name",
    get("parameters: [{ name: p, in: query, schema: {} }, { name: p, in: query, schema: {} }]"),
    "x.yaml:6: two parameters have the name p and in: query, and the last one applies; remove one of them",
  ],
  [
    "a media type",
    get("requestBody: { content: { aplication/json: {} } }"),
    "x.yaml:6: aplication/json is not a common media type; did you mean application/json?",
  ],
  [
    "a security scheme that is not described",
    `${get("security: [{ kye: [] }]")}components: { securitySchemes: { key: { type: http, scheme: bearer } } }`,
    "x.yaml:6: the security scheme kye is not described, so no credential is sent for it; did you mean key?",
  ],
  [
    "security as a map",
    get("security: { key: [] }"),
    "x.yaml:6: security is ignored: it is not a list; write a list of objects, each with the names of schemes",
  ],
  [
    "a parameter's place",
    get("parameters: [{ name: a, in: qurey, schema: {} }]"),
    "x.yaml:6: a parameter in: qurey is omitted; did you mean query?",
  ],
  [
    "a parameter that is a text",
    get("parameters: [a]"),
    "x.yaml:6: it is not a parameter, so it is ignored; write an object with name, in and schema",
  ],
  [
    "a reference that is misspelt",
    schema('{ $ref: "#/components/schemas/BB" }, B: { type: string }'),
    "x.yaml:7: #/components/schemas/BB refers to nothing, so it is ignored; did you mean B?",
  ],
  [
    "a key of info",
    `${get("")}info: { titel: A }`,
    "x.yaml:7: titel is not known here, and is ignored; did you mean title?",
  ],
  [
    "a status",
    get("").replace('"200"', '"20O"'),
    "x.yaml:5: 20O is not an HTTP status; write a status such as 200, 2XX or default",
  ],
  [
    "explode as a text",
    get('parameters: [{ name: p, in: query, explode: "false", schema: { type: array } }]'),
    "x.yaml:6: explode is ignored: it is not true or false; write true or false",
  ],
  [
    "items as a list",
    schema("{ type: array, items: [{ type: string }, {}] }"),
    "x.yaml:7: items is a list, so it is read as prefixItems; write one schema, or prefixItems for a tuple",
  ],
  [
    "items as a list in Swagger",
    'swagger: "2.0"\npaths: { /a: { get: { responses: {} } } }\ndefinitions: { A: { type: array, items: [{}] } }',
    "x.yaml:3: items is a list, so it is read as the schema in it; write one schema, or prefixItems for a tuple",
  ],
  [
    "paths that differ only in the names of parameters",
    get("", "/a/{b}/{c}").replace("paths:", "paths:\n  /a/{d}/{e}: {}"),
    "x.yaml:4: the path /a/{b}/{c} differs from /a/{d}/{e} only in the names of its parameters; describe both as one path",
  ],
  [
    "a path with half a parameter",
    get("", '"/a/{b"'),
    "x.yaml:3: the path /a/{b has an unmatched brace; write each parameter as {name}",
  ],
  [
    "a style of another place",
    get("parameters: [{ name: p, in: query, style: simple, schema: {} }]"),
    "x.yaml:6: query parameters have no style simple, so p is sent as form; use one of form, spaceDelimited, pipeDelimited, deepObject",
  ],
  [
    "a parameter without a name",
    get("parameters: [{ in: query, schema: {} }]"),
    "x.yaml:6: a parameter without a name is omitted; give it the name that it has in requests",
  ],
  [
    "an optional parameter of the path",
    get("parameters: [{ name: b, in: path, required: false, schema: {} }]", "/a/{b}"),
    "x.yaml:6: a path parameter is always required; write true",
  ],
  [
    "an operation in the wrong place",
    `${get("")}    additionalOperations: { GET: {} }`,
    "x.yaml:7: GET is omitted: additionalOperations is for other methods only; write get in the path item",
  ],
  ["allOf as a map", schema("{ allOf: {} }"), "x.yaml:7: allOf is ignored: it is not a list; write a list"],
  [
    "an empty union",
    schema("{ oneOf: [] }"),
    "x.yaml:7: oneOf is empty, and is ignored; list schemas, or remove it",
  ],
  [
    "a limit as a text",
    schema('{ type: string, maxLength: "3" }'),
    "x.yaml:7: maxLength is ignored: it is not a number; write a number",
  ],
  [
    "a mapping to nothing",
    schema("{ oneOf: [{}], discriminator: { propertyName: k, mapping: { a: Nope } } }"),
    "x.yaml:7: the mapping a points to no schema; correct the reference, or remove it",
  ],
  [
    "OpenRPC params as a map",
    rpc("params: { a: { schema: {} } }"),
    "x.yaml:3: params is ignored: it is not a list; write a list of params, each with its name",
  ],
  [
    "a key of an OpenRPC method",
    rpc("params: [], summry: A."),
    "x.yaml:3: summry is not known here, and is ignored; did you mean summary?",
  ],
];

/** The lines of a run without columns. */
function listLines({ printed }: Project): string[] {
  return printed.map((line) => line.replace(/^(x\.yaml:\d+):\d+/, "$1"));
}

describe("a mistake in a document", () => {
  it("is reported once: a security scheme that is not described", async () => {
    const spec = `
openapi: 3.1.0
paths: { /a: { get: { operationId: a, security: [{ kye: [] }], responses: { "204": { description: A. } } } } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
`;
    const project = await generateProject("x.yaml", spec);
    expect(listLines(project).filter((line) => line.includes("security scheme"))).toHaveLength(1);
  });

  it.each(mistakes)("is reported: %s", async (_, spec, reported) => {
    const project = await generateProject("x.yaml", spec);
    expect(listLines(project)).toContain(reported);
    expect(project.exitCode).toBe(0);
    const strict = await generateProject("x.yaml", spec, "--strict");
    expect(listLines(strict)).toContain(reported);
    expect(strict.exitCode).toBe(1);
  });

  it.each([
    [
      "an alias that contains itself",
      `${get("")}x-a: &a { b: [*a] }`,
      "7: a YAML alias makes it contain itself; refer to it with $ref instead",
    ],
    ["an empty file", "", "1: it is empty; begin it like a spec: `openrpc: 1.3.2` or `openapi: 3.1.0`"],
    [
      "a web page",
      "<!DOCTYPE html><html></html>",
      "1: it is a web page; use the address of the raw JSON or YAML",
    ],
    [
      "JSON with comments",
      '{ // A.\n"openapi": "3.1.0" }',
      "1: a comment is not allowed in JSON; remove it, or write YAML, where comments begin with #",
    ],
    [
      "several documents",
      `${get("")}---\na: 1\n`,
      "7: it has several YAML documents; put each into its own file",
    ],
    [
      "a misspelt version",
      "opnapi: 3.1.0",
      "1: it is not an OpenRPC or OpenAPI document; did you mean openapi, in place of opnapi?",
    ],
    [
      "a path that refers to nothing",
      "openapi: 3.1.0\npaths: { /a: { $ref: 7 } }",
      "2: it has no operations; describe one under paths",
    ],
  ])("stops a document: %s", async (_, spec, reported) => {
    const project = await generateProject("x.yaml", spec);
    expect(listLines(project)).toContain(`x.yaml:${reported}`);
    expect(project.exitCode).toBe(1);
  });

  it("is that aliases name a value a hundred million times", async () => {
    const levels = Array.from(
      { length: 8 },
      (_, level) => `x-${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(10)}]`,
    );
    const project = await generateProject("x.yaml", `${get("")}x-0: &a0 [a]\n${levels.join("\n")}\n`);
    expect(project.printed).toHaveLength(1);
    expect(project.printed[0]).toContain("with its aliases, it has more than 5 million values");
  });

  it("is not what only looks like one", async () => {
    const spec = `
openapi: 3.0.3
x-own: {}
security: [{}]
paths:
  x-own: 5
  /a/{id}:
    x-own: {}
    parameters: [{ name: id, in: path, required: true, schema: { type: string, x-own: 1 } }]
    get: { parameters: [{ name: id, in: query, schema: { type: string } }], responses: { 2XX: { description: A. }, default: { $ref: "#/components/responses/B" } } }
components:
  responses: { B: { description: B., content: { application/vnd.own+json: { schema: { $ref: "#/components/schemas/C" } }, "*/*": {} } } }
  schemas:
    C: { allOf: [{ properties: { a: {} }, required: [a, b] }, { properties: { b: {} } }], ownAnnotation: 1 }
    D: { type: object, required: [key], additionalProperties: { type: string }, properties: { other: {} } }
    properties: { type: object, properties: { tpye: { type: string }, properties: { type: string } }, required: [tpye] }
`;
    const project = await generateProject("x.yaml", spec, "--strict");
    expect(project.printed).toEqual(["src: createXClient with 1 method, 0 of them sent at most once"]);
  });
});
