import { describe, expect, it } from "vitest";
import { json, plainHeader, type RestOperation, restRequest } from "../../src/openapi/rest.ts";

const part: RestOperation = {
  method: "PUT",
  path: "/items/{item-id}/parts/{part}/",
  idempotency: "idempotent",
  body: json,
  query: ["dry-run", "page"],
};

describe("restRequest", () => {
  it("builds path, body and query from the arguments in order", () => {
    expect(restRequest(part, ["a b/c?", 7n, { text: "x" }, { page: 2, "dry-run": true }])).toEqual({
      method: "PUT",
      path: "/items/a%20b%2Fc%3F/parts/7/?dry-run=true&page=2",
      headers: {},
      body: { text: "x" },
    });
    expect(restRequest(part, ["a", "b", {}]).path).toBe("/items/a/parts/b/");
    expect(restRequest(part, ["a", "b"]).body).toBeUndefined();
    expect(restRequest(part, ["a", "b", {}, { page: undefined }]).path).toBe("/items/a/parts/b/");
  });

  it("repeats a query parameter for each item of an array, and omits an empty array", () => {
    const operation: RestOperation = {
      method: "GET",
      path: "/validators",
      idempotency: "safe",
      query: ["id", "status"],
    };
    const path = (query: object): string => restRequest(operation, [query]).path;
    expect(path({ id: ["0xab", 7], status: ["active & well"] })).toBe(
      "/validators?id=0xab&id=7&status=active%20%26%20well",
    );
    expect(path({ id: [], status: "active" })).toBe("/validators?status=active");
    expect(() => path({ id: ["1", {}] })).toThrow("id: expected text, number or boolean, received object");
  });

  it("reads header parameters from the same argument as query parameters", () => {
    const operation: RestOperation = {
      method: "POST",
      path: "/blocks",
      idempotency: "write",
      body: json,
      query: ["validation"],
      headers: { "Consensus-Version": plainHeader, Blinded: plainHeader },
    };
    const both = { validation: "gossip", "Consensus-Version": "electra", Blinded: false, Other: "x" };
    expect(restRequest(operation, [[{ slot: "1" }], both])).toEqual({
      method: "POST",
      path: "/blocks?validation=gossip",
      headers: { "consensus-version": "electra", blinded: "false" },
      body: [{ slot: "1" }],
    });
    const wrong = { "Consensus-Version": "electra\r\nHost: other" };
    expect(() => restRequest(operation, [[], wrong])).toThrow(/^Consensus-Version: expected /);
  });

  it("ignores extra arguments, such as those of Array.map", () => {
    const operation: RestOperation = { method: "GET", path: "/items/{id}", idempotency: "safe" };
    expect(["a", "b"].map((...given) => restRequest(operation, given).path)).toEqual([
      "/items/a",
      "/items/b",
    ]);
  });

  it("names the invalid argument", () => {
    const wrong: readonly [readonly unknown[], string][] = [
      [[undefined, 1, {}], "item-id: expected text, number or boolean, received undefined"],
      [["a", "\ud800", {}], "part: expected well-formed text, received a lone surrogate"],
      [["a", "..", {}], 'part: expected a path segment, received ".."'],
      [["", "b", {}], 'item-id: expected a path segment, received ""'],
      [["a", "b", {}, "page"], "parameters: expected a plain object, received [object String]"],
      [["a", "b", {}, { page: {} }], "page: expected text, number or boolean, received object"],
    ];
    for (const [given, message] of wrong) expect(() => restRequest(part, given)).toThrow(message);
  });
});
