import type { Pages } from "../../model/operation.ts";
import { doc } from "../typescript/text.ts";
import type { ApiMethod } from "./emit-api-operations.ts";

export interface PagesText {
  readonly text: string;
  /** The functions and types of `@node-access/transport/openapi/pages` that it uses. */
  readonly runtime: readonly string[];
  readonly operations: readonly string[];
}

/** Generates a constant for each operation that has pages. Returns nothing if none has. */
export function emitPages(name: string, methods: readonly ApiMethod[]): PagesText | undefined {
  const paged = methods.flatMap((one) => {
    const pages = one.operation.content?.pages;
    return pages ? [{ ...one, pages }] : [];
  });
  if (paged.length === 0) return undefined;
  const operations = new Set(paged.map(({ constant }) => constant));
  const runtime = new Set(["type ApiPages"]);
  const texts = paged.map(({ constant, method, pages }) => {
    const { call, from } = describeNext(pages);
    runtime.add(from);
    const own = `${name}Methods[${JSON.stringify(method.name)}]`;
    const items = pages.items ? `, ${JSON.stringify(pages.items)}` : "";
    const plain = `${constant}Pages`;
    const free = operations.has(plain) ? `${plain}Iteration` : plain;
    const where = pages.items ? `, items: ${JSON.stringify(pages.items)}` : "";
    const about = doc([
      `The pages of {@link ${constant}}, for \`${pages.items ? "eachItem" : "eachPage"}\`.`,
    ]);
    return `${about}export const ${free}: ApiPages<Parameters<${own}>, Awaited<ReturnType<${own}>>${items}> = { operation: ${constant}, next: ${call}${where} };\n`;
  });
  return { text: texts.join("\n"), runtime: [...runtime].toSorted(), operations: [...operations].toSorted() };
}

function describeNext(pages: Pages): { readonly call: string; readonly from: string } {
  switch (pages.kind) {
    case "link":
      return { call: "nextByLink", from: "nextByLink" };
    case "address":
      return { call: `nextByAddress(${args(pages.keys)})`, from: "nextByAddress" };
    case "cursor":
      return {
        call: `nextByCursor(${args(pages.keys, pages.parameter, pages.place)})`,
        from: "nextByCursor",
      };
    case "number":
      return {
        call: `nextByNumber(${args(pages.parameter, pages.first, pages.place)})`,
        from: "nextByNumber",
      };
    case "offset":
      return { call: `nextByOffset(${args(pages.parameter, pages.place)})`, from: "nextByOffset" };
  }
}

/** Returns arguments as code, without missing ones at the end. */
function args(...given: readonly unknown[]): string {
  return given
    .slice(0, given.findLastIndex((one) => one !== undefined) + 1)
    .map((one) => (one === undefined ? "undefined" : JSON.stringify(one)))
    .join(", ");
}
