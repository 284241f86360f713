import type { Server } from "../../model/rest-operation.ts";
import { entries, field, formatValue, list, type Part, type SpecDocument, text } from "../spec-document.ts";

/** Reads the servers that operations have of their own. The client's endpoint stands for those of the document. */
export class ServerReader {
  readonly #shared: ReadonlySet<string>;

  constructor({ file: { value } }: SpecDocument) {
    const own = listUrls(value);
    this.#shared = new Set(own.length > 0 ? own : findCommonServers(entries(field(value, "paths"))));
  }

  /** Returns the server of an operation, or `undefined` if it is sent to the client's endpoint. */
  read(operation: Part, item: Part): Server | undefined {
    const owner = hasServers(operation.value) ? operation : item;
    const all = owner.items("servers").flatMap((server) => {
      const found = describeServer(server.value);
      if (found) return [found];
      server.note(
        "a server is ignored: it is not an http or https address",
        "write https://host/path or a path, with a default for each variable",
      );
      return [];
    });
    const [first, ...others] = all;
    if (!first || all.some(({ url }) => this.#shared.has(withoutSlash(url)))) return undefined;
    const more = others.map(({ url, description }) => `\`${url}\`${description && `: ${description}`}`);
    const also = more.length > 0 ? `Others: ${more.join("; ")}` : "";
    return { url: first.url, description: [first.description, also].filter((one) => one !== "").join(" ") };
  }
}

function hasServers(value: unknown): boolean {
  return list(field(value, "servers")).length > 0;
}

/** Without servers of the document, those that all of its operations have are the client's endpoint. */
function findCommonServers(paths: readonly (readonly [string, unknown])[]): string[] {
  const each = paths.flatMap(([, item]) => {
    const operations = entries(item).flatMap(([, value]) =>
      field(value, "responses") === undefined ? [] : [value],
    );
    return operations.map((operation) => listUrls(hasServers(operation) ? operation : item));
  });
  const [first = [], ...others] = each;
  return first.filter((url) => others.every((urls) => urls.includes(url)));
}

function listUrls(value: unknown): string[] {
  return list(field(value, "servers")).flatMap((server) => {
    const found = describeServer(server);
    return found ? [withoutSlash(found.url)] : [];
  });
}

/** Returns a server's address with the defaults of its variables, if requests can be sent to it. */
function describeServer(server: unknown): Server | undefined {
  const variables = field(server, "variables");
  const url = text(field(server, "url"))?.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const variable = field(variables, name);
    const value = field(variable, "default") ?? list(field(variable, "enum"))[0];
    return value === undefined ? whole : formatValue(value);
  });
  if (url === undefined || /[{}?#\s]/.test(url) || !URL.canParse(url, "https://host")) return undefined;
  if (!/^https?:$/.test(new URL(url, "https://host").protocol)) return undefined;
  return { url, description: text(field(server, "description"))?.replaceAll(/\s+/g, " ") ?? "" };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
