import type { Display } from "./visit.ts";

// The reader of a pipe, such as `head`, may close it early.
process.stdout.on("error", () => process.exit(1));

// A terminal that does not know its size has 0 columns.
const width = process.stdout.columns || 120;

/** Shows the current step on one line of a terminal. Prints nothing if the output is not a terminal. */
function progress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text.slice(0, width - 1)}`);
}

export const terminal: Required<Pick<Display, "print" | "progress" | "width">> = {
  width,
  progress,
  print(text) {
    progress("");
    console.log(text);
  },
};
