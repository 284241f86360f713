import { readCatalog } from "../../../src/load/catalog/read-catalog.ts";
import { Mistakes, Output } from "../../../src/spec-file/index.ts";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadRest } from "../../../src/load/open-api/load-rest.ts";
import { emitDocs } from "../../../src/emit/rest/emit-docs.ts";
import { putClients } from "../../../src/emit/rest/generate-clients.ts";

const here = import.meta.dirname;
/** The fixture with golden files for its whole output; the others have only the files that they test. */
const whole = "union-body";
const catalog = readCatalog(resolve(here, "../../../../../.."));
let sources = "";
let output = "";
let readme = "";

beforeAll(() => {
  sources = mkdtempSync(join(tmpdir(), "gen-openapi-"));
  output = join(sources, "generated");
  mkdirSync(output);
  // The package's exports next to the generated types.
  writeFileSync(join(sources, "index.ts"), 'export { paginate, type Page } from "./paginate.ts";\n');
  readme = join(output, "README.md");
  writeFileSync(readme, "# Client\n\n<!-- reference:start -->\nold\n<!-- reference:end -->\n\nAfter.\n");
});

afterAll(() => rmSync(sources, { recursive: true }));

async function make(spec: string, root: string, to = readme): Promise<Output> {
  const made = new Output(root);
  const name = basename(spec, ".openapi.yaml");
  const loaded = await loadRest(root, { [name]: spec }, catalog);
  await putClients([{ spec: name, output, readme: to }], loaded, made);
  return made;
}

/** Makes the files of a spec in the output's folder, and the pages of its reference. */
async function makeWithPages(
  file: string,
): Promise<{ readonly files: ReadonlyMap<string, string>; readonly pages: ReadonlyMap<string, string> }> {
  const name = basename(file, ".openapi.yaml");
  const spec = (await loadRest(output, { [name]: file }, catalog)).specs.get(name)?.spec;
  const { pages } = (spec && emitDocs(spec)) ?? {};
  return { files: (await make(file, output)).files, pages: pages ?? new Map<string, string>() };
}

async function run(spec: string, to = readme): Promise<ReadonlyMap<string, string>> {
  return (await make(spec, here, to)).files;
}

/**
 * Too many operations of a spec for a README.
 *
 * @param also - Returns further fields of an operation by its index.
 */
function manyOperations(also?: (index: number) => string): string {
  const operations = Array.from({ length: 40 }, (_, index) => [
    `  /more/${index}:`,
    "    get:",
    `      operationId: more${index}`,
    "      summary: More.",
    ...(also ? [`      ${also(index)}`] : []),
    "      x-idempotency: safe",
    "      x-source: RFC 0",
    '      responses: { "200": { description: More. } }',
  ]);
  return operations.flat().join("\n");
}

function specs(folder: string): string[] {
  return readdirSync(join(here, folder)).filter((name) => name.endsWith(".openapi.yaml"));
}

describe("putClients", () => {
  for (const spec of specs("fixtures")) {
    const name = spec.replace(".openapi.yaml", "");
    it(`generates the golden files of ${name}`, async () => {
      const files = await run(`fixtures/${spec}`);
      const golden = join(here, "golden", name);
      for (const file of readdirSync(golden))
        await expect(files.get(join(output, file))).toMatchFileSnapshot(join(golden, file));
    });
  }

  it("generates only the files that a spec needs", async () => {
    const files = await run(`fixtures/${whole}.openapi.yaml`);
    const agreed = readdirSync(join(here, "golden", whole)).toSorted();
    expect([...files.keys()].map((path) => relative(output, path)).toSorted()).toEqual(agreed);
  });

  for (const spec of specs("mistakes")) {
    it(`reports each mistake of ${spec} with its place and remedy`, async () => {
      const failure = await run(`mistakes/${spec}`).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(Mistakes);
      const messages = `${(failure as Mistakes).message}\n`;
      await expect(messages).toMatchFileSnapshot(join(here, "golden", `${spec.split(".")[0]}.txt`));
    });
  }

  it("generates pages by tags if there are too many methods for a README", async () => {
    const source = readFileSync(join(here, "fixtures/bytes.openapi.yaml"), "utf8");
    const [head = "", rest = ""] = source.split("paths:\n");
    const operations = manyOperations((index) => `tags: [${index % 2 === 0 ? "even" : "odd"}]`);
    const tags = "tags: [{ name: even, description: Even ones. }, { name: odd, description: Odd ones. }]\n";
    const tagged = rest.replaceAll("      x-idempotency", "      tags: [odd]\n      x-idempotency");
    const spec = join(output, "many.openapi.yaml");
    writeFileSync(spec, `${head}${tags}paths:\n${operations}\n${tagged}`);
    const { files, pages } = await makeWithPages("many.openapi.yaml");
    const page = (name: string): string => pages.get(name) ?? "";
    const link = "[Even](https://unpkg.com/@node-access/many/docs/even.md)";
    expect(files.get(readme)).toContain(`| ${link} | 20         | Even ones. |`);
    expect(page("even.md")).toMatch(/^# Even\n\nEven ones\.\n\nGenerated from `many\.openapi\.yaml`/);
    expect(page("odd.md")).toContain(
      "## getBlock\n\nA block.\n\n`GET /blocks/{id}`\n\n- `id`, `string`: The",
    );
    expect(page("odd.md")).toContain("idempotency: safe; also in bytes; source: RFC 0");
    expect(page("odd.md")).toMatch(/## listen\n[^]*\| `new-tail` \| `Tail` +\| There is a new tail\. \|/);
    rmSync(spec);
  });

  it("generates a page for each client if not every method has a tag", async () => {
    const source = readFileSync(join(here, "fixtures/union-body.openapi.yaml"), "utf8");
    const [head = "", rest = ""] = source.split("paths:\n");
    const operations = manyOperations();
    const spec = join(output, "untagged.openapi.yaml");
    writeFileSync(spec, `${head}paths:\n${operations}\n${rest}`);
    const { files, pages } = await makeWithPages("untagged.openapi.yaml");
    expect(files.get(readme)).toMatch(/\| \[Untagged\]\(https:.*\/docs\/untagged\.md\) +\| 40 /);
    const page = pages.get("untagged.md");
    expect(page).toMatch(/^# Untagged\n\n[^]*Generated from `untagged\.openapi\.yaml`/);
    expect(page?.match(/^\| `more/gm)).toHaveLength(40);
    rmSync(spec);
  });

  it("reports where a file stops being valid YAML", async () => {
    const spec = join(output, "broken.openapi.yaml");
    writeFileSync(spec, "openapi: 3.1.0\ninfo:\n  title: Twice\n  title: Twice\n");
    const broken = make("broken.openapi.yaml", output);
    await expect(broken).rejects.toThrow(
      "broken.openapi.yaml:4:3: Map keys must be unique; write valid YAML",
    );
    rmSync(spec);
  });

  it.each([
    ["nothing", "", ":1:1: it is empty; begin it like a spec: `openrpc: 1.3.2` or `openapi: 3.1.0`"],
    [
      "a list",
      "- openapi\n",
      ":1:1: it has no top-level keys; begin it like a spec: `openrpc: 1.3.2` or `openapi: 3.1.0`",
    ],
    ["another version", "info: {}\nopenapi: 2.0.0\n", ":2:1: openapi is not 3.1; write openapi: 3.1.0"],
  ])("reports what is wrong with a file that contains %s", async (_, text, messages) => {
    const spec = join(output, "wrong.openapi.yaml");
    writeFileSync(spec, text);
    await expect(make("wrong.openapi.yaml", output)).rejects.toThrow(`wrong.openapi.yaml${messages}`);
    rmSync(spec);
  });

  it("reports a README without markers for the table, and changes nothing", async () => {
    const bare = join(output, "BARE.md");
    writeFileSync(bare, "# Client\n");
    await expect(run("fixtures/types.openapi.yaml", bare)).rejects.toThrow(/BARE\.md:1:1: .*add <!-- ref/);
    expect(readFileSync(bare, "utf8")).toBe("# Client\n");
    expect(readdirSync(output).toSorted()).toEqual(["BARE.md", "README.md"]);
  });

  it("generates the same bytes again from its own output", async () => {
    const first = await make("fixtures/union-property.openapi.yaml", here);
    first.write();
    expect(await run("fixtures/union-property.openapi.yaml")).toEqual(first.files);
    expect(readFileSync(readme, "utf8")).toMatch(
      /^# Client\n\n<!-- reference:start -->\n\n\*?\|?[^]*\n\nAfter\.\n$/,
    );
  });
});
