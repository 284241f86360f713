import { expect, it } from "vitest";
import { generateProject } from "./generated-client.ts";

const spec = `
openapi: 3.1.0
info: { title: People, version: 1.0.0 }
paths:
  /users:
    post:
      operationId: createUser
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/User" } } } }
      responses: { "200": { description: A., content: { application/json: { schema: { $ref: "#/components/schemas/User" } } } } }
    put:
      operationId: createTeam
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Team" } } } }
      responses: { "200": { description: A., content: { application/json: { schema: { $ref: "#/components/schemas/Team" } } } } }
    patch:
      operationId: login
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Login" } } } }
      responses: { "200": { description: A., content: { application/json: { schema: { $ref: "#/components/schemas/Session" } } } } }
    delete:
      operationId: same
      requestBody: { content: { application/json: { schema: { type: object, required: [id, note], properties: { id: { type: string, readOnly: true }, note: { $ref: "#/components/schemas/Note" } } } } } }
      responses: { "200": { description: A., content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } }
components:
  schemas:
    Id: { type: string, readOnly: true }
    User:
      type: object
      required: [id, name, password, created, tag]
      properties:
        id: { $ref: "#/components/schemas/Id" }
        created: { allOf: [{ type: string }, { readOnly: true }] }
        tag: { type: [string, "null"], readOnly: true }
        name: { type: string }
        password: { type: string, writeOnly: true }
        boss: { $ref: "#/components/schemas/User" }
    Team:
      allOf:
        - { type: object, required: [members], properties: { members: { type: array, items: { $ref: "#/components/schemas/User" } } } }
        - { type: object, required: [size], properties: { size: { type: integer, readOnly: true } } }
    Login: { type: object, required: [token, seen], properties: { token: { type: string, writeOnly: true }, seen: { type: string, readOnly: true } } }
    Session: { type: object, required: [expires, pin], properties: { expires: { type: string, readOnly: true }, pin: { type: string, writeOnly: true } } }
    Note: { type: object, properties: { text: { type: string } } }
    UserInput: { type: object, properties: { other: { type: string } } }
`;

const consumer = `
import { createPeopleClient, type Login, type Note, type Session, type Team, type TeamInput, type User, type UserInput2 } from "./index.js";
const client = createPeopleClient({ endpoint: "https://people.example" });
const sent: UserInput2 = { name: "Ada", password: "p4ss", boss: { name: "Bo", password: "p4ss" } };
const user: User = await client.createUser(sent);
export const known: [string, string, string | null] = [user.id, user.created, user.tag];
export const boss: string | undefined = user.boss?.id;
const given: TeamInput = { members: [sent] };
const team: Team = await client.createTeam(given);
export const size: number = team.size + (team.members[0]?.id ?? "").length;
const login: Login = { token: "t0ken" };
const session: Session = await client.login(login);
export const expires: string = session.expires;
const note: Note | undefined = await client.same({ note: { text: "a" } });
export default note;
// @ts-expect-error: only requests have it
user.password;
// @ts-expect-error: only responses have it
client.createUser({ id: "1", name: "Ada", password: "p4ss" });
// @ts-expect-error: only requests have it
session.pin;
// @ts-expect-error: only responses have it
login.seen;
`;

it("gives requests and responses types of their own where they differ", async () => {
  const project = await generateProject("people.yaml", spec, "--strict");
  expect(project.printed[0]).toContain("4 methods");
  project.compile(consumer);
});
