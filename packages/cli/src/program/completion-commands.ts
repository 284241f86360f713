import type { Command } from "commander";
import type { Io } from "../io/io.ts";
import { withExamples } from "./options.ts";

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
