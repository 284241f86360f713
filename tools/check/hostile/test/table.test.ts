import { wrongWith } from "../src/conformance/adapter.ts";
import { describe, expect, it } from "vitest";
import type { Measurement } from "../src/conformance/measure.ts";
import type { Row } from "../src/conformance/row.ts";
import { betweenMarkers, differences, shortTable, wholeTable } from "../src/conformance/table.ts";

const row = (id: string): Row => ({ id, says: `Says ${id}.`, scenarios: {}, verdict: () => true });
const rows = [row("a.one"), row("a.two"), row("b.one")];
const measurement: Measurement = {
  name: "client",
  results: new Map([
    ["a.one", { held: "yes", saw: "" }],
    ["a.two", { held: "no", saw: "hangs" }],
    ["b.one", { held: "n/a", saw: "" }],
  ]),
  unhandled: 1,
};

function connect(): never {
  throw new Error("not called");
}

describe("wrongWith", () => {
  it.each([
    [undefined, "connect"],
    [{ name: "a" }, "connect"],
    [{ connect }, "name"],
    [{ connect, name: "a" }, "takes"],
    [
      { connect, name: "a", takes: [], surface: "soap" },
      "surface is none of json-rpc, web-socket, rest, grpc",
    ],
  ])("says what %j lacks", (value, said) => {
    expect(wrongWith(value)).toContain(said);
  });

  it("finds nothing wrong with an adapter", () => {
    expect(wrongWith({ connect, name: "a", takes: [], surface: "rest" })).toBeUndefined();
  });
});

describe("tables", () => {
  it("count a chapter's rows that concern a client", () => {
    expect(shortTable(rows, [measurement]).split("\n").slice(2)).toEqual([
      "| a   | 1/2    |",
      "| b   |        |",
    ]);
  });

  it("mark each row", () => {
    const marks = wholeTable(rows, [measurement])
      .split("\n")
      .slice(2)
      .map((line) => line.split("|")[2]?.trim());
    expect(marks).toEqual(["✓", "✗", ""]);
  });

  it("say what was seen, what was not run and what nobody handled", () => {
    const found = differences([...rows, row("c.one")], measurement);
    expect(found).toEqual([
      "a.two: hangs",
      "c.one: not run",
      "1 rejections or exceptions that nobody could handle",
    ]);
  });

  it("go between a file's markers, and nowhere else", () => {
    const file = "before\n<!-- x:start -->\nold\n<!-- x:end -->\nafter";
    expect(betweenMarkers(file, "x", "new")).toBe("before\n<!-- x:start -->\n\nnew\n\n<!-- x:end -->\nafter");
    expect(() => betweenMarkers("nothing", "x", "new")).toThrow("markers");
  });
});
