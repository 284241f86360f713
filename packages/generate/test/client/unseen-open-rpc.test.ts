// What public OpenRPC documents have that the corpus had not: Filecoin's Lotus, Massa, Stellar's Anchor Platform.
import { expect, it } from "vitest";
import { generateProject, startServer } from "./generated-client.ts";

const spec = `
openrpc: 1.2.6
info: { title: Acme, version: "1" }
methods:
  - name: acme_list
    params:
      - { name: all, required: true, schema: { type: array, items: [{ type: string }] } }
      - { name: key, required: true, schema: { type: array, items: [{ type: integer }], minItems: 32, maxItems: 32 } }
      - { name: one, required: true, schema: { type: array, items: [{ type: string }], maxItems: 1 } }
      - { name: rest, required: true, schema: { type: array, items: [{ type: string }], additionalItems: { type: integer } } }
    result:
      name: found
      schema:
        type: object
        required: [byName, byDigits, other]
        properties:
          byName: { type: object, patternProperties: { ".*": { type: array, items: [{ type: integer }] } }, additionalProperties: false }
          byDigits: { type: object, patternProperties: { "^[0-9]+$": { type: boolean } }, additionalProperties: false }
          other: { type: object, patternProperties: { "^[0-9]+$": { type: boolean } } }
  - { name: acme_ban, params: [], result: { name: none, schema: false } }
  - name: acme_notify
    paramStructure: by-name
    params:
      - { name: amount, required: true, schema: { type: string } }
      - { name: amount, schema: { type: object } }
      - { name: note, schema: { type: string } }
    result: { name: done, schema: { type: boolean } }
`;

const consumer = `
import { createAcmeClient } from "./index.js";
const { acme_list, acme_ban, acme_notify } = createAcmeClient({ endpoint: "https://acme.example" });
export async function read(): Promise<number[]> {
  const { byName, byDigits, other } = await acme_list(["a", "b"], [1, 2], ["a"], ["a", 1, 2]);
  const is: boolean | undefined = byDigits["7"];
  const unknown: unknown = other["7"];
  // A call without a result is no end of the function.
  const nothing: null = await acme_ban();
  await acme_notify("1", "note");
  return is || unknown || nothing ? [] : (byName["a"] ?? []);
}
void acme_list([], [], ["a"], ["a"]);
// @ts-expect-error: a text is no item.
void acme_list([1], [], ["a"], ["a"]);
`;

it("types what tools for other languages write of lists, maps and methods without a result", async () => {
  const project = await generateProject("acme.yaml", spec);
  expect(project.printed.join("\n")).toContain(
    "two params have the name amount, so the second one is omitted",
  );
  project.compile(consumer);
  await using server = await startServer(({ body }) => {
    const { id } = JSON.parse(body) as { id: number };
    return { body: JSON.stringify({ jsonrpc: "2.0", id, result: true }) };
  });
  const { createAcmeClient } = (await project.load()) as {
    createAcmeClient: (options: object) => { acme_notify(...params: string[]): Promise<boolean> };
  };
  expect(await createAcmeClient({ endpoint: server.url }).acme_notify("1", "now")).toBe(true);
  expect(JSON.parse(server.received[0]?.body ?? "")).toMatchObject({ params: { amount: "1", note: "now" } });
});
