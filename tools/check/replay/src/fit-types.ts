import { run } from "@node-access-tools/workspace";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { DecodedExchange } from "./decode-exchange.ts";
import type { Exchange } from "./exchange.ts";

const compiler = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc");

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: "es2022",
  lib: ["es2023", "dom", "esnext.disposable"],
  module: "nodenext",
  types: [],
};

// A value of more fields than its type has fits, as a newer node may send more.
const prelude = `import type { RpcClient } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import type { DecodedRpcClient } from "@node-access/rpc/decoded";
declare const wire: RpcClient<"ethereum">;
declare const decoded: DecodedRpcClient<"ethereum">;
type Value<Batch> = Awaited<Batch> extends readonly [infer Settled]
  ? Extract<Settled, { status: "fulfilled" }> extends { value: infer Result } ? Result : never
  : never;
declare function fits<Type>(): <const Given extends Type>(given: Given) => void;
`;

/**
 * Compiles each exchange as a call of the typed client, and its result as a value of what that call gives: in the wire view of numbers,
 * and where it can be decoded, in the decoded one.
 *
 * @returns by exchange what the compiler says against it.
 * @throws Error if the compiler does not run.
 */
export async function fitTypes(
  exchanges: readonly Exchange[],
  decoded: ReadonlyMap<Exchange, DecodedExchange>,
): Promise<Map<Exchange, string>> {
  // Beside the sources, so that the package resolves.
  const folder = mkdtempSync(join(import.meta.dirname, "../.replay-"));
  try {
    const files = exchanges.map((_, index) => `exchange-${index}.mts`);
    for (const [index, exchange] of exchanges.entries())
      writeFileSync(join(folder, files[index] ?? ""), prelude + callsOf(exchange, decoded.get(exchange)));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
    if (files.length === 0) return new Map();
    const { code, output } = await run(process.execPath, [compiler, "-p", ".", "--pretty", "false"], {
      cwd: folder,
    });
    const said = new Map<Exchange, string>();
    for (const line of output.split("\n")) {
      const [, index, message] = /^exchange-(\d+)\.mts\(\d+,\d+\): (.*)$/.exec(line) ?? [];
      const exchange = exchanges[Number(index)];
      if (exchange && message !== undefined && !said.has(exchange)) said.set(exchange, message);
    }
    if (code !== 0 && said.size === 0) throw new Error(`the compiler failed:\n${output}`);
    return said;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function callsOf({ method, params, result }: Exchange, decoded: DecodedExchange | undefined): string {
  const wire = callOf("wire", method, params, result);
  return decoded ? wire + callOf("decoded", method, decoded.params, { value: decoded.result }) : wire;
}

function callOf(
  client: string,
  method: string,
  params: readonly unknown[],
  result: Exchange["result"],
): string {
  const batch = `${client}Batch`;
  const call = `const ${batch} = batch(${client}, [{ method: ${JSON.stringify(method)}, params: ${literal(params)} }]);\n`;
  return call + (result ? `fits<Value<typeof ${batch}>>()(${literal(result.value)});\n` : `void ${batch};\n`);
}

/** JSON, with bigints as they are written in a program. */
function literal(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (Array.isArray(value)) return `[${value.map(literal).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, item]) => `${JSON.stringify(name)}:${literal(item)}`)
    .join(",")}}`;
}
