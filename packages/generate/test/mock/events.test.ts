import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startMockServer } from "../../src/mock/index.ts";

const events = (key: string, schema: string): string =>
  `{ "200": { description: A., content: { text/event-stream: { ${key}: ${schema} } } } }`;

const spec = `
openapi: 3.2.0
info: { title: Chat, version: 1.0.0 }
paths:
  /chat:
    post:
      requestBody: { content: { application/json: { schema: { type: object, properties: { stream: { type: boolean } } } } } }
      responses:
        "200":
          description: A.
          content: { application/json: { schema: { const: whole } }, text/event-stream: { schema: { const: part, type: integer } } }
  /raw: { get: { responses: ${events("schema", "{ type: string }")} } }
  /steps:
    get:
      responses: ${events("itemSchema", "{ required: [event, data], properties: { event: { const: step }, data: { type: string, contentMediaType: application/json, contentSchema: { const: 5 } } } }")}
`;

it("responds with an event where the spec has a stream, or where the caller chooses one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mock-"));
  writeFileSync(join(folder, "chat.yaml"), spec);
  const server = await startMockServer(join(folder, "chat.yaml"));
  const send = async (path: string, accept: string, body?: string): Promise<string> => {
    const headers = { accept, ...(body !== undefined && { "content-type": "application/json" }) };
    const response = await fetch(server.url + path, {
      headers,
      ...(body !== undefined && { method: "POST", body }),
    });
    return `${response.headers.get("content-type")} ${await response.text()}`;
  };
  const stream = "text/event-stream";
  expect(await send("/chat", "application/json", "{}")).toBe('application/json "whole"');
  expect(await send("/chat", stream, '{"stream":true}')).toBe('text/event-stream data: "part"\n\n');
  expect(await send("/raw", stream)).toBe("text/event-stream event: message\ndata: text\n\n");
  expect(await send("/steps", "*/*")).toBe("text/event-stream event: step\ndata: 5\n\n");
  await server.close();
  rmSync(folder, { recursive: true });
});
