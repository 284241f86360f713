const VERSION = /^(export const VERSION = ")[^"]*(";)$/m;

/**
 * The source of a module that tells its package's version, with another version in it.
 *
 * @throws Error where the module has no such line
 */
export function withVersion(source: string, version: string, file: string): string {
  if (!VERSION.test(source)) {
    throw new Error(
      `${file} has no line \`export const VERSION = "..."\`: the release would tell an old version`,
    );
  }
  return source.replace(VERSION, `$1${version}$2`);
}
