import type { Command } from "commander";
import type { Io } from "../io/io.ts";
import type { OutputOptions } from "../output/print-result.ts";
import { withExamples, withOutput } from "./options.ts";

type LookupOptions = OutputOptions & { readonly protocol?: string };

/** Adds the commands that look methods up, and call nothing. */
export function addLookupCommands(program: Command, io: Io): void {
  const methods = withOutput(
    program.command("methods [words...]").description("Search the methods of all protocols."),
  )
    .option("--protocol <name>", "only those of a protocol or an API, such as solana, beacon or geyser")
    .action(async (words: readonly string[], options: LookupOptions) => {
      const { listMethods } = await import("../calls/search-methods.ts");
      await listMethods(words, options, io);
    });
  withExamples(methods, "methods balance", "methods --protocol bitcoin block", "methods order --json");
  const describe = withOutput(
    program
      .command("describe <method>")
      .description("Show a method's params and an example; with --json its schemas."),
  )
    .option("--protocol <name>", "the protocol or API, if several have the method")
    .action(async (method: string, options: LookupOptions) => {
      const { describeMethod } = await import("../calls/describe-method.ts");
      await describeMethod(method, options, io);
    });
  withExamples(describe, "describe eth_getLogs", "describe getBlock --protocol solana --json");
}

/** Adds the command that prints a shell's completion script, and the one that the script calls. */
export function addCompletionCommands(program: Command, io: Io): void {
  const completion = program
    .command("completion <shell>")
    .description("Print a script that completes commands, methods and params in bash, zsh or fish.")
    .action(async (shell: string) => {
      const { printCompletion } = await import("../completion/scripts.ts");
      await printCompletion(shell, io);
    });
  withExamples(
    completion,
    "completion bash >> ~/.bashrc",
    'completion zsh > "${fpath[1]}/_node-access"',
    "completion fish > ~/.config/fish/completions/node-access.fish",
  );
  program.command("complete [words...]", { hidden: true }).action(async (words: readonly string[]) => {
    const { complete } = await import("../completion/complete.ts");
    await complete(program, words, io);
  });
}
