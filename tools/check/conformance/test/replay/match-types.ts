import { compile, literal } from "./compile.ts";
import type { Exchange, Params } from "./exchange.ts";
import type { ExchangeViews } from "./exchange-views.ts";

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
 * Writes an exchange as a call of the typed client, with its result as a value of the call's type, and the same with decoded
 * numbers if it matches its schemas.
 */
export function printProgram(exchange: Exchange, views: ExchangeViews | undefined): string {
  return prelude(exchange.protocol) + printCalls(exchange, views);
}

/**
 * Compiles exchanges.
 *
 * @throws Error if the compiler does not run.
 */
export async function matchTypes(
  exchanges: readonly Exchange[],
  views: ReadonlyMap<Exchange, ExchangeViews>,
): Promise<Map<Exchange, string>> {
  const errors = await compile(exchanges.map((exchange) => printProgram(exchange, views.get(exchange))));
  return new Map(
    exchanges.flatMap((exchange, index) => {
      const error = errors.get(index);
      return error === undefined ? [] : [[exchange, error] as const];
    }),
  );
}

function printCalls({ method, params, result }: Exchange, views: ExchangeViews | undefined): string {
  if (!views) return printCall("wire", method, params, result);
  const { wire, decoded } = views;
  // Params by name are what the recording has.
  const given = Array.isArray(params) ? wire.params : params;
  return (
    printCall("wire", method, given, { value: wire.result }) +
    printCall("decoded", method, decoded.params, { value: decoded.result })
  );
}

function printCall(
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
