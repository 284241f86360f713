import { CommandError } from "../io/command-error.ts";
import { type Io, write } from "../io/io.ts";

const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_node_access() {
  local IFS=$'\\n'
  COMPREPLY=($(node-access complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
  [[ \${COMPREPLY[0]} == *= ]] && compopt -o nospace
}
complete -o default -F _node_access node-access
`,
  zsh: `#compdef node-access
_node_access() {
  local -a found
  found=(\${(f)"$(node-access complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if [[ $found[1] == *= ]]; then compadd -S '' -- $found; else compadd -- $found; fi
}
compdef _node_access node-access
`,
  fish: `complete -c node-access -f -a '(node-access complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
};

/** Writes the script that completes the command in a shell. */
export async function printCompletion(shell: string, { stdout }: Io): Promise<void> {
  const script = SCRIPTS[shell];
  if (script === undefined)
    throw new CommandError(
      `completion: expected ${Object.keys(SCRIPTS).join(", ")}, received ${JSON.stringify(shell)}`,
    );
  await write(stdout, script);
}
