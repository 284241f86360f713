import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateClient } from "../client/generate-client.ts";
import type { ImportExtension } from "../client/import-extension.ts";
import { Mistakes } from "../spec-file/mistakes.ts";
import { makeVisible } from "../spec-file/visible.ts";
import { shownSpec } from "../spec-file/spec-address.ts";
import { findImportExtension, findConfig } from "./find-import-extension.ts";
import { type Difference, findDifferences, writeClient } from "./output.ts";
import { createSpecMistake, endWithUsage, type Printer, readArguments, SHARED } from "./printer.ts";
import { formatCount, summary } from "./summary.ts";
import { onChanges } from "./watch.ts";

const usage = `Usage: npx @node-access/generate SPEC --out FOLDER [--name NAME] [--include WHAT]... [--exclude WHAT]... [--allow PLACE]... [--strict] [--plugin NAME]... [--import-extension ts] [--check | --watch]
       npx @node-access/generate mock SPEC [--port PORT] [--host HOST] [--include WHAT]... [--exclude WHAT]... [--allow PLACE]...
       npx @node-access/generate diff OLD NEW [--format text|json|markdown] [--fail-on major|minor|patch] [--include FOLDER]... [--allow PLACE]...

Generates a typed client from an OpenRPC or OpenAPI file or its address, a proto file, or a folder with proto files.

  --out FOLDER      the folder for the client's files; import its index.ts
  --name NAME       prefix of types and functions, such as Acme. Default: the name of the spec
  --include WHAT    only these operations: tag:NAME, path:PATH or method:NAME, where * stands for any text;
                    for protos, also a folder where imports are looked up first
  --exclude WHAT    omits these operations, in the same form
  --allow PLACE     a file, folder or address that the spec may refer to, besides those of its own folder or origin
  --strict          writes nothing if any part of the spec is wrong or not supported
  --plugin NAME     makes more files: zod, valibot, tanstack-query, msw, or a module with a plugin
  --import-extension ts  or js: how the files import each other. Default: ts if the nearest tsconfig.json allows
                    it or there is none, because Node then runs them as they are; otherwise js
  --check           writes nothing, and exits with 1 if the folder is not what the spec describes
  --watch           generates again when the spec changes, until Ctrl-C

With mock, starts a server that responds as the spec describes, until Ctrl-C.

  --port PORT       default: 4010, or a free one if that is in use
  --host HOST       the address to listen at. Default: 127.0.0.1

With diff, says what has changed from OLD to NEW, which may also be GraphQL schemas, and what each change means
for programs that use a generated client: major breaks them, minor adds something, patch changes texts.

  --format FORMAT   text, json or markdown. Default: text
  --fail-on LEVEL   exits with 1 if a change has this level or a higher one; 2 if OLD or NEW cannot be read`;

/**
 * Runs the command.
 *
 * @param signal - Ends `--watch` and `mock`.
 * @returns the exit code: 0 for success; 1 for a spec that is broken (or, with `--strict`, has parts to report), or a folder
 *   that `--check` finds stale; 2 for invalid arguments.
 */
export async function runCommand(
  args: readonly string[],
  printer: Printer,
  signal?: AbortSignal,
): Promise<number> {
  // Specs and requests must not control the terminal.
  const print: Printer = {
    out: (line) => printer.out(makeVisible(line)),
    error: (line) => printer.error(makeVisible(line)),
  };
  const [first, ...others] = args;
  if (first === "mock") {
    // Few programs need its server and validator.
    const { runMock } = await import("./run-mock.ts");
    return runMock(others, print, usage, signal);
  }
  if (first === "diff") {
    // Few programs need its rules.
    const { runDiff } = await import("./run-diff.ts");
    return runDiff(others, print, usage);
  }
  const given = readGenerateArguments(args);
  if (typeof given === "string") return endWithUsage(given, usage, print);
  if (!given.watch) return generate(given, print);
  const ended = signal ?? new AbortController().signal;
  await onChanges(given.spec, async () => void (await generate(given, print)), ended);
  return 0;
}

/** Generates once. Prints what came of it, and returns the exit code. */
async function generate(given: Arguments, print: Printer): Promise<number> {
  try {
    const folder = resolve(given.out);
    const importExtension = given.importExtension ?? findImportExtension(folder);
    const { name, files, methods, writes, remedy, reports } = await generateClient(given.spec, {
      ...given,
      importExtension,
    });
    if (given.check) return check(given, findDifferences(folder, files, given.plugins), print);
    for (const { file, plugin } of writeClient(folder, files, given.plugins))
      print.error(
        `${join(given.out, file)} is left as the plugin ${plugin} made it: to generate it again, add --plugin ${plugin}`,
      );
    const made = `create${name}Client with ${formatCount(methods, "method")}, ${writes} of them sent at most once`;
    print.out(`${given.out}: ${methods === 0 ? "only types, because the spec has no operations" : made}`);
    if (given.importExtension === undefined && findConfig(folder) === undefined)
      print.out(
        "The files import each other as .ts, which Node runs as it is: there is no tsconfig.json. For a compiler, add --import-extension js.",
      );
    if (writes > 0) print.out(`To mark a method as safe to repeat, use ${remedy} in the spec.`);
    for (const line of summary(reports)) print.error(line);
    return 0;
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    print.error(error.message);
    return 1;
  }
}

function check({ spec, out }: Arguments, found: readonly Difference[], print: Printer): number {
  for (const { file, what } of found) print.error(`${join(out, file)} ${what}`);
  if (found.length === 0) print.out(`${out} is up to date with ${shownSpec(spec)}`);
  else print.error(`${out} is stale: generate it again, with the same options but without --check`);
  return found.length === 0 ? 0 : 1;
}

type Arguments = Exclude<ReturnType<typeof readGenerateArguments>, string>;

const OPTIONS = {
  ...SHARED,
  out: { type: "string" },
  name: { type: "string" },
  exclude: { type: "string", multiple: true },
  strict: { type: "boolean", default: false },
  plugin: { type: "string", multiple: true },
  "import-extension": { type: "string" },
  check: { type: "boolean", default: false },
  watch: { type: "boolean", default: false },
} as const;

function readGenerateArguments(args: readonly string[]) {
  return readArguments(args, OPTIONS, (values, positionals) => {
    const [spec = ""] = positionals;
    const { out, plugin: plugins = [], "import-extension": importExtension } = values;
    if (positionals.length !== 1) return createSpecMistake(positionals);
    if (out === undefined) return "There is no folder for the client: give one with --out.";
    if (values.check && values.watch)
      return "--check and --watch cannot be used together: remove one of them.";
    if (importExtension !== undefined && importExtension !== "js" && importExtension !== "ts")
      return `--import-extension ${importExtension}: expected js or ts.`;
    if (values.watch && !existsSync(spec)) return `There is no ${shownSpec(spec)} to watch.`;
    const extension: ImportExtension | undefined = importExtension;
    return { ...values, spec, out, plugins, importExtension: extension };
  });
}
