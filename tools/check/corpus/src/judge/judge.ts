import openapiTypeScript, { astToString, type OpenAPI3 } from "openapi-typescript";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { generateClient } from "@node-access/generate";
import { upgrade } from "@scalar/openapi-upgrader";
import { parse } from "yaml";
import { readOpenApi } from "../call/open-api/document.ts";
import type { Loose } from "../call/samples.ts";
import { compile, type Compiler } from "../compile.ts";
import { assertions, FILE } from "./assertions.ts";
import { comparable, inDirection } from "./comparable.ts";

/**
 * Compares the types of params, bodies and results of a client with those of openapi-typescript, which reads the document by
 * itself: each must be assignable to the other.
 */
export async function judge(path: string, project: string, compiler: Compiler, peers: string) {
  const src = join(project, "src");
  rmSync(project, { recursive: true, force: true });
  mkdirSync(src, { recursive: true });
  const text = readFileSync(path, "utf8");
  const document = comparable(JSON.parse(JSON.stringify(parse(text, { maxAliasCount: -1 }))) as Loose);
  // Next to the document, since it may refer to other files.
  const spec = join(dirname(path), ".comparable.json");
  writeFileSync(spec, JSON.stringify(document));
  try {
    const { files } = await generateClient(spec, {
      name: "Corpus",
      plugins: [assertions(readOpenApi(spec))],
    });
    // Lists that callers pass are readonly in a client alone.
    for (const [file, content] of files)
      writeFileSync(join(src, file), content.replaceAll(/\breadonly (?=["\w([{])/g, ""));
    for (const [name, omitted] of [
      ["sent", "readOnly"],
      ["received", "writeOnly"],
    ] as const) {
      writeFileSync(join(src, `${name}.ts`), await theirs(inDirection(document, omitted), path));
    }
  } finally {
    rmSync(spec);
  }
  return judged(project, compiler, peers);
}

/** Compiles a client with the types of openapi-typescript and the file that compares them. */
export async function judged(project: string, compiler: Compiler, peers: string) {
  const src = join(project, "src");
  const { errors } = await compile(project, compiler, peers);
  const lines = readFileSync(join(src, FILE), "utf8").split("\n");
  return {
    /** How many types were compared. */
    compared: lines.filter((line) => line.includes("export const check")).length,
    /** What differs: the operation, the part of it, and which of the types is wider. openapi-typescript has types that do not compile. */
    differences: errors
      .filter((error) => !/\b(?:sent|received)\.ts\(/.test(error))
      .map((error) => {
        const [, line = "0", what = error] = /judge\.ts\((\d+),\d+\): error \w+: (.*)/.exec(error) ?? [];
        const [, part = error] = /^\/\* (.*?) \*\//.exec(lines[Number(line) - 1] ?? "") ?? [];
        const [, wider = what] = /"((?:ours|theirs) is wider)"/.exec(what) ?? [];
        return part === error ? error : `${part}: ${wider}`;
      }),
  };
}

async function theirs(document: Loose, path: string): Promise<string> {
  const current =
    document["swagger"] === undefined
      ? document
      : (upgrade(structuredClone(document), "3.0") as unknown as Loose);
  const nodes = await openapiTypeScript(current as unknown as OpenAPI3, {
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
    silent: true,
    cwd: pathToFileURL(`${dirname(path)}/`),
  });
  return astToString(nodes);
}

interface Known {
  readonly document: string;
  readonly part: string;
  readonly reason: string;
}

const file = join(import.meta.dirname, "../../differences.yaml");

/** Returns the differences of a document's types that `differences.yaml` does not explain. */
export function unexplained(document: string, differences: readonly string[]): string[] {
  const all = parse(readFileSync(file, "utf8")) as readonly Known[];
  const parts = new Set(all.filter((one) => one.document === document).map(({ part }) => part));
  return differences.filter((one) => !parts.has(one.replace(/: (?:ours|theirs) is wider$/, "")));
}
