import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, it } from "vitest";
import { itemPieces, LargeItem } from "../../src/filters/batch/batch-items.ts";

/** The items that are found in a text that arrives in pieces of these lengths. */
async function splitItems(text: string, lengths: readonly number[]): Promise<string[]> {
  const bytes = Buffer.from(text);
  const chunks: Buffer[] = [];
  let at = 0;
  for (const length of lengths) chunks.push(bytes.subarray(at, (at += length)));
  chunks.push(bytes.subarray(at));
  const items: string[] = [];
  let item: Buffer[] = [];
  for await (const { bytes: piece, isFirst, isLast } of itemPieces(
    Readable.from(chunks.filter(({ length }) => length > 0)),
  )) {
    if (isFirst) item = [];
    item.push(piece);
    if (isLast) items.push(Buffer.concat(item).toString());
  }
  return items;
}

const object = fc
  .dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))
  .map((value) => JSON.stringify(value));
const space = fc.constantFrom("", " ", "\n\t");

it("finds each item unchanged, whatever pieces the response arrives in", async () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.array(object, { maxLength: 6 }), lengths, space, async (objects, pieces, between) => {
      const text = `[${between}${objects.join(`${between},${between}`)}${between}]`;
      expect(await splitItems(text, pieces)).toEqual(objects);
    }),
  );
});

it("passes a large item on in pieces", async () => {
  const large = JSON.stringify({ result: "é".repeat(100_000) });
  expect(await splitItems(`[{"id":1},${large},{"id":2}]`, [50_000, 50_000, 70_001])).toEqual([
    '{"id":1}',
    large,
    '{"id":2}',
  ]);
});

it("fails for anything but a list", async () => {
  await expect(splitItems('{"error":{}}', [])).rejects.toThrow("malformed");
});

it("leaves no listeners on the body of an item whose reader is slower than its upstream", async () => {
  let body: Readable | undefined;
  const item = new LargeItem(Buffer.from('{"id":1,"result":"'), (_, delivered) => {
    body = delivered as Readable;
    return true;
  });
  for (let count = 0; count < 20; count += 1) {
    const added = item.add(Buffer.alloc(100_000, "a"));
    body?.resume();
    await added;
    body?.pause();
  }
  expect(body?.listenerCount("drain")).toBeLessThan(2);
  expect(body?.listenerCount("close")).toBeLessThan(2);
});
