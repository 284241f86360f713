import { findRoot } from "@node-access-tools/workspace";
import { expect, test } from "vitest";
import { bumped, chooseBump } from "../src/base/releases.ts";
import type { Finding } from "@node-access/generate/diff";
import { generatedPackages, listPackages } from "../src/packages.ts";

const packages = generatedPackages(findRoot(import.meta.dirname));

function moved(file: string, more: Partial<Finding> = {}): Record<string, string> {
  const subject = { file, name: "A" };
  const finding: Finding = {
    rule: "type-removed",
    level: "major",
    levels: { sent: "major", received: "major" },
    subject,
    line: 1,
    old: false,
    sentence: "",
    ...more,
  };
  return Object.fromEntries([...listPackages(finding, packages)].toSorted());
}

test("a spec affects the packages that are generated from it", () => {
  expect(moved("specs/rpc/debug.openrpc.yaml")).toEqual({
    "@node-access/cli": "major",
    "@node-access/rpc": "major",
    "@node-access/gateway": "major",
    "@node-access/simulators": "major",
  });
  expect(moved("specs/beacon.openapi.yaml")).toEqual({
    "@node-access/beacon": "major",
    "@node-access/cli": "major",
    "@node-access/gateway": "major",
  });
  expect(moved("specs/management/nodes.openapi.yaml")).toEqual({
    "@node-access/management": "major",
    "@node-access/cli": "major",
    "@node-access/gateway": "major",
  });
  expect(moved("specs/grpc/geyser/geyser.proto")).toEqual({
    "@node-access/grpc": "major",
    "@node-access/cli": "major",
    "@node-access/gateway": "major",
  });
});

test("a change of a name affects only packages that export it", () => {
  const all = moved("specs/rpc/debug.openrpc.yaml", { nameOnly: true });
  expect(all).toEqual({ "@node-access/rpc": "major" });
});

test("the gateway is affected by what it validates, and not by what passes through it", () => {
  const narrowed = (levels: Finding["levels"], file = "specs/management/nodes.openapi.yaml"): unknown =>
    moved(file, { rule: "property-required", level: "major", levels })["@node-access/gateway"];
  expect(narrowed({ sent: "major", received: "minor" })).toBe("major");
  expect(narrowed({ received: "major" })).toBeUndefined();
  expect(narrowed({ sent: "minor", received: "major" })).toBe("minor");
  expect(narrowed({ sent: "major" }, "specs/rpc/debug.openrpc.yaml")).toBeUndefined();
  expect(moved("specs/rpc/debug.openrpc.yaml", { rule: "method-removed" })).toHaveProperty(
    "@node-access/gateway",
  );
});

test("packages that re-export what auth generates from the catalog are affected too", () => {
  const all = moved("specs/catalog.yaml", { generators: ["catalog"] });
  expect(all).toMatchObject({
    "@node-access/auth": "major",
    "@node-access/management": "major",
    "@node-access/rpc": "major",
  });
  expect(all).not.toHaveProperty("@node-access/transport");
  expect(all).not.toHaveProperty("@node-access/gateway");
});

test("before 1.0.0, a break is a minor bump and any other change a patch", () => {
  const levels = ["major", "minor", "patch"] as const;
  expect(levels.map((level) => chooseBump(level, "1.2.3"))).toEqual(["major", "minor", "patch"]);
  expect(levels.map((level) => chooseBump(level, "0.2.3"))).toEqual(["minor", "patch", "patch"]);
  expect(levels.map((level) => chooseBump(level, "0.0.3"))).toEqual(["minor", "patch", "patch"]);
  expect(levels.map((bump) => bumped("0.2.3", bump))).toEqual(["1.0.0", "0.3.0", "0.2.4"]);
});
