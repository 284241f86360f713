import { adapterProblem } from "../src/conformance/adapter.ts";
import { describe, expect, it } from "vitest";
import type { Measurement } from "../src/conformance/measure.ts";
import type { Row } from "../src/conformance/row.ts";
import { differences, shortTable, fullTable } from "../src/conformance/table.ts";

const row = (id: string): Row => ({ id, rule: `Says ${id}.`, scenarios: {}, verdict: () => true });
const rows = [row("a.one"), row("a.two"), row("b.one")];
const measurement: Measurement = {
  name: "client",
  results: new Map([
    ["a.one", { passed: "yes", observed: "" }],
    ["a.two", { passed: "no", observed: "hangs" }],
    ["b.one", { passed: "n/a", observed: "" }],
  ]),
  unhandled: 1,
};

function connect(): never {
  throw new Error("not called");
}

describe("adapterProblem", () => {
  it.each([
    [undefined, "connect"],
    [{ name: "a" }, "connect"],
    [{ connect }, "name"],
    [{ connect, name: "a" }, "takes"],
    [
      { connect, name: "a", takes: [], surface: "soap" },
      "surface is not one of json-rpc, web-socket, rest, grpc",
    ],
  ])("names what %j lacks", (value, problem) => {
    expect(adapterProblem(value)).toContain(problem);
  });

  it("finds nothing wrong with an adapter", () => {
    expect(adapterProblem({ connect, name: "a", takes: [], surface: "rest" })).toBeUndefined();
  });
});

describe("tables", () => {
  it("count a chapter's rows that apply to a client", () => {
    expect(shortTable(rows, [measurement]).split("\n").slice(2, -1)).toEqual([
      "| a   | 1/2    |",
      "| b   |        |",
    ]);
  });

  it("mark each row", () => {
    const marks = fullTable(rows, [measurement])
      .split("\n")
      .slice(2, -1)
      .map((line) => line.split("|")[2]?.trim());
    expect(marks).toEqual(["✓", "✗", ""]);
  });

  it("list what was observed, what was not run and unhandled rejections", () => {
    const found = differences([...rows, row("c.one")], measurement);
    expect(found).toEqual(["a.two: hangs", "c.one: not run", "1 unhandled rejections or exceptions"]);
  });
});
