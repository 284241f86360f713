// Adds a surface to the repository, from a spec file.
import { commandLine, findRoot, exitWithError } from "@node-access-tools/workspace";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addSurface } from "./new-surface.ts";
import { parse } from "yaml";

const here = join(import.meta.dirname, "..");
const usage = readFileSync(join(here, "templates/usage.txt"), "utf8").trimEnd();
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    spec: { type: "string" },
    source: { type: "string" },
    title: { type: "string" },
    protocol: { type: "string", multiple: true, default: [] },
    credential: { type: "string", multiple: true },
    signed: { type: "boolean", default: false },
    genesis: { type: "string" },
  },
});
const fail = (reason: string): never => exitWithError(`${reason}\n${usage}`);
const [name = fail("<name> is missing"), ...more] = positionals;
if (more.length > 0) fail(`<name>: expected one name, received ${positionals.join(" ")}`);
const { spec: file = fail("--spec is missing"), source = fail("--source is missing"), genesis } = values;
const { protocol: protocols, credential } = values;
try {
  const spec = readFileSync(file, "utf8");
  const document = file.endsWith(".proto") ? undefined : (parse(spec, { logLevel: "silent" }) ?? {});
  const kind = !document ? "grpc" : document.openapi ? "rest" : document.openrpc ? "rpc" : undefined;
  if (kind === undefined)
    throw new Error(
      `${file} states neither \`openapi:\` nor \`openrpc:\`; expected an OpenAPI, OpenRPC or .proto file`,
    );
  if (kind === "grpc" && protocols.length > 0) fail("--protocol: a .proto file is a new protocol");
  if (kind !== "grpc" && protocols.length === 0) fail("--protocol is missing");
  const title = values.title ?? document?.info?.title ?? name;
  const credentials = values.signed ? [] : credential;
  const root = findRoot(here);
  const left = await addSurface(root, { name, kind, source, protocols, spec, title, credentials, genesis });
  console.log("Added.");
  const { status } = spawnSync("npm", ["run", "complete"], { cwd: here, stdio: "inherit" });
  if (status !== 0)
    throw new Error("A step failed. Correct it, then run: cd tools/codegen/new-surface && npm run complete");
  console.log(`\nLeft for you to write:\n${left.map((one) => `  ${one}`).join("\n")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
