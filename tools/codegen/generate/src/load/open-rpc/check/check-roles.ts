import {
  type HeadPlaces,
  type Input,
  type Json,
  resolved,
  type RpcMethod,
  type RpcSpec,
  type Type,
  type TypeKind,
} from "@node-access/generate/model";
import { mayLead } from "../../../model/read-types.ts";
import { valueChecker } from "../value-checker.ts";
import type { Mistake } from "../../../spec-file/index.ts";
import { checkMethods, type Source } from "../bundle.ts";

const objects: readonly TypeKind[] = ["object", "intersection", "union"];
const texts: readonly TypeKind[] = ["text", "bytes"];
const numbers: readonly TypeKind[] = ["quantity", "integer"];

/** An extension, if it is there, whether the types match it, and what is wrong if they do not. */
type Role = readonly [extension: string, stated: unknown, matches: boolean, what: string];
type Is = (type: Type | undefined, kinds: readonly TypeKind[]) => boolean;

/** Checks that extensions match the types of their methods and params. */
export function checkRoles(sources: readonly Source[], rpc: RpcSpec): Mistake[] {
  const checker = valueChecker(rpc);
  const is: Is = (type, kinds) => type !== undefined && kinds.includes(resolved(type, rpc.types).kind);
  return checkMethods(sources, rpc, (method, mistake) => {
    const { inputs, outputs, failures } = method;
    const leads = (pointer: string): boolean =>
      mayLead(pointer.split("/").slice(1), outputs[0].type, rpc.types);
    const accepts = (value: Json, index = 0): boolean =>
      checker.matches(inputs[index]?.type ?? { kind: "never" }, value);
    const returnsNull = checker.matches(outputs[0].type, null);
    const find = (roles: readonly Role[], ...at: readonly (string | number)[]): Mistake[] =>
      roles.flatMap(([extension, stated, matches, what]) =>
        stated && !matches
          ? [mistake([...at, extension], what, `correct the type, or remove ${extension}`)]
          : [],
      );
    const codes = failures.map(({ code, message }) => `${String(code)} ${message}`);
    return [
      ...find([...methodRoles(method, is, returnsNull), ...headRoles(method, leads, accepts)]),
      ...codes.flatMap((code, index) =>
        codes.indexOf(code) < index
          ? [mistake(["errors", index], `${code} is listed twice`, "remove one")]
          : [],
      ),
      ...inputs.flatMap((input, index) => find(paramRoles(method, input, is), "params", index)),
    ];
  });
}

function methodRoles(method: RpcMethod, is: Is, returnsNull: boolean): Role[] {
  const { name, inputs, outputs, filter } = method;
  const output = outputs[0].type;
  const isText = is(output, texts);
  const needsParams = inputs.some(({ required }) => required);
  const each = inputs.find((input) => input.name === method.resultForEach);
  const ranges = inputs.filter(({ blockRange }) => blockRange);
  const isSafe = method.idempotency === "safe";
  const namesBlock = isText && is(inputs.find(({ block }) => block)?.type, numbers);
  const splits = ranges.length === 1 && is(output, ["list"]);
  const noHash = `${name} does not turn a number (x-block) into a hash`;
  const noSplit = `${name} has no param with a range of blocks (x-block-range), or returns no list`;
  return [
    ["x-height", method.height, is(output, numbers), `the result of ${name} is not a number`],
    [
      "x-null-if-unknown",
      method.nullIfUnknown,
      isSafe && returnsNull,
      `${name} is not a safe method whose result may be null`,
    ],
    ["x-client-version", method.clientVersion, isText, `the result of ${name} is not a text`],
    ["x-result-for-each", each, is(each?.type, ["list"]), `${each?.name} is not a list`],
    ["x-probe", method.probe, !needsParams, `${name} needs params`],
    ["x-newest-hash", method.newestHash, isText, `the result of ${name} is not a hash`],
    ["x-block-hash", method.blockHash, namesBlock, noHash],
    [
      "x-genesis",
      method.genesis,
      isText && inputs.length === 0,
      `${name} does not return a hash without params`,
    ],
    ["x-splits", method.splits, splits, noSplit],
    ["x-filter", filter === "makes", isText, `the result of ${name} is not a filter's id`],
    [
      "x-filter",
      filter,
      filter === "makes" || inputs.length > 0,
      `${name} has no param with the id of a filter`,
    ],
  ];
}

/** The roles of pointers into the result, and of params with which it is about the newest block. */
function headRoles(
  { name, inputs, head, hasBlock = "", parent = "" }: RpcMethod,
  leads: (pointer: string) => boolean,
  accepts: (value: Json, index?: number) => boolean,
): Role[] {
  const point = (extension: string, pointer: string): Role => [
    extension,
    pointer,
    leads(pointer),
    `${pointer} does not exist in the result`,
  ];
  const blocks = [point("x-has-block", hasBlock), point("x-parent", parent)];
  const what = `${name} does not accept these params`;
  if (head === undefined) return blocks;
  if (Array.isArray(head)) return [["x-head", head, (head as Json[]).every(accepts), what], ...blocks];
  const { params, final, least: _least, ...places } = head as HeadPlaces;
  return [
    ["x-head", head, !inputs.some(({ required }) => required), `${name} needs params`],
    ...Object.values(places).map((pointer) => point("x-head", pointer)),
    ...[params, final].map((options): Role => ["x-head", options, accepts(options ?? null), what]),
    ...blocks,
  ];
}

function paramRoles(
  { name: method, idempotency, outputs }: RpcMethod,
  { name, type, block, blockRange, broadcast }: Input,
  is: Is,
): Role[] {
  const isHash = is(type, texts) && is(outputs[0].type, texts);
  const isSent = broadcast === "signature" ? idempotency === "idempotent" : idempotency === "write";
  const noRange = `${name} is not an object with a range of blocks`;
  const noBroadcast = `${method} is not a write that sends bytes and returns their hash`;
  return [
    ["x-block-range", blockRange, is(type, objects), noRange],
    ["x-block", blockRange && block, false, `${name} has both a block and a range of blocks`],
    ["x-broadcast", broadcast, isSent && isHash, noBroadcast],
  ];
}

/** Checks that each caching rule leads to a block. */
export function checkCache(sources: readonly Source[], spec: RpcSpec): Mistake[] {
  return checkMethods(sources, spec, ({ cache, idempotency, inputs, outputs }, mistake) => {
    if (cache !== undefined && idempotency !== "safe") {
      const remedy = "remove it, or correct x-idempotency";
      return [mistake(["x-cache"], `a result of a method that is ${idempotency} is not cached`, remedy)];
    }
    if (cache === "block" && !inputs.some(({ block, blockRange }) => block || blockRange)) {
      const remedy = "mark one with x-block, or name it: { param: /name }";
      return [mistake(["x-cache"], "no param says which block it reads", remedy)];
    }
    if (typeof cache !== "object") return [];
    const { param, result, final = {} } = cache;
    const [, first, ...rest] = param?.split("/") ?? [];
    const input = inputs.find(({ name }) => name === first);
    const remedy = `begin it with one of ${inputs.map(({ name }) => `/${name}`).join(", ")}`;
    const inResult = [
      ...(result === undefined ? [] : [[["result"], result] as const]),
      ...Object.keys(final).map((pointer) => [["final", pointer], pointer] as const),
    ];
    return [
      ...(param === undefined || (input && mayLead(rest, input.type, spec.types))
        ? []
        : [mistake(["x-cache", "param"], `${param} is not in a param`, remedy)]),
      ...inResult
        .filter(([, pointer]) => !mayLead(pointer.split("/").slice(1), outputs[0].type, spec.types))
        .map(([path, pointer]) => {
          const what = `${pointer} does not exist in the result`;
          return mistake(["x-cache", ...path], what, "name a field of the result");
        }),
    ];
  });
}
