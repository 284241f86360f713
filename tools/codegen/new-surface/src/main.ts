// Adds a surface to the repository, from a spec file.
import { commandLine, findRoot, exitWithError } from "@node-access-tools/workspace";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { addSurface } from "./new-surface.ts";
import { parse } from "yaml";

const usage = `usage: npm run new:surface -- <name> --spec <file> --source <text> [options]

The file is an OpenAPI file, an OpenRPC file or a .proto file.
  --source TEXT         where its facts come from: a section of the interface, or a public standard
  --title TEXT          its name for readers; default: the title in the file, or the name
  --protocol NAME       a protocol whose nodes have it; once for each. Not for a .proto file, which is a new protocol
  --credential KIND     OpenAPI: a kind of credential that it takes (bearer, path-key, x-token, ...); once for each.
                        Default: those of a node
  --signed              OpenAPI: it accepts no credential, because its requests are signed
  --genesis HASH        .proto: the hash of the first block of the protocol's main network`;

interface Document {
  readonly openapi?: string;
  readonly openrpc?: string;
  readonly info?: { readonly title?: string };
}

/** What completes the files of a surface, in this order: each needs what the one before it has written. */
const STEPS = "setup -- --no-frozen-lockfile,format,generate,build,api -- --write,spec:diff -- --write".split(
  ",",
);

function finish(root: string): void {
  for (const [index, step] of STEPS.entries()) {
    const { status } = spawnSync("npm", ["run", ...step.split(" ")], { cwd: root, stdio: "inherit" });
    if (status === 0) continue;
    const rest = STEPS.slice(index).map((one) => `npm run ${one}`);
    throw new Error(`npm run ${step} failed. Correct it, then run: ${rest.join(" && ")}`);
  }
}

function fail(reason: string): never {
  return exitWithError(`${reason}\n${usage}`);
}

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
const [name = fail("<name> is missing"), ...more] = positionals;
if (more.length > 0) fail(`<name>: expected one name, received ${positionals.join(" ")}`);
const file = values.spec ?? fail("--spec is missing");
const source = values.source ?? fail("--source is missing");
const { protocol: protocols, genesis, signed, credential } = values;
try {
  const spec = readFileSync(file, "utf8");
  const document = file.endsWith(".proto") ? undefined : (parse(spec, { logLevel: "silent" }) as Document);
  const kind = !document ? "grpc" : document.openapi ? "rest" : document.openrpc ? "rpc" : undefined;
  if (kind === undefined)
    throw new Error(
      `${file} states neither \`openapi:\` nor \`openrpc:\`; expected an OpenAPI, OpenRPC or .proto file`,
    );
  if (kind === "grpc" && protocols.length > 0) fail("--protocol: a .proto file is a new protocol");
  if (kind !== "grpc" && protocols.length === 0) fail("--protocol is missing");
  const root = findRoot(import.meta.dirname);
  const title = values.title ?? document?.info?.title ?? name;
  const credentials = signed ? [] : credential;
  const left = await addSurface(root, { name, kind, source, protocols, spec, title, credentials, genesis });
  console.log("Added.");
  finish(root);
  console.log(`\nLeft for you to write:\n${left.map((one) => `  ${one}`).join("\n")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
