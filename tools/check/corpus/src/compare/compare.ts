import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundledBytes } from "@node-access-tools/package-check";
import { run } from "@node-access-tools/workspace";
import { compile } from "../compile.ts";
import type { Fetched, Kind } from "../sources.ts";
import { countLines, type Generated } from "../generate.ts";
import { step } from "../toolbox.ts";
import { nameIn, type Peer, PEERS } from "./peers.ts";

/** What a client of one of the generators costs, or why there is none. */
export type Outcome = Awaited<ReturnType<typeof costs>>;

/** What this repository's generator is called in the table. */
const OWN = "node-access";

/** All generators, in the order of the table. */
export const GENERATORS: readonly string[] = [OWN, ...Object.keys(PEERS)];

/** Measures a client, and those of the other generators for the same document. */
export async function compare(
  kind: Kind,
  fetched: Fetched,
  { seconds, lines }: Generated,
  project: string,
  peers: string,
): Promise<Record<string, Outcome>> {
  step(`${OWN} measured`);
  const hasCaller = existsSync(join(project, "src/caller.ts"));
  const program = hasCaller ? ownProgram(join(project, "src")) : undefined;
  const own = await costs({ seconds, lines }, project, program, peers, false);
  const outcomes: Record<string, Outcome> = { [OWN]: own };
  rmSync(join(project, "src/program.ts"), { force: true });
  for (const [name, peer] of Object.entries(PEERS)) {
    if (peer.kind !== kind) continue;
    step(`${name} generates, is bundled and compiled`);
    try {
      outcomes[name] = await measure(peer, fetched, join(project, name), peers);
    } catch (error) {
      outcomes[name] = { failure: (error as Error).message };
    }
  }
  return outcomes;
}

async function measure(peer: Peer, fetched: Fetched, project: string, peers: string): Promise<Outcome> {
  const [out, modules] = [join(project, "src"), join(peers, "node_modules")];
  rmSync(project, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  symlinkSync(modules, join(project, "node_modules"), "junction");
  const [command = "", ...args] = await peer.command({ fetched, project, out, modules });
  const started = performance.now();
  const { code, output } = await run(command, args, { cwd: project });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0)
    return { failure: `not generated: ${output.trim().split("\n").slice(-3).join(" ").slice(0, 300)}` };
  return costs({ seconds, lines: countLines(out) }, project, peer.program?.(out), peers, true);
}

/** Bundles a program with one call, if the generator makes calls, and compiles it with the client, by TypeScript 5.9. */
async function costs(
  { seconds, lines }: Pick<Generated, "seconds" | "lines">,
  project: string,
  program: string | undefined,
  peers: string,
  isPeer: boolean,
) {
  const out = join(project, "src");
  if (program !== undefined) writeFileSync(join(out, "program.ts"), program);
  const bundle = program === undefined ? undefined : await bundledBytes(program, out);
  const { errors, instantiations } = await compile(project, "5.9", peers, { isPeer });
  if (errors.length > 0)
    return { failure: `${errors.length} errors of the compiler, the first: ${errors[0]?.slice(0, 200)}` };
  return { seconds, lines, bundle, instantiations };
}

function ownProgram(source: string): string {
  const file = join(source, "operations.ts");
  const name = nameIn(file, /^export const ([\p{ID_Continue}$]+): ApiOperation</mu);
  const method = nameIn(file, /^export const [^:]+: ApiOperation<CorpusMethods\["([^"]+)"\]/m);
  return `import { createCorpusCaller } from "./caller.js";
import type { CorpusMethods } from "./methods.js";
import { ${name} } from "./operations.js";
type Method = CorpusMethods["${method}"];
const client = createCorpusCaller({ endpoint: "https://acme.example" });
export const call = (...args: Parameters<Method>): unknown => client.call(${name}, ...args);
export type Result = Awaited<ReturnType<Method>>;
`;
}
