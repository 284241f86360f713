import { SpecBundle } from "@node-access-tools/generate/spec-file";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
const name = "specs/tron.openapi.yaml";

/** All routes that java-tron 4.8.1 serves: those of its full node, and those of its solidity interface. */
const published = readFileSync(join(import.meta.dirname, "tron-routes.txt"), "utf8")
  .trim()
  .split("\n");

/** What the spec omits: statistics for the node's operator, and a second name of /wallet/listnodes. */
const omitted = [/^\/monitor\//, /^\/net\/listnodes$/];

it("has all routes that java-tron serves, except those that are omitted, and no others", async () => {
  const { paths } = (await SpecBundle.read(root, name)).value as { paths: Record<string, object> };
  const expected = published.filter((one) => !omitted.some((pattern) => pattern.test(one)));
  expect(Object.keys(paths).toSorted()).toEqual(expected.toSorted());
  for (const pattern of omitted)
    expect(
      published.some((one) => pattern.test(one)),
      String(pattern),
    ).toBe(true);
});
