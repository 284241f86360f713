import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "@node-access-tools/workspace";
import { compile } from "../compile.ts";
import { linesOf } from "../generate.ts";
import { step } from "../step.ts";
import { bundleSize } from "./bundle.ts";
import type { Outcome } from "./measured.ts";

/** Another generator: its command, and a program that calls an operation with what it makes. */
interface Peer {
  /** The script in `node_modules`. */
  readonly script: string;
  readonly args: (spec: string, out: string, project: string) => readonly string[];
  /** Returns the text of a program with one call. */
  readonly program: (out: string) => string;
}

/** Returns the first name in a file that matches a pattern. */
export function nameIn(file: string, pattern: RegExp): string {
  const [, name] = pattern.exec(readFileSync(file, "utf8")) ?? [];
  if (name === undefined) throw new Error(`${file} has no operation`);
  return name;
}

/** A program that has one function, with its types. */
function using(name: string, file: string): string {
  return `import { ${name} } from "${file}";
export const call: typeof ${name} = ${name};
export type Result = Awaited<ReturnType<typeof call>>;
`;
}

const PEERS: Readonly<Record<string, Peer>> = {
  "hey-api": {
    script: "@hey-api/openapi-ts/bin/run.js",
    args: (spec, out) => [
      "-i",
      spec,
      "-o",
      out,
      "-p",
      "@hey-api/typescript",
      "@hey-api/sdk",
      "@hey-api/client-fetch",
      "--no-log-file",
    ],
    program: (out) => using(nameIn(join(out, "sdk.gen.ts"), /^export const (\w+) =/m), "./sdk.gen.js"),
  },
  orval: {
    script: "orval/dist/bin/orval.mjs",
    args: (spec, out, project) => {
      const config = {
        corpus: { input: { target: spec }, output: { target: join(out, "client.ts"), client: "fetch" } },
      };
      const file = join(project, "orval.config.mjs");
      writeFileSync(file, `export default ${JSON.stringify(config)};\n`);
      return ["--config", file];
    },
    program: (out) => using(nameIn(join(out, "client.ts"), /^export const (\w+) = async/m), "./client.js"),
  },
  "openapi-typescript": {
    script: "openapi-typescript/bin/cli.js",
    args: (spec, out) => [spec, "-o", join(out, "schema.ts")],
    program: (out) => {
      const text = readFileSync(join(out, "schema.ts"), "utf8");
      const [, path, method = "get"] =
        /^ {4}"?(\/[^"\n]*)"?: \{[^]*?^ {8}(get|post|put|delete|patch): (?:operations|\{)/m.exec(text) ?? [];
      if (path === undefined) throw new Error("schema.ts has no operation");
      return `import createClient from "openapi-fetch";
import type { paths } from "./schema.js";
const client = createClient<paths>({ baseUrl: "https://acme.example" });
type Options = Parameters<typeof client.${method.toUpperCase()}<${JSON.stringify(path)}, never>>;
export const call = (...options: never[]): unknown => client.${method.toUpperCase()}(${JSON.stringify(path)}, ...(options as unknown as [never]));
export type Result = Options;
`;
    },
  },
};

/** The other generators of OpenAPI clients. */
export const OPENAPI_PEERS: readonly string[] = Object.keys(PEERS);

/** Generates, compiles and bundles a client with each of the other generators. */
export async function compareOpenApi(
  spec: string,
  project: string,
  peers: string,
): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {};
  for (const [name, peer] of Object.entries(PEERS)) {
    step(`${name} generates, is bundled and compiled`);
    try {
      outcomes[name] = await measure(peer, spec, join(project, name), peers);
    } catch (error) {
      outcomes[name] = { failure: (error as Error).message };
    }
  }
  return outcomes;
}

async function measure(peer: Peer, spec: string, project: string, peers: string): Promise<Outcome> {
  rmSync(project, { recursive: true, force: true });
  const out = join(project, "src");
  mkdirSync(out, { recursive: true });
  symlinkSync(join(peers, "node_modules"), join(project, "node_modules"), "junction");
  const started = performance.now();
  const args = [join(peers, "node_modules", peer.script), ...peer.args(spec, out, project)];
  const { code, output } = await run(process.execPath, args, { cwd: project });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0)
    return { failure: `not generated: ${output.trim().split("\n").slice(-3).join(" ").slice(0, 300)}` };
  const lines = linesOf(out);
  const program = join(out, "program.ts");
  writeFileSync(program, peer.program(out));
  const size = await bundleSize(program, peers);
  const { errors, instantiations } = await compile(project, "5.9", peers, { isPeer: true });
  if (errors.length > 0)
    return { failure: `${errors.length} errors of the compiler, the first: ${errors[0]?.slice(0, 200)}` };
  return { seconds, lines, ...size, ...(instantiations !== undefined && { instantiations }) };
}
