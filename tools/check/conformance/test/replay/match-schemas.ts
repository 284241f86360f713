import { callable, listNames, type RpcMethod, type RpcSpec } from "@node-access-tools/generate/model";
import { resultType, type ValueChecker, valueChecker } from "@node-access-tools/generate/open-rpc";
import { listArguments, inOrder } from "./arguments.ts";
import type { Exchange } from "./exchange.ts";
import { type ExchangeViews, listViews } from "./exchange-views.ts";

const checkers = new WeakMap<RpcSpec["types"], ValueChecker>();

/** The checker of a spec. Making it takes longer than most checks with it. */
function findChecker({ types }: RpcSpec): ValueChecker {
  const checker = checkers.get(types) ?? valueChecker({ types });
  checkers.set(types, checker);
  return checker;
}

/** A place where an exchange does not match the specs. */
export interface Mismatch {
  readonly part: "params" | "result";
  /** As a caller would write it: `result.transactions[0].type`. */
  readonly path: string;
  readonly reason: string;
  readonly received: unknown;
}

/**
 * Validates exchanges against the schemas of the specs: params, and the result with the schema that the params select.
 *
 * @returns the mismatches by exchange. Exchanges of methods that the specs omit are not included.
 */
export function matchSchemas(spec: RpcSpec, exchanges: readonly Exchange[]): Map<Exchange, Mismatch[]> {
  const checker = findChecker(spec);
  const methods = listMethods(spec);
  return new Map(
    exchanges.flatMap((exchange) => {
      const method = methods.get(exchange.method);
      if (!method) return [];
      const { result } = exchange;
      const params = inOrder(method, exchange.params);
      const mismatches: Mismatch[] = [];
      for (const [index, input] of method.inputs.entries()) {
        const value = params[index];
        const isLast = index === method.inputs.length - 1;
        if ((value === undefined || (value === null && !isLast)) && !input.required) continue;
        const wrong =
          value === undefined ? { path: [], reason: "is missing" } : checker.mismatch(input.type, value);
        if (wrong)
          mismatches.push(
            createMismatch("params", [String(index), ...wrong.path.map(String)], wrong.reason, params),
          );
      }
      if (params.length > method.inputs.length)
        mismatches.push(createMismatch("params", [String(method.inputs.length)], "is one too many", params));
      const names = Array.isArray(exchange.params) ? [] : Object.keys(exchange.params);
      for (const name of names.filter((one) => !method.inputs.some((input) => input.name === one)))
        mismatches.push(createMismatch("params", [name], "is unknown", exchange.params));
      const args = listArguments(method, exchange.params);
      const wrong = result && checker.mismatch(resultType(method, args, checker), result.value);
      if (wrong)
        mismatches.push(createMismatch("result", wrong.path.map(String), wrong.reason, result.value));
      return [[exchange, mismatches] as const];
    }),
  );
}

/**
 * Finds what a client must show of the exchanges that match and have a result.
 *
 * @param mismatches - The result of {@link matchSchemas}.
 */
export function viewExchanges(
  spec: RpcSpec,
  mismatches: ReadonlyMap<Exchange, readonly Mismatch[]>,
): Map<Exchange, ExchangeViews> {
  const checker = findChecker(spec);
  const methods = listMethods(spec);
  return new Map(
    [...mismatches].flatMap(([exchange, { length }]): [Exchange, ExchangeViews][] => {
      const method = methods.get(exchange.method);
      const { result } = exchange;
      if (length > 0 || !method || !result) return [];
      return [[exchange, listViews({ ...exchange, result }, method, spec, checker)]];
    }),
  );
}

function listMethods(spec: RpcSpec): ReadonlyMap<string, RpcMethod> {
  // Of methods with the same name, EVM's is meant, unless the protocol has only the other.
  const byKey = callable(spec).toSorted((a, b) => Number(a.key === undefined) - Number(b.key === undefined));
  return new Map(byKey.flatMap((method) => listNames(method).map((name) => [name, method])));
}

/** Describes where a value does not match, and what is there. */
export function createMismatch(
  part: Mismatch["part"],
  path: readonly string[],
  reason: string,
  whole: unknown,
): Mismatch {
  const received = path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    whole,
  );
  const shown = path.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join("");
  return { part, path: `${part}${shown}`, reason, received };
}
