import { callable, type Json, namesOf, type RpcMethod, type RpcSpec } from "@node-access/generate/model";
import { valueChecker, resultType } from "@node-access/generate/open-rpc";
import { type DecodedExchange, decodeExchange } from "./decode-exchange.ts";
import type { Exchange } from "./exchange.ts";

/** Where a part of an exchange does not fit. */
export interface Misfit {
  readonly part: "params" | "result";
  /** As a caller would write it: `result.transactions[0].type`. */
  readonly path: string;
  readonly reason: string;
  readonly received: unknown;
}

/**
 * Holds the exchanges against the schemas of the specs: params, and the result against the schema that the params choose.
 *
 * @returns by exchange where it does not fit; nothing for a method that the specs do not have.
 */
export function fitSchemas(spec: RpcSpec, exchanges: readonly Exchange[]): Map<Exchange, Misfit[]> {
  const checker = valueChecker(spec);
  const methods = methodsOf(spec);
  return new Map(
    exchanges.flatMap((exchange) => {
      const method = methods.get(exchange.method);
      if (!method) return [];
      const { params, result } = exchange;
      const misfits: Misfit[] = [];
      for (const [index, input] of method.inputs.entries()) {
        const value = params[index];
        const isLast = index === method.inputs.length - 1;
        if ((value === undefined || (value === null && !isLast)) && !input.required) continue;
        const wrong =
          value === undefined ? { path: [], reason: "is missing" } : checker.mismatch(input.type, value);
        if (wrong)
          misfits.push(misfitOf("params", [String(index), ...wrong.path.map(String)], wrong.reason, params));
      }
      if (params.length > method.inputs.length)
        misfits.push(misfitOf("params", [String(method.inputs.length)], "is one too many", params));
      const given = method.inputs
        .slice(0, params.length)
        .map(({ name }, index) => ({ name, value: params[index] as Json }));
      const wrong = result && checker.mismatch(resultType(method, given, checker), result.value);
      if (wrong) misfits.push(misfitOf("result", wrong.path.map(String), wrong.reason, result.value));
      return [[exchange, misfits] as const];
    }),
  );
}

/**
 * Decodes the exchanges that fit and have a result.
 *
 * @param misfits - By exchange where it does not fit, as {@link fitSchemas} gives it.
 */
export function decodeExchanges(
  spec: RpcSpec,
  misfits: ReadonlyMap<Exchange, readonly Misfit[]>,
): Map<Exchange, DecodedExchange> {
  const checker = valueChecker(spec);
  const methods = methodsOf(spec);
  return new Map(
    [...misfits].flatMap(([exchange, { length }]): [Exchange, DecodedExchange][] => {
      const method = methods.get(exchange.method);
      const { result } = exchange;
      if (length > 0 || !method || !result) return [];
      return [[exchange, decodeExchange({ ...exchange, result }, method, spec, checker)]];
    }),
  );
}

function methodsOf(spec: RpcSpec): ReadonlyMap<string, RpcMethod> {
  return new Map(callable(spec).flatMap((method) => namesOf(method).map((name) => [name, method])));
}

function misfitOf(part: Misfit["part"], path: readonly string[], reason: string, whole: unknown): Misfit {
  const received = path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    whole,
  );
  const shown = path.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join("");
  return { part, path: `${part}${shown}`, reason, received };
}
