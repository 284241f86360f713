import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { callable } from "@node-access/generate/model";
import { emitOperations } from "../../../src/emit/rpc/operations.ts";
import { specs } from "../../loaded.ts";

interface Operations {
  readonly methodIdempotency: Readonly<Record<string, string>>;
  readonly wireNames: ReadonlyMap<string, string>;
  readonly latestBlockPlaces: Readonly<Record<string, number>>;
}

const { spec } = specs.rpc();

it("lists each method of the specs once, under all of its names, with its facts", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "operations-")), "operations.ts");
  writeFileSync(
    file,
    emitOperations({ ...spec, operations: spec.operations.filter(({ key }) => key === undefined) }),
  );
  const { methodIdempotency, wireNames, latestBlockPlaces } = (await import(file)) as Operations;
  // Methods with a key have the name of a method that comes before them.
  const listed = callable(spec).filter(({ key }) => key === undefined);
  const expected = listed.flatMap(({ name, aliases, inputs, idempotency }) => {
    const place = inputs.findIndex(({ type }) => type.default === "latest");
    return [name, ...aliases].map((own) => [own, idempotency, name, place === -1 ? undefined : place]);
  });
  const written = Object.entries(methodIdempotency).map(([name, idempotency]) => [
    name,
    idempotency,
    wireNames.get(name) ?? name,
    latestBlockPlaces[name],
  ]);
  expect(written).toEqual(expected);
  expect([...wireNames.keys(), ...Object.keys(latestBlockPlaces)]).toSatisfy((names: string[]) =>
    names.every((name) => Object.hasOwn(methodIdempotency, name)),
  );
});
