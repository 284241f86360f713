import { checkCatalog } from "../../../src/load/catalog/read-catalog.ts";
import { SpecFile } from "../../../src/spec-file/index.ts";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { emitFamilyPages } from "../../../src/emit/rpc/reference.ts";
import { runGenerator } from "../../../src/emit/rpc/generate-rpc.ts";
import { type CheckedRpc, checkSpecs } from "../../../src/load/open-rpc/read-rpc.ts";
import { readSources, type Source } from "../../../src/load/open-rpc/bundle.ts";

export const fixtures: string = resolve(import.meta.dirname, "fixtures");

export const features: readonly string[] = readdirSync(fixtures, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const catalogText = `
surfaces: { node: { title: Node, credentials: [basic], jsonRpc: true, source: a fixture } }
endpoints: { info: { title: Info, surface: node, source: a fixture } }
families:
  sample: { title: Sample, source: a fixture }
protocols:
  first: { title: First, families: [sample], source: a fixture }
  second-chain: { title: Second, families: [sample], rpcPath: /second, source: a fixture }
  third: { title: Third, families: [], endpoints: [info], source: a fixture }
nodes:
  types:
    shared: { protocols: [first], source: a fixture }
    dedicated: { protocols: all, source: a fixture }
  roles: { values: [peer], source: a fixture }
  statuses: { values: [running], source: a fixture }
  providers: { aws: { regions: [us-east-1], source: a fixture } }
credentials: { basic: { title: Basic, in: header, source: a fixture } }
`;

/** Checks specs as if there were no others. */
export function checked(sources: readonly Source[], text: string = catalogText): CheckedRpc {
  const catalog = new SpecFile("specs/catalog.yaml", text);
  return checkSpecs(sources, checkCatalog(catalog), catalog);
}

export function fixtureSources(feature: string): Source[] {
  return readSources(join(fixtures, feature), "specs/rpc");
}

/** A fixture's spec, with its own catalog if it has one. */
export function fixtureSpec(feature: string): CheckedRpc {
  const catalog = join(fixtures, feature, "catalog.yaml");
  return checked(fixtureSources(feature), existsSync(catalog) ? readFileSync(catalog, "utf8") : catalogText);
}

/** The files of a fixture, and the pages of its reference, by file name. */
export async function listFiles(feature: string): Promise<Map<string, string>> {
  const { document, spec } = fixtureSpec(feature);
  return new Map([...(await runGenerator(document)), ...emitFamilyPages(spec)]);
}

/** A spec that is not in a file. */
export function readSource(text: string, name = "sample"): Source {
  const file = `${name}.openrpc.yaml`;
  return { name, spec: new SpecFile(`specs/rpc/${file}`, text) };
}

export { catalogText };
