import type { Display } from "./visit.ts";

// A reader such as `head` may have seen enough.
process.stdout.on("error", () => process.exit(1));

const width = process.stdout.columns ?? 120;

/** Shows what runs at the moment, on one line of a terminal. A log gets nothing of it. */
function progress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text.slice(0, width - 1)}`);
}

/** The terminal of this process. */
export const terminal: Required<Pick<Display, "print" | "progress" | "width">> = {
  width,
  progress,
  print(text) {
    progress("");
    console.log(text);
  },
};
