// Adds a surface to the repository, from a spec file.
import { commandLine, findRoot, exitWithError, run } from "@node-access-tools/workspace";
import { readFileSync } from "node:fs";
import { addSurface } from "./new-surface.ts";
import { kindOf, titleOf } from "./surface.ts";

const usage = `usage: npm run new:surface -- <name> --spec <file> --source <text> [options]

The file is an OpenAPI file, an OpenRPC file or a .proto file.
  --source TEXT         where its facts come from: a section of the interface, or a public standard
  --title TEXT          its name for readers; default: the title in the file, or the name
  --protocol NAME       a protocol whose nodes have it; once for each. Not for a .proto file, which is a new protocol
  --credential KIND     OpenAPI: a kind of credential that it takes (bearer, path-key, x-token, ...); once for each.
                        Default: those of a node
  --signed              OpenAPI: it accepts no credential, because its requests are signed
  --genesis HASH        .proto: the hash of the first block of the protocol's main network`;

/** What completes the files of a surface, in this order: each needs what the one before it has written. */
const STEPS = ["setup", "format", "generate", "build", "api -- --write", "spec:diff -- --write"];

/** Runs the steps, and says how long each took. @throws Error with the output of the one that failed. */
async function finish(root: string): Promise<void> {
  for (const [index, step] of STEPS.entries()) {
    const started = performance.now();
    const { code, output } = await run("npm", ["run", ...step.split(" ")], { cwd: root });
    if (code !== 0) {
      const rest = STEPS.slice(index).map((one) => `npm run ${one}`);
      throw new Error(`${output}\nnpm run ${step} failed. Correct it, then run: ${rest.join(" && ")}`);
    }
    console.log(`npm run ${step}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
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
const [name, ...more] = positionals;
const { spec, source, protocol, genesis } = values;
if (name === undefined) exitWithError(`<name> is missing\n${usage}`);
if (more.length > 0) exitWithError(`<name>: expected one name, received ${name} ${more.join(" ")}\n${usage}`);
if (spec === undefined) exitWithError(`--spec is missing\n${usage}`);
if (source === undefined) exitWithError(`--source is missing\n${usage}`);
const credentials = values.signed ? [] : values.credential;
try {
  const kind = kindOf(spec);
  if ((kind === "grpc") !== (protocol.length === 0))
    exitWithError(
      kind === "grpc"
        ? `--protocol: a .proto file is a new protocol\n${usage}`
        : `--protocol is missing\n${usage}`,
    );
  const text = readFileSync(spec, "utf8");
  const root = findRoot(import.meta.dirname);
  const left = await addSurface(root, {
    name,
    title: values.title ?? (kind === "grpc" ? undefined : titleOf(text)) ?? name,
    kind,
    source,
    protocols: protocol,
    spec: text,
    ...(credentials && { credentials }),
    ...(genesis !== undefined && { genesis }),
  });
  console.log("Added.");
  await finish(root);
  console.log(`
Left for you to write:
${left.map((one) => `  ${one}`).join("\n")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
