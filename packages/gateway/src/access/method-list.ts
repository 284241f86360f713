/**
 * The methods that a key or credential allows: names of JSON-RPC methods, paths of REST operations and gRPC methods.
 * The patterns are those of `MethodPatterns` in specs/admin.
 */
export class MethodList {
  readonly #names: ReadonlySet<string>;
  readonly #prefixes: readonly string[];

  /** @param patterns - Names and paths; `*` at the end of one matches any rest. */
  constructor(patterns: readonly string[]) {
    this.#names = new Set(patterns.filter((pattern) => !pattern.endsWith("*")).map(withoutSlash));
    this.#prefixes = patterns
      .filter((pattern) => pattern.endsWith("*"))
      .map((pattern) => pattern.slice(0, -1));
  }

  /** @param name - The name of a JSON-RPC method, or the path of a gRPC method. */
  allows(name: string): boolean {
    return this.#names.has(name) || this.#prefixes.some((prefix) => name.startsWith(prefix));
  }

  /** @param path - As the operation's spec writes it, with `{id}` for a parameter. */
  allowsOperation(method: string, path: string): boolean {
    // A prefix may end with the path's own slash; names have none.
    return [withoutSlash(path), path].some((name) => this.allows(name) || this.allows(`${method} ${name}`));
  }
}

function withoutSlash(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}
