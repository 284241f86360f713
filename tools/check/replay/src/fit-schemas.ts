import {
  type Bundle,
  callable,
  fitter,
  type Method,
  namesOf,
  resultSchema,
} from "@node-access/generate/open-rpc";
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
export function fitSchemas(bundle: Bundle, exchanges: readonly Exchange[]): Map<Exchange, Misfit[]> {
  const fits = fitter(bundle);
  const methods = methodsOf(bundle);
  return new Map(
    exchanges.flatMap((exchange) => {
      const method = methods.get(exchange.method);
      if (!method) return [];
      const { params, result } = exchange;
      const misfits: Misfit[] = [];
      for (const [index, param] of method.params.entries()) {
        const value = params[index];
        const isLast = index === method.params.length - 1;
        if ((value === undefined || (value === null && !isLast)) && param.required !== true) continue;
        const wrong =
          value === undefined ? { path: [], reason: "is missing" } : fits.misfit(param.schema, value);
        if (wrong)
          misfits.push(misfitOf("params", [String(index), ...wrong.path.map(String)], wrong.reason, params));
      }
      if (params.length > method.params.length)
        misfits.push(misfitOf("params", [String(method.params.length)], "is one too many", params));
      const given = method.params
        .slice(0, params.length)
        .map(({ name }, index) => ({ name, value: params[index] }));
      const wrong = result && fits.misfit(resultSchema(method, given, fits), result.value);
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
  bundle: Bundle,
  misfits: ReadonlyMap<Exchange, readonly Misfit[]>,
): Map<Exchange, DecodedExchange> {
  const fits = fitter(bundle);
  const methods = methodsOf(bundle);
  return new Map(
    [...misfits].flatMap(([exchange, { length }]): [Exchange, DecodedExchange][] => {
      const method = methods.get(exchange.method);
      const { result } = exchange;
      if (length > 0 || !method || !result) return [];
      return [[exchange, decodeExchange({ ...exchange, result }, method, bundle, fits)]];
    }),
  );
}

function methodsOf(bundle: Bundle): ReadonlyMap<string, Method> {
  return new Map(callable(bundle).flatMap((method) => namesOf(method).map((name) => [name, method])));
}

function misfitOf(part: Misfit["part"], path: readonly string[], reason: string, whole: unknown): Misfit {
  const received = path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    whole,
  );
  const shown = path.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join("");
  return { part, path: `${part}${shown}`, reason, received };
}
