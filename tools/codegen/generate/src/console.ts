import { extname, join, resolve } from "node:path";
import { readFileSync } from "node:fs";
import { type MethodGroup, methodsType } from "@node-access/generate/emit/rest";
import { doc, literal, typeImport } from "@node-access/generate/emit/typescript";
import { putClients } from "./emit/rest/generate-clients.ts";
import { build, type Plugin } from "esbuild";
import type { Generate } from "./generator.ts";
import { clientPaths } from "./targets.ts";

/** The libraries in the page, which must be distributed with their licences. */
const libraries: readonly string[] = ["preact", "uplot"];

/** Maximum length of lines in the page's files, so that a change shows as a few lines. */
const lineLimit = 160;

/** Generates the console's client from the admin API's spec, then its page: bundled and minified, as a module that the gateway serves. */
export const generate: Generate = async (loader, output) => {
  const directory = join(loader.root, "packages/console");
  await putClients(clientPaths(loader.root, "console"), await loader.rest(), output, emitOperations);
  const { outputFiles } = await build({
    entryPoints: { app: join(directory, "src/app.tsx"), style: join(directory, "src/style/style.css") },
    bundle: true,
    minify: true,
    write: false,
    outdir: directory,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    lineLimit,
    legalComments: "none",
    logLevel: "silent",
    // The only module that the page needs, imported from source, so that nothing has to be generated or built first.
    alias: { "@node-access/auth": join(loader.root, "packages/auth/src/secret.ts") },
    plugins: [unwritten(output.files)],
  });
  const built = outputFiles.map(({ path, text }) => [path.slice(directory.length), text] as const);
  const copied = ["index.html", "icon.svg"].map(
    (name) => [`/${name}`, read(directory, `src/${name}`)] as const,
  );
  const licences = libraries.map((name) => `${name}\n\n${read(directory, `node_modules/${name}/LICENSE`)}`);
  const files = [...copied, ...built, ["/licences.txt", licences.join("\n\n")] as const];
  const folder = join(loader.root, "packages/gateway/src/surfaces/console/generated");
  output.putFolder(folder, [["console-files.ts", printModule(files)]]);
};

const OPERATION = `/** How an operation of the admin API is sent. */
export interface Operation {
  readonly method: string;
  /** Its path, whose parameters are the first arguments of its method. */
  readonly path: string;
  /** Whether the next argument is the body. */
  readonly hasBody?: boolean;
  /** Whether the last argument has the query's parameters. */
  readonly hasQuery?: boolean;
}
`;

/** Writes how the page sends each operation. It has a client of its own, since those of packages are larger. */
function emitOperations(_spec: unknown, groups: readonly MethodGroup[]): string {
  const tables = groups.map((group) => {
    const type = methodsType(group);
    const rows = group.methods.map(({ name, http, path, query, body }) => {
      const row = { method: http, path, hasBody: body && true, hasQuery: query.length > 0 || undefined };
      return [name, row] as const;
    });
    return `${doc([`How each method of {@link ${type}} is sent.`])}export const ${group.name}Operations: Readonly<Record<keyof ${type}, Operation>> = ${literal(Object.fromEntries(rows))};\n`;
  });
  return `${typeImport(groups.map(methodsType).toSorted(), "./methods.ts")}\n${OPERATION}\n${tables.join("\n")}`;
}

/** Reads generated files from the output: they are written only if all generators succeed. */
function unwritten(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: "unwritten",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\/generated\// }, ({ path, resolveDir }) => {
        const file = resolve(resolveDir, path);
        return files.has(file)
          ? { path: file }
          : { errors: [{ text: `no generator that has run writes ${file}` }] };
      });
      onLoad({ filter: /\/generated\/[^/]+\.ts$/ }, ({ path }) => {
        const contents = files.get(path);
        return contents === undefined ? undefined : { contents, loader: "ts" };
      });
    },
  };
}

function read(directory: string, path: string): string {
  return readFileSync(resolve(directory, path), "utf8");
}

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
};

function printModule(files: readonly (readonly [path: string, text: string])[]): string {
  const entries = files.map(([path, text]) => {
    return [path, { type: TYPES[extname(path).slice(1)], lines: text.split("\n") }];
  });
  return `// Generated from packages/console. Do not edit: change its sources and run \`npm run generate\`.

/** A file of the console's page. */
export interface ConsoleFile {
  /** Its media type. */
  readonly type: string;
  readonly lines: readonly string[];
}

/** The files of the console's page, by path. */
export const consoleFiles: Readonly<Record<string, ConsoleFile>> = ${literal(Object.fromEntries(entries))};
`;
}
