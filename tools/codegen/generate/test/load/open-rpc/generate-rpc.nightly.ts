import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Mistakes, Output } from "../../../src/spec-file/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { ModelLoader } from "../../../src/load/model-loader.ts";
import { generateRpc } from "../../../src/emit/rpc/generate-rpc.ts";
import { root as repository, specs } from "../../loaded.ts";

const markers = "# rpc\n\n<!-- reference:start -->\nold\n<!-- reference:end -->\n\nKept.\n";

/** A repository with the real specs, and no generated files. */
function repositoryWith(readme: string): string {
  const root = mkdtempSync(join(tmpdir(), "generate-rpc-"));
  cpSync(join(repository, "specs"), join(root, "specs"), { recursive: true });
  mkdirSync(join(root, "packages/rpc/src/generated"), { recursive: true });
  writeFileSync(join(root, "packages/rpc/README.md"), readme);
  // It exports the tables of protocols.
  cpSync(join(repository, "packages/rpc/package.json"), join(root, "packages/rpc/package.json"));
  return root;
}

async function write(root: string, loader = specs): Promise<void> {
  const output = new Output(root);
  await generateRpc(loader.rpc(), root, output);
  output.write();
}

describe("generateRpc", () => {
  // One generation for the tests that it passes: the real specs are large.
  let whole: string;
  beforeAll(async () => {
    whole = repositoryWith(markers);
    writeFileSync(join(whole, "packages/rpc/src/generated/gone.ts"), "");
    await write(whole);
  });

  it("generates the committed files, and removes what is no longer generated", () => {
    const [committed, made] = [repository, whole].map((root) => join(root, "packages/rpc/src/generated"));
    expect(readdirSync(made ?? "")).toEqual(readdirSync(committed ?? ""));
    for (const name of readdirSync(made ?? ""))
      expect(readFileSync(join(made ?? "", name), "utf8")).toBe(
        readFileSync(join(committed ?? "", name), "utf8"),
      );
  });

  it("inserts the reference between the markers and keeps the rest", () => {
    const readme = readFileSync(join(whole, "packages/rpc/README.md"), "utf8");
    expect(readme).toMatch(
      /^# rpc\n\n<!-- reference:start -->\n\n\| Family [^]*\n\n<!-- reference:end -->\n\nKept\.\n$/,
    );
    expect(readme).toContain("(https://unpkg.com/@node-access/rpc/docs/explorer.md)");
    expect(readme).not.toContain("old\n");
  });

  it("writes nothing when a spec has a mistake", async () => {
    const root = repositoryWith(markers);
    const spec = join(root, "specs/rpc/explorer.openrpc.yaml");
    writeFileSync(spec, readFileSync(spec, "utf8").replace("x-idempotency: safe", "x-idempotency: save"));
    await expect(write(root, new ModelLoader(root))).rejects.toThrow(Mistakes);
    expect(readdirSync(join(root, "packages/rpc/src/generated"))).toEqual([]);
    expect(readFileSync(join(root, "packages/rpc/README.md"), "utf8")).toBe(markers);
  });

  it("writes nothing when the README lacks the markers", async () => {
    const root = repositoryWith("# rpc\n");
    await expect(write(root)).rejects.toThrow(
      "packages/rpc/README.md:1:1: the README has no place for the reference table",
    );
    expect(readdirSync(join(root, "packages/rpc/src/generated"))).toEqual([]);
  });
});
