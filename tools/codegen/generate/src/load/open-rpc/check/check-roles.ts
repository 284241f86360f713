import {
  type HeadPlaces,
  type Input,
  type Json,
  resolved,
  type RpcMethod,
  type RpcSpec,
  type Type,
  type TypeKind,
  type Types,
} from "@node-access/generate/model";
import { mayLead } from "../../../model/read-types.ts";
import { valueChecker, type ValueChecker } from "../value-checker.ts";
import type { Mistake, SpecPath } from "../../../spec-file/index.ts";
import { checkMethods, type Source } from "../sources.ts";

const objects: readonly TypeKind[] = ["object", "intersection", "union"];
const texts: readonly TypeKind[] = ["text", "bytes"];
const numbers: readonly TypeKind[] = ["quantity", "integer"];

/** Checks that extensions match the types of their methods and params. */
export function checkRoles(sources: readonly Source[], rpc: RpcSpec): Mistake[] {
  const checker = valueChecker(rpc);
  return checkMethods(sources, rpc, (method, mistake) =>
    findRoles(method, rpc.types, checker).flatMap(({ at, matches, what, remedy }) =>
      matches ? [] : [mistake(at, what, remedy)],
    ),
  );
}

interface Role {
  readonly at: SpecPath;
  readonly matches: boolean;
  readonly what: string;
  readonly remedy: string;
}

function findRoles(method: RpcMethod, types: Types, checker: ValueChecker): Role[] {
  const { name, inputs, outputs, failures } = method;
  const is = (type: Type, kinds: readonly TypeKind[]): boolean => kinds.includes(resolved(type, types).kind);
  const output = outputs[0].type;
  const roles: Role[] = [];
  const role = (has: unknown, extension: string, matches: boolean, what: string): void => {
    if (has)
      roles.push({ at: [extension], matches, what, remedy: `correct the type, or remove ${extension}` });
  };
  const at = (extension: string, pointer: string): void =>
    role(
      pointer,
      extension,
      mayLead(pointer.split("/").slice(1), output, types),
      `${pointer} does not exist in the result`,
    );
  const each = inputs.find((input) => input.name === method.resultForEach);
  role(method.height, "x-height", is(output, numbers), `the result of ${name} is not a number`);
  role(
    method.nullIfUnknown,
    "x-null-if-unknown",
    method.idempotency === "safe" && checker.matches(output, null),
    `${name} is not a safe method whose result may be null`,
  );
  role(method.clientVersion, "x-client-version", is(output, texts), `the result of ${name} is not a text`);
  role(
    each,
    "x-result-for-each",
    each !== undefined && is(each.type, ["list"]),
    `${each?.name} is not a list`,
  );
  role(method.probe, "x-probe", !inputs.some(({ required }) => required), `${name} needs params`);
  const { head } = method;
  const accepts = (options: unknown): boolean =>
    inputs[0] !== undefined && checker.matches(inputs[0].type, options as Json);
  if (isList(head)) {
    const takes = head.every((value, index) => {
      const input = inputs[index];
      return input !== undefined && checker.matches(input.type, value);
    });
    role(head, "x-head", takes, `${name} does not accept these params`);
  } else if (head) {
    role(head, "x-head", !inputs.some(({ required }) => required), `${name} needs params`);
    const { params, final, least: _least, ...places } = head as HeadPlaces;
    for (const pointer of Object.values(places)) at("x-head", pointer);
    for (const options of [params, final])
      role(options, "x-head", accepts(options), `${name} does not accept these params`);
  }
  role(method.newestHash, "x-newest-hash", is(output, texts), `the result of ${name} is not a hash`);
  const number = inputs.find(({ block }) => block);
  const namesBlock = number !== undefined && is(number.type, numbers) && is(output, texts);
  role(method.blockHash, "x-block-hash", namesBlock, `${name} does not turn a number (x-block) into a hash`);
  role(
    method.genesis,
    "x-genesis",
    is(output, texts) && inputs.length === 0,
    `${name} does not return a hash without params`,
  );
  if (method.hasBlock !== undefined) at("x-has-block", method.hasBlock);
  if (method.parent !== undefined) at("x-parent", method.parent);
  const ranges = inputs.filter(({ blockRange }) => blockRange);
  const splits = ranges.length === 1 && is(output, ["list"]);
  role(
    method.splits,
    "x-splits",
    splits,
    `${name} has no param with a range of blocks (x-block-range), or returns no list`,
  );
  role(
    method.filter === "makes",
    "x-filter",
    is(output, texts),
    `the result of ${name} is not a filter's id`,
  );
  const takesId = method.filter === "makes" || inputs.length > 0;
  role(method.filter, "x-filter", takesId, `${name} has no param with the id of a filter`);
  const codes = failures.map(({ code, message }) => `${String(code)} ${message}`);
  for (const [index, code] of codes.entries())
    if (codes.indexOf(code) < index)
      roles.push({
        at: ["errors", index],
        matches: false,
        what: `${code} is listed twice`,
        remedy: "remove one",
      });
  return [...roles, ...inputs.flatMap((input, index) => paramRoles(method, input, ["params", index], is))];
}

function paramRoles(
  { name: method, idempotency, outputs }: RpcMethod,
  { name, type, block, blockRange, broadcast }: Input,
  at: SpecPath,
  is: (type: Type, kinds: readonly TypeKind[]) => boolean,
): Role[] {
  const roles: Role[] = [];
  const role = (has: unknown, extension: string, matches: boolean, what: string): void => {
    const remedy = `correct the type, or remove ${extension}`;
    if (has) roles.push({ at: [...at, extension], matches, what, remedy });
  };
  role(blockRange, "x-block-range", is(type, objects), `${name} is not an object with a range of blocks`);
  role(blockRange && block, "x-block", false, `${name} has both a block and a range of blocks`);
  const isHash = is(type, texts) && is(outputs[0].type, texts);
  const isSent = broadcast === "signature" ? idempotency === "idempotent" : idempotency === "write";
  role(
    broadcast,
    "x-broadcast",
    isSent && isHash,
    `${method} is not a write that sends bytes and returns their hash`,
  );
  return roles;
}

function isList(head: RpcMethod["head"]): head is readonly Json[] {
  return Array.isArray(head);
}

/** Checks that each caching rule leads to a block. */
export function checkCache(sources: readonly Source[], spec: RpcSpec): Mistake[] {
  return checkMethods(sources, spec, (method, mistake) => {
    const { cache, idempotency, inputs } = method;
    if (cache !== undefined && idempotency !== "safe") {
      const remedy = "remove it, or correct x-idempotency";
      return [mistake(["x-cache"], `a result of a method that is ${idempotency} is not cached`, remedy)];
    }
    if (cache === "block" && !inputs.some(({ block, blockRange }) => block || blockRange)) {
      const remedy = "mark one with x-block, or name it: { param: /name }";
      return [mistake(["x-cache"], "no param says which block it reads", remedy)];
    }
    return listPointers(method, spec.types).map(({ path, what, remedy }) =>
      mistake(["x-cache", ...path], what, remedy),
    );
  });
}

/** The pointers of a rule that point to nothing. */
function listPointers(
  { cache, inputs, outputs }: RpcMethod,
  types: Types,
): { readonly path: SpecPath; readonly what: string; readonly remedy: string }[] {
  if (typeof cache !== "object") return [];
  const { param, result, final = {} } = cache;
  const [, first, ...rest] = param?.split("/") ?? [];
  const input = inputs.find(({ name }) => name === first);
  const names = inputs.map(({ name }) => `/${name}`).join(", ");
  const inResult = [
    ...(result === undefined ? [] : [{ path: ["result"], pointer: result }]),
    ...Object.keys(final).map((pointer) => ({ path: ["final", pointer], pointer })),
  ];
  return [
    ...(param === undefined || (input && mayLead(rest, input.type, types))
      ? []
      : [{ path: ["param"], what: `${param} is not in a param`, remedy: `begin it with one of ${names}` }]),
    ...inResult
      .filter(({ pointer }) => !mayLead(pointer.split("/").slice(1), outputs[0].type, types))
      .map(({ path, pointer }) => {
        return {
          path,
          what: `${pointer} does not exist in the result`,
          remedy: "name a field of the result",
        };
      }),
  ];
}
