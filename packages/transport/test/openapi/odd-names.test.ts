import { expect, it } from "vitest";
import { createApiCaller, multipart, urlEncoded } from "../../src/openapi/index.ts";
import { requestParts } from "../../src/openapi/request.ts";

const operation = { name: "find", method: "POST", path: "/find", idempotency: "safe" } as const;
/** Names that every object has a property of. */
const odd = { constructor: "mercedes", toString: "2", valueOf: "3" };

it("writes fields of a form that are called like members of every object", async () => {
  const { body } = await urlEncoded(odd, { ...operation, fields: {} });
  expect(body).toBe("constructor=mercedes&toString=2&valueOf=3");
  const form = await multipart(odd, { ...operation, fields: {}, parts: {} });
  const text = await (form.body as Blob).text();
  for (const name of Object.keys(odd)) expect(text).toContain(`name="${name}"`);
});

it("sends parameters that are called so, and only those that are given", () => {
  const find = { ...operation, query: Object.keys(odd) };
  expect(requestParts(find, [odd]).path).toBe("/find?constructor=mercedes&toString=2&valueOf=3");
  expect(requestParts(find, [{ constructor: "mercedes" }]).path).toBe("/find?constructor=mercedes");
});

it("rejects what is no operation as an argument", async () => {
  const { call } = createApiCaller({ endpoint: "http://127.0.0.1:1" });
  for (const other of [undefined, null, {}, "getJob"])
    await expect(call(other as never)).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
});
