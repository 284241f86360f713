import type { RpcMethod, RpcSpec, Type } from "@node-access-tools/generate/model";
import { type ValueChecker, resultType } from "@node-access-tools/generate/open-rpc";
import { listArguments, inOrder } from "./arguments.ts";
import type { Exchange, RecordedResult } from "./exchange.ts";
import { exact } from "./numeral.ts";
import { anything, type Convert, SchemaWalk } from "./schema-walk.ts";

/** An exchange as the caller of a client sees it. */
export interface ExchangeView {
  /** What the caller passes. */
  readonly params: readonly unknown[];
  /** The params on the wire. */
  readonly sent: readonly unknown[];
  readonly result: unknown;
}

/** An exchange that matches its schemas, as a client and its decoded view show it. */
export interface ExchangeViews {
  /** Integers beyond 2^53 are bigints, and decimals are text with the digits that the node sent. */
  readonly wire: ExchangeView;
  /** Quantities and decimals are bigints. Quantities are sent in hex wherever the schema allows it. */
  readonly decoded: ExchangeView;
}

/**
 * Finds what a client must show of an exchange that matches its schemas, by walking along them. The client finds it in another
 * way, and must get the same.
 */
export function listViews(
  { params: given, result }: Exchange & { readonly result: RecordedResult },
  method: RpcMethod,
  { types }: RpcSpec,
  checker: ValueChecker,
): ExchangeViews {
  const params = inOrder(method, given);
  const findType = (index: number): Type =>
    (params[index] === null ? undefined : method.inputs[index]?.type) ?? anything;
  const along = (convert: Convert): readonly unknown[] => {
    const walk = new SchemaWalk(types, checker, convert);
    return params.map((param, index) => walk.along(findType(index), param));
  };
  const type = resultType(method, listArguments(method, given), checker);
  const resultAlong = (convert: Convert): unknown =>
    new SchemaWalk(types, checker, convert).along(type, result.value, result.numerals);
  const sent = along(toText);
  return {
    wire: { params: sent, sent, result: resultAlong(toText) },
    decoded: { params: along(toBigint), sent: along(toHex), result: resultAlong(toBigint) },
  };
}

const toText: Convert = ({ scale }, value, numeral) =>
  scale === undefined ? exact(value, numeral) : (numeral?.digits ?? fixed(value, scale));

/** Converts a quantity, or an integer that may be in place of a quantity. */
const toBigint: Convert = (type, value, numeral) => {
  if (type.scale !== undefined) return units(numeral?.digits ?? String(value), type.scale);
  // TRON has `0x` where there is no quantity.
  if (type.kind === "quantity") return typeof value === "string" && value !== "0x" ? BigInt(value) : value;
  return prefixed(type, exact(value, numeral));
};

const toHex: Convert = (type, value) => {
  if (type.scale !== undefined) return fixed(value, type.scale);
  if (type.kind !== "quantity") return prefixed(type, value);
  return typeof value === "number" || typeof value === "string" ? `0x${BigInt(value).toString(16)}` : value;
};

function prefixed({ lacksPrefix }: Type, value: unknown): unknown {
  return lacksPrefix ? String(value).replace(/^(?!0x)/, "0x") : value;
}

/** Converts a decimal to a number of its smallest units. */
function units(decimal: string, places: number): bigint {
  const [digits = "", exponent = "0"] = decimal.toLowerCase().split("e");
  const [whole = "", fraction = ""] = digits.split(".");
  return BigInt(whole + fraction + "0".repeat(places - fraction.length + Number(exponent)));
}

/** Writes a decimal with all places. */
function fixed(decimal: unknown, places: number): string {
  const all = units(String(decimal), places);
  const digits = String(all < 0n ? -all : all).padStart(places + 1, "0");
  return `${all < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
