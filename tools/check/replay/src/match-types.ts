import { run } from "@node-access-tools/workspace";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Exchange, Params } from "./exchange.ts";
import type { ExchangeViews } from "./exchange-views.ts";

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

// Additional fields are allowed, since newer nodes may send more.
const prelude = (protocol: string): string => `import type { RpcClient } from "@node-access/rpc";
import { batch } from "@node-access/rpc/batch";
import type { DecodedRpcClient } from "@node-access/rpc/decoded";
declare const wire: RpcClient<"${protocol}">;
declare const decoded: DecodedRpcClient<"${protocol}">;
type Value<Batch> = Awaited<Batch> extends readonly [infer Settled]
  ? Extract<Settled, { status: "fulfilled" }> extends { value: infer Result } ? Result : never
  : never;
declare function matches<Type>(): <const Value extends Type>(value: Value) => void;
`;

/**
 * Compiles each exchange as a call of the typed client, with its result as a value of the call's type, and the same with decoded
 * numbers if it matches its schemas.
 *
 * @returns the compiler's error by exchange.
 * @throws Error if the compiler does not run.
 */
export async function matchTypes(
  exchanges: readonly Exchange[],
  views: ReadonlyMap<Exchange, ExchangeViews>,
): Promise<Map<Exchange, string>> {
  // Within this package, so that imports resolve.
  const folder = mkdtempSync(join(import.meta.dirname, "../.replay-"));
  try {
    const files = exchanges.map((_, index) => `exchange-${index}.mts`);
    for (const [index, exchange] of exchanges.entries())
      writeFileSync(
        join(folder, files[index] ?? ""),
        prelude(exchange.protocol) + callsOf(exchange, views.get(exchange)),
      );
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
    if (files.length === 0) return new Map();
    const { code, output } = await run(process.execPath, [compiler, "-p", ".", "--pretty", "false"], {
      cwd: folder,
    });
    const errors = new Map<Exchange, string>();
    for (const line of output.split("\n")) {
      const [, index, message] = /^exchange-(\d+)\.mts\(\d+,\d+\): (.*)$/.exec(line) ?? [];
      const exchange = exchanges[Number(index)];
      if (exchange && message !== undefined && !errors.has(exchange)) errors.set(exchange, message);
    }
    if (code !== 0 && errors.size === 0) throw new Error(`the compiler failed:\n${output}`);
    return errors;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function callsOf({ method, params, result }: Exchange, views: ExchangeViews | undefined): string {
  if (!views) return callOf("wire", method, params, result);
  const { wire, decoded } = views;
  // Params by name are what the recording has.
  const given = Array.isArray(params) ? wire.params : params;
  return (
    callOf("wire", method, given, { value: wire.result }) +
    callOf("decoded", method, decoded.params, { value: decoded.result })
  );
}

function callOf(
  client: string,
  method: string,
  params: Params,
  result: { readonly value: unknown } | undefined,
): string {
  const batch = `${client}Batch`;
  const call = `const ${batch} = batch(${client}, [{ method: ${JSON.stringify(method)}, params: ${literal(params)} }]);\n`;
  return (
    call + (result ? `matches<Value<typeof ${batch}>>()(${literal(result.value)});\n` : `void ${batch};\n`)
  );
}

/** Writes a value as a TypeScript literal, bigints included. */
function literal(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (Array.isArray(value)) return `[${value.map(literal).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, item]) => `${JSON.stringify(name)}:${literal(item)}`)
    .join(",")}}`;
}
