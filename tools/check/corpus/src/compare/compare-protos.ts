import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUF, compileProtos, findProtos } from "@node-access/generate/proto";
import { run } from "@node-access-tools/workspace";
import { compile } from "../compile.ts";
import { linesOf } from "../generate.ts";
import { step } from "../step.ts";
import type { Fetched } from "../sources.ts";
import type { Outcome } from "./measured.ts";

/** The plugins of the other generators, with the options that their documentation recommends for gRPC on Node. */
const PLUGINS: Readonly<Record<string, { readonly local: string; readonly opt: readonly string[] }>> = {
  "ts-proto": {
    local: "protoc-gen-ts_proto",
    opt: ["esModuleInterop=true", "forceLong=bigint", "importSuffix=.js", "outputServices=grpc-js"],
  },
  "protobuf-es": { local: "protoc-gen-es", opt: ["target=ts", "import_extension=js"] },
};

/** The other generators of clients of protos. */
export const PROTO_PEERS: readonly string[] = Object.keys(PLUGINS);

/** Generates and compiles a client with each of the other generators. */
export async function compareProtos(
  { path, include }: Fetched,
  project: string,
  peers: string,
): Promise<Record<string, Outcome>> {
  const image = JSON.stringify(await compileProtos(findProtos(path, include)));
  const outcomes: Record<string, Outcome> = {};
  for (const [name, { local, opt }] of Object.entries(PLUGINS)) {
    step(`${name} generates, and is compiled`);
    const folder = join(project, name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, "src"), { recursive: true });
    symlinkSync(join(peers, "node_modules"), join(folder, "node_modules"), "junction");
    writeFileSync(join(folder, "image.json"), image);
    const plugin = { local: join(peers, "node_modules/.bin", local), out: "src", opt, strategy: "all" };
    const template = JSON.stringify({ version: "v2", plugins: [plugin] });
    const started = performance.now();
    const args = ["generate", "image.json", "--include-imports", "--include-wkt", "--template", template];
    const { code, output } = await run(BUF, args, { cwd: folder });
    const seconds = (performance.now() - started) / 1000;
    if (code !== 0) {
      outcomes[name] = { failure: `not generated: ${output.trim().slice(0, 300)}` };
      continue;
    }
    const { errors, instantiations } = await compile(folder, "5.9", peers, { isPeer: true });
    outcomes[name] =
      errors.length > 0
        ? { failure: `${errors.length} errors of the compiler, the first: ${errors[0]}` }
        : {
            seconds,
            lines: linesOf(join(folder, "src")),
            ...(instantiations !== undefined && { instantiations }),
          };
  }
  return outcomes;
}
