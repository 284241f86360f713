import { CommandError } from "../io/command-error.ts";
import { type Io, write } from "../io/io.ts";

const SCRIPTS: Readonly<Record<string, string>> = {
  // Bash splits words at colons and at "=", so that they are put together again: what has no space between.
  bash: `_node_access() {
  local IFS=$'\\n' line=\${COMP_LINE:0:COMP_POINT} word words=() i
  for ((i = 0; i <= COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    ((i == COMP_CWORD)) && word=\${line#"\${line%%[![:space:]]*}"}
    if ((i == 0)) || [[ $line == [[:space:]]* ]]; then words+=("$word"); else words[-1]+=$word; fi
    line=\${line#*"$word"}
  done
  COMPREPLY=($(node-access complete -- "\${words[@]:1}" 2>/dev/null))
  [[ \${COMPREPLY[0]} == *= ]] && compopt -o nospace
}
complete -o default -F _node_access node-access
`,
  // A file in fpath is the function itself; in a startup file, it is registered.
  zsh: `#compdef node-access
_node_access() {
  local -a found
  found=(\${(f)"$(node-access complete -- "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2>/dev/null)"})
  if [[ $found[1] == *= ]]; then compadd -S '' -- $found; else compadd -- $found; fi
}
if [[ $funcstack[1] == _node-access ]]; then _node_access "$@"; else compdef _node_access node-access; fi
`,
  fish: `complete -c node-access -f -a '(node-access complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
};

export async function printCompletion(shell: string, _options: object, { stdout }: Io): Promise<void> {
  const script = SCRIPTS[shell];
  if (script === undefined)
    throw new CommandError(
      `completion: expected ${Object.keys(SCRIPTS).join(", ")}, received ${JSON.stringify(shell)}`,
    );
  await write(stdout, script);
}
