import { expect, it } from "vitest";
import { newId } from "../../src/state/identifiers.ts";

it("identifiers differ, however many there are", () => {
  const ids = new Set(Array.from({ length: 200_000 }, () => newId("ST")));
  expect(ids.size).toBe(200_000);
  expect([...ids][0]).toMatch(/^ST-\d{3}(-\d{3})+$/);
});
