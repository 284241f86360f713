import { expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const stream = (schema: string, key = "schema"): string =>
  `{ "200": { description: A., content: { text/event-stream: { ${key}: ${schema} } } } }`;

const spec = `
openapi: 3.2.0
info: { title: Chat, version: 1.0.0 }
paths:
  /chat:
    post:
      operationId: createChat
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/ChatRequest" } } } }
      responses:
        "200":
          description: A.
          content:
            application/json: { schema: { $ref: "#/components/schemas/Chat" } }
            text/event-stream: { schema: { $ref: "#/components/schemas/Chunk" } }
        "400": { description: A., content: { application/json: { schema: { type: object, required: [reason], properties: { reason: { type: string } } } } } }
  /log/{id}:
    get:
      operationId: log
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: from, in: query, schema: { type: integer } }]
      responses:
        "200":
          description: A.
          content: { text/plain: {}, text/event-stream: {} }
  /numbers: { get: { operationId: numbers, responses: ${stream("{ type: array, items: { type: integer } }")} } }
  /raw: { get: { operationId: raw, responses: ${stream("{ type: string }")} } }
  /old: { get: { operationId: old, responses: ${stream('{ anyOf: [{ $ref: "#/components/schemas/Step" }, { $ref: "#/components/schemas/Done" }] }')} } }
  /steps: { get: { operationId: steps, responses: ${stream('{ oneOf: [{ $ref: "#/components/schemas/Item" }, { required: [data], properties: { event: { const: note }, data: { type: string } } }] }', "itemSchema")} } }
  /all: { get: { operationId: all, responses: ${stream("{ required: [data], properties: { event: { type: string }, data: { type: string, contentMediaType: application/json, contentSchema: { type: array, items: { type: integer } } } } }", "itemSchema")} } }
  /lines:
    get:
      operationId: lines
      responses:
        "200":
          description: A.
          content:
            application/x-ndjson: { schema: { $ref: "#/components/schemas/Chunk" } }
            application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Chunk" } } }
  /records: { get: { operationId: records, responses: { "200": { description: A., content: { application/json-seq: { itemSchema: { $ref: "#/components/schemas/Chunk" } } } } } } }
  /export: { get: { operationId: exportLines, responses: { "200": { description: A., content: { application/jsonl: { schema: { type: string } } } } } } }
  /file: { get: { operationId: file, responses: { "200": { description: A., content: { application/jsonl: { schema: { type: string, format: binary } } } } } } }
components:
  schemas:
    ChatRequest:
      allOf:
        - { type: object, required: [prompt], properties: { prompt: { type: string } } }
        - { type: object, properties: { stream: { anyOf: [{ type: boolean }, { type: "null" }] } } }
    Chat: { type: object, required: [text], properties: { text: { type: string } } }
    Chunk: { type: object, required: [delta], properties: { delta: { type: string } } }
    Step: { type: object, required: [event, data], properties: { event: { enum: [step] }, data: { $ref: "#/components/schemas/Chunk" } } }
    Done: { type: object, required: [event, data], properties: { event: { enum: [done] }, data: { enum: ["[DONE]"] } } }
    Item:
      properties:
        event: { const: item }
        data: { type: string, contentMediaType: application/json, contentSchema: { $ref: "#/components/schemas/Chunk" } }
`;

const consumer = `
import { createChatCaller, createChat, createChatStream, createChatClient, type Chunk } from "./index.js";
const client = createChatClient({ endpoint: "https://chat.example" });
const caller = createChatCaller({ endpoint: "https://chat.example" });
export async function read(): Promise<void> {
  const { text }: { text: string } = await client.createChat({ prompt: "Hi", stream: null });
  for await (const { delta } of await client.createChatStream({ prompt: text })) console.log(delta.length);
  for await (const { delta } of await caller.call(createChatStream, { prompt: "Hi", stream: true })) console.log(delta.length);
  // @ts-expect-error: the result would be a stream
  await caller.call(createChat, { prompt: "Hi", stream: true });
  const log: string = await client.log("7");
  for await (const { event, data } of await client.logStream(log, { from: 1 })) console.log(event.length, data.length);
  for await (const number of await client.numbers()) console.log(number.toFixed());
  for await (const { id = "", data } of await client.raw()) console.log(id.length, data.length);
  for await (const { event, data } of await client.old()) {
    const chunk: Chunk | "[DONE]" = event === "step" ? (data satisfies Chunk) : (data satisfies "[DONE]");
    console.log(chunk);
  }
  for await (const one of await client.steps()) console.log(one.event === "item" ? one.data.delta : one.data.length);
  for await (const { data } of await client.all()) console.log(data[0]?.toFixed());
  const chunks: Chunk[] = await client.lines();
  for await (const { delta } of await client.linesStream()) console.log(delta.length, chunks.length);
  for await (const { delta } of await client.records()) console.log(delta.length);
  for await (const line of await client.exportLines()) console.log(line satisfies unknown);
  const file: Uint8Array = await client.file();
  console.log(file.length);
}
`;

type Stream = (...args: unknown[]) => Promise<AsyncIterable<unknown>>;

it("reads streams of events as the document types them", async () => {
  const project = await generateProject("chat.yaml", spec, "--strict");
  expect(project.printed[0]).toContain("createChatClient with 14 methods");
  project.compile(consumer);
  const { createChatClient } = (await project.load()) as {
    createChatClient: (options: object) => Record<string, Stream>;
  };
  const bodies: Record<string, string> = {
    "/chat": 'data: {"delta":"a"}\n\ndata: [DONE]\n\n',
    "/log/7?from=1": "data: {text\n\n",
    "/numbers": "data: 1\n\ndata: 2\n\n",
    "/raw": "id: 5\ndata: 1\n\n",
    "/old": 'event: step\ndata: {"delta":"a"}\n\nevent: done\ndata: [DONE]\n\n',
    "/steps": 'event: item\ndata: {"delta":"a"}\n\nevent: note\ndata: {text\n\n',
    "/all": "data: [1]\n\n",
    "/lines": '{"delta":"a"}\r\n\r\n{"delta":"b"}',
    "/records": '\u001e{"delta":\n"a"}\n\u001e{"delta":"b"}\n',
    "/export": "1\n2\n",
  };
  await using server = await startServer(({ url, headers, body }) =>
    /event-stream|ndjson|json-seq|jsonl/.test(String(headers["accept"]))
      ? { body: bodies[url] ?? "{}", type: String(headers["accept"]) }
      : { body: url === "/chat" ? JSON.stringify({ text: body }) : "log" },
  );
  const client = createChatClient({ endpoint: server.url });
  const read = async (name: string, ...args: unknown[]): Promise<unknown[]> => {
    const items: unknown[] = [];
    for await (const item of await (client[name] as Stream)(...args)) items.push(item);
    return items;
  };
  expect(await client["createChat"]?.({ prompt: "Hi" })).toEqual({ text: '{"prompt":"Hi"}' });
  expect(await read("createChatStream", { prompt: "Hi" })).toEqual([{ delta: "a" }]);
  expect(server.received.at(-1)?.body).toBe('{"prompt":"Hi","stream":true}');
  expect(await client["log"]?.("7")).toBe("log");
  expect(await read("logStream", "7", { from: 1 })).toEqual([{ event: "message", data: "{text" }]);
  expect(await read("numbers")).toEqual([1, 2]);
  expect(await read("raw")).toEqual([{ event: "message", data: "1", id: "5" }]);
  expect(await read("old")).toEqual([
    { event: "step", data: { delta: "a" } },
    { event: "done", data: "[DONE]" },
  ]);
  expect(await read("steps")).toEqual([
    { event: "item", data: { delta: "a" } },
    { event: "note", data: "{text" },
  ]);
  expect(await read("all")).toEqual([{ event: "message", data: [1] }]);
  expect(await read("linesStream")).toEqual([{ delta: "a" }, { delta: "b" }]);
  expect(await read("records")).toEqual([{ delta: "a" }, { delta: "b" }]);
  expect(await read("exportLines")).toEqual([1, 2]);
  expect(await client["file"]?.()).toEqual(Uint8Array.from(Buffer.from("{}")));
});
