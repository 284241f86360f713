import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { callable } from "@node-access/generate/model";
import { methodTable } from "../../src/emit/rpc/method-table.ts";
import { emitOperations } from "../../src/emit/rpc/operations.ts";
import { readRpc } from "../../src/load/open-rpc/read-rpc.ts";

interface Operations {
  readonly methodTable: string;
  readonly wireNames: readonly (readonly [string, string])[];
}

const spec = readRpc(resolve(import.meta.dirname, "../../../../.."));

async function emitted(): Promise<Operations> {
  const file = join(mkdtempSync(join(tmpdir(), "operations-")), "operations.ts");
  writeFileSync(file, emitOperations(spec));
  return (await import(file)) as Operations;
}

const CLASSES: Record<string, string> = { ",": "safe", "=": "idempotent", "!": "write" };

/** Reads a table as a client does: each name with its class, and the place of the block that is `latest`. */
function read(table: string, start = ""): [name: string, idempotency: string | undefined, place: number][] {
  const names: ReturnType<typeof read> = [];
  let rest = table;
  while (rest) {
    const [, word = "", mark = "", pluses = ""] = /^([^(),=!+]*)(.)(\+*)/.exec(rest) ?? [];
    rest = rest.slice(word.length + 1 + pluses.length);
    if (mark !== "(") names.push([start + word, CLASSES[mark], pluses.length]);
    else {
      let end = 0;
      for (let depth = 1; depth > 0; end += 1) depth += { "(": 1, ")": -1 }[rest[end] ?? ""] ?? 0;
      names.push(...read(rest.slice(0, end - 1), start + word));
      rest = rest.slice(end);
    }
  }
  return names;
}

describe("emitOperations", () => {
  it("lists each method of the specs once, with its facts", async () => {
    const { methodTable: table } = await emitted();
    const specs = callable(spec).flatMap(({ name, aliases, inputs, idempotency }) => {
      const place = inputs.findIndex(({ type }) => type.default === "latest");
      const names = [name, ...aliases.map((alias) => `${alias}:${name}`)];
      return names.map((written) => [written, idempotency, Math.max(place, 0)]);
    });
    expect(read(table).toSorted()).toEqual(specs.toSorted());
  });
});

describe("methodTable", () => {
  it("shares prefixes of names, the largest groups first", () => {
    const entries = ["a_getBy", "a_get", "a.b-c", "a_call", "$x", "a_getByHash"].map((name, at) => ({
      name,
      mark: "=!,"[at % 3] ?? "",
    }));
    const table = methodTable(entries);
    expect(table).toBe("a_(get(!By(=Hash,))call=)$x!a.b-c,");
    expect(read(table).map(([name]) => name)).toEqual([
      "a_get",
      "a_getBy",
      "a_getByHash",
      "a_call",
      "$x",
      "a.b-c",
    ]);
  });

  it("is empty without names", () => {
    expect(methodTable([])).toBe("");
  });
});
