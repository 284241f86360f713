import type { Io } from "../io/io.ts";

/** Shows that something takes its time: after a second, a line on a terminal's stderr, until the work ends. */
export async function withProgress<T>(what: string, { stderr }: Io, work: () => Promise<T>): Promise<T> {
  if (stderr.isTTY !== true) return work();
  const started = Date.now();
  let isShown = false;
  const timer = setInterval(() => {
    isShown = true;
    stderr.write(`\r${what} … ${Math.round((Date.now() - started) / 1000)} s`);
  }, 1_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (isShown) stderr.write("\r\u001B[K");
  }
}

/** A line on a terminal's stderr that says what is being done. */
export function showProgress(
  verb: string,
  { stderr }: Io,
): { show: (what: string) => void; end: () => void } {
  if (stderr.isTTY !== true) return { show: () => {}, end: () => {} };
  return {
    show: (what) => void stderr.write(`\r\u001B[K${verb} ${what}`),
    end: () => void stderr.write("\r\u001B[K"),
  };
}
