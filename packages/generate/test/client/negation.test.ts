import { expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const spec = `
openapi: 3.1.0
paths:
  /a:
    post:
      operationId: send
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { photo: { type: string, contentEncoding: binary }, note: { type: string, contentEncoding: base64 } } }
      responses: { "200": { description: A., content: { application/json: { schema: { $ref: "#/components/schemas/All" } } } } }
components:
  schemas:
    Absent: { not: {} }
    Closed: { enum: [closed, 3] }
    All:
      type: object
      required: [state, text, some, code]
      properties:
        state: { enum: [open, closed, done, 3], not: { $ref: "#/components/schemas/Closed" } }
        text: { type: [string, "null"], not: { type: "null" } }
        some: { type: [string, integer, boolean], not: { type: [number, boolean] } }
        code: { type: string, not: { const: "" } }
        gone: { $ref: "#/components/schemas/Absent" }
        map: { type: object, additionalProperties: { type: integer }, not: { required: [a] } }
        way: { $ref: "#/components/schemas/Way" }
    Way:
      oneOf:
        - { type: object, required: [a], properties: { a: { type: string } }, not: { required: [b] } }
        - { type: object, required: [b], properties: { b: { type: integer } }, not: { required: [a] } }
`;

const consumer = `
import { createAcmeClient, type All, type Way } from "./index.js";
const acme = createAcmeClient({ endpoint: "https://acme.example" });
export const sent: Promise<All> = acme.send({ photo: new Uint8Array(1), note: new Uint8Array(1) });
export function read({ state, text, some, code, map }: All): (string | number)[] {
  const left: "open" | "done" = state;
  const other: string = some;
  return [left, text.length, other.length, code.length, map?.["a"] ?? 0];
}
export const first: Way = { a: "a" };
export const second: Way = { b: 1 };
// @ts-expect-error: one of them only
export const both: Way = { a: "a", b: 1 };
// @ts-expect-error: never there
export const gone: All["gone"] = "gone";
export const value = (way: Way): string => way.a ?? way.b.toFixed();
`;

it("narrows types by what they are not, where TypeScript can say it", async () => {
  const project = await generateProject("acme.yaml", spec, "--strict");
  expect(project.printed[0]).toContain("createAcmeClient with 1 method");
  project.compile(consumer);
  const { createAcmeClient } = (await project.load()) as {
    createAcmeClient: (options: object) => { send: (form: object) => Promise<unknown> };
  };
  await using server = await startServer(() => ({ body: "{}" }));
  await createAcmeClient({ endpoint: server.url }).send({
    photo: new Uint8Array([65, 66]),
    note: new Uint8Array(1),
  });
  expect(server.received[0]?.body).toMatch(
    /filename="file"[^A]+octet-stream\r\n\r\nAB\r\n[^]*\r\n\r\nAA==\r\n/,
  );
});
