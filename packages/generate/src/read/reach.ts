import { existsSync, realpathSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { isAddress } from "../spec-file/spec-address.ts";

/**
 * Which files and addresses a spec may refer to: files in its folder and below, or addresses of its origin, and what the
 * caller allows. A spec of others must not decide which files of this machine, or which hosts of this network, are read.
 */
export class Reach {
  readonly #folders: readonly string[];
  readonly #addresses: readonly URL[];

  /**
   * @param spec - The path of the spec, or its addresses: the given one, and the one that redirects lead to.
   * @param allow - Further files, folders, and addresses with all that begins with them.
   */
  constructor(spec: readonly string[], allow: readonly string[] = []) {
    const paths = spec.filter((one) => !isAddress(one));
    this.#folders = [
      ...paths.flatMap((path) => [dirname(resolve(path)), dirname(real(path))]),
      ...allow.filter((one) => !isAddress(one)),
    ].map(real);
    const origins = spec.filter(isAddress).map((one) => new URL("/", one));
    const others = allow.filter((one) => isAddress(one) && URL.canParse(one));
    this.#addresses = [...origins, ...others.map((one) => new URL(one))];
  }

  /** Whether a file or address may be read. Links count as the file that they lead to. */
  has(place: string): boolean {
    if (isAddress(place)) {
      const { origin, pathname } = new URL(place);
      return this.#addresses.some((one) => one.origin === origin && pathname.startsWith(one.pathname));
    }
    const path = real(place);
    return this.#folders.some(
      (folder) => path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep),
    );
  }
}

function real(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}
