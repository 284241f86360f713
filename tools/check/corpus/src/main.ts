// Generates and compiles a client of every public document in documents.yaml.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { commandLine, exitWithError, findRoot } from "@node-access-tools/workspace";
import { callAll, detectKind } from "./call/call-all.ts";
import { compare, GENERATORS } from "./compare/compare.ts";
import { type Row, writeTable } from "./compare/table.ts";
import { compile, type Compiler, COMPILERS } from "./compile.ts";
import { type Document, fetchDocument, readDocuments } from "./sources.ts";
import { generate } from "./generate.ts";
import { judge, unexplained } from "./judge/judge.ts";
import { linkPackages, preparePeers, step } from "./toolbox.ts";

const usage = "usage: npm run corpus [-- [--compiler 5.5|5.9|7]... [--show-notes] [--compare] [DOCUMENT...]]";
const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    compiler: { type: "string", multiple: true },
    "show-notes": { type: "boolean", default: false },
    compare: { type: "boolean", default: false },
  },
});
const compilers = values.compiler ?? COMPILERS;
for (const one of compilers)
  if (!COMPILERS.includes(one as Compiler)) exitWithError(`There is no compiler ${one}.\n${usage}`);

const root = findRoot(import.meta.dirname);
const cache = join(root, ".corpus");
mkdirSync(cache, { recursive: true });
linkPackages(cache, root);
const peers = await preparePeers(cache);
const rows: Row[] = [];

/** Tries one document, prints what came of it, and returns whether all went well. */
async function check(document: Document): Promise<boolean> {
  const { name } = document;
  try {
    const project = join(cache, "clients", name);
    step(`${name}: fetched`);
    const fetched = await fetchDocument(document, join(cache, "sources"));
    step(`${name}: generated`);
    const generated = await generate(fetched, join(project, "src"), root);
    if (!("methods" in generated)) return failed(name, "not generated", generated);
    const { methods, lines, seconds, notes } = generated;
    const all: string[] = [];
    for (const compiler of compilers as readonly Compiler[]) {
      step(`${name}: compiled with TypeScript ${compiler}`);
      const { errors } = await compile(project, compiler, peers);
      all.push(...errors.map((error) => `TypeScript ${compiler}: ${error}`));
    }
    if (all.length > 0) return failed(name, "does not compile", all);
    const kind = detectKind(fetched.path);
    if (kind === "openapi") {
      step(`${name}: compared with the types of openapi-typescript`);
      const [compiler = "7"] = (compilers as readonly Compiler[]).slice(-1);
      const judged = await judge(fetched.path, join(cache, "judged", name), compiler, peers);
      const wrong = unexplained(name, judged.differences);
      if (wrong.length > 0) return failed(name, `${wrong.length} of ${judged.compared} types differ`, wrong);
    }
    step(`${name}: called`);
    const called = await callAll(kind, fetched, project);
    if (values.compare) {
      const outcomes = await compare(kind, fetched, generated, project, peers);
      rows.push({ document: name, operations: called.operations, outcomes });
    }
    if (called.failures.length > 0)
      return failed(name, `${called.good} of ${called.operations} calls`, called.failures);
    const noted = notes.length > 0 ? `, ${notes.length} notes` : "";
    console.log(`${name}: ${methods} methods, ${lines} lines, ${seconds.toFixed(1)} s${noted}`);
    if (values["show-notes"]) for (const note of notes) console.log(`  ${note}`);
    return true;
  } catch (error) {
    return failed(name, "not tried", [(error as Error).message]);
  }
}

function failed(name: string, what: string, reasons: readonly string[]): false {
  const shown = reasons.slice(0, 10).map((reason) => `\n  ${reason.slice(0, 300)}`);
  const more = reasons.length > shown.length ? `\n  and ${reasons.length - shown.length} more` : "";
  console.log(`${name}: ${what.toUpperCase()}${shown.join("")}${more}`);
  return false;
}

let good = 0;
const documents = readDocuments(positionals);
for (const document of documents) if (await check(document)) good += 1;
if (values.compare) await writeTable(rows, GENERATORS, root);
console.log(`${good} of ${documents.length} documents`);
if (good < documents.length) process.exitCode = 1;
