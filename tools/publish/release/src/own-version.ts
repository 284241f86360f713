const VERSION = /^(export const VERSION = ")[^"]*(";)$/m;

/**
 * Replaces the version in the source of a module that exports its package's version.
 *
 * @throws Error if the module has no such line.
 */
export function withVersion(source: string, version: string, file: string): string {
  if (!VERSION.test(source)) {
    throw new Error(
      `${file} has no line \`export const VERSION = "..."\`: the release would report an old version`,
    );
  }
  return source.replace(VERSION, `$1${version}$2`);
}
