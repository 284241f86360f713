import { existsSync, statSync, watch } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** How long a spec must rest, in milliseconds: editors write a file in several steps. */
const REST = 100;

/**
 * Calls a function now, and again after each change of a spec, one call at a time.
 *
 * @param spec - A file, whose folder is watched because specs refer to files next to them, or a folder.
 * @param generate - Must not throw.
 * @returns when the signal aborts and the last call has ended.
 */
export async function onChanges(
  spec: string,
  generate: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const path = resolve(spec);
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  // Dependencies are no part of a spec, and too many files to watch.
  const recursive = !existsSync(join(folder, "node_modules"));
  let wake: (() => void) | undefined;
  let isChanged = true;
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive }, (_, file) => {
    if (file !== null && !/\.(json|ya?ml|proto)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isChanged = true;
      wake?.();
    }, REST);
  });
  const stop = (): void => wake?.();
  signal.addEventListener("abort", stop);
  try {
    while (!signal.aborted) {
      if (isChanged) {
        isChanged = false;
        await generate();
      } else {
        await new Promise<void>((done) => (wake = done));
      }
    }
  } finally {
    clearTimeout(timer);
    watcher.close();
    signal.removeEventListener("abort", stop);
  }
}
