import { expect, test } from "vitest";
import { type KeyOf, type WholeRecord, written } from "../../../src/surfaces/management/whole-record.ts";

interface Thing {
  id: string;
  note?: string;
}

test("a record names every property of its type, also the optional ones", () => {
  // @ts-expect-error: the note is not named
  const partial: WholeRecord<Thing> = { id: "a" };
  const whole: WholeRecord<Thing> = { id: "a", note: undefined };
  // @ts-expect-error: the id is required
  const lacking: WholeRecord<Thing> = { id: undefined, note: "b" };
  expect([partial, whole, lacking].map((one) => JSON.stringify(written<Thing>(one)))).toEqual([
    '{"id":"a"}',
    '{"id":"a"}',
    '{"note":"b"}',
  ]);
});

test("a union's properties are those of all its members", () => {
  const place: Record<KeyOf<{ region: "a" } | { region: "b"; zone: string }>, string> = {
    region: "a",
    zone: "1",
  };
  // @ts-expect-error: one member has a zone
  const lacking: typeof place = { region: "a" };
  expect(Object.keys(place)).toEqual([...Object.keys(lacking), "zone"]);
});
