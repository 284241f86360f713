import { buildSchema, isInputObjectType, isObjectType } from "graphql";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");

/** The fields with arguments and types, of objects and inputs. */
const ours = readFields(readFileSync(join(root, "specs/graphql/ethereum.graphql"), "utf8"));

function readFields(schema: string): string[] {
  return Object.values(buildSchema(schema).getTypeMap())
    .filter((type) => !type.name.startsWith("__") && (isObjectType(type) || isInputObjectType(type)))
    .flatMap((type) =>
      Object.values((type as { getFields(): Record<string, Field> }).getFields()).map(
        ({ name, args = [], type: result }) => {
          const given = args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(", ");
          return `${type.name}.${name}${given && `(${given})`}: ${String(result)}`;
        },
      ),
    )
    .toSorted();
}

interface Field {
  readonly name: string;
  readonly args?: readonly { readonly name: string; readonly type: object }[];
  readonly type: object;
}

function published(node: string): string[] {
  return readFileSync(join(import.meta.dirname, `graphql-${node}.txt`), "utf8")
    .trim()
    .split("\n");
}

function differences(theirs: readonly string[]): { only: string[]; missing: string[] } {
  return {
    only: ours.filter((field) => !theirs.includes(field)),
    missing: theirs.filter((field) => !ours.includes(field)),
  };
}

it("has the fields of go-ethereum's schema of August 2026, and what Besu adds", () => {
  expect(differences(published("geth"))).toEqual({
    // Older nodes have total difficulty, and Besu has no `v` in some transactions.
    only: ["Block.totalDifficulty: BigInt", "Transaction.v: BigInt"],
    missing: ["Transaction.v: BigInt!"],
  });
});

it("differs from Besu's schema of March 2026 by the names of its scalars, and by what only one of them has", () => {
  const sameScalars = published("besu").map((field) =>
    field.replaceAll(/\b(Hash|LogTopic|VersionedHash)\b(?=[!\])]|$)/g, "Bytes32"),
  );
  expect(differences(sameScalars)).toEqual({
    only: ["Block.blockAccessListHash: Bytes32", "Block.slotNumber: Long", "Block.totalDifficulty: BigInt"],
    missing: ["Block.totalDifficulty: BigInt!", "Transaction.revertReason: Bytes"],
  });
});
