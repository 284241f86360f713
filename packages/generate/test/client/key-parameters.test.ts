import { apiKey, bearer } from "@node-access/auth";
import { expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const spec = `
openapi: 3.0.3
info: { title: Boards, version: "1" }
security: [{ key: [], token: [] }]
paths:
  /boards:
    get:
      operationId: getBoards
      parameters:
        - { name: key, in: query, required: true, schema: { type: string }, description: Your key. }
        - { name: token, in: query, required: true, schema: { type: string } }
        - { name: limit, in: query, required: true, schema: { type: integer } }
      responses: { "204": { description: A. } }
  /headers:
    get:
      operationId: getHeaders
      security: [{ header: [], cookie: [] }, { other: [] }]
      parameters:
        - { name: x-api-key, in: header, required: true, schema: { type: string } }
        - { name: Session, in: cookie, required: true, schema: { type: string } }
        - { name: session, in: cookie, schema: { type: string } }
      responses: { "204": { description: A. } }
  /open:
    get:
      operationId: getOpen
      security: []
      parameters: [{ name: key, in: query, required: true, schema: { type: string } }]
      responses: { "204": { description: A. } }
components:
  securitySchemes:
    key: { type: apiKey, in: query, name: key }
    token: { type: apiKey, in: query, name: token }
    header: { type: apiKey, in: header, name: X-API-Key }
    cookie: { type: apiKey, in: cookie, name: Session }
    other: { type: http, scheme: bearer }
`;

const consumer = `
import { createXClient } from "./index.js";
const x = createXClient({ endpoint: "https://acme.example" });
void x.getBoards({ limit: 1 });
void x.getBoards({ limit: 1, key: "a", token: "b" });
void x.getHeaders();
void x.getOpen({ key: "a" });
// @ts-expect-error: without a credential, the parameter is required.
void x.getOpen({});
`;

interface X {
  getBoards(query: object): Promise<void>;
  getHeaders(parameters?: object): Promise<void>;
  getOpen(query: object): Promise<void>;
}

it("sends a parameter once that a credential is sent as, and the caller's in place of the credential", async () => {
  const project = await generateProject("x.yaml", spec);
  project.compile(consumer);
  await using server = await startServer(() => ({ status: 204, body: "" }));
  const { createXClient } = (await project.load()) as { createXClient: (options: object) => X };
  const keys = { key: apiKey("k&1"), token: apiKey("t1"), header: apiKey("h1"), cookie: apiKey("c1") };
  const x = createXClient({ endpoint: server.url, retries: 0, credentials: keys });
  await x.getBoards({ limit: 1 });
  await x.getBoards({ limit: 1, key: "mine" });
  await x.getBoards({ limit: 1, token: "" });
  await x.getOpen({ key: "own" });
  expect(server.received.map(({ url }) => url)).toEqual([
    "/boards?limit=1&key=k%261&token=t1",
    "/boards?key=mine&limit=1&token=t1",
    "/boards?token=&limit=1&key=k%261",
    "/open?key=own",
  ]);
  await x.getHeaders();
  await x.getHeaders({ "x-api-key": "mine", Session: "own", session: "other" });
  await x.getHeaders({ session: "other" });
  await createXClient({ endpoint: server.url, credentials: { other: bearer("b1") } }).getHeaders();
  expect(
    server.received
      .slice(4)
      .map(({ headers }) => [headers["x-api-key"], headers["cookie"], headers["authorization"]]),
  ).toEqual([
    ["h1", "Session=c1", undefined],
    ["mine", "Session=own; session=other", undefined],
    ["h1", "session=other; Session=c1", undefined],
    [undefined, undefined, "Bearer b1"],
  ]);
});
