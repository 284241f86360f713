import { exitCodes } from "./exit-codes.ts";
import type { Io } from "./io.ts";

/** The streams of this process. Ctrl-C ends what the command is doing; a second one ends the process. */
export function processIo(): Io {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort();
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  endWithNpx();
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      // The reader has seen enough, as `head` does.
      if (error.code === "EPIPE") process.exit(exitCodes.ok);
      if (stream === process.stdout)
        process.stderr.write(`error: the output cannot be written: ${error.code ?? error.message}\n`);
      process.exit(exitCodes.failed);
    });
  const { stdin, stdout, stderr, env } = process;
  return { stdin, stdout, stderr, env, signal: controller.signal };
}

/**
 * Sends SIGTERM to this process when its npx has got it: npx passes a signal on to the shell in between, which ends
 * without telling this process.
 */
function endWithNpx(): void {
  const parent = process.ppid;
  if (process.env["npm_lifecycle_event"] !== "npx" || parent === 1) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
