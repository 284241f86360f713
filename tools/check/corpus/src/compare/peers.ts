import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUF, compileProtos, findProtos } from "@node-access/generate/proto";
import type { Fetched, Kind } from "../sources.ts";

/** Where a generator works. */
export interface Place {
  readonly fetched: Fetched;
  /** The folder where its command runs, and the one for what it generates. */
  readonly project: string;
  readonly out: string;
  /** The `node_modules` with the generators. */
  readonly modules: string;
}

/** Another generator. */
export interface Peer {
  readonly kind: Kind;
  /** Returns the program and the arguments of its command. */
  readonly command: (place: Place) => Promise<readonly string[]> | readonly string[];
  /** Returns the text of a program with one call, for what is in a folder. Absent for protos, of which no program is bundled. */
  readonly program?: (out: string) => string;
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

const HEY_API = ["-p", "@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch", "--no-log-file"];

/** The other generators by name, in the order of the table. No other one reads OpenRPC. */
export const PEERS: Readonly<Record<string, Peer>> = {
  "hey-api": {
    kind: "openapi",
    command: ({ fetched, out, modules }) => {
      const script = join(modules, "@hey-api/openapi-ts/bin/run.js");
      return [process.execPath, script, "-i", fetched.path, "-o", out, ...HEY_API];
    },
    program: (out) => using(nameIn(join(out, "sdk.gen.ts"), /^export const (\w+) =/m), "./sdk.gen.js"),
  },
  orval: {
    kind: "openapi",
    command: ({ fetched, out, project, modules }) => {
      const output = { target: join(out, "client.ts"), client: "fetch" };
      const config = { corpus: { input: { target: fetched.path }, output } };
      writeFileSync(join(project, "orval.config.mjs"), `export default ${JSON.stringify(config)};\n`);
      return [process.execPath, join(modules, "orval/dist/bin/orval.mjs"), "--config", "orval.config.mjs"];
    },
    program: (out) => using(nameIn(join(out, "client.ts"), /^export const (\w+) = async/m), "./client.js"),
  },
  "openapi-typescript": {
    kind: "openapi",
    command: ({ fetched, out, modules }) => {
      const script = join(modules, "openapi-typescript/bin/cli.js");
      return [process.execPath, script, fetched.path, "-o", join(out, "schema.ts")];
    },
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
  "ts-proto": ofProtos("protoc-gen-ts_proto", [
    "esModuleInterop=true",
    "forceLong=bigint",
    "importSuffix=.js",
    "outputServices=grpc-js",
  ]),
  "protobuf-es": ofProtos("protoc-gen-es", ["target=ts", "import_extension=js"]),
};

/** A plugin of buf, with the options that its documentation recommends for gRPC on Node. */
function ofProtos(name: string, opt: readonly string[]): Peer {
  return {
    kind: "proto",
    command: async ({ fetched: { path, include }, project, modules }) => {
      const image = JSON.stringify(await compileProtos(findProtos(path, include)));
      writeFileSync(join(project, "image.json"), image);
      const plugin = { local: join(modules, ".bin", name), out: "src", opt, strategy: "all" };
      const template = JSON.stringify({ version: "v2", plugins: [plugin] });
      return [BUF, "generate", "image.json", "--include-imports", "--include-wkt", "--template", template];
    },
  };
}
