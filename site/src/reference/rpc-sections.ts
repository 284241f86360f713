import {
  type Callable,
  type Catalog,
  type Overload,
  findProtocols,
  type RpcMethod,
  type RpcSpec,
} from "@node-access-tools/generate/model";
import { listAvailability } from "./behaviour.ts";
import { listInputFields, type TypeContext } from "./fields.ts";
import { linkToPage, type Section } from "./page.ts";
import { linkType, formatLinked } from "./type-text.ts";

/** The params, and which of them decide the type of the result. */
export function createParameterSection(one: Callable, context: TypeContext): Section[] {
  const fields = listInputFields(one.inputs, { ...context, depth: 1 }, "param");
  if (fields.length === 0) return [{ title: "Parameters", text: "None." }];
  const rows = one.overloads.map((overload) => createOverloadRow(overload, context));
  if (rows.length === 0) return [{ title: "Parameters", fields }];
  const table = { head: ["With", "Result", "What it does"], rows };
  return [
    { title: "Parameters", text: "The type of the result follows from the parameters:", table, fields },
  ];
}

/** What an overload takes, and what it returns. */
function createOverloadRow(
  { summary = "", inputs, required = [], output }: Overload,
  context: TypeContext,
): string[] {
  const narrowed = Object.entries(inputs).map(
    ([name, type]) => `\`${name}\`: ${formatLinked(linkType(type, context))}`,
  );
  const given = required.filter((name) => !Object.hasOwn(inputs, name)).map((name) => `\`${name}\``);
  return [[...narrowed, ...given].join(", "), formatLinked(linkType(output, context)), summary];
}

export function createErrorSection({ failures }: RpcMethod, { pageOf }: TypeContext): Section[] {
  const rows = failures.map(({ code, message = "", data }) => {
    const name = data?.reference ?? "";
    const page = pageOf(name);
    return [`\`${code}\``, message, page === undefined ? "" : linkToPage(name, page)];
  });
  const table = { head: ["Code", "Meaning", "`data`"], rows };
  const withoutData = { head: ["Code", "Meaning"], rows: rows.map((row) => row.slice(0, 2)) };
  const text =
    "A node's error is a [`JSON_RPC_ERROR`](/reference/errors/JSON_RPC_ERROR/) with its code in `context.rpcCode`. " +
    "[All error codes](/reference/errors/) lists the other errors of calls.";
  if (rows.length === 0) return [{ title: "Errors", text }];
  return [{ title: "Errors", text, table: rows.some(([, , data]) => data !== "") ? table : withoutData }];
}

/** The protocols and networks that offer a method. */
export function createAvailabilitySection(
  method: RpcMethod,
  { spec, catalog }: { readonly spec: RpcSpec; readonly catalog: Catalog },
): Section {
  return { title: "Protocols and networks", table: listAvailability(catalog, findProtocols(spec, method)) };
}
