import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { restNames } from "@node-access-tools/generate/targets";
import { BUF } from "@node-access/generate/proto";
import { SpecBundle, SpecFile } from "@node-access-tools/generate/spec-file";
import { run } from "@node-access-tools/workspace";

interface OpenRpc {
  readonly openrpc: string;
  readonly info: object;
  readonly methods?: readonly unknown[];
  readonly components?: Readonly<Record<string, object>>;
}

/** Writes the specs for other tools: OpenAPI files, one OpenRPC file, and a descriptor set of the protos. */
export async function writeDownloads(root: string, folder: string): Promise<void> {
  const target = join(folder, "specs");
  mkdirSync(target, { recursive: true });
  const write = (name: string, value: unknown): void =>
    writeFileSync(join(target, name), `${JSON.stringify(value, null, 2)}\n`);
  for (const name of restNames(root)) {
    const file = `specs/${name}.openapi.yaml`;
    write(`${name}.openapi.json`, (await SpecBundle.read(root, file)).value);
  }
  write("node-access.openrpc.json", joinOpenRpc(root));
  const args = ["build", "--output", join(target, "node-access.binpb")];
  const { code, output } = await run(BUF, args, { cwd: join(root, "specs/grpc") });
  if (code !== 0) throw new Error(`buf could not build the descriptor set:\n${output}`);
}

/** The method families as one document, in which all references are local. */
function joinOpenRpc(root: string): OpenRpc {
  const files = globSync("specs/rpc/*.openrpc.yaml", { cwd: root }).toSorted();
  const components: Record<string, object> = {};
  const parts = files.map((name) => {
    const part = SpecFile.read(join(root, name), name).value as OpenRpc;
    for (const [kind, own] of Object.entries(part.components ?? {}))
      components[kind] = { ...components[kind], ...own };
    return part;
  });
  const methods = parts.flatMap((part) => part.methods ?? []);
  const info = { title: "Node Access JSON-RPC", version: "1.0.0" };
  const joined = { openrpc: parts[0]?.openrpc ?? "1.3.2", info, methods, components };
  return JSON.parse(JSON.stringify(joined).replaceAll(/"(?:\.\/)?[\w-]+\.openrpc\.yaml#/g, '"#')) as OpenRpc;
}
