import { clashingNames, type Mistake, Mistakes, type Output, SpecFile } from "../../spec-file/index.ts";
import { join } from "node:path";
import type { Bundle } from "../../load/open-rpc/document.ts";
import { referenceFile } from "./outputs.ts";
import { readBundle } from "../../load/open-rpc/read-bundle.ts";
import { runGenerator } from "./run-generator.ts";

/**
 * Makes the generated files of `packages/rpc`, the pages of its reference and the table of them in its README.
 *
 * @param root - The repository's root.
 * @throws Mistakes with what is wrong in the specs.
 */
export async function generateRpc(root: string, output: Output): Promise<void> {
  const rpc = join(root, "packages/rpc");
  const bundle = readBundle(root);
  const files = await runGenerator(bundle);
  Mistakes.throwIfAny(nameMistakes(root, bundle, files));
  const table = files.get(referenceFile) ?? "";
  files.delete(referenceFile);
  for (const [folder, suffix] of [
    ["src/generated", ".ts"],
    ["docs", ".md"],
  ] as const) {
    const owned = join(rpc, folder);
    const ofKind = [...files].filter(([name]) => name.endsWith(suffix));
    output.put(
      ofKind.map(([name, content]) => [join(owned, name), content]),
      owned,
    );
  }
  output.insert(join(rpc, "README.md"), table, "reference");
}

/** Types are exported beside everything else of the package. Those of the decoded view have an entry of their own. */
function nameMistakes(root: string, { components }: Bundle, files: ReadonlyMap<string, string>): Mistake[] {
  const { schemas } = components;
  const index = join(root, "packages/rpc/src/index.ts");
  const seen = [...files].filter(([name]) => name.endsWith(".ts") && !name.startsWith("decoded-"));
  return clashingNames(Object.keys(schemas), new Map(seen), index).map(({ name, file }) => {
    const schema = schemas[name];
    const home = `specs/rpc/${typeof schema === "object" ? schema["x-home"] : "shared"}.openrpc.yaml`;
    const spec = SpecFile.read(join(root, home), home);
    return spec.mistake(
      ["components", "schemas", name],
      `${file} exports ${name} too`,
      "choose another name",
    );
  });
}
