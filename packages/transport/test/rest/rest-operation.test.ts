import { describe, expect, it } from "vitest";
import { type RestOperation, restRequest } from "../../src/rest/index.ts";

const part: RestOperation = {
  method: "PUT",
  path: "/items/{item-id}/parts/{part}/",
  idempotency: "idempotent",
  body: true,
  query: ["dry-run", "page"],
};

describe("restRequest", () => {
  it("puts path, body and query together in the order of the arguments", () => {
    expect(restRequest(part, ["a b/c?", 7n, { text: "x" }, { page: 2, "dry-run": true }])).toEqual({
      method: "PUT",
      path: "/items/a%20b%2Fc%3F/parts/7/?dry-run=true&page=2",
      body: { text: "x" },
    });
    expect(restRequest(part, ["a", "b", {}]).path).toBe("/items/a/parts/b/");
    expect(restRequest(part, ["a", "b", {}, { page: undefined }]).path).toBe("/items/a/parts/b/");
  });

  it("makes the member of a union the body, under the method's name", () => {
    const operation: RestOperation = {
      method: "POST",
      path: "/info",
      idempotency: "safe",
      body: true,
      member: { tag: "type" },
    };
    expect(JSON.stringify(restRequest(operation, [{ deep: 1, dex: "x", type: "other" }], "meta").body)).toBe(
      '{"type":"meta","deep":1,"dex":"x"}',
    );
    expect(restRequest(operation, [], "meta").body).toEqual({ type: "meta" });
  });

  it("puts the member into its property, and what goes beside it beside it", () => {
    const operation: RestOperation = {
      method: "POST",
      path: "/act",
      idempotency: "write",
      body: true,
      member: { property: "action", tag: "type" },
    };
    expect(JSON.stringify(restRequest(operation, [{ wide: 2 }, { nonce: 1 }], "open").body)).toBe(
      '{"action":{"type":"open","wide":2},"nonce":1}',
    );
    expect(JSON.stringify(restRequest(operation, [undefined, { nonce: 1 }], "open").body)).toBe(
      '{"action":{"type":"open"},"nonce":1}',
    );
  });

  it("names the argument that cannot be sent", () => {
    const wrong: readonly [readonly unknown[], string][] = [
      [[undefined, 1, {}], "item-id: expected a text, number or boolean, received undefined"],
      [["a", "\ud800", {}], 'part: expected a text for the path, received "\ud800"'],
      [["a", "..", {}], 'part: expected a text for the path, received ".."'],
      [["", "b", {}], 'item-id: expected a text for the path, received ""'],
      [["a", "b"], "body: expected an object, received undefined"],
      [["a", "b", []], "body: expected an object, received object"],
      [["a", "b", {}, "page"], "query: expected an object, received string"],
      [["a", "b", {}, { page: null }], "query.page: expected a text, number or boolean, received object"],
    ];
    for (const [given, message] of wrong) expect(() => restRequest(part, given)).toThrow(message);
  });
});
