import { describe, expect, it } from "vitest";
import { isWithin, spanText } from "../../src/model/index.ts";

const versions = ["0.6", "0.7", "0.8"];

describe("isWithin", () => {
  it.each([
    [{}, ["0.6", "0.7", "0.8"]],
    [{ since: "0.7" }, ["0.7", "0.8"]],
    [{ until: "0.7" }, ["0.6", "0.7"]],
    [{ since: "0.7", until: "0.7" }, ["0.7"]],
  ])("of %j is true for %j", (span, expected) => {
    expect(versions.filter((version) => isWithin(span, version, versions))).toEqual(expected);
  });
});

describe("spanText", () => {
  it.each([
    [{}, undefined],
    [{ since: "0.7" }, "From version 0.7."],
    [{ until: "0.7" }, "Up to version 0.7."],
    [{ since: "0.6", until: "0.7" }, "From version 0.6 to 0.7."],
    [{ since: "0.7", until: "0.7" }, "Only in version 0.7."],
  ])("of %j is %j", (span, expected) => {
    expect(spanText(span)).toBe(expected);
  });
});
